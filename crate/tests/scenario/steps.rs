//! Steps that list offers, preview, take back, or cannot be done.

use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::scenes::{check, differs, holds, poke, skirmish};

#[test]
fn offers_list_all_or_some() {
    let steps = |field: &str, listed: Value| {
        let mut step = json!({ "offers": { "type": "attack" } });
        step[field] = listed;
        skirmish(&json!([step]))
    };
    holds(&steps("are", json!([{ "target": "gauge" }])));
    holds(&steps("include", json!([{ "target": "gauge" }])));
    holds(&steps("include", json!([])));
    assert_eq!(differs(&steps("are", json!([]))).got, poke().to_string());
    assert_eq!(differs(&steps("include", json!([{ "target": "striker" }]))).at, "steps[0].include[0]");
    // One action is not two.
    assert!(!check(&steps("include", json!([{ "attack": "poke" }, { "target": "gauge" }]))).passed);
    // What is said vaguely leaves what is said precisely its own.
    let moves =
        json!({ "offers": { "type": "move", "piece": "striker" }, "include": [{ "type": "move" }, { "to": [3, 3] }] });
    holds(&skirmish(&json!([moves])));
}

#[test]
fn a_preview_says_all_outcomes_with_their_odds() {
    let weighed = |odds: Value| skirmish(&json!([{ "preview": poke(), "odds": odds }]));
    let play = edge::open_scenario(&weighed(json!([])).to_string()).unwrap();
    let preview = play.preview(&edge::action(&poke().to_string()).unwrap(), Viewer::All).unwrap();
    let mut outcomes: Vec<Value> =
        preview.outcomes.iter().map(|o| json!({ "odds": o.odds, "changes": o.changes })).collect();
    assert!(outcomes.len() > 1, "{outcomes:?}");
    outcomes.reverse();
    holds(&weighed(json!(outcomes)));
    // A subset of the changes is enough, one outcome too few is not.
    let bare: Vec<Value> = outcomes.iter().map(|o| json!({ "odds": o["odds"] })).collect();
    holds(&weighed(json!(bare)));
    assert_eq!(differs(&weighed(json!(bare[1..].to_vec()))).expected, "no other outcome");
    outcomes[0]["odds"] = json!("1/7");
    assert_eq!(check(&weighed(json!(outcomes))).differences.len(), 2);
    // Nothing has happened.
    holds(&skirmish(&json!([
        { "preview": poke(), "odds": bare },
        { "expect": { "step": 0, "pieces": { "gauge": { "stats": { "health": 9 } } } } }
    ])));
}

#[test]
fn a_preview_tells_the_likeliest_outcome_first() {
    let play = edge::open_scenario(&skirmish(&json!([])).to_string()).unwrap();
    let preview = play.preview(&edge::action(&poke().to_string()).unwrap(), Viewer::All).unwrap();
    let odds: Vec<f64> = preview.outcomes.iter().map(|outcome| outcome.p).collect();
    assert!(odds.windows(2).all(|two| two[0] >= two[1]) && odds.first() > odds.last(), "{odds:?}");
    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{odds:?}");
}

#[test]
fn an_undo_takes_back_what_was_done_and_what_came_of_it() {
    let mut scenario = skirmish(&json!([
        { "do": poke() },
        { "expect": { "step": 1, "pieces": { "gauge": { "stats": { "health": 6 } } } } },
        { "undo": 1 },
        { "expect": { "step": 0, "pieces": { "gauge": { "stats": { "health": 9 } } } } },
        { "do": { "type": "move", "piece": "striker", "to": [4, 3] } },
        { "events": [{ "kind": "move" }] },
        { "do": { "type": "move", "piece": "striker", "to": [4, 4] } },
        { "undo": 2 },
        { "do": poke() },
        { "expect": { "pieces": { "gauge": { "stats": { "health": 6 } } } } }
    ]));
    // The die that fell is in the hand of chance again.
    scenario["chance"] = json!({ "dice": [6] });
    holds(&scenario);
    scenario["steps"] = json!([{ "do": poke() }, { "undo": 1 }, { "events": [{ "kind": "damage" }] }]);
    scenario["chance"] = json!({});
    assert_eq!(differs(&scenario).got, "nothing more");
    scenario["steps"] = json!([{ "undo": 1 }, { "do": poke() }]);
    assert_eq!(differs(&scenario).at, "steps[0].undo");
}

#[test]
fn what_comes_after_an_action_that_could_not_be_done_says_nothing() {
    let nobody = json!({ "type": "move", "piece": "nobody", "to": [1, 1] });
    assert_eq!(differs(&skirmish(&json!([{ "do": nobody }, { "expect": { "round": 99 } }]))).at, "steps[0].do");
}
