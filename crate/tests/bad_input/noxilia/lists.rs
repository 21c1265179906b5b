//! Lists of cards that are no deck.

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::games::noxilia::content::cards::CLANS;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::told;
use crate::errors::error;

/// Brightvale's own deck, as a list, with some cards in other numbers; `null` takes one out.
fn with(changes: &Value) -> Value {
    let clan = CLANS.iter().find(|clan| clan.id == "brightvale").expect("Brightvale is a clan");
    let mut cards: serde_json::Map<String, Value> =
        clan.cards.iter().map(|(card, copies)| (card.id().to_owned(), json!(copies))).collect();
    for (card, copies) in changes.as_object().expect("cards and their copies") {
        match copies {
            Value::Null => drop(cards.remove(card)),
            copies => drop(cards.insert(card.clone(), copies.clone())),
        }
    }
    json!({ "leader": clan.monarch.id(), "cards": cards })
}

fn create(list: &Value) -> Result<Box<dyn Play>, Error> {
    let players = json!([{ "list": list }, { "deck": "ashgrave" }]);
    edge::create(&json!({ "game": "noxilia", "seed": "7", "players": players }).to_string())
}

fn refused(list: &Value, what: &str) -> Error {
    error(create(list).map(drop), what)
}

#[test]
fn lists_within_the_rules_are_taken() {
    // As it is; four of a common unit, two of a hero, two of a unit without a symbol, a spell without a colour.
    let lists = [
        json!({}),
        json!({ "bv-pike": 4, "bv-lancer": 2 }),
        json!({ "bv-oriane": 2, "bv-lancer": 2 }),
        json!({ "nt-sellsword": 2, "bv-lancer": 2 }),
        json!({ "nt-spark": 2, "bv-lancer": 1 }),
    ];
    for changes in lists {
        if let Err(error) = create(&with(&changes)) {
            panic!("{changes}: {error:?}");
        }
    }
}

#[test]
fn a_list_that_is_no_deck_is_refused_by_field_and_clause() {
    // Lancers less make room for what is wrong.
    let cases = [
        ("59 cards", json!({ "bv-lancer": 2 }), "", "noxilia:deck.2", "deck-size"),
        ("61 cards", json!({ "bv-lancer": 4 }), "", "noxilia:deck.2", "deck-size"),
        (
            "the monarch in it",
            json!({ "bv-lancer": 2, "bv-queen": 1 }),
            ".cards.bv-queen",
            "noxilia:deck.3",
            "one-monarch",
        ),
        ("three of a hero", json!({ "bv-lancer": 2, "bv-maelle": 3 }), ".cards.bv-maelle", "noxilia:deck.4", "copies"),
        ("three of an event", json!({ "bv-lancer": 1, "bv-tithe": 3 }), ".cards.bv-tithe", "noxilia:deck.4", "copies"),
        ("five of a unit", json!({ "bv-lancer": 2, "bv-militia": 5 }), ".cards.bv-militia", "noxilia:deck.5", "copies"),
        ("another clan's", json!({ "bv-lancer": 2, "ag-ghoul": 1 }), ".cards.ag-ghoul", "noxilia:deck.6", "wrong-clan"),
        ("another race", json!({ "bv-lancer": 2, "nt-elf": 1 }), ".cards.nt-elf", "noxilia:deck.6", "wrong-race"),
        ("another colour", json!({ "bv-lancer": 2, "ag-bolt": 1 }), ".cards.ag-bolt", "noxilia:deck.1", "wrong-colour"),
        (
            "another clan's sword",
            json!({ "bv-lancer": 2, "ag-cleaver": 1 }),
            ".cards.ag-cleaver",
            "noxilia:stat.clan.1",
            "wrong-clan",
        ),
        (
            "a token",
            json!({ "bv-lancer": 2, "tk-skeleton": 1 }),
            ".cards.tk-skeleton",
            "noxilia:deck.2",
            "not-in-decks",
        ),
    ];
    for (what, changes, field, clause, why) in cases {
        let error = refused(&with(&changes), what);
        let told =
            [error.field.as_deref(), error.clause.as_deref(), error.why.as_deref()].map(Option::unwrap_or_default);
        assert_eq!(told, [&format!("players[0].list{field}"), clause, why], "{what}: {error:?}");
    }
}

#[test]
fn nobody_leads_but_a_monarch() {
    let mut list = with(&json!({}));
    list["leader"] = json!("bv-gaspard");
    let error = refused(&list, "a hero leads");
    assert_eq!((error.clause.as_deref(), error.why.as_deref()), (Some("noxilia:deck.3"), Some("no-monarch")));
    list["leader"] = json!("nobody");
    let error = refused(&list, "nobody leads");
    assert_eq!((error.code, error.field.as_deref()), ("field", Some("players[0].list.leader")));
}

#[test]
fn a_list_of_four_hundred_cards_is_no_deck() {
    let unknown: serde_json::Map<String, Value> = (0..400).map(|n| (format!("card-{n}"), json!(1))).collect();
    let error = refused(&json!({ "leader": "bv-queen", "cards": unknown }), "400 cards nobody knows");
    assert_eq!(told(&error)[..2], ["field", "players[0].list.cards.card-0"]);
    let error = refused(&with(&json!({ "bv-militia": 200, "bv-pike": 200 })), "400 cards");
    assert_eq!(told(&error)[2..], ["noxilia:deck.5", "copies"]);
    for copies in [json!(-1), json!(256), json!("four"), json!(1.5)] {
        let error = refused(&with(&json!({ "bv-militia": copies })), "a wrong number");
        assert_eq!(told(&error)[..2], ["field", "players[0].list.cards.bv-militia"]);
    }
}
