//! Scenarios to try, and their verdicts.

use rulewright::engine::wire::{Difference, Verdict};
use rulewright::json as edge;
use serde_json::{Value, json};

pub fn check(scenario: &Value) -> Verdict {
    edge::run_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}: {scenario}"))
}

pub fn holds(scenario: &Value) {
    let verdict = check(scenario);
    assert!(verdict.passed, "{:#?}", verdict.differences);
}

/// The only difference there is.
pub fn differs(scenario: &Value) -> Difference {
    let mut differences = check(scenario).differences;
    assert_eq!(differences.len(), 1, "{differences:#?}");
    differences.remove(0)
}

/// A striker beside somebody whom it hits with one die of two, and each side's cards.
pub fn skirmish(steps: &Value) -> Value {
    json!({
        "rules": ["skirmish:house.move.1"], "title": {}, "game": "skirmish",
        "content": { "units": [
            { "id": "striker", "attacks": [{ "id": "poke", "notation": "1mh", "range": { "kind": "melee" } }] },
            { "id": "gauge" }
        ] },
        "setup": {
            "pieces": {
                "striker": { "is": "striker", "owner": "p1", "at": [4, 4] },
                "gauge": { "is": "gauge", "owner": "p2", "at": [5, 4], "stats": { "health": 9 } }
            },
            "players": { "p1": { "hand": { "cards": ["ash-bash"] } }, "p2": { "hand": { "cards": ["cin-gout"] } } }
        },
        "steps": steps
    })
}

pub fn poke() -> Value {
    json!({ "type": "attack", "piece": "striker", "attack": "poke", "target": "gauge" })
}

pub fn duelyst(setup: &Value, draws: &Value, steps: &Value) -> Value {
    json!({
        "rules": ["duelyst:turn.end.2"], "title": {}, "game": "duelyst",
        "setup": setup, "chance": { "draws": draws }, "steps": steps
    })
}
