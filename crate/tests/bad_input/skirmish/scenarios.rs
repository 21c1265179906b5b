//! Scenarios that make no sense, and chance that cannot fall so.

use rulewright::json as edge;
use serde_json::{Value, json};

use crate::errors::error;

#[test]
fn a_scenario_that_makes_no_sense_is_refused() {
    let scenario = json!({
        "rules": ["skirmish:attack.1"], "title": { "en": "x" }, "game": "skirmish",
        "setup": { "pieces": { "a": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] } } },
        "chance": { "dice": [], "draws": [] }, "steps": []
    });
    assert!(edge::run_scenario(&scenario.to_string()).expect("the scenario itself is good").passed);
    let step = |step: Value| json!([step]);
    let cases = [
        ("rules", json!(["skirmish:attack.99"]), "unknown-clause", "rules[0]"),
        ("rules", json!(["chess:castling.1"]), "unknown-clause", "rules[0]"),
        ("rules", json!([""]), "unknown-clause", "rules[0]"),
        ("rules", json!(["duelyst:start.1"]), "unknown-clause", "rules[0]"),
        ("rules", json!("skirmish:attack.1"), "field", "rules"),
        ("game", json!("chess"), "unknown-game", "game"),
        ("chance", json!({ "draws": ["ace"] }), "field", "chance.draws[0]"),
        ("chance", json!({ "dice": [256] }), "field", "chance.dice[0]"),
        ("chance", json!({ "dice": [-1] }), "field", "chance.dice[0]"),
        ("steps", step(json!({})), "field", "steps[0]"),
        ("steps", step(json!({ "do": { "type": "end" }, "expect": {} })), "field", "steps[0]"),
        ("steps", step(json!({ "do": { "type": "end" }, "cites": "skirmish:attack.1" })), "field", "steps[0].cites"),
        ("steps", step(json!({ "do": { "type": "end" }, "viewer": "p1" })), "field", "steps[0].viewer"),
        ("steps", step(json!({ "expect": {}, "viewer": "everybody" })), "field", "steps[0].viewer"),
        ("steps", step(json!({ "undo": 0 })), "field", "steps[0].undo"),
        ("steps", step(json!({ "undo": -1 })), "field", "steps[0].undo"),
        ("steps", step(json!({ "offers": {} })), "field", "steps[0]"),
        ("steps", step(json!({ "offers": {}, "are": [], "include": [] })), "field", "steps[0]"),
        ("steps", step(json!({ "offers": {}, "include": [{ "peace": 1 }] })), "field", "steps[0].include[0].peace"),
        ("steps", step(json!({ "preview": { "type": "end" } })), "field", "steps[0]"),
        (
            "steps",
            step(json!({ "preview": { "type": "end" }, "odds": [{ "chances": "1/1" }] })),
            "field",
            "steps[0].odds[0].chances",
        ),
        ("setup", json!({ "players": { "p1": { "list": { "leader": "x" } } } }), "field", "players.p1.list"),
        (
            "steps",
            step(json!({ "refuse": { "type": "end" }, "cites": "skirmish:no.1" })),
            "unknown-clause",
            "steps[0].cites",
        ),
        ("steps", step(json!({ "expect": { "peaces": {} } })), "field", "steps[0].expect.peaces"),
        ("steps", step(json!({ "events": [{ "sort": "damage" }] })), "field", "steps[0].events[0].sort"),
        ("steps", step(json!({ "dance": 1 })), "field", "steps[0].dance"),
    ];
    for (field, value, code, at) in cases {
        let mut wrong = scenario.clone();
        wrong[field] = value;
        let short = format!("{field}: {}", wrong[field]);
        let error = error(edge::run_scenario(&wrong.to_string()).map(drop), &short);
        assert_eq!(error.code, code, "{short}: {error:?}");
        let got = error.field.clone().unwrap_or_default();
        assert!(got == at || got == format!("setup.{at}"), "{short}: {error:?}, not {at}");
    }
}

/// A die of six has no seventh side.
#[test]
fn a_scripted_die_has_a_face() {
    for face in [0, 7, 255] {
        let scenario = json!({
            "rules": ["skirmish:attack.1"], "title": {}, "game": "skirmish", "chance": { "dice": [face] },
            "setup": { "pieces": {
                "a": { "is": "ash-brenna", "owner": "p1", "at": [4, 4], "cards": [{ "is": "poisoned" }] },
                "b": { "is": "ash-brenna", "owner": "p2", "at": [9, 9] }
            } },
            "steps": [{ "do": { "type": "end" } }, { "do": { "type": "end" } }]
        });
        // Refused, or left over in the script: at any rate it does not pass for another face.
        let verdict = edge::run_scenario(&scenario.to_string());
        assert!(verdict.is_err() || verdict.is_ok_and(|v| !v.passed), "a die that shows {face}");
    }
}

/// A card that is not in the draw pile cannot be drawn, and the error names the cards that can.
#[test]
fn a_scripted_draw_is_a_card_of_the_draw_pile() {
    let scenario = json!({
        "rules": ["skirmish:house.turn.5"], "title": {}, "game": "skirmish", "chance": { "draws": ["com-aim"] },
        "setup": {
            "pieces": {
                "a": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] },
                "b": { "is": "ash-brenna", "owner": "p2", "at": [9, 9] }
            },
            "players": { "p2": { "draw": { "cards": ["com-smoke", "com-wall"] } } }
        },
        "steps": [{ "do": { "type": "end" } }]
    });
    let verdict = edge::run_scenario(&scenario.to_string()).expect("a scenario that can be read");
    let got: Vec<&str> = verdict.differences.iter().map(|d| d.got.as_str()).collect();
    assert_eq!(got, ["it is no candidate; these are: com-smoke, com-wall"]);
}
