//! What is compared, in which order, and how a difference reads.

use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::scenes::{differs, duelyst, holds, poke, skirmish};

#[test]
fn the_order_of_traits_and_of_a_hand_means_nothing() {
    let setup = json!({
        "pieces": { "c": { "is": "silverguard-knight", "owner": "p1", "at": [3, 3], "traits": ["stunned", "flying"] } },
        "players": { "p1": { "hand": { "cards": ["tempest", "true-strike", "tempest"] } } }
    });
    let expects = |traits: Value, hand: Value| {
        let table =
            json!({ "pieces": { "c": { "traits": traits } }, "players": { "p1": { "hand": { "cards": hand } } } });
        duelyst(&setup, &json!([]), &json!([{ "expect": table }]))
    };
    let play = edge::open_scenario(&expects(json!([]), json!([])).to_string()).unwrap();
    let mut traits = play.table(Viewer::All).pieces.get("c").unwrap().traits.clone();
    traits.reverse();
    assert!(traits.len() > 2);
    let hand = json!(["true-strike", "tempest", "tempest"]);
    holds(&expects(json!(traits), hand.clone()));
    let gone = traits.pop().unwrap();
    assert_eq!(differs(&expects(json!(traits), hand)).got, format!("unexpected {}", json!(gone)));
    traits.push(gone);
    let twice = differs(&expects(json!(traits), json!(["true-strike", "tempest"])));
    assert_eq!(twice.got, r#"unexpected "tempest""#);
}

#[test]
fn differences_are_short() {
    let there = differs(&skirmish(&json!([{ "expect": { "pieces": { "gauge": null } } }])));
    assert_eq!(there.expected, "nothing");
    assert!(there.got.starts_with("gauge of p2 at [5,4] with {\"health\":9"), "{there:?}");
    assert!(there.got.len() < 200);
    let near = differs(&skirmish(&json!([
        { "do": poke() },
        { "events": [{ "kind": "damage", "amount": 9 }] }
    ])));
    assert!(near.got.starts_with("{\"kind\":\"damage\",\"amount\":") || near.got.starts_with("only: "), "{near:?}");
    let mut turned = skirmish(&json!([{ "do": poke() }, { "events": [{ "kind": "damage" }, { "kind": "attack" }] }]));
    turned["chance"] = json!({ "dice": [6] });
    assert_eq!(differs(&turned).got, "it happens, but before the event above it in this list");
}

#[test]
fn events_happen_in_the_order_they_are_listed_and_one_is_not_two() {
    let happened = |events: Value| {
        let mut scenario = skirmish(&json!([{ "do": poke() }, { "events": events }]));
        scenario["chance"] = json!({ "dice": [6] });
        scenario
    };
    holds(&happened(json!([{ "kind": "attack" }, { "kind": "damage" }])));
    assert_eq!(differs(&happened(json!([{ "kind": "damage" }, { "kind": "damage" }]))).at, "steps[1].events[1]");
}
