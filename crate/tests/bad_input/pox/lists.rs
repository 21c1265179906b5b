//! Lists of runes that are no battlegroup.

use rulewright::engine::refusal::Error;
use rulewright::games::pox::content::data::BATTLEGROUPS;
use rulewright::json as edge;
use serde_json::{Map, Value, json};

use crate::actions::told;
use crate::errors::error;

/// The first battlegroup of the set with some runes in other numbers; `null` takes one out.
fn with(changes: &Value) -> Value {
    let mut cards: Map<String, Value> = Map::new();
    for rune in BATTLEGROUPS[0].runes.iter() {
        let copies = cards.entry(rune.id()).or_insert(json!(0));
        *copies = json!(copies.as_u64().unwrap_or(0) + 1);
    }
    for (rune, copies) in changes.as_object().expect("runes and their copies") {
        match copies {
            Value::Null => drop(cards.remove(rune)),
            copies => drop(cards.insert(rune.clone(), copies.clone())),
        }
    }
    json!({ "cards": cards })
}

fn create(list: &Value) -> Result<(), Error> {
    let players = json!([{ "list": list }, { "deck": "sundered-horde" }]);
    edge::create(&json!({ "game": "pox", "seed": "7", "players": players }).to_string()).map(drop)
}

#[test]
fn a_list_that_is_no_battlegroup_is_refused_by_field_and_clause() {
    create(&with(&json!({}))).expect("it is a battlegroup");
    create(&with(&json!({ "tornado": 2, "warbanner": null }))).expect("two copies are allowed");
    const GROUP: &str = "pox:house.battlegroup.1";
    let rule = |field: &'static str, why: &'static str| ["refused", field, GROUP, why];
    let field = |field: &'static str| ["field", field, "", ""];
    let mut led = with(&json!({}));
    led["leader"] = json!("tornado");
    let cases = [
        (with(&json!({ "tornado": null })), rule("players[0].list", "battlegroup-size")),
        (with(&json!({ "tornado": 2 })), rule("players[0].list", "battlegroup-size")),
        (json!({ "cards": {} }), rule("players[0].list", "battlegroup-size")),
        (
            with(&json!({ "tornado": 3, "warbanner": null, "avalanche": null })),
            rule("players[0].list.cards.tornado", "copies"),
        ),
        (with(&json!({ "tornado": null, "doom": 1 })), rule("players[0].list", "two-halves")),
        (with(&json!({ "tornado": null, "wolf": 1 })), field("players[0].list.cards.wolf")),
        (with(&json!({ "tornado": null, "shrine": 1 })), field("players[0].list.cards.shrine")),
        (with(&json!({ "tornado": null, "nobody": 1 })), field("players[0].list.cards.nobody")),
        (led, field("players[0].list.leader")),
    ];
    for (list, expected) in cases {
        let error = error(create(&list), &list.to_string());
        assert_eq!(told(&error), expected, "{list}: {error:?}");
    }
    for copies in [json!(-1), json!(256), json!(1e9), json!("two"), json!(null)] {
        let mut list = with(&json!({}));
        list["cards"]["tornado"] = copies;
        let error = error(create(&list), &list.to_string());
        assert!(error.field.as_deref().is_some_and(|field| field.starts_with("players[0].list")), "{list}: {error:?}");
    }
}

#[test]
fn a_game_is_of_two_battlegroups_on_a_map_there_is() {
    let with = |more: Value| {
        let seats = json!([{ "deck": "ironfist-vanguard" }, { "deck": "sundered-horde" }]);
        let mut options = json!({ "game": "pox", "seed": "7", "players": seats });
        more.as_object().expect("fields").iter().for_each(|(key, value)| options[key] = value.clone());
        edge::create(&options.to_string()).map(drop)
    };
    with(json!({ "first": "p1" })).expect("p1 always begins");
    let cases = [
        (json!({ "map": "atlantis" }), "map"),
        (json!({ "first": "p2" }), "first"),
        (json!({ "first": "neutral" }), "first"),
        (json!({ "players": [{ "deck": "sundered-horde" }] }), "players"),
        (json!({ "players": [{ "deck": "sundered-horde" }, { "deck": "nobody" }] }), "players[1].deck"),
    ];
    for (options, field) in cases {
        let error = error(with(options.clone()), &options.to_string());
        assert_eq!(told(&error)[..2], ["field", field], "{options}: {error:?}");
    }
}
