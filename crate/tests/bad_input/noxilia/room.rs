//! As many units and cards as a position has room for.

use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::told;
use crate::errors::error;

#[test]
fn a_position_holds_sixty_four_units() {
    let crowd: serde_json::Map<String, Value> =
        (0..64).map(|n| (format!("u{n}"), json!({ "is": "bv-militia", "owner": "p1", "place": "a.com" }))).collect();
    let options = json!({ "game": "noxilia", "seed": "7", "setup": { "pieces": crowd } });
    edge::create(&options.to_string()).map(drop).expect("there is room for sixty-four");
}

fn lying(is: &str, place: &str) -> Value {
    json!({ "is": is, "place": place })
}

fn on_board(cards: Vec<Value>) -> Value {
    json!({ "board": { "cards": cards } })
}

/// Hands of so many copies of a card.
fn held(card: &str, p1: usize, p2: usize) -> Value {
    json!({ "players": {
            "p1": { "hand": { "cards": vec![card; p1] } },
            "p2": { "hand": { "cards": vec![card; p2] } }
        } })
}

/// The first player with so many cards in hand, and with these cards and units.
fn p1(hand: usize, cards: Vec<Value>, units: &[Value]) -> Value {
    let pieces: serde_json::Map<String, Value> =
        units.iter().enumerate().map(|(n, unit)| (format!("u{n}"), unit.clone())).collect();
    let player = json!({ "hand": { "cards": vec!["bv-smite"; hand] }, "cards": cards });
    json!({ "players": { "p1": player }, "pieces": pieces })
}

fn destiny(kind: &str) -> Value {
    json!({ "is": "bv-fd-mist", "kind": kind })
}

/// A player with all twelve destinies, and more.
fn twelve(more: Vec<Value>) -> Value {
    let cards = [vec![destiny("destiny"); 12], more].concat();
    json!({ "players": { "p1": { "cards": cards } } })
}

/// The deck of treasures.
fn treasures() -> Vec<Value> {
    let all = ["tr-crown", "tr-orb", "tr-greaves", "tr-chalice", "tr-hoard", "tr-mirror"];
    all.map(|is| json!({ "is": is, "kind": "deck" })).to_vec()
}

fn unit() -> Value {
    json!({ "is": "bv-militia", "owner": "p1", "place": "a.com" })
}

fn armed() -> Value {
    json!({ "is": "bv-militia", "owner": "p1", "place": "a.com", "cards": [{ "is": "bv-blade" }] })
}

fn exile() -> Value {
    json!({ "is": "bv-smite", "kind": "exile" })
}

/// As many cards and units as there is room for.
fn taken() -> Vec<Value> {
    vec![
        on_board(vec![lying("bv-blade", "field1"); 48]),
        on_board([vec![lying("bv-blade", "field1"); 42], treasures()].concat()),
        on_board(vec![lying("bv-unweave", "a.ram1"); 8]),
        held("bv-unweave", 5, 3),
        held("bv-aegis", 48, 48),
        held("bv-militia", 64, 64),
        twelve(Vec::new()),
        p1(72, Vec::new(), &[]),
        p1(71, vec![exile()], &[]),
        p1(70, Vec::new(), &[armed()]),
    ]
}

/// One more each time, and the field that is then wrong.
fn refused() -> Vec<(Value, &'static str)> {
    let deck = treasures();
    let queued = json!({ "is": "bv-militia", "kind": "queue" });
    let mut and_of_the_turn = twelve(Vec::new());
    and_of_the_turn["board"] = json!({ "cards": [{ "is": "bv-fd-mist", "kind": "destiny" }] });
    vec![
        (on_board(vec![lying("bv-blade", "field1"); 49]), "board.cards[48]"),
        (on_board(vec![lying("tr-mirror", "field1"); 2]), "board.cards"),
        (on_board(vec![lying("tr-mirror", "field1"), deck[5].clone()]), "board.cards"),
        (on_board([&deck[..], &deck[..1]].concat()), "board.cards[6].is"),
        (on_board(vec![lying("bv-unweave", "a.ram1"); 9]), "players"),
        (held("bv-unweave", 5, 4), "players"),
        (held("bv-aegis", 49, 48), "players"),
        (held("ag-wither", 49, 48), "players"),
        (held("bv-militia", 65, 64), "players"),
        (twelve(vec![destiny("destiny")]), "players.p1.cards[12].is"),
        (twelve(vec![destiny("spent")]), "players.p1"),
        (p1(0, vec![destiny("spent"); 13], &[]), "players.p1.cards[12].is"),
        (and_of_the_turn, "players.p1"),
        (p1(0, vec![queued; 73], &[]), "players.p1.cards[72].is"),
        (p1(0, vec![exile(); 73], &[]), "players.p1.cards[72].is"),
        (p1(72, vec![exile()], &[]), "players.p1"),
        (p1(72, Vec::new(), &[unit()]), "players.p1"),
        (p1(71, Vec::new(), &[armed()]), "players.p1"),
        (p1(0, Vec::new(), &vec![unit(); 129]), "pieces"),
    ]
}

/// A position whose cards could one day be too many is refused; as many as there is room for are taken.
#[test]
fn a_position_has_room_for_so_many_cards() {
    for setup in taken() {
        let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
        if let Err(error) = edge::create(&options.to_string()) {
            panic!("{setup}: {error:?}");
        }
    }
    for (setup, field) in refused() {
        let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
        let error = error(edge::create(&options.to_string()).map(drop), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}
