//! Actions that are not to be had: each is refused by its clause or its field.

use rulewright::engine::session::Play;
use rulewright::json as edge;
use serde_json::json;

use crate::actions::{act, refuses};

fn position() -> Box<dyn Play> {
    let hidden = json!([{ "is": "stealthed", "kind": "condition" }]);
    let setup = json!({
        "players": { "p1": {
            "stats": { "nora": 65 },
            "hand": { "cards": ["gate-warden", "siege-ram", "warbanner", "frost-lance", "whetted-edge"] },
            "draw": { "cards": ["tornado"] },
            "discard": { "held": [{ "is": "avalanche", "stats": { "cooldown": 3 } }] }
        } },
        "pieces": {
            "able": { "is": "gate-warden", "owner": "p1", "at": [6, 6] },
            "tired": { "is": "recruit", "owner": "p1", "at": [6, 8], "stats": { "ap": 0 } },
            "held": { "is": "recruit", "owner": "p1", "at": [6, 10], "cards": [{ "is": "immobile", "counters": 2 }] },
            "foe": { "is": "recruit", "owner": "p2", "at": [9, 6] },
            "far": { "is": "recruit", "owner": "p2", "at": [14, 14] },
            "p2-shade-thief": { "is": "shade-thief", "owner": "p2", "at": [7, 7], "cards": hidden }
        }
    });
    edge::create(&json!({ "game": "pox", "seed": "7", "setup": setup }).to_string()).expect("a good position")
}

#[test]
fn what_a_champion_cannot_do_is_refused() {
    let go = |piece: &str, to: [i32; 2]| json!({ "type": "move", "piece": piece, "to": to });
    let hit = |piece: &str, target: &str| json!({ "type": "attack", "piece": piece, "attack": "attack-physical", "target": target });
    let by = |clause, why| ["refused", "", clause, why];
    refuses(
        &mut *position(),
        &[
            (go("foe", [9, 7]), by("pox:gl.controlled", "not-yours")),
            (go("held", [6, 11]), by("pox:house.immobile.1", "immobile")),
            (go("p1-shrine", [2, 8]), by("pox:app.9", "not-a-champion")),
            (go("able", [16, 6]), ["field", "to", "", ""]),
            (go("able", [-1, 6]), ["field", "to", "", ""]),
            (go("nobody", [6, 7]), ["field", "piece", "", ""]),
            (go("p2-shade-thief", [6, 7]), by("pox:gl.play", "not-there")),
            (hit("able", "p2-shade-thief"), by("pox:gl.play", "not-there")),
            (hit("able", "nobody"), ["field", "target", "", ""]),
            (
                json!({ "type": "attack", "piece": "able", "attack": "fly", "target": "foe" }),
                ["field", "attack", "", ""],
            ),
            (json!({ "type": "use", "piece": "able", "ability": "tough-2" }), ["field", "ability", "", ""]),
            (json!({ "type": "castle" }), ["field", "type", "", ""]),
            (json!({ "type": "end", "card": "tornado" }), ["field", "card", "", ""]),
        ],
    );
}

#[test]
fn what_a_rune_cannot_do_is_refused() {
    let deploy = |card: &str, to: [i32; 2]| json!({ "type": "deploy", "card": card, "to": to });
    let by = |clause, why| ["refused", "", clause, why];
    refuses(
        &mut *position(),
        &[
            (deploy("gate-warden", [12, 12]), by("pox:house.deploy.1", "out-of-zone")),
            (deploy("gate-warden", [1, 8]), by("pox:gl.object", "occupied")),
            (deploy("siege-ram", [3, 8]), by("pox:house.deploy.1", "too-little-nora")),
            (deploy("warbanner", [12, 12]), by("pox:house.deploy.3", "no-champion-beside")),
            (deploy("storm-thane", [3, 8]), by("pox:gl.rune", "no-such-rune")),
            (deploy("tornado", [3, 8]), ["field", "card", "", ""]),
            (deploy("wolf", [3, 8]), ["field", "card", "", ""]),
            (deploy("gate-warden", [99, 99]), ["field", "to", "", ""]),
            (json!({ "type": "cast", "card": "tornado", "to": [6, 7] }), by("pox:house.reveal.1", "rune-not-ready")),
            (
                json!({ "type": "cast", "card": "avalanche", "to": [6, 7] }),
                by("pox:house.cooldown.1", "rune-on-cooldown"),
            ),
            (json!({ "type": "cast", "card": "frost-lance", "to": [6, 7] }), ["field", "target", "", ""]),
            (
                json!({ "type": "cast", "card": "frost-lance", "target": "p2-shade-thief" }),
                by("pox:gl.play", "not-there"),
            ),
            (
                json!({ "type": "equip", "card": "whetted-edge", "target": "foe" }),
                by("pox:house.equipment.1", "not-yours"),
            ),
            (json!({ "type": "transfigure", "to": [1, 1] }), ["field", "to", "", ""]),
        ],
    );
}

/// A late answer is refused as such, and so is what the other side tries.
#[test]
fn a_stale_choice_is_refused() {
    let mut play = position();
    let step = play.step();
    act(&mut *play, json!({ "type": "move", "piece": "able", "to": [6, 5] })).expect("it may walk");
    let late = json!({ "type": "move", "piece": "able", "to": [6, 4], "at": step });
    refuses(&mut *play, &[(late, ["stale", "at", "", ""])]);
    let action = edge::action(&json!({ "type": "end", "by": "p2" }).to_string()).expect("an action");
    let error = crate::errors::error(play.act(&action, rulewright::engine::side::Viewer::All), "p2 ends p1's turn");
    assert_eq!(error.code, "wrong-player", "{error:?}");
}
