//! Positions that cannot be.

use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::told;
use crate::errors::error;

/// A position with many faults tells them all, whichever part of it they are in; states nobody has heard of are faults.
#[test]
fn everything_wrong_with_a_position_is_named() {
    let setup = json!({
        "toAct": "p4", "first": "p3", "phase": "noon", "decision": { "kind": "order" },
        "board": { "places": [{ "id": "the-moon" }, { "id": "field1", "stats": { "flood": 10, "luck": 1 } }],
                   "cards": [{ "is": "nothing", "place": "field1" }, { "is": "bv-blade", "place": "the-moon" }] },
        "players": { "p1": { "deck": "nobody", "stats": { "gold": 1000, "luck": 1 }, "hand": { "cards": ["x", "bv-smite", "y"] },
                             "cards": [{ "is": "bv-smite", "kind": "queue" }] }, "p3": {} },
        "pieces": {
            "a": { "is": "dragon", "owner": "p3", "place": "the-moon", "traits": ["asleep"], "cards": [{ "is": "bv-smite" }] },
            "b": { "is": "bv-militia", "owner": "p1", "place": "a.com", "stats": { "life": 99, "luck": 1, "poison": 10 },
                   "traits": ["asleep"], "cards": [{ "is": "bv-blade", "owner": "p3" }] }
        }
    });
    let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
    let error = error(edge::create(&options.to_string()).map(drop), "a position full of faults");
    let mut got: Vec<String> = error.all().iter().filter_map(|fault| fault.field.clone()).collect();
    got.sort_unstable();
    let mut expected = [
        "board.cards[0].is",
        "board.cards[1].place",
        "board.places[0].id",
        "board.places[1].stats.flood",
        "board.places[1].stats.luck",
        "decision",
        "first",
        "phase",
        "pieces.a.cards[0].is",
        "pieces.a.is",
        "pieces.a.owner",
        "pieces.a.place",
        "pieces.a.traits",
        "pieces.b.cards[0].owner",
        "pieces.b.stats.life",
        "pieces.b.stats.luck",
        "pieces.b.stats.poison",
        "pieces.b.traits",
        "players.p1.cards[0].kind",
        "players.p1.deck",
        "players.p1.hand.cards[0]",
        "players.p1.hand.cards[2]",
        "players.p1.stats.gold",
        "players.p1.stats.luck",
        "players.p3",
        "toAct",
    ]
    .map(|field| format!("setup.{field}"));
    expected.sort_unstable();
    assert_eq!(got, expected, "{error}");
}

