//! The same laws through the public face, in positions of Skirmish that differ in the hand of the side to act.

use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;
use serde_json::json;

use crate::sides::doors;
use crate::support::json as text;

fn position(to_act: &str, p2_hand: &[&str], p2_draw: &[&str]) -> Box<dyn Play> {
    let options = json!({ "game": "skirmish", "seed": "1", "setup": {
        "toAct": to_act,
        "players": {
            "p1": { "hand": { "cards": ["com-aim", "com-wind"] }, "draw": { "cards": ["com-march"] } },
            "p2": { "hand": { "cards": p2_hand }, "draw": { "cards": p2_draw } }
        },
        "pieces": {
            "mine": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] },
            "theirs": { "is": "ash-brenna", "owner": "p2", "at": [5, 4] }
        }
    } });
    edge::create(&options.to_string()).expect("a good position")
}

fn twins(to_act: &str) -> [Box<dyn Play>; 2] {
    [
        position(to_act, &["com-aim", "com-wall"], &["com-wind", "com-march"]),
        position(to_act, &["com-wind", "com-march"], &["com-aim", "com-wall"]),
    ]
}

const P1: Viewer = Viewer::Side(Side::P1);

/// Actions that only the other side's hand makes possible or impossible.
fn probes() -> Vec<rulewright::engine::wire::Action> {
    let plain = ["com-aim", "com-wind", "com-wall", "com-march"].into_iter();
    let read = |value: serde_json::Value| edge::action(&value.to_string()).expect("an action");
    let mut probes: Vec<_> =
        plain.map(|card| read(json!({ "type": "card", "piece": "theirs", "card": card }))).collect();
    probes.push(read(json!({
        "type": "card", "piece": "theirs", "card": "com-aim", "attack": "longsword", "target": "mine"
    })));
    probes.push(read(json!({ "type": "end" })));
    probes
}

#[test]
fn a_viewer_sees_the_same_table_actions_and_events() {
    for to_act in ["p1", "p2"] {
        let [a, b] = twins(to_act);
        assert_eq!(text(&a.table(P1)), text(&b.table(P1)), "{to_act} to act");
        assert_eq!(text(&a.actions(P1)), text(&b.actions(P1)), "{to_act} to act");
        assert_eq!(text(&a.events(0, P1)), text(&b.events(0, P1)), "{to_act} to act");
        if to_act == "p2" {
            assert!(a.actions(P1).is_empty(), "p1 is shown p2's actions");
        }
    }
}

/// A side may not try out the other's cards: neither outcome nor refusal may depend on a hand it cannot see.
#[test]
fn nothing_answers_for_the_other_side() {
    let [mut a, mut b] = twins("p2");
    for probe in probes() {
        let here = text(&probe);
        let path = ["card:com-wall".to_owned()];
        let [left, right] = [&mut a, &mut b].map(|play| doors(&mut **play, &probe, &path, P1));
        assert_eq!(left, right, "{here}");
        for (door, error) in left {
            assert_eq!(error.map(|e| e.code), Some("wrong-player"), "{door}: {here}");
        }
    }
    assert_eq!((a.step(), b.step()), (0, 0));
    for card in ["com-aim", "com-wind", "com-wall", "com-march"] {
        let path = [format!("card:{card}"), "piece:theirs".to_owned()];
        assert_eq!(a.why_not(&path, P1), b.why_not(&path, P1), "{path:?}");
    }
}

#[test]
fn previews_and_reasons_are_the_same_to_the_side_to_act() {
    let [a, b] = twins("p1");
    for listed in a.actions(P1) {
        let (left, right) = (a.preview(&listed.action, P1), b.preview(&listed.action, P1));
        assert_eq!(left, right, "{}", text(&listed.action));
        assert!(left.is_ok() || left.is_err_and(|e| e.code == "too-large"));
    }
    for path in [&["card:com-wall"][..], &["piece:theirs"], &["piece:mine", "cell:12,9"], &["piece:theirs", "cell:5,5"]]
    {
        let path: Vec<String> = path.iter().map(|p| (*p).to_owned()).collect();
        assert_eq!(a.why_not(&path, P1), b.why_not(&path, P1), "{path:?}");
    }
}
