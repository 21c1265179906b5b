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

/// A position whose cards could one day be too many is refused; as many as there is room for are taken.
#[test]
fn a_position_has_room_for_so_many_cards() {
    let destiny = |kind: &str| json!({ "is": "bv-fd-mist", "kind": kind });
    let lying = |is: &str, place: &str| json!({ "is": is, "place": place });
    let held = |card: &str, p1: usize, p2: usize| {
        json!({ "players": {
            "p1": { "hand": { "cards": vec![card; p1] } },
            "p2": { "hand": { "cards": vec![card; p2] } }
        } })
    };
    let p1 = |hand: usize, cards: Vec<Value>, units: &[Value]| {
        let pieces: serde_json::Map<String, Value> =
            units.iter().enumerate().map(|(n, unit)| (format!("u{n}"), unit.clone())).collect();
        let player = json!({ "hand": { "cards": vec!["bv-smite"; hand] }, "cards": cards });
        json!({ "players": { "p1": player }, "pieces": pieces })
    };
    let unit = json!({ "is": "bv-militia", "owner": "p1", "place": "a.com" });
    let armed = json!({ "is": "bv-militia", "owner": "p1", "place": "a.com", "cards": [{ "is": "bv-blade" }] });
    let exile = json!({ "is": "bv-smite", "kind": "exile" });
    let queued = json!({ "is": "bv-militia", "kind": "queue" });
    let on_board = |cards: Vec<Value>| json!({ "board": { "cards": cards } });
    let treasures = ["tr-crown", "tr-orb", "tr-greaves", "tr-chalice", "tr-hoard", "tr-mirror"];
    let deck = treasures.map(|is| json!({ "is": is, "kind": "deck" }));
    let twelve = |more: Vec<Value>| {
        let cards = [vec![destiny("destiny"); 12], more].concat();
        json!({ "players": { "p1": { "cards": cards } } })
    };
    let mut and_of_the_turn = twelve(Vec::new());
    and_of_the_turn["board"] = json!({ "cards": [{ "is": "bv-fd-mist", "kind": "destiny" }] });

    let taken = [
        on_board(vec![lying("bv-blade", "field1"); 48]),
        on_board([vec![lying("bv-blade", "field1"); 42], deck.to_vec()].concat()),
        on_board(vec![lying("bv-unweave", "a.ram1"); 8]),
        held("bv-unweave", 5, 3),
        held("bv-aegis", 48, 48),
        held("bv-militia", 64, 64),
        twelve(Vec::new()),
        p1(72, Vec::new(), &[]),
        p1(71, vec![exile.clone()], &[]),
        p1(70, Vec::new(), std::slice::from_ref(&armed)),
    ];
    for setup in taken {
        let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
        if let Err(error) = edge::create(&options.to_string()) {
            panic!("{setup}: {error:?}");
        }
    }

    let refused = [
        (on_board(vec![lying("bv-blade", "field1"); 49]), "board.cards[48]"),
        (on_board(vec![lying("tr-mirror", "field1"); 2]), "board.cards"),
        (on_board(vec![lying("tr-mirror", "field1"), deck[5].clone()]), "board.cards"),
        (on_board([deck.to_vec(), vec![deck[0].clone()]].concat()), "board.cards[6].is"),
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
        (p1(0, vec![exile.clone(); 73], &[]), "players.p1.cards[72].is"),
        (p1(72, vec![exile], &[]), "players.p1"),
        (p1(72, Vec::new(), std::slice::from_ref(&unit)), "players.p1"),
        (p1(71, Vec::new(), &[armed]), "players.p1"),
        (p1(0, Vec::new(), &vec![unit; 129]), "pieces"),
    ];
    for (setup, field) in refused {
        let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
        let error = error(edge::create(&options.to_string()).map(drop), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}