/// A position, and the field that is wrong in it.
type Case = (Value, &'static str);

fn piece(is: &str, place: &str) -> Value {
    json!({ "is": is, "owner": "p1", "place": place })
}

/// A unit with other fields.
fn with(more: Value) -> Value {
    let mut one = piece("bv-militia", "a.com");
    more.as_object().expect("fields").iter().for_each(|(key, value)| one[key] = value.clone());
    json!({ "pieces": { "a": one } })
}

/// Units: what they are, whose, where, how many, and their states and numbers.
fn units() -> Vec<Case> {
    let crowd: serde_json::Map<String, Value> =
        (0..65).map(|n| (format!("u{n}"), piece("bv-militia", "a.com"))).collect();
    vec![
        (with(json!({ "is": "nobody" })), "pieces.a.is"),
        (with(json!({ "is": "bv-smite" })), "pieces.a.is"),
        (with(json!({ "place": "the-moon" })), "pieces.a.place"),
        (with(json!({ "place": null })), "pieces.a.place"),
        (with(json!({ "stats": { "time": 1 } })), "pieces.a.place"),
        (with(json!({ "owner": null })), "pieces.a.owner"),
        (with(json!({ "owner": "p3" })), "pieces.a.owner"),
        (with(json!({ "traits": ["stunned"] })), "pieces.a.traits"),
        (with(json!({ "traits": ["brother-in-arms", "flying"] })), "pieces.a.traits"),
        (with(json!({ "cards": [{ "is": "bv-boots" }], "traits": ["climber"] })), "pieces.a.traits"),
        (with(json!({ "stats": { "life": 0 } })), "pieces.a.stats.life"),
        (with(json!({ "stats": { "life": 99 } })), "pieces.a.stats.life"),
        (with(json!({ "stats": { "luck": 1 } })), "pieces.a.stats.luck"),
        (with(json!({ "stats": { "poison": 10 } })), "pieces.a.stats.poison"),
        (with(json!({ "stats": { "armour": 1000 } })), "pieces.a.stats.armour"),
        (json!({ "pieces": { "a": piece("bv-queen", "a.com"), "b": piece("bv-queen", "a.ram1") } }), "pieces.b.is"),
        (json!({ "pieces": crowd }), "pieces"),
    ]
}

/// Cards on units.
fn cards_on_units() -> Vec<Case> {
    vec![
        (with(json!({ "cards": [{ "is": "bv-smite" }] })), "pieces.a.cards[0].is"),
        (with(json!({ "cards": [{ "is": "bv-blade" }, { "is": "nothing" }] })), "pieces.a.cards[1].is"),
        (with(json!({ "cards": [{ "is": "bv-aegis", "kind": "engaged" }] })), "pieces.a.cards[0].kind"),
        (with(json!({ "cards": [{ "is": "bv-aegis", "kind": "curse" }] })), "pieces.a.cards[0].kind"),
        (with(json!({ "cards": [{ "is": "bv-blade", "kind": "primo" }] })), "pieces.a.cards[0].kind"),
        (with(json!({ "cards": [{ "is": "tr-mirror", "kind": "primo" }] })), "pieces.a.cards[0].kind"),
        (with(json!({ "cards": [{ "is": "tr-mirror", "kind": "face-down" }] })), "pieces.a.cards[0].kind"),
        (with(json!({ "cards": [{ "is": "tr-mirror", "kind": "treasure" }] })), "pieces.a.cards[0].kind"),
        (with(json!({ "cards": [{ "is": "bv-blade", "owner": "p3" }] })), "pieces.a.cards[0].owner"),
        (with(json!({ "cards": [{ "is": "bv-aegis", "owner": "neutral" }] })), "pieces.a.cards[0].owner"),
        (with(json!({ "cards": [{ "is": "bv-blade", "counters": 1 }] })), "pieces.a.cards[0].counters"),
        (with(json!({ "cards": [{ "is": "bv-shield", "counters": 2 }] })), "pieces.a.cards[0].counters"),
        (with(json!({ "cards": [{ "is": "tr-mirror", "counters": 2 }] })), "pieces.a.cards[0].counters"),
        (with(json!({ "cards": [{ "is": "bv-aegis", "counters": 1 }] })), "pieces.a.cards[0].counters"),
    ]
}

/// Players: their hands and numbers, and the cards in front of them.
fn players() -> Vec<Case> {
    let hand = |cards: Value| json!({ "players": { "p1": { "hand": { "cards": cards } } } });
    let aside = |cards: Value| json!({ "players": { "p1": { "cards": cards } } });
    let many = |n: usize| vec!["bv-acolyte"; n];
    vec![
        (hand(json!(["bv-smite", "nobody"])), "players.p1.hand.cards[1]"),
        (hand(json!(many(73))), "players.p1.hand.cards"),
        (
            json!({ "players": { "p1": { "hand": { "cards": many(40) }, "draw": { "cards": many(40) } } } }),
            "players.p1",
        ),
        (
            json!({ "players": {
                "p1": { "hand": { "cards": vec!["bv-blade"; 60] } },
                "p2": { "hand": { "cards": vec!["ag-idol"; 60] } }
            } }),
            "players",
        ),
        (json!({ "players": { "p3": {} } }), "players.p3"),
        (json!({ "players": { "p1": { "deck": "nobody" } } }), "players.p1.deck"),
        (json!({ "players": { "p1": { "stats": { "gold": 1000 } } } }), "players.p1.stats.gold"),
        (json!({ "players": { "p1": { "stats": { "luck": 1 } } } }), "players.p1.stats.luck"),
        (json!({ "players": { "p1": { "stats": { "lot": 2 } } } }), "players.p1.stats.lot"),
        (
            json!({ "players": { "p1": { "stats": { "lot": 1 } }, "p2": { "stats": { "lot": 1 } } } }),
            "players.p2.stats.lot",
        ),
        (aside(json!([{ "is": "bv-smite", "kind": "queue" }])), "players.p1.cards[0].kind"),
        // A monarch stands on the table and is nowhere else.
        (aside(json!([{ "is": "bv-queen", "kind": "queue" }])), "players.p1.cards[0].kind"),
        (hand(json!(["bv-smite", "ag-king"])), "players.p1.hand.cards[1]"),
        (aside(json!([{ "is": "bv-smite", "kind": "destiny" }])), "players.p1.cards[0].kind"),
        (aside(json!([{ "is": "bv-smite", "kind": "spent" }])), "players.p1.cards[0].kind"),
    ]
}

/// Places, and the cards there.
fn places() -> Vec<Case> {
    let lies = |card: Value| json!({ "board": { "cards": [card] } });
    vec![
        (json!({ "board": { "cards": [{ "is": "ag-backlash", "place": "field1" }] } }), "board.cards[0].owner"),
        (lies(json!({ "is": "bv-blade" })), "board.cards[0].place"),
        (lies(json!({ "is": "bv-blade", "place": "the-moon" })), "board.cards[0].place"),
        (lies(json!({ "is": "bv-smite", "place": "field1" })), "board.cards[0].is"),
        (
            lies(json!({ "is": "tr-mirror", "place": "field1", "kind": "treasure", "counters": 1 })),
            "board.cards[0].counters",
        ),
        (json!({ "board": { "places": [{ "id": "the-moon" }] } }), "board.places[0].id"),
        (
            json!({ "board": { "places": [{ "id": "field1", "stats": { "flood": 10 } }] } }),
            "board.places[0].stats.flood",
        ),
        (json!({ "board": { "places": [{ "id": "field1", "stats": { "luck": 1 } }] } }), "board.places[0].stats.luck"),
        (json!({ "board": { "places": [{ "id": "field1", "holder": "p3" }] } }), "board.places[0].holder"),
    ]
}

/// The game as a whole.
fn games() -> Vec<Case> {
    vec![
        (json!({ "phase": "noon" }), "phase"),
        (json!({ "toAct": "p3" }), "toAct"),
        (json!({ "first": "p3" }), "first"),
    ]
}

#[test]
fn a_position_that_cannot_be_is_named_by_field() {
    for (setup, field) in [units(), cards_on_units(), players(), places(), games()].concat() {
        let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
        let error = error(edge::create(&options.to_string()).map(drop), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}
