//! Lists of cards that are no deck.

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::told;
use crate::errors::error;

/// The starter of Lyonar, as a list.
fn list() -> Value {
    let decks = rulewright::games::duelyst::content::data::DECKS;
    let cards: serde_json::Map<String, Value> =
        decks[0].cards.iter().map(|(card, copies)| (card.id().to_owned(), json!(copies))).collect();
    json!({ "leader": decks[0].general.id(), "cards": cards })
}

/// The list with some cards in other numbers; `null` takes one out.
fn with(changes: Value) -> Value {
    let mut list = list();
    for (card, copies) in changes.as_object().expect("cards and their copies") {
        match copies {
            Value::Null => drop(list["cards"].as_object_mut().expect("cards").remove(card)),
            copies => list["cards"][card] = copies.clone(),
        }
    }
    list
}

fn create(list: &Value) -> Result<Box<dyn Play>, Error> {
    let players = json!([{ "list": list }, { "deck": "songhai" }]);
    edge::create(&json!({ "game": "duelyst", "seed": "7", "players": players }).to_string())
}

#[test]
fn a_good_list_is_taken() {
    let play = create(&list()).expect("a starter is a deck");
    assert_eq!(play.table(Viewer::All).players.get("p1").expect("p1 sits here").draw.count, 34);
}

#[test]
fn a_list_that_is_no_deck_is_refused_by_field_and_clause() {
    const DECK: &str = "duelyst:gap.deck.1";
    let mut headless = list();
    headless.as_object_mut().expect("a list").remove("leader");
    let led = |leader: &str| {
        let mut list = list();
        list["leader"] = json!(leader);
        list
    };
    // Two copies of Windblade Adept less make room for what is wrong.
    let cases = [
        ("38 cards", with(json!({ "windblade-adept": 2 })), "", DECK, "deck-size"),
        ("40 cards", with(json!({ "tempest": 3 })), "", DECK, "deck-size"),
        ("no cards", json!({ "leader": "argeon-highmayne", "cards": {} }), "", DECK, "deck-size"),
        ("4 copies", with(json!({ "tempest": 4, "windblade-adept": 1 })), ".cards.tempest", DECK, "copies"),
        (
            "another faction's",
            with(json!({ "windblade-adept": null, "heartseeker": 3 })),
            ".cards.heartseeker",
            DECK,
            "wrong-faction",
        ),
        (
            "a token",
            with(json!({ "windblade-adept": null, "crestfallen": 3 })),
            ".cards.crestfallen",
            DECK,
            "no-deck-card",
        ),
        (
            "a Bloodbound Spell",
            with(json!({ "windblade-adept": null, "roar": 3 })),
            ".cards.roar",
            DECK,
            "no-deck-card",
        ),
        (
            "a building",
            with(json!({ "windblade-adept": null, "building": 3 })),
            ".cards.building",
            DECK,
            "no-deck-card",
        ),
        (
            "two of a Trial",
            with(json!({ "windblade-adept": 1, "grand-strategos": 2 })),
            "",
            "duelyst:keyword.trial.1",
            "trials",
        ),
        ("nobody leads", headless, ".leader", DECK, "no-general"),
        ("a minion leads", led("tempest"), ".leader", DECK, "no-general"),
        ("another faction leads", led("faie-bloodwing"), ".cards.silverguard-squire", DECK, "wrong-faction"),
    ];
    for (what, list, field, clause, why) in cases {
        let error = error(create(&list).map(drop), what);
        assert_eq!(told(&error), ["refused", &format!("players[0].list{field}"), clause, why], "{what}: {error:?}");
    }
}

/// While a deck is built there is no game yet: all its faults are reported, and a good deck has none.
#[test]
fn all_faults_of_a_list_are_told_without_a_game() {
    let faults = |list: &Value| edge::deck_faults("duelyst", &list.to_string()).expect("a list that can be read");
    assert!(faults(&list()).is_empty());
    let wrong = faults(&with(json!({ "tempest": 4 })));
    let got: Vec<[&str; 4]> = wrong.iter().map(told).collect();
    let by = |field, why| ["refused", field, "duelyst:gap.deck.1", why];
    assert_eq!(got, [by("cards.tempest", "copies"), by("", "deck-size")]);
}

#[test]
fn what_nobody_has_heard_of_is_named_by_field() {
    let cases = [
        (with(json!({ "windblade-adept": null, "nonsense": 3 })), ".cards.nonsense"),
        (with(json!({ "": 1 })), ".cards."),
        (with(json!({ "tempest": -1 })), ".cards.tempest"),
        (with(json!({ "tempest": 300 })), ".cards.tempest"),
        (with(json!({ "tempest": "two" })), ".cards.tempest"),
        (json!({ "leader": "nobody", "cards": {} }), ".leader"),
        (json!({ "leader": 7, "cards": {} }), ".leader"),
        (json!({ "leader": "argeon-highmayne", "cards": [] }), ".cards"),
    ];
    for (list, field) in cases {
        let error = error(create(&list).map(drop), &list.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("players[0].list{field}")], "{error:?}");
    }
}
