//! What a viewer sees, is offered, and is refused.

use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::scenes::{check, differs, duelyst, holds, poke, skirmish};

#[test]
fn a_viewer_sees_no_more_than_is_theirs() {
    let hands = |viewer: &str, p1: Value, p2: Value| {
        let players =
            json!({ "p1": { "hand": { "count": 1, "cards": p1 } }, "p2": { "hand": { "count": 1, "cards": p2 } } });
        skirmish(&json!([{ "expect": { "viewer": viewer, "players": players }, "viewer": viewer }]))
    };
    holds(&hands("p1", json!(["ash-bash"]), json!(null)));
    holds(&hands("p2", json!(null), json!(["cin-gout"])));
    holds(&hands("all", json!(["ash-bash"]), json!(["cin-gout"])));
    assert_eq!(differs(&hands("p1", json!(["ash-bash"]), json!(["cin-gout"]))).got, "nothing");

    let deck = json!({ "players": { "p1": { "draw": { "cards": ["tempest", "true-strike"] } } } });
    let drawn = |viewer: &str, card: Value| {
        let steps = json!([
            { "do": { "type": "end" } },
            { "events": [{ "kind": "draw", "player": "p1", "card": card }], "viewer": viewer }
        ]);
        duelyst(&deck, &json!(["tempest"]), &steps)
    };
    holds(&drawn("p1", json!("tempest")));
    holds(&drawn("p2", json!(null)));
    assert!(!check(&drawn("p2", json!("tempest"))).passed);
}

#[test]
fn a_viewer_is_offered_only_their_own_decisions() {
    let offered = |viewer: &str, listed: Value| {
        skirmish(&json!([{ "offers": { "type": "attack" }, "are": listed, "viewer": viewer }]))
    };
    holds(&offered("p1", json!([{ "piece": "striker", "attack": "poke" }])));
    holds(&offered("p2", json!([])));
}

#[test]
fn whoever_is_not_to_act_is_refused_before_the_action_is_looked_at() {
    let nobody = json!({ "type": "move", "piece": "nobody", "to": [1, 1] });
    let tried = |action: &Value, viewer: &str| {
        skirmish(&json!([{ "refuse": action, "why": "not-your-turn", "viewer": viewer }]))
    };
    holds(&tried(&poke(), "p2"));
    holds(&tried(&nobody, "p2"));
    assert_eq!(differs(&tried(&poke(), "p1")).got, "it is allowed");
    assert!(differs(&tried(&nobody, "p1")).got.contains("nobody"));
}

#[test]
fn a_refusal_is_by_a_clause_for_a_reason_or_by_any() {
    let far = json!({ "type": "attack", "piece": "striker", "attack": "poke", "target": "striker" });
    let refused = |more: &Value| {
        let mut step = json!({ "refuse": far });
        step.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        skirmish(&json!([step]))
    };
    let clause = "skirmish:house.attack.1";
    let why = edge::open_scenario(&skirmish(&json!([])).to_string()).unwrap();
    let why = why.check(&edge::action(&far.to_string()).unwrap(), Viewer::All).unwrap_err().why.clone().unwrap();
    holds(&refused(&json!({})));
    holds(&refused(&json!({ "cites": clause })));
    holds(&refused(&json!({ "why": why })));
    holds(&refused(&json!({ "cites": clause, "why": why })));
    let other = differs(&refused(&json!({ "cites": clause, "why": "too-far" })));
    assert_eq!(other.expected, format!("{clause} forbids it [too-far]"));
    assert!(other.got.ends_with(&format!("[{why}]")), "{other:?}");
    assert!(!check(&refused(&json!({ "cites": "skirmish:bonus.2" }))).passed);
    // Neither what is allowed nor what nothing is called is refused by the rules.
    assert_eq!(differs(&skirmish(&json!([{ "refuse": poke() }]))).got, "it is allowed");
    let nobody = json!({ "type": "move", "piece": "nobody", "to": [1, 1] });
    assert!(differs(&skirmish(&json!([{ "refuse": nobody }]))).got.contains("nobody"));
}
