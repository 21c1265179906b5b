//! Actions that are not to be had.

use super::{act, begun, place};
use crate::errors::error;
use crate::support::face;

/// An action as text, the kind of its error, and the field that is wrong in it.
type Case = (&'static str, &'static str, &'static str);

/// Actions of no kind, of another player or step, or with fields of another kind.
const ENDS: [Case; 14] = [
    ("{\"type\": \"end\", \"by\": \"p2\"}", "wrong-player", "by"),
    ("{\"type\": \"end\", \"by\": \"p7\"}", "field", "by"),
    ("{\"type\": \"end\", \"by\": \"p9\"}", "field", "by"),
    ("{\"type\": \"end\", \"by\": 1}", "field", "by"),
    ("{\"type\": \"end\", \"at\": 0}", "stale", "at"),
    ("{\"type\": \"end\", \"at\": 4294967295}", "stale", "at"),
    ("{\"type\": \"end\", \"at\": 4294967296}", "field", "at"),
    ("{\"type\": \"end\", \"at\": -1}", "field", "at"),
    ("{\"type\": \"end\", \"piece\": \"ash-brenna\"}", "field", "piece"),
    ("{\"type\": \"end\", \"colour\": \"red\"}", "field", "colour"),
    ("{}", "field", "type"),
    ("{\"type\": \"\"}", "field", "type"),
    ("{\"type\": \"castle\"}", "field", "type"),
    ("{\"type\": [\"end\"]}", "field", "type"),
];

/// Moves.
const MOVES: [Case; 13] = [
    ("{\"type\": \"move\"}", "field", "piece"),
    ("{\"type\": \"move\", \"piece\": \"nobody\", \"to\": [1, 1]}", "field", "piece"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\"}", "field", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [0, 0]}", "refused", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [14, 1]}", "refused", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [-32768, 32767]}", "refused", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [257, 257]}", "refused", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [99999, 1]}", "field", "to[0]"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [1.5, 1]}", "field", "to[0]"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [1]}", "field", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": [1, 1, 1]}", "field", "to"),
    ("{\"type\": \"move\", \"piece\": \"ash-brenna\", \"to\": \"a1\"}", "field", "to"),
    ("{\"type\": \"move\", \"piece\": \"cin-nothing\", \"to\": [1, 1]}", "field", "piece"),
];

/// Attacks, abilities, cards and answers.
const OTHERS: [Case; 11] = [
    (
        "{\"type\": \"attack\", \"piece\": \"ash-brenna\", \"attack\": \"nuke\", \"target\": \"ash-brenna\"}",
        "field",
        "attack",
    ),
    (
        "{\"type\": \"attack\", \"piece\": \"ash-brenna\", \"attack\": \"longsword\", \"target\": \"ash-brenna\"}",
        "refused",
        "",
    ),
    (
        "{\"type\": \"ability\", \"piece\": \"ash-brenna\", \"ability\": \"fly\", \"target\": \"ash-brenna\"}",
        "field",
        "ability",
    ),
    ("{\"type\": \"card\", \"piece\": \"ash-brenna\", \"card\": \"guard\"}", "field", "card"),
    ("{\"type\": \"card\", \"piece\": \"ash-brenna\", \"card\": \"poisoned\"}", "field", "card"),
    ("{\"type\": \"card\", \"piece\": \"ash-brenna\", \"card\": \"ace-of-spades\"}", "field", "card"),
    (
        "{\"type\": \"card\", \"piece\": \"ash-brenna\", \"card\": \"cin-gout\", \"target\": \"ash-brenna\"}",
        "refused",
        "",
    ),
    ("{\"type\": \"choose\", \"answer\": \"burn\"}", "refused", ""),
    ("{\"type\": \"choose\", \"answer\": \"maybe\"}", "field", "answer"),
    ("{\"type\": \"choose\"}", "field", "answer"),
    ("{\"type\": \"deploy\", \"piece\": \"ash-brenna\", \"to\": [1, 1]}", "refused", ""),
];

#[test]
fn wrong_actions_change_nothing() {
    let mut play = begun();
    let before = face(&*play);
    let step = play.step();
    for (action, code, field) in ENDS.iter().chain(&MOVES).chain(&OTHERS) {
        let error = error(act(&mut *play, action), action);
        assert_eq!(place(&error), (*code, *field), "{action}: {error:?}");
        assert_eq!(face(&*play), before, "{action}");
        assert_eq!((play.step(), play.steps()), (step, step), "{action}");
    }
    act(&mut *play, &format!("{{\"type\": \"end\", \"by\": \"p1\", \"at\": {step}}}"))
        .expect("the right player in time");
    let stale = error(act(&mut *play, &format!("{{\"type\": \"end\", \"at\": {step}}}")), "twice");
    assert_eq!(place(&stale), ("stale", "at"));
}
