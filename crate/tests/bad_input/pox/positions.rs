//! Positions that cannot be.

use rulewright::engine::refusal::Error;
use rulewright::json as edge;
use serde_json::{Map, Value, json};

use crate::actions::told;
use crate::errors::error;

/// A position, and the field that is wrong in it.
type Case = (Value, &'static str);

fn opens(setup: &Value) -> Result<(), Error> {
    edge::create(&json!({ "game": "pox", "seed": "7", "setup": setup }).to_string()).map(drop)
}

fn piece(is: &str, at: Value) -> Value {
    json!({ "is": is, "owner": "p1", "at": at })
}

/// So many recruits beside the two shrines, which are there in any case.
fn crowd(count: usize) -> Value {
    let recruits: Map<String, Value> =
        (0..count).map(|n| (format!("u{n}"), piece("recruit", json!([n % 10 + 3, n / 10 + 1])))).collect();
    json!({ "pieces": recruits })
}

/// One recruit with something more.
fn recruit(more: Value) -> Value {
    let mut one = piece("recruit", json!([6, 6]));
    more.as_object().expect("fields").iter().for_each(|(key, value)| one[key] = value.clone());
    json!({ "pieces": { "a": one } })
}

fn on_rows(rows: Value, piece: Value) -> Value {
    let far = json!({ "is": "shrine", "owner": "p2", "at": [8, 4] });
    let near = json!({ "is": "shrine", "owner": "p1", "at": [8, 1] });
    json!({ "board": { "rows": rows }, "pieces": { "s1": near, "s2": far, "a": piece } })
}

/// Where units stand, and how many.
fn places() -> Vec<Case> {
    let rows = json!([".C.#....", "........", "........", "........"]);
    let at = |is: &str, x: i8, y: i8| on_rows(rows.clone(), piece(is, json!([x, y])));
    let with = |other: Value| json!({ "pieces": { "a": piece("colossus", json!([6, 6])), "b": other } });
    vec![
        (json!({ "pieces": { "a": piece("colossus", json!([15, 6])) } }), "pieces.a.at"),
        (json!({ "pieces": { "a": piece("colossus", json!([6, 15])) } }), "pieces.a.at"),
        (json!({ "pieces": { "a": piece("recruit", json!([0, 6])) } }), "pieces.a.at"),
        (json!({ "pieces": { "a": piece("recruit", json!([16, 6])) } }), "pieces.a.at"),
        (json!({ "pieces": { "a": piece("recruit", json!([1, 8])) } }), "pieces.a.at"),
        (at("recruit", 2, 1), "pieces.a.at"),
        (at("colossus", 1, 1), "pieces.a.at"),
        (at("cairn", 2, 1), "pieces.a.at"),
        (with(piece("recruit", json!([7, 7]))), "pieces.b.at"),
        (with(piece("colossus", json!([5, 5]))), "pieces.b.at"),
        (crowd(47), "pieces"),
    ]
}

/// What units are, and their numbers.
fn units() -> Vec<Case> {
    let stat = |id: &str, value: Value| recruit(json!({ "stats": { id: value } }));
    let card = |card: Value| recruit(json!({ "cards": [card] }));
    let both = json!([{ "is": "whetted-edge", "kind": "equipment" }, { "is": "cloak-of-dusk", "kind": "equipment" }]);
    vec![
        (recruit(json!({ "is": "dragon" })), "pieces.a.is"),
        (recruit(json!({ "is": "tornado" })), "pieces.a.is"),
        (recruit(json!({ "owner": "p3" })), "pieces.a.owner"),
        (recruit(json!({ "owner": null })), "pieces.a.owner"),
        (recruit(json!({ "traits": ["wings"] })), "pieces.a.traits"),
        (recruit(json!({ "used": ["nap"] })), "pieces.a.used"),
        (stat("health", json!(0)), "pieces.a.stats.health"),
        (stat("health", json!(-1)), "pieces.a.stats.health"),
        (stat("health", json!(99_999)), "pieces.a.stats.health"),
        (stat("ap", json!(-1)), "pieces.a.stats.ap"),
        (stat("ap", json!(256)), "pieces.a.stats.ap"),
        (stat("speed", json!(i32::MAX)), "pieces.a.stats.speed"),
        (stat("luck", json!(1)), "pieces.a.stats.luck"),
        (recruit(json!({ "stats": { "health": 41, "max-health": 40 } })), "pieces.a.stats.health"),
        (card(json!({ "is": "nobody" })), "pieces.a.cards[0].is"),
        (card(json!({ "is": "rallied" })), "pieces.a.cards[0].is"),
        (card(json!({ "is": "poisoned", "owner": "p1", "stats": { "value": 2 } })), "pieces.a.cards[0].owner"),
        (card(json!({ "is": "blinded", "about": "a" })), "pieces.a.cards[0].about"),
        (card(json!({ "is": "pull-2", "kind": "cooldown", "counters": 1 })), "pieces.a.cards[0].is"),
        (card(json!({ "is": "whetted-edge", "kind": "equipment", "owner": "neutral" })), "pieces.a.cards[0].owner"),
        (recruit(json!({ "cards": both })), "pieces.a.cards[1].is"),
    ]
}

/// Docks, the board, and the game as a whole.
fn games() -> Vec<Case> {
    let p1 = |player: Value| json!({ "players": { "p1": player } });
    let board = |card: Value| json!({ "board": { "cards": [card] } });
    let named = json!([{ "is": "spellthief-resurrection", "kind": "global", "about": "nobody" }]);
    vec![
        (p1(json!({ "hand": { "cards": ["wolf"] } })), "players.p1.hand.cards[0]"),
        (p1(json!({ "draw": { "cards": ["nobody"] } })), "players.p1.draw.cards[0]"),
        (p1(json!({ "stats": { "nora": -1 } })), "players.p1.stats.nora"),
        (p1(json!({ "stats": { "nora": 10_000 } })), "players.p1.stats.nora"),
        (p1(json!({ "stats": { "luck": 1 } })), "players.p1.stats.luck"),
        (p1(json!({ "cards": named })), "players.p1.cards[0].about"),
        (p1(json!({ "cards": [{ "is": "tornado", "kind": "global" }] })), "players.p1.cards[0].is"),
        (p1(json!({ "deck": "nobody" })), "players.p1.deck"),
        (json!({ "players": { "p3": {} } }), "players.p3"),
        (board(json!({ "is": "fire-wall", "at": [3, 3] })), "board.cards[0].owner"),
        (board(json!({ "is": "font", "at": [40, 1] })), "board.cards[0].at"),
        (board(json!({ "is": "tornado", "at": [3, 3] })), "board.cards[0].is"),
        (json!({ "board": { "rows": ["."] } }), "board.rows"),
        (json!({ "round": 61 }), "round"),
        (json!({ "phase": "dawn" }), "phase"),
        (json!({ "active": "neutral" }), "active"),
        (json!({ "result": { "winner": "p1", "cites": "pox:house.end.1" } }), "decision"),
    ]
}

#[test]
fn a_position_that_cannot_be_is_named_by_field() {
    opens(&crowd(46)).expect("48 units are the most");
    opens(&recruit(json!({}))).expect("a good position");
    let mut wrong = Vec::new();
    for (setup, field) in [places(), units(), games()].concat() {
        match opens(&setup) {
            Ok(()) => wrong.push(format!("{field}: taken: {setup}")),
            Err(error) => {
                crate::errors::good(&error, &setup.to_string());
                if told(&error)[..2] != ["field", &format!("setup.{field}")] {
                    wrong.push(format!("{field}: {error:?}: {setup}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// An engagement follows from where units stand: a position states none.
#[test]
fn nobody_is_engaged_because_a_position_says_so() {
    let setup = recruit(json!({ "cards": [{ "is": "engaged", "kind": "engaged", "about": "nobody" }] }));
    let options = json!({ "game": "pox", "seed": "7", "setup": setup });
    match edge::create(&options.to_string()) {
        Ok(play) => {
            let table = play.table(rulewright::engine::side::Viewer::All);
            let cards = &table.pieces.get("a").expect("it is there").cards;
            assert!(cards.iter().all(|card| card.kind != "engaged"), "{cards:?}");
        }
        Err(wrong) => drop(error::<()>(Err(wrong), "an engagement with nobody")),
    }
}
