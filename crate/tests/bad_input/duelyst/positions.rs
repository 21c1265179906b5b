//! Positions that cannot be.

use rulewright::engine::refusal::Error;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::told;
use crate::errors::error;

/// A position with many faults tells them all, whichever part of it they are in; states nobody has heard of are faults.
#[test]
fn everything_wrong_with_a_position_is_named() {
    let setup = json!({
        "toAct": "p4", "phase": "over", "decision": { "kind": "slide" },
        "board": { "rows": ["."], "cards": [{ "is": "nothing", "at": [99, 99] }, { "is": "shadow-creep", "at": [1, 1] }] },
        "players": { "p1": { "stats": { "mana": 100, "luck": 1 }, "hand": { "cards": ["nobody", "tempest", "building"] },
                             "cards": [{ "is": "tempest" }, { "is": "nothing" }] }, "p3": {} },
        "pieces": {
            "a": { "is": "dragon", "owner": "p3", "at": [0, 1], "traits": ["wings"], "stats": { "luck": 1 },
                   "cards": [{ "is": "tempest", "kind": "trait", "about": "wings" }] },
            "b": { "is": "wraithling", "owner": "p1", "at": [4, 4], "stats": { "health": 0, "attack": 1000 },
                   "used": ["nap"], "traits": ["stunned", "asleep"] },
            "c": { "is": "wraithling", "owner": "p2", "at": [4, 4] }
        }
    });
    let options = json!({ "game": "duelyst", "seed": "7", "setup": setup });
    let error = error(edge::create(&options.to_string()).map(drop), "a position full of faults");
    let mut got: Vec<String> = error.all().iter().filter_map(|fault| fault.field.clone()).collect();
    got.sort_unstable();
    let mut expected = [
        "board.cards[0].at",
        "board.cards[0].is",
        "board.cards[1].owner",
        "board.rows",
        "decision",
        "phase",
        "pieces.a.at",
        "pieces.a.cards[0].about",
        "pieces.a.is",
        "pieces.a.owner",
        "pieces.a.stats.luck",
        "pieces.a.traits",
        "pieces.b.stats.attack",
        "pieces.b.stats.health",
        "pieces.b.traits",
        "pieces.b.used",
        "pieces.c.at",
        "players.p1.cards[0].is",
        "players.p1.cards[1].is",
        "players.p1.hand.cards[0]",
        "players.p1.stats.luck",
        "players.p1.stats.mana",
        "players.p3",
        "toAct",
    ]
    .map(|field| format!("setup.{field}"));
    expected.sort_unstable();
    assert_eq!(got, expected, "{error}");
    let fresh = json!({ "phase": "set-up", "active": "neutral", "players": {
        "p1": { "deck": "nobody" }, "p2": { "hand": { "cards": ["nobody"] } }
    } });
    let options = json!({ "game": "duelyst", "seed": "7", "setup": fresh });
    let wrong = edge::create(&options.to_string()).map(drop).expect_err("a fresh game with faults");
    let got: Vec<&str> = wrong.all().iter().filter_map(|fault| fault.field.as_deref()).collect();
    assert_eq!(got, ["setup.toAct", "setup.players.p1.deck", "setup.players.p2.hand.cards[0]"]);
}

