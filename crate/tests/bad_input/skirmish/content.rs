//! Units and cards of a set-up's own that cannot be.

use rulewright::engine::side::Viewer;
use serde_json::{Value, json};

use super::{act, create, duel};
use crate::errors::{error, good};

/// Content of a set-up, and the field that is wrong in it.
type Case = (Value, &'static str);

/// A unit with these fields.
fn unit(fields: Value) -> Value {
    let mut row = json!({ "id": "odd" });
    fields.as_object().expect("a row").iter().for_each(|(k, v)| row[k] = v.clone());
    json!({ "units": [row] })
}

fn strike(id: &str) -> Value {
    json!({ "id": id, "notation": "1ps", "range": { "kind": "melee" } })
}

/// A card with this effect.
fn card(effect: Value) -> Value {
    json!({ "units": [{ "id": "odd" }], "cards": [{ "id": "c", "effects": [effect] }] })
}

/// A card with this effect after an attack that does damage.
fn after(effect: Value) -> Value {
    let attack = json!({ "op": "attack", "notation": "1ps", "on_damage": [effect] });
    json!({ "units": [{ "id": "odd" }], "cards": [
        { "id": "c", "target": { "side": "enemy", "range": { "kind": "melee" } }, "effects": [attack] }
    ] })
}

/// Attacks: notation and range.
fn attacks() -> Vec<Case> {
    let attack = |notation: &str| {
        unit(json!({ "attacks": [{ "id": "a", "notation": notation, "range": { "kind": "melee" } }] }))
    };
    let range = |range: Value| unit(json!({ "attacks": [{ "id": "a", "notation": "1ps", "range": range }] }));
    vec![
        (attack("999ps"), "notation"),
        (attack("0ps"), "notation"),
        (attack("-1ps"), "notation"),
        (attack("99x99ps"), "notation"),
        (attack("1x3ps"), "notation"),
        (attack("3ps+999"), "notation"),
        (attack(&"9".repeat(10_000)), "notation"),
        (attack("３ps"), "notation"),
        (range(json!({ "kind": "range", "x": 200 })), "range"),
        (range(json!({ "kind": "range", "x": 0 })), "range"),
        (range(json!({ "kind": "range" })), "range"),
        (range(json!({ "kind": "melee", "x": 3 })), "range"),
        (range(json!({ "kind": "moon" })), "range"),
        (range(json!(5)), "range"),
    ]
}

/// Units: their numbers and words.
fn units() -> Vec<Case> {
    vec![
        (unit(json!({ "hp": 0 })), "hp"),
        (unit(json!({ "hp": 256 })), "hp"),
        (unit(json!({ "mp": 255 })), ""),
        (unit(json!({ "ap": 255 })), ""),
        (unit(json!({ "defence": { "dice": 255 } })), ""),
        (unit(json!({ "defence": { "mods": [{ "dice": 1000 }] } })), "dice"),
        (unit(json!({ "immune": ["love"] })), "immune"),
        (unit(json!({ "traits": ["tall"] })), "traits"),
        (unit(json!({ "ap": 31 })), "hp"),
        (unit(json!({ "mp": 21 })), "hp"),
        (unit(json!({ "defence": { "dice": 9 } })), "hp"),
    ]
}

/// Attacks and abilities of a unit: how many, of which names, how often a turn.
fn actions() -> Vec<Case> {
    let attacks = |ids: &[&str]| unit(json!({ "attacks": ids.iter().map(|id| strike(id)).collect::<Vec<_>>() }));
    let ability = |id: &str, uses: u8| json!({ "id": id, "uses_per_turn": uses, "target": { "side": "self" } });
    vec![
        (
            unit(json!({ "attacks": vec![json!({ "id": "a", "notation": "1ps", "range": { "kind": "melee" } }); 5] })),
            "attacks",
        ),
        (attacks(&["a", "b", "c", "d", "e"]), "attacks"),
        (attacks(&["a", "a"]), "attacks"),
        (attacks(&["dash"]), "attacks"),
        (attacks(&["guard"]), "attacks"),
        (unit(json!({ "abilities": [ability("a", 1), ability("b", 1), ability("c", 1)] })), "attacks"),
        (unit(json!({ "attacks": [strike("a")], "abilities": [ability("a", 1)] })), "attacks"),
        (unit(json!({ "abilities": [ability("a", 2)] })), "uses_per_turn"),
        (
            unit(json!({ "attacks": [
                { "id": "a", "notation": "1ps", "range": { "kind": "melee" }, "uses_per_turn": 0 }
            ] })),
            "attacks[0].uses_per_turn",
        ),
    ]
}

/// Effects of cards.
fn effects() -> Vec<Case> {
    vec![
        (after(json!({ "op": "slide" })), "on_damage[0].op"),
        (after(json!({ "op": "slide", "toward": "ally" })), "on_damage[0].op"),
        (after(json!({ "op": "heal", "toward": "attacker" })), "on_damage[0].amount"),
        (card(json!({ "op": "slide", "toward": "attacker" })), "op"),
        (card(json!({ "op": "explode" })), "op"),
        (card(json!({ "op": "damage" })), "amount"),
        (card(json!({ "op": "damage", "amount": 1e9 })), "amount"),
        (card(json!({ "op": "table", "roll": "999d6" })), "roll"),
        (card(json!({ "op": "gain", "ap": 31 })), "amount"),
        (card(json!({ "op": "gain", "ap": "9".repeat(9999) })), "roll"),
        (card(json!({ "op": "status", "status": "in-love" })), "status"),
        (card(json!({ "op": "modify", "what": "luck", "add": 1 })), "what"),
    ]
}

/// Lists of units and cards.
fn lists() -> Vec<Case> {
    vec![
        (json!({ "units": [{ "id": "odd" }, { "id": "odd" }] }), "units[1]"),
        (json!({ "units": [{ "id": "ash-brenna" }] }), "units[0]"),
        (json!({ "units": [{ "id": "odd" }], "cards": [{ "id": "c" }, { "id": "c" }] }), "cards[1]"),
        (json!({ "units": [{ "id": "odd" }], "cards": [{ "id": "com-aim" }] }), "cards[0]"),
        (json!({ "units": 5 }), "units"),
        (json!("text"), ""),
        (json!({ "units": [], "maps": [] }), "maps"),
    ]
}

#[test]
fn absurd_content_is_named_by_field() {
    create(&duel(unit(json!({})))).map(drop).expect("the unit itself is good");
    let most = unit(json!({ "ap": 30, "mp": 20, "defence": { "dice": 8 } }));
    create(&duel(most)).map(drop).expect("a unit may have so much");
    create(&duel(after(json!({ "op": "slide", "toward": "attacker" })))).map(drop).expect("it may be slid nearer");
    for (content, field) in [attacks(), units(), actions(), effects(), lists()].concat() {
        let short: String = content.to_string().chars().take(160).collect();
        let error = error(create(&duel(content)).map(drop), &short);
        let got = error.field.clone().unwrap_or_default();
        assert!(got.contains("content") && got.contains(field), "{short}: {error:?}, not {field}");
    }
    let mut nested = json!({ "op": "damage", "amount": 1 });
    for _ in 0..50 {
        nested = json!({ "op": "table", "roll": "1d6", "rows": [{ "min": 1, "max": 6, "effects": [nested] }] });
    }
    // Deep, but within what is read: it is taken or refused, no more.
    if let Err(error) = create(&duel(card(nested))) {
        good(&error, "fifty tables in one another");
    }
}

/// The fault of a notation is reported with the right form.
#[test]
fn a_wrong_notation_is_told_how_it_should_be() {
    let cases = [
        ("13ps", "`13ps` should begin with a number from 1 to 12, without zeros before it"),
        ("3px", "`px` should begin with one of ps, pp, pb, mf, ma, mb, mh, md"),
        ("3ps-1", "`-1` should be a bonus such as +2, or nothing"),
    ];
    for (notation, text) in cases {
        let attack = json!({ "id": "a", "notation": notation, "range": { "kind": "melee" } });
        let error = error(create(&duel(json!({ "units": [{ "id": "odd", "attacks": [attack] }] }))).map(drop), text);
        assert_eq!((error.message.as_str(), error.clause.as_deref()), (text, Some("skirmish:notation.1")));
    }
}

/// A card that aims at an enemy without a range is a boost or a mistake: what is not listed is not allowed.
#[test]
fn a_card_without_a_range_is_no_way_around_ranges() {
    let content = json!({
        "cards": [{ "id": "bolt", "target": { "side": "enemy" }, "effects": [{ "op": "damage", "amount": 1 }] }],
        "units": [{ "id": "odd" }]
    });
    let mut options = duel(content);
    options["setup"]["players"] = json!({ "p1": { "hand": { "cards": ["bolt"] } } });
    let Ok(mut play) = create(&options) else { return };
    for target in ["theirs", "mine"] {
        let action =
            format!("{{\"type\": \"card\", \"piece\": \"mine\", \"card\": \"bolt\", \"target\": \"{target}\"}}");
        let listed = play.actions(Viewer::All).iter().any(|l| l.action.card.is_some());
        assert_eq!(act(&mut *play, &action).is_ok(), listed, "{target}: allowed and listed differ");
    }
}
