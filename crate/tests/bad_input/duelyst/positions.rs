//! Bad input of Duelyst: decks that are none, positions that cannot be, and actions that are not to be had. Each error
//! names its field or its clause, and the game stays as it was.
#![cfg(feature = "duelyst")]

mod support;

use rulewright::engine::chance::Seeded;
use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::games::duelyst::content;
use rulewright::games::duelyst::content::language::CardId;
use rulewright::json as edge;
use serde_json::{Value, json};
use support::{face, json as text, one};

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

fn error<T>(result: Result<T, Error>, of: &str) -> Error {
    let error = result.err().unwrap_or_else(|| panic!("{of}: it was taken"));
    assert!(!error.message.is_empty(), "{of}: {error:?}");
    error
}

/// What of an error a program reads: its kind, its field, its clause, and why.
fn told(error: &Error) -> [&str; 4] {
    let of = |part: &'_ Option<String>| -> &'static str { part.clone().unwrap_or_default().leak() };
    [error.code, of(&error.field), of(&error.clause), of(&error.why)]
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

/// A position with one of everything that may not be ordered about.
fn position() -> Box<dyn Play> {
    let squire = |owner: &str, at: [i32; 2]| json!({ "is": "silverguard-squire", "owner": owner, "at": at });
    let mut tired = squire("p1", [3, 1]);
    tired["traits"] = json!(["exhausted"]);
    let mut stunned = squire("p1", [4, 1]);
    stunned["traits"] = json!(["stunned"]);
    let setup = json!({
        "toAct": "p1",
        "players": { "p1": {
            "hand": { "cards": ["true-strike", "martyrdom", "bloodshard-golem", "sunstone-bracers", "bloodtear-alchemist"] },
            "draw": { "cards": ["tempest"] }
        } },
        "pieces": {
            "able": squire("p1", [2, 5]),
            "tired": tired,
            "stunned": stunned,
            "held": squire("p1", [6, 5]),
            "doomed": squire("p1", [2, 1]),
            "pet": { "is": "amu", "owner": "p1", "at": [5, 1] },
            "weak": { "is": "second-sun", "owner": "p1", "at": [8, 1] },
            "wall": { "is": "rock-pulverizer", "owner": "p2", "at": [7, 5] },
            "foe": squire("p2", [7, 4]),
            "far": squire("p2", [9, 1])
        }
    });
    let options = json!({ "game": "duelyst", "seed": "7", "setup": setup });
    let mut play = edge::create(&options.to_string()).expect("a good position");
    act(&mut *play, json!({ "type": "play", "card": "martyrdom", "target": "doomed" })).expect("it is a target");
    play
}

fn act(play: &mut dyn Play, action: Value) -> Result<(), Error> {
    play.act(&edge::action(&action.to_string())?, Viewer::All).map(drop)
}

/// Tries actions that are not to be had, each on the same game.
fn refused(play: &mut dyn Play, cases: &[(Value, [&str; 4])]) {
    let before = (face(play), text(&play.save()), play.steps());
    for (action, expected) in cases {
        let error = error(act(play, action.clone()), &action.to_string());
        assert_eq!(told(&error), *expected, "{action}: {error:?}");
        assert_eq!((face(play), text(&play.save()), play.steps()), before, "{action} changed something");
    }
}

#[test]
fn a_unit_that_cannot_act_is_refused_by_its_clause() {
    let go = |piece: &str, to: [i32; 2]| json!({ "type": "move", "piece": piece, "to": to });
    let hit = |piece: &str, target: &str| json!({ "type": "attack", "piece": piece, "target": target });
    let by = |clause, why| ["refused", "", clause, why];
    refused(
        &mut *position(),
        &[
            (go("tired", [3, 2]), by("duelyst:status.exhausted.2", "exhausted")),
            (hit("tired", "foe"), by("duelyst:status.exhausted.2", "exhausted")),
            (go("stunned", [4, 2]), by("duelyst:keyword.stun.1", "stunned")),
            (hit("stunned", "foe"), by("duelyst:keyword.stun.1", "stunned")),
            (go("held", [6, 4]), by("duelyst:keyword.provoke.2", "provoked")),
            (hit("held", "foe"), by("duelyst:keyword.provoke.1", "provoked")),
            (go("doomed", [2, 2]), by("duelyst:card.unit.1", "gone")),
            (hit("doomed", "foe"), by("duelyst:card.unit.1", "gone")),
            (hit("able", "doomed"), by("duelyst:card.unit.1", "gone")),
            (go("pet", [5, 2]), by("duelyst:tribe.battle-pet.1", "wild")),
            (hit("weak", "far"), by("duelyst:gap.attack.zero.1", "no-attack")),
            (go("foe", [7, 3]), by("duelyst:gap.turn.1", "not-yours")),
            (go("able", [6, 5]), by("duelyst:move.1", "occupied")),
            (go("able", [5, 5]), by("duelyst:move.5", "too-far")),
            (hit("able", "far"), by("duelyst:combat.2", "out-of-range")),
            (hit("held", "able"), by("duelyst:combat.2", "not-enemy")),
            (go("able", [10, 5]), ["refused", "to", "duelyst:move.1", "off-board"]),
            (go("nobody", [1, 1]), ["field", "piece", "", ""]),
            (hit("able", "silverguard-squire-99"), ["field", "target", "", ""]),
            // Twelve units have been there, and the next one has not come yet.
            (hit("able", "silverguard-squire-13"), ["field", "target", "", ""]),
        ],
    );
}

#[test]
fn a_card_that_cannot_be_played_is_refused_by_its_clause() {
    let by = |clause, why| ["refused", "", clause, why];
    let play = |card: &str| json!({ "type": "play", "card": card });
    let at = |card: &str, to: [i32; 2]| json!({ "type": "play", "card": card, "to": to });
    let aimed = |card: &str, target: &str| json!({ "type": "play", "card": card, "target": target });
    refused(
        &mut *position(),
        &[
            (play("true-strike"), by("duelyst:house.choose.1", "no-target")),
            (aimed("true-strike", "g2"), by("duelyst:card.general.1", "no-target")),
            (at("true-strike", [4, 4]), by("duelyst:house.choose.1", "no-target")),
            (aimed("true-strike", "doomed"), ["refused", "target", "duelyst:card.unit.1", "gone"]),
            (play("bloodshard-golem"), by("duelyst:card.minion.1", "occupied")),
            (at("bloodshard-golem", [4, 4]), by("duelyst:card.minion.1", "not-near")),
            (at("bloodshard-golem", [2, 5]), by("duelyst:card.minion.1", "occupied")),
            (aimed("sunstone-bracers", "able"), by("duelyst:card.artifact.1", "no-target")),
            (play("martyrdom"), by("duelyst:turn.main.3", "not-in-hand")),
            (play("phoenix-fire"), by("duelyst:turn.main.3", "not-in-hand")),
            (play("ace-of-spades"), ["field", "card", "", ""]),
            (play("true-strike~1"), ["field", "card", "", ""]),
            (json!({ "type": "play", "card": "true-strike", "target": "able", "to": [1, 1] }), ["field", "to", "", ""]),
            (json!({ "type": "bloodbound", "target": "able" }), by("duelyst:bbs.1", "not-ready")),
            (json!({ "type": "replace", "card": "phoenix-fire" }), by("duelyst:replace.1", "not-in-hand")),
            (json!({ "type": "mulligan", "card": "true-strike" }), by("duelyst:mulligan.1", "mulligan-over")),
            (json!({ "type": "choose", "target": "foe" }), by("duelyst:house.choose.1", "nothing-asked")),
            (json!({ "type": "decline" }), by("duelyst:house.choose.1", "nothing-asked")),
            (json!({ "type": "castle" }), ["field", "type", "", ""]),
            (json!({ "type": "end", "card": "true-strike" }), ["field", "card", "", ""]),
        ],
    );
}

/// While an effect asks, nothing else is done; what was answered is not answered again; a late answer is refused as such.
#[test]
fn a_stale_choice_is_refused() {
    let mut play = position();
    let step = play.step();
    act(&mut *play, json!({ "type": "play", "card": "bloodtear-alchemist", "to": [2, 3] })).expect("it stands near");
    let choice = json!({ "type": "choose", "target": "foe" });
    let by = |why| ["refused", "", "duelyst:house.choose.1", why];
    refused(
        &mut *play,
        &[
            (json!({ "type": "end" }), by("choose-first")),
            (json!({ "type": "play", "card": "true-strike", "target": "foe" }), by("choose-first")),
            (json!({ "type": "choose", "target": "able" }), by("no-target")),
            (json!({ "type": "choose", "to": [5, 5] }), by("no-target")),
            (json!({ "type": "choose" }), by("no-target")),
            (json!({ "type": "decline" }), by("no-decline")),
            (json!({ "type": "choose", "target": "foe", "at": step }), ["stale", "at", "", ""]),
            (
                json!({ "type": "choose", "target": "foe", "by": "p2" }),
                ["wrong-player", "by", "duelyst:gap.turn.1", "not-your-turn"],
            ),
        ],
    );
    act(&mut *play, choice.clone()).expect("it is a target");
    refused(&mut *play, &[(choice, by("nothing-asked"))]);
}

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

#[test]
fn a_position_that_cannot_be_is_named_by_field() {
    let piece = |is: &str, at: Value| json!({ "is": is, "owner": "p1", "at": at });
    let hand = |cards: Value| json!({ "players": { "p1": { "hand": { "cards": cards } } } });
    let held = |cards: Value| json!({ "players": { "p1": { "hand": { "held": cards } } } });
    let past = |deeds: Value| json!({ "players": { "p1": { "past": deeds } } });
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
    // A Trial card joins the opening hand after the mulligan.
    let opening = |cards: usize, deck: &str| {
        let hand = json!({ "cards": vec!["tempest"; cards] });
        json!({ "phase": "set-up", "players": { "p1": { "hand": hand, "draw": { "cards": [deck] } } } })
    };
    let opens =
        |setup: Value| edge::create(&json!({ "game": "duelyst", "seed": "7", "setup": setup }).to_string()).map(drop);
    assert!(opens(opening(5, "grand-strategos")).is_ok() && opens(opening(6, "tempest")).is_ok());
    let laid = |card: Value| {
        let mut bearer = piece("wraithling", json!([3, 3]));
        bearer["cards"] = json!([card]);
        json!({ "pieces": { "a": bearer } })
    };
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
    let cases = [
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
        (opening(6, "grand-strategos"), "players.p1.hand"),
        (counted("egg"), "pieces.a.cards"),
        (counted("watchful-sentinel"), "pieces.a.cards"),
        (inside("building", "tempest"), "pieces.a.cards"),
        (inside("building", "egg"), "pieces.a.cards"),
        (inside("watchful-sentinel", "heartseeker"), "pieces.a.cards"),
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
        (json!({ "players": { "p3": {} } }), "players.p3"),
        (json!({ "players": { "p1": { "stats": { "mana": 100 } } } }), "players.p1.stats.mana"),
        (json!({ "players": { "p1": { "stats": { "luck": 1 } } } }), "players.p1.stats.luck"),
        (json!({ "players": { "p1": { "cards": [{ "is": "tempest" }] } } }), "players.p1.cards[0].is"),
        (
            json!({ "players": { "p1": { "cards": vec![json!({ "is": "sunstone-bracers" }); 4] } } }),
            "players.p1.cards[3].is",
        ),
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
        (lasting(json!({ "is": "tempest", "stats": { "ability": 9 } })), "players.p1.cards[0].stats.ability"),
        (gates(json!({ "stats": { "ability": 1, "effect": 2 } })), "players.p1.cards[0].stats.effect"),
        (gates(json!({ "until": "soon" })), "players.p1.cards[0].until"),
        (gates(json!({ "about": "nobody" })), "players.p1.cards[0].about"),
        (gates(json!({ "at": [0, 3] })), "players.p1.cards[0].at"),
        (json!({ "phase": "dawn" }), "phase"),
        (json!({ "result": { "winner": "p1", "cites": "duelyst:win.1" } }), "decision"),
        (json!({ "board": { "rows": ["...."] } }), "board.rows"),
        (json!({ "board": { "cards": [{ "is": "mana-tile" }] } }), "board.cards[0].at"),
        (json!({ "board": { "cards": [{ "is": "tempest", "at": [1, 1] }] } }), "board.cards[0].is"),
        (json!({ "board": { "cards": [{ "is": "tempest", "owner": "p1", "at": [1, 1] }] } }), "board.cards[0].is"),
    ];
    for (setup, field) in cases {
        let options = json!({ "game": "duelyst", "seed": "7", "setup": setup });
        let error = error(edge::create(&options.to_string()).map(drop), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}

/// Cards on units and before players do no harm, however little sense it makes: positions full of it are
/// played on, and seen by everybody.
#[test]
fn whatever_lies_there_is_played_on() {
    clutter(0..300);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many positions"]
fn whatever_lies_there_is_played_on_soak() {
    clutter(support::soak(300));
}

fn clutter(seeds: support::Seeds) {
    let (mut taken, all) = (0, seeds.end);
    for seed in seeds {
        let mut dice = support::dice("clutter", seed);
        let options = json!({ "game": "duelyst", "seed": seed.to_string(), "setup": cluttered(&mut dice) });
        let Ok(mut play) = edge::create(&options.to_string()) else { continue };
        taken += 1;
        for _ in 0..60 {
            let actions = play.actions(Viewer::All);
            if actions.is_empty() {
                break;
            }
            let action = &one(&actions, &mut dice).action;
            play.act(action, Viewer::All).unwrap_or_else(|e| panic!("{seed}: {action:?}: {e:?}"));
            face(&*play);
        }
    }
    assert!(taken > all / 2, "{taken} of {all} positions were taken");
}

/// Six units, on each of them changes of all kinds from any card, and a lasting effect of any card.
fn cluttered(dice: &mut Seeded) -> Value {
    const UNITS: [&str; 6] = ["heartseeker", "egg", "building", "rae", "healing-mystic", "wind-dervish"];
    let mut pieces = serde_json::Map::new();
    for n in 0..6 {
        let is = *one(&UNITS, dice);
        let mut cards: Vec<Value> = (0..dice.below(3)).map(|_| laid(dice, &UNITS)).collect();
        if matches!(is, "egg" | "building") {
            let mut inside = json!({ "is": "heartseeker", "kind": "inside", "stats": { "attack": 1 } });
            if is == "building" {
                inside["counters"] = json!(1);
            }
            cards.push(inside);
        }
        let owner = ["p1", "p2"][n % 2];
        pieces.insert(format!("u{n}"), json!({ "is": is, "owner": owner, "at": [n + 2, n % 5 + 1], "cards": cards }));
    }
    let mut lasting = laid(dice, &UNITS);
    lasting["kind"] = json!(one(&["lasting", "once"], dice));
    lasting["stats"] = json!({ "ability": 1, "effect": dice.below(2) });
    lasting["about"] = json!(one(&["u1", "heartseeker"], dice));
    // Most cards have no lasting effect, and an ability of theirs may then wait for what never comes.
    lasting["is"] = json!(one(&["eight-gates", "kujata", "lady-locke", "psionic-strike", "heartseeker"], dice));
    let hand = json!({ "cards": ["true-strike", "martyrdom", "phoenix-fire", "tempest", "heartseeker"] });
    let deck = json!({ "cards": ["tempest", "heartseeker", "phoenix-fire"] });
    json!({ "pieces": pieces, "players": {
        "p1": { "cards": [lasting], "hand": hand, "draw": deck }, "p2": { "hand": hand, "draw": deck }
    } })
}

/// A change of any kind.
fn laid(dice: &mut Seeded, units: &[&str]) -> Value {
    const TRAITS: [&str; 8] = ["frenzy", "grow", "rebirth", "wall", "slow", "flying", "obedient", "summon-dervish"];
    let kind = *one(&["change", "spears", "becomes", "trait", "without", "ability", "control", "form"], dice);
    let inside: Vec<&str> = units.iter().copied().filter(|unit| !matches!(*unit, "egg" | "building")).collect();
    let about = *one(if kind == "form" { &inside[..] } else { &TRAITS }, dice);
    let number = dice.below(5) as i32 - 2;
    let from = one(&CardId::all().filter(|card| has_ability(*card)).collect::<Vec<_>>(), dice).id();
    json!({
        "is": from, "kind": kind, "owner": one(&["p1", "p2"], dice), "about": about,
        "until": one(&["turn-end", "p1-turn-start", "p2-turn-end", "p2-turn"], dice),
        "stats": {
            "attack": number, "health": number.max(0), "ability": 1, about: number.max(1),
            "building": dice.below(3), "egg": dice.below(2)
        }
    })
}

fn has_ability(card: CardId) -> bool {
    content::printed(card).next().is_some()
}