/// A position, and the field that is wrong in it.
type Case = (Value, &'static str);

fn piece(is: &str, at: Value) -> Value {
    json!({ "is": is, "owner": "p1", "at": at })
}

/// Units: what they are, whose, where, how many, and what is inside of them.
fn units() -> Vec<Case> {
    let crowd: serde_json::Map<String, Value> =
        (0..44).map(|n| (format!("u{n}"), piece("wraithling", json!([n % 9 + 1, n / 9 + 1])))).collect();
    // With both Generals among them nothing is at fault but their number.
    let mut led = crowd.clone();
    led["u0"]["is"] = json!("vaath-the-immortal");
    led["u1"] = json!({ "is": "faie-bloodwing", "owner": "p2", "at": [2, 1] });
    let inside = |of: &str, card: &str| {
        let mut shell = piece(of, json!([3, 3]));
        shell["cards"] = json!([{ "is": card, "kind": "inside" }]);
        json!({ "pieces": { "a": shell } })
    };
    let counted = |of: &str| {
        let mut shell = inside(of, "xerroloth");
        shell["pieces"]["a"]["cards"][0]["counters"] = json!(1);
        shell
    };
    vec![
        (json!({ "pieces": { "a": piece("nobody", json!([3, 3])) } }), "pieces.a.is"),
        (json!({ "pieces": { "a": piece("tempest", json!([3, 3])) } }), "pieces.a.is"),
        (json!({ "pieces": { "a": piece("wraithling", json!([10, 3])) } }), "pieces.a.at"),
        (json!({ "pieces": { "a": piece("wraithling", json!([0, 3])) } }), "pieces.a.at"),
        (json!({ "pieces": { "a": { "is": "wraithling", "owner": "p1" } } }), "pieces.a.at"),
        (json!({ "pieces": { "a": { "is": "wraithling", "at": [3, 3] } } }), "pieces.a.owner"),
        (
            json!({ "pieces": { "a": piece("wraithling", json!([3, 3])), "b": piece("wraithling", json!([3, 3])) } }),
            "pieces.b.at",
        ),
        (
            json!({ "pieces": { "a": piece("vaath-the-immortal", json!([3, 3])), "b": piece("faie-bloodwing", json!([4, 3])) } }),
            "pieces.b.is",
        ),
        (json!({ "pieces": crowd }), "pieces"),
        (json!({ "pieces": led }), "pieces"),
        (counted("egg"), "pieces.a.cards"),
        (counted("watchful-sentinel"), "pieces.a.cards"),
        (inside("building", "tempest"), "pieces.a.cards"),
        (inside("building", "egg"), "pieces.a.cards"),
        (inside("watchful-sentinel", "heartseeker"), "pieces.a.cards"),
    ]
}

/// A Trial card joins the opening hand after the mulligan.
fn opening(cards: usize, deck: &str) -> Value {
    let hand = json!({ "cards": vec!["tempest"; cards] });
    json!({ "phase": "set-up", "players": { "p1": { "hand": hand, "draw": { "cards": [deck] } } } })
}

/// Hands, and what was done to the cards in them; the deeds of a player.
fn piles() -> Vec<Case> {
    let hand = |cards: Value| json!({ "players": { "p1": { "hand": { "cards": cards } } } });
    let held = |cards: Value| json!({ "players": { "p1": { "hand": { "held": cards } } } });
    let past = |deeds: Value| json!({ "players": { "p1": { "past": deeds } } });
    vec![
        (opening(6, "grand-strategos"), "players.p1.hand"),
        (
            hand(json!(["tempest", "tempest", "tempest", "tempest", "tempest", "tempest", "tempest"])),
            "players.p1.hand.cards",
        ),
        (hand(json!(["tempest", "nobody"])), "players.p1.hand.cards[1]"),
        (held(json!([{ "is": "tempest" }, { "is": "nobody" }])), "players.p1.hand.held[1].is"),
        (held(json!([{ "is": "tempest", "stats": { "attack": 1 } }])), "players.p1.hand.held[0].stats.attack"),
        (held(json!([{ "is": "tempest", "stats": { "health": 1 } }])), "players.p1.hand.held[0].stats.health"),
        (held(json!([{ "is": "tempest", "stats": { "mana": 100 } }])), "players.p1.hand.held[0].stats.mana"),
        (held(json!([{ "is": "tempest", "stats": { "luck": 1 } }])), "players.p1.hand.held[0].stats.luck"),
        (held(json!([{ "is": "wraithling", "traits": ["building"] }])), "players.p1.hand.held[0].traits"),
        (held(json!([{ "is": "tempest" }, { "is": "egg" }])), "players.p1.hand.held[1].is"),
        (held(json!([{ "is": "tempest", "price": 1 }])), "players.p1.hand.held[0].price"),
        (
            json!({ "players": { "p1": { "draw": { "cards": ["tempest"], "held": [{ "is": "true-strike" }] } } } }),
            "players.p1.draw.held",
        ),
        (past(json!([{ "what": "sang" }])), "players.p1.past[0].what"),
        (past(json!([{ "what": "played", "card": "nobody" }])), "players.p1.past[0].card"),
        (past(json!([{ "what": "played" }])), "players.p1.past[0].card"),
        (past(json!([{ "what": "used", "card": "tempest", "count": 2 }])), "players.p1.past[0].card"),
        (past(json!([{ "what": "summoned", "card": "tempest" }])), "players.p1.past[0].card"),
        (
            past(json!([{ "what": "used", "card": "coalfist" }, { "what": "used", "card": "coalfist" }])),
            "players.p1.past[1].card",
        ),
        (past(json!([{ "what": "heals", "count": 0 }])), "players.p1.past[0].count"),
        (past(json!([{ "what": "heals", "count": 256 }])), "players.p1.past[0].count"),
        (past(json!([{ "what": "cost", "count": 16 }])), "players.p1.past[0].count"),
    ]
}

/// Players: their numbers, the cards in front of them, and lasting effects.
fn players() -> Vec<Case> {
    let lasting = |mut card: Value| {
        card["kind"] = json!("lasting");
        json!({ "players": { "p1": { "cards": [card] } } })
    };
    let gates = |more: Value| {
        let mut card = json!({ "is": "eight-gates", "stats": { "ability": 1, "effect": 1 } });
        for (field, value) in more.as_object().expect("fields") {
            card[field] = value.clone();
        }
        lasting(card)
    };
    vec![
        (json!({ "players": { "p3": {} } }), "players.p3"),
        (json!({ "players": { "p1": { "stats": { "mana": 100 } } } }), "players.p1.stats.mana"),
        (json!({ "players": { "p1": { "stats": { "luck": 1 } } } }), "players.p1.stats.luck"),
        (json!({ "players": { "p1": { "cards": [{ "is": "tempest" }] } } }), "players.p1.cards[0].is"),
        (
            json!({ "players": { "p1": { "cards": vec![json!({ "is": "sunstone-bracers" }); 4] } } }),
            "players.p1.cards[3].is",
        ),
        (lasting(json!({ "is": "tempest", "stats": { "ability": 9 } })), "players.p1.cards[0].stats.ability"),
        (gates(json!({ "stats": { "ability": 1, "effect": 2 } })), "players.p1.cards[0].stats.effect"),
        (gates(json!({ "until": "soon" })), "players.p1.cards[0].until"),
        (gates(json!({ "about": "nobody" })), "players.p1.cards[0].about"),
        (gates(json!({ "at": [0, 3] })), "players.p1.cards[0].at"),
    ]
}

/// Cards on units.
fn cards_on_units() -> Vec<Case> {
    let laid = |card: Value| {
        let mut bearer = piece("wraithling", json!([3, 3]));
        bearer["cards"] = json!([card]);
        json!({ "pieces": { "a": bearer } })
    };
    vec![
        (laid(json!({ "is": "tempest" })), "pieces.a.cards[0].kind"),
        (laid(json!({ "is": "nobody", "kind": "change" })), "pieces.a.cards[0].is"),
        (
            laid(json!({ "is": "tempest", "kind": "change", "stats": { "attack": 1000 } })),
            "pieces.a.cards[0].stats.attack",
        ),
        (laid(json!({ "is": "tempest", "kind": "trait", "about": "wings" })), "pieces.a.cards[0].about"),
        (
            laid(json!({ "is": "tempest", "kind": "ability", "stats": { "ability": 2 } })),
            "pieces.a.cards[0].stats.ability",
        ),
        (
            laid(json!({ "is": "tempest", "kind": "ability", "stats": { "ability": -999 } })),
            "pieces.a.cards[0].stats.ability",
        ),
        // What stands before its first ability is another card's.
        (
            laid(json!({ "is": "tempest", "kind": "ability", "stats": { "ability": -1 } })),
            "pieces.a.cards[0].stats.ability",
        ),
        (laid(json!({ "is": "tempest", "kind": "ability" })), "pieces.a.cards[0].stats.ability"),
        (laid(json!({ "is": "tempest", "kind": "form", "about": "tempest" })), "pieces.a.cards[0].about"),
        // An Egg alone is none: what comes back is the minion inside.
        (laid(json!({ "is": "tempest", "kind": "form", "about": "egg" })), "pieces.a.cards[0].about"),
        (
            laid(
                json!({ "is": "tempest", "kind": "form", "about": "heartseeker", "stats": { "watchful-sentinel": 1 } }),
            ),
            "pieces.a.cards[0].stats.watchful-sentinel",
        ),
        (laid(json!({ "is": "tempest", "kind": "control" })), "pieces.a.cards[0].owner"),
        (laid(json!({ "is": "tempest", "kind": "change", "until": "p3-turn-end" })), "pieces.a.cards[0].until"),
    ]
}

/// The board, and the game as a whole.
fn games() -> Vec<Case> {
    vec![
        (json!({ "phase": "dawn" }), "phase"),
        (json!({ "result": { "winner": "p1", "cites": "duelyst:win.1" } }), "decision"),
        (json!({ "board": { "rows": ["...."] } }), "board.rows"),
        (json!({ "board": { "cards": [{ "is": "mana-tile" }] } }), "board.cards[0].at"),
        (json!({ "board": { "cards": [{ "is": "tempest", "at": [1, 1] }] } }), "board.cards[0].is"),
        (json!({ "board": { "cards": [{ "is": "tempest", "owner": "p1", "at": [1, 1] }] } }), "board.cards[0].is"),
    ]
}

fn opens(setup: &Value) -> Result<(), Error> {
    edge::create(&json!({ "game": "duelyst", "seed": "7", "setup": setup }).to_string()).map(drop)
}

#[test]
fn a_position_that_cannot_be_is_named_by_field() {
    assert!(opens(&opening(5, "grand-strategos")).is_ok() && opens(&opening(6, "tempest")).is_ok());
    for (setup, field) in [units(), piles(), players(), cards_on_units(), games()].concat() {
        let error = error(opens(&setup), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}
