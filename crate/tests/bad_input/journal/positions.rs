//! Positions that cannot be.

use rulewright::engine::refusal::Error;
use rulewright::json as edge;
use serde_json::{Map, Value, json};

use crate::actions::told;

/// A position, and the field that is wrong in it.
type Case = (Value, &'static str);

fn opens(setup: &Value) -> Result<(), Error> {
    edge::create(&json!({ "game": "journal", "seed": "7", "setup": setup }).to_string()).map(drop)
}

fn with(value: &Value, more: &Value) -> Value {
    let mut out = value.clone();
    more.as_object().expect("fields").iter().for_each(|(key, value)| out[key] = value.clone());
    out
}

/// Tavin with something more.
fn tavin(more: Value) -> Value {
    let one = with(&json!({ "is": "tavin", "owner": "p1", "at": [4, 4] }), &more);
    json!({ "pieces": { "a": one } })
}

/// Tavin and another piece.
fn beside(other: Value) -> Value {
    let mut setup = tavin(json!({}));
    setup["pieces"]["b"] = other;
    setup
}

/// Tavin and something on the board.
fn laid(card: Value) -> Value {
    with(&tavin(json!({})), &json!({ "board": { "cards": [card] } }))
}

fn crowd(count: usize) -> Value {
    let sentry = |n: usize| json!({ "is": "sentry", "owner": "p1", "at": [n % 9 + 1, n / 9 + 1] });
    let sentries: Map<String, Value> = (0..count).map(|n| (format!("u{n}"), sentry(n))).collect();
    json!({ "pieces": sentries })
}

/// So many units with rings.
fn ringed(count: usize) -> Value {
    let one = |n: usize| json!({ "is": "neutral-hollow", "at": [n + 1, 8], "traits": ["territorial"] });
    let mut setup = tavin(json!({}));
    (0..count).for_each(|n| setup["pieces"][format!("n{n}")] = one(n));
    setup
}

fn on_rows(rows: Value, at: [i8; 2], is: &str) -> Value {
    json!({ "board": { "rows": rows }, "pieces": { "a": { "is": is, "owner": "p1", "at": at } } })
}

/// Where units stand, and how many.
fn places() -> Vec<Case> {
    let rows = json!(["_#...", ".....", "..H.."]);
    let at = |x: i8, y: i8| on_rows(rows.clone(), [x, y], "tavin");
    let mule = json!({ "is": "mule", "owner": "p1", "at": [5, 4] });
    let aboard = |more: Value| {
        let mut setup = beside(mule.clone());
        setup["pieces"]["c"] = with(&json!({ "is": "bram", "owner": "p1" }), &more);
        setup
    };
    vec![
        (tavin(json!({ "at": [0, 4] })), "pieces.a.at"),
        (tavin(json!({ "at": [10, 4] })), "pieces.a.at"),
        (tavin(json!({ "at": null })), "pieces.a.at"),
        (at(2, 1), "pieces.a.at"),
        (at(1, 1), "pieces.a.at"),
        (at(3, 3), "pieces.a.at"),
        (beside(json!({ "is": "bram", "owner": "p1", "at": [4, 4] })), "pieces.b.at"),
        (aboard(json!({ "cards": [{ "is": "carried", "about": "a" }] })), "pieces.a"),
        (aboard(json!({ "at": [1, 1], "cards": [{ "is": "carried", "about": "b" }] })), "pieces.c.cards[0].about"),
        (aboard(json!({ "cards": [{ "is": "carried", "about": "z" }] })), "pieces.c.cards[0].about"),
        (crowd(21), "pieces"),
    ]
}

/// What units are, their numbers, and what is on them.
fn units() -> Vec<Case> {
    let stat = |id: &str, value: Value| tavin(json!({ "stats": { id: value } }));
    let card = |card: Value| tavin(json!({ "cards": [card] }));
    let stray = |more: Value| beside(with(&json!({ "is": "neutral-hollow", "at": [8, 8] }), &more));
    vec![
        (tavin(json!({ "is": "dragon" })), "pieces.a.is"),
        (tavin(json!({ "is": "called-wolf" })), "pieces.a.is"),
        (tavin(json!({ "owner": null })), "pieces.a.owner"),
        (stray(json!({ "owner": "p2" })), "pieces.b.owner"),
        (tavin(json!({ "traits": ["brave"] })), "pieces.a.traits"),
        (tavin(json!({ "used": ["emb-bolt"] })), "pieces.a.used[0]"),
        (stat("hp", json!(0)), "pieces.a.stats.hp"),
        (stat("hp", json!(18)), "pieces.a.stats.hp"),
        (stat("mp", json!(7)), "pieces.a.stats.mp"),
        (stat("actions", json!(3)), "pieces.a.stats.actions"),
        (stat("initiative", json!(100)), "pieces.a.stats.initiative"),
        (stat("stride", json!(4)), "pieces.a.stats.stride"),
        (stat("luck", json!(1)), "pieces.a.stats.luck"),
        (card(json!({ "is": "nobody" })), "pieces.a.cards[0].is"),
        (card(json!({ "is": "salve-crate" })), "pieces.a.cards[0].is"),
        (card(json!({ "is": "wolf-maul" })), "pieces.a.cards[0].is"),
        (card(json!({ "is": "burning", "counters": 10 })), "pieces.a.cards[0].counters"),
        (card(json!({ "is": "burning", "about": "a" })), "pieces.a.cards[0].about"),
        (card(json!({ "is": "blade-strike", "counters": 6 })), "pieces.a.cards[0].counters"),
        (card(json!({ "is": "longsword", "kind": "worn" })), "pieces.a.cards[0].kind"),
        (card(json!({ "is": "plate", "kind": "weapon-1" })), "pieces.a.cards[0].kind"),
        (card(json!({ "is": "attack-focus", "about": "z" })), "pieces.a.cards[0].about"),
        (card(json!({ "is": "spawn", "at": [1, 1] })), "pieces.a.cards[0].is"),
        (tavin(json!({ "cards": [{ "is": "burning" }, { "is": "burning" }] })), "pieces.a.cards[1].is"),
        (stray(json!({ "cards": [{ "is": "inside", "about": "a" }] })), "pieces.b.cards[0].is"),
        (stray(json!({ "traits": ["territorial"], "cards": [{ "is": "inside", "about": "a" }] })), "pieces.b.cards"),
        (stray(json!({ "cards": [{ "is": "spawn", "at": [99, 1] }] })), "pieces.b.cards[0].at"),
        (stray(json!({ "cards": [{ "is": "heal-me" }] })), "pieces.b.cards[0].is"),
        (ringed(5), "pieces"),
    ]
}

/// The board, requests, cards and turns, and the game as a whole.
fn games() -> Vec<Case> {
    let more = |more: Value| with(&tavin(json!({})), &more);
    let p1 = |player: Value| more(json!({ "players": { "p1": player } }));
    let piles = |piles: Value| more(json!({ "piles": piles }));
    vec![
        (laid(json!({ "is": "seal", "at": [40, 1] })), "board.cards[0].at"),
        (laid(json!({ "is": "door", "kind": "ajar", "at": [1, 1] })), "board.cards[0].is"),
        (laid(json!({ "is": "salve-crate", "at": [4, 4] })), "board.cards[0].at"),
        (laid(json!({ "is": "storm", "kind": "energy" })), "board.cards[0].is"),
        (laid(json!({ "is": "fence", "kind": "law" })), "board.cards[0].is"),
        (laid(json!({ "is": "pass", "counters": 0 })), "board.cards[0].counters"),
        (laid(json!({ "is": "high-energy", "kind": "energy", "counters": 16 })), "board.cards[0].counters"),
        (more(json!({ "board": { "rows": [".."] } })), "board.rows"),
        (more(json!({ "board": { "rows": ["...", "...", "....."] } })), "board.rows"),
        (more(json!({ "board": { "map": "atlantis" } })), "board.map"),
        (p1(json!({ "hand": { "cards": ["7S"] } })), "players.p1.hand"),
        (p1(json!({ "stats": { "gold": 1 } })), "players.p1.stats.gold"),
        (p1(json!({ "cards": [{ "is": "pikeman" }] })), "players.p1.cards[0].is"),
        (p1(json!({ "cards": [{ "is": "pim", "about": "z" }] })), "players.p1.cards[0].about"),
        (p1(json!({ "cards": [{ "is": "plate" }, { "is": "mail" }, { "is": "cap" }] })), "players.p1.cards"),
        (more(json!({ "players": { "p3": {} } })), "players.p3"),
        (piles(json!({ "draw": { "cards": ["7S", "7S"] } })), "piles.draw.cards[1]"),
        (piles(json!({ "draw": { "cards": ["1X"] } })), "piles.draw.cards[0]"),
        (piles(json!({ "hand": { "cards": [] } })), "piles.hand"),
        (more(json!({ "turns": ["a", "a"] })), "turns[1]"),
        (more(json!({ "turns": ["z"] })), "turns[0]"),
        (more(json!({ "round": 11 })), "round"),
        (more(json!({ "phase": "dawn" })), "phase"),
        (more(json!({ "active": "neutral" })), "active"),
        (more(json!({ "result": { "winner": "p1", "cites": "journal:house.win.1" } })), "decision"),
    ]
}

#[test]
fn a_position_that_cannot_be_is_named_by_field() {
    opens(&crowd(20)).expect("20 units are the most");
    opens(&tavin(json!({}))).expect("a good position");
    opens(&ringed(4)).expect("four rings are the most");
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
