//! Bad positions of the yardstick.

use rulewright::json as edge;
use serde_json::json;

use crate::errors::error;
use crate::support::fields;

#[test]
fn everything_wrong_with_a_position_of_the_yardstick_is_named() {
    let setup = json!({
        "toAct": "p4", "round": 9999, "phase": "over", "board": { "rows": ["."] },
        "players": { "p1": { "stats": { "victory": 1000, "luck": 1 } }, "p3": {} },
        "pieces": {
            "a": { "is": "dragon", "owner": "p3", "at": [0, 1], "stats": { "luck": 1 }, "traits": ["asleep"] },
            "b": { "is": "brute", "owner": "p1", "at": [4, 4], "stats": { "health": 300 }, "used": ["nap"] },
            "c": { "is": "brute", "owner": "p2", "at": [4, 4], "cards": [{ "is": "poisoned" }] }
        }
    });
    let options = json!({ "game": "yardstick", "seed": "1", "setup": setup });
    let error = error(edge::create(&options.to_string()).map(drop), "a position full of faults");
    let all = [
        "board.rows",
        "toAct",
        "phase",
        "round",
        "players.p1.stats.victory",
        "players.p1.stats.luck",
        "players.p3",
        "pieces.a.is",
        "pieces.a.owner",
        "pieces.a.at",
        "pieces.a.stats.luck",
        "pieces.a.traits",
        "pieces.b.stats.health",
        "pieces.b.used",
        "pieces.c.cards",
    ];
    assert_eq!(fields(&error), all.map(|field| format!("setup.{field}")), "{error}");
}
