//! Positions that cannot be.

use serde_json::{Value, json};

use super::{create, setup};
use crate::errors::error;
use crate::support::fields;

/// A position, and the field that is wrong in it.
type Case = (Value, &'static str);

fn good_piece() -> Value {
    json!({ "is": "ash-brenna", "owner": "p1", "at": [4, 4] })
}

fn piece(piece: Value) -> Value {
    json!({ "pieces": { "a": piece } })
}

/// A good piece with another value in one of its fields.
fn with(key: &str, value: Value) -> Value {
    let mut changed = good_piece();
    changed[key] = value;
    piece(changed)
}

/// A player who owns so many cards in the three piles, and these on a piece.
fn owned(hand: usize, draw: usize, discard: usize, laid: &[&str]) -> Value {
    let pile = |n: usize| json!({ "cards": vec!["com-aim"; n] });
    let mut position = with("cards", laid.iter().map(|card| json!({ "is": card })).collect());
    position["players"] = json!({ "p1": { "hand": pile(hand), "draw": pile(draw), "discard": pile(discard) } });
    position
}

/// Pieces: what they are, whose, where, how many, and the cards on them.
fn pieces() -> Vec<Case> {
    let many: serde_json::Map<String, Value> = (0..17)
        .map(|n| (format!("u{n}"), json!({ "is": "ash-brenna", "owner": "p1", "at": [1 + n % 13, 1 + n / 13] })))
        .collect();
    vec![
        (with("is", json!("dragon")), "pieces.a.is"),
        (with("owner", json!("p3")), "pieces.a.owner"),
        (with("owner", json!("neutral")), "pieces.a.owner"),
        (with("owner", Value::Null), "pieces.a.owner"),
        (with("at", Value::Null), "pieces.a.at"),
        (with("at", json!([0, 1])), "pieces.a.at"),
        (with("at", json!([14, 1])), "pieces.a.at"),
        (with("at", json!([-32768, -32768])), "pieces.a.at"),
        (with("at", json!([32767, 32767])), "pieces.a.at"),
        (with("stats", json!({ "health": 300 })), "pieces.a.stats.health"),
        (with("stats", json!({ "health": -1 })), "pieces.a.stats.health"),
        (with("stats", json!({ "ap": 2147483647 })), "pieces.a.stats.ap"),
        (with("stats", json!({ "mana": 1 })), "pieces.a.stats.mana"),
        (with("used", json!(["nap"])), "pieces.a.used"),
        (with("traits", json!(["nonsense"])), "pieces.a.traits"),
        (with("traits", json!(["surefooted"])), "pieces.a.traits"),
        (with("cards", json!([{ "is": "sleepy" }])), "pieces.a.cards[0].is"),
        (with("cards", json!([{ "is": "com-aim" }])), "pieces.a.cards[0].is"),
        (with("cards", json!([{ "is": "nothing" }])), "pieces.a.cards[0].is"),
        (with("cards", json!([{ "is": "guard" }, { "is": "guard" }])), "pieces.a.cards[1].is"),
        (with("cards", json!([{ "is": "com-wall", "owner": "p5" }])), "pieces.a.cards[0].owner"),
        (owned(0, 0, 39, &["com-wall", "ash-setpikes"]), "pieces.a.cards[1].is"),
        (json!({ "pieces": many }), "pieces"),
    ]
}

/// Players: their piles and numbers.
fn players() -> Vec<Case> {
    let cards = |n: usize| json!({ "players": { "p1": { "hand": { "cards": vec!["com-aim"; n] } } } });
    let deck = |pile: &str, n: usize| json!({ "players": { "p2": { pile: { "cards": vec!["com-aim"; n] } } } });
    vec![
        (owned(1, 39, 1, &[]), "players.p1"),
        (cards(13), "players.p1.hand.cards"),
        (cards(400), "players.p1.hand.cards"),
        (deck("draw", 400), "players.p2.draw.cards"),
        (deck("discard", 400), "players.p2.discard.cards"),
        (json!({ "players": { "p3": {} } }), "players.p3"),
        (json!({ "players": { "p1": { "deck": "nobody" } } }), "players.p1.deck"),
        (json!({ "players": { "p1": { "stats": { "victory": 1000 } } } }), "players.p1.stats.victory"),
        (json!({ "players": { "p1": { "hand": { "cards": ["poisoned"] } } } }), "players.p1.hand.cards[0]"),
        (json!({ "players": { "p1": { "hand": { "cards": ["guard"] } } } }), "players.p1.hand.cards[0]"),
    ]
}

/// The game as a whole.
fn games() -> Vec<Case> {
    vec![
        (json!({ "phase": "set-up" }), "players.p1.deck"),
        (json!({ "phase": "deploy", "pieces": { "a": good_piece() } }), "phase"),
        (json!({ "toAct": "neutral" }), "toAct"),
        (json!({ "phase": "deploy", "active": "neutral" }), "toAct"),
        (json!({ "first": "p3" }), "first"),
        (
            json!({ "phase": "set-up", "first": "p3", "players": { "p1": { "deck": "ash" }, "p2": { "deck": "cin" } } }),
            "first",
        ),
        (json!({ "round": 100 }), "round"),
        (json!({ "round": 4294967295u32 }), "round"),
        (json!({ "phase": "over" }), "phase"),
        (json!({ "decision": { "kind": "slide" } }), "decision"),
        (json!({ "result": {} }), "decision"),
        (json!({ "weather": "rain" }), "weather"),
    ]
}

/// The board, and the cards on it.
fn boards() -> Vec<Case> {
    vec![
        (json!({ "board": { "map": "atlantis" } }), "board.map"),
        (json!({ "board": { "rows": ["."] } }), "board.rows"),
        (json!({ "board": { "rows": vec![".".repeat(17); 3] } }), "board.rows"),
        (json!({ "board": { "rows": vec![".".repeat(1000); 1000] } }), "board.rows"),
        (json!({ "board": { "rows": vec![".".repeat(16); 16] } }), "board.rows"),
        (json!({ "board": { "rows": ["...", ".."] } }), "board.rows[1]"),
        (json!({ "board": { "rows": ["...", "..?"] } }), "board.rows[1]"),
        (json!({ "board": { "rows": ["...", "..é"] } }), "board.rows[1]"),
        (json!({ "board": { "legend": { ".": "lava" }, "rows": ["..", ".."] } }), "board.legend.."),
        (json!({ "board": { "cards": [{ "is": "com-smoke", "at": [99, 99] }] } }), "board.cards[0].at"),
        (json!({ "board": { "cards": [{ "is": "com-smoke" }] } }), "board.cards[0].at"),
    ]
}

#[test]
fn wrong_positions_are_named_by_field() {
    create(&setup(piece(good_piece()))).map(drop).expect("the piece itself is good");
    for most in [owned(12, 14, 14, &[]), owned(0, 0, 39, &["com-wall"])] {
        create(&setup(most)).map(drop).expect("a player may own 40 cards");
    }
    for (wrong, field) in [pieces(), players(), games(), boards()].concat() {
        let short: String = wrong.to_string().chars().take(120).collect();
        let error = error(create(&setup(wrong)).map(drop), &short);
        let got = error.field.clone().unwrap_or_default();
        assert_eq!(got, format!("setup.{field}"), "{short}: {error:?}");
    }
}

/// A position with many faults tells them all, whichever part of it they are in.
#[test]
fn everything_wrong_with_a_position_is_named() {
    let wrong = json!({
        "toAct": "p4", "round": 100, "phase": "over", "decision": { "kind": "slide" },
        "board": { "cards": [{ "is": "com-smoke", "at": [99, 99] }, { "is": "nothing", "at": [1, 1] }] },
        "players": { "p1": { "stats": { "victory": 1000, "luck": 1 }, "hand": { "cards": ["poisoned", "com-aim", "x"] } },
                     "p3": {} },
        "pieces": {
            "a": { "is": "dragon", "owner": "p3", "at": [0, 1], "cards": [{ "is": "com-aim", "owner": "p4" }] },
            "b": { "is": "ash-brenna", "owner": "p1", "at": [4, 4], "stats": { "health": 300, "mana": 1 },
                   "used": ["nap"], "traits": ["nonsense"] },
            "c": { "is": "ash-brenna", "owner": "p2", "at": [4, 4] }
        }
    });
    let error = error(create(&setup(wrong)).map(drop), "a position full of faults");
    let mut got = fields(&error);
    got.sort_unstable();
    let mut expected = [
        "board.cards[0].at",
        "board.cards[1].is",
        "decision",
        "phase",
        "pieces.a.at",
        "pieces.a.cards[0].is",
        "pieces.a.cards[0].owner",
        "pieces.a.is",
        "pieces.a.owner",
        "pieces.b.stats.health",
        "pieces.b.stats.mana",
        "pieces.b.traits",
        "pieces.b.used",
        "pieces.c.at",
        "players.p1.hand.cards[0]",
        "players.p1.hand.cards[2]",
        "players.p1.stats.luck",
        "players.p1.stats.victory",
        "players.p3",
        "round",
        "toAct",
    ]
    .map(|field| format!("setup.{field}"));
    expected.sort_unstable();
    assert_eq!(got, expected, "{error}");
    wrong_shapes_hide_nothing_else();
}

fn wrong_shapes_hide_nothing_else() {
    // Where the board is wrong nothing is known of its squares, and all else is judged.
    let board = json!({ "board": { "rows": ["..", "x."], "legend": { "#": "lava" } }, "pieces": {
        "a": { "is": "dragon", "owner": "p1", "at": [40, 40] }
    } });
    let error = create(&setup(board)).map(drop).expect_err("a board with faults");
    assert_eq!(fields(&error), ["setup.board.legend.#", "setup.board.rows[1]", "setup.pieces.a.is"]);
    // What has another shape hides nothing else.
    let mixed = json!({ "round": 100, "pieces": { "a": { "is": "dragon", "owner": "p1", "at": "c4", "stats": { "ap": "x" } } },
        "board": { "cards": [7, { "is": "nothing", "at": [1, 1] }] } });
    let error = create(&setup(mixed)).map(drop).expect_err("shapes and names that are wrong");
    let shapes = ["pieces.a.at", "pieces.a.stats.ap", "board.cards[0]"];
    let names = ["board.cards[1].is", "pieces.a.is", "round"];
    let all: Vec<String> = shapes.iter().chain(&names).map(|field| format!("setup.{field}")).collect();
    assert_eq!(fields(&error), all, "{error}");
    let mut options = setup(json!({ "round": 100 }));
    options["script"] = json!({ "dice": [3, 21, 0], "draws": [] });
    let error = create(&options).map(drop).expect_err("dice and a position with faults");
    assert_eq!(fields(&error), ["script.dice[1]", "script.dice[2]", "setup.round"]);
}
