//! Bad input of Noxilia: decks that are none, positions that cannot be, payments that do not fit, reactions that nobody asked
//! for, saves cut short. Each error names its field or its clause, each reason reads as a sentence, and the game stays as
//! it was.
#![cfg(feature = "noxilia")]

mod support;

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::games::noxilia::content::cards::CLANS;
use rulewright::json as edge;
use serde_json::{Value, json};
use support::{face, json as text};

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
    let error = create(list).err().unwrap_or_else(|| panic!("{what}: it was taken"));
    assert!(!error.message.is_empty(), "{what}: {error:?}");
    error
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

/// What of an error a program reads: its kind, its field, its clause, and why.
fn told(error: &Error) -> [&str; 4] {
    let of = |part: &'_ Option<String>| -> &'static str { part.clone().unwrap_or_default().leak() };
    [error.code, of(&error.field), of(&error.clause), of(&error.why)]
}

fn wrong<T>(result: Result<T, Error>, of: &str) -> Error {
    let error = result.err().unwrap_or_else(|| panic!("{of}: it was taken"));
    assert!(!error.message.is_empty(), "{of}: {error:?}");
    error
}

fn act(play: &mut dyn Play, action: Value) -> Result<(), Error> {
    play.act(&edge::action(&action.to_string())?, Viewer::All).map(drop)
}

/// Tries actions that are not to be had, each on the same game; each reason reads as a sentence.
fn refuses(play: &mut dyn Play, cases: &[(Value, [&str; 4])]) {
    let before = (face(play), text(&play.save()), play.steps());
    for (action, expected) in cases {
        let error = wrong(act(play, action.clone()), &action.to_string());
        assert_eq!(told(&error), *expected, "{action}: {error:?}");
        // A reason is a sentence of the game, never its id.
        let slug = error.why.as_ref().is_some_and(|why| error.message.starts_with(why.as_str()));
        assert!(!slug && !error.message.contains(['{', '}']), "{action}: {:?}", error.message);
        assert_eq!((face(play), text(&play.save()), play.steps()), before, "{action} changed something");
    }
}

/// A position with one of everything that may not be ordered about.
fn position() -> Box<dyn Play> {
    let piece = |is: &str, owner: &str, place: &str| json!({ "is": is, "owner": owner, "place": place });
    let mut tired = piece("bv-militia", "p1", "a.ram1");
    tired["traits"] = json!(["engaged"]);
    let setup = json!({
        "toAct": "p1",
        "players": { "p1": {
            "stats": { "gold": 1 },
            "hand": { "cards": ["bv-smite", "bv-aegis", "bv-blade", "bv-boots", "bv-flood"] }
        } },
        "pieces": {
            "queen": piece("bv-queen", "p1", "a.com"),
            "chaplain": piece("bv-chaplain", "p1", "field1"),
            "oracle": piece("bv-oracle", "p1", "field1"),
            "acolyte": piece("bv-acolyte", "p1", "a.ram2"),
            "lamp": piece("bv-acolyte", "p1", "a.ram1"),
            "tired": tired,
            "militia": piece("bv-militia", "p1", "field1"),
            "king": piece("ag-king", "p2", "b.com"),
            "ghoul": piece("ag-ghoul", "p2", "field1"),
            "sirelle": piece("ag-sirelle", "p2", "field1"),
            "guest": piece("ag-thrall", "p2", "b.ram1"),
            "far": piece("ag-thrall", "p2", "b.com")
        }
    });
    let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
    edge::create(&options.to_string()).expect("a good position")
}

#[test]
fn what_cannot_be_done_is_refused_by_its_clause() {
    let by = |clause, why| ["refused", "", clause, why];
    let go = |piece: &str, place: &str| json!({ "type": "move", "piece": piece, "place": place });
    let hit = |piece: &str, target: &str| json!({ "type": "attack", "piece": piece, "target": target });
    let cast = |card: &str, piece: &str, target: &str| json!({ "type": "cast", "card": card, "piece": piece, "target": target });
    refuses(
        &mut *position(),
        &[
            (go("tired", "a.com"), by("noxilia:def.engage.2", "engaged")),
            (go("ghoul", "b.ram1"), by("noxilia:action.2", "not-yours")),
            (go("militia", "a.com"), by("noxilia:board.adjacency.1", "not-adjacent")),
            (go("militia", "b.ram1"), by("noxilia:action.move.3", "caught")),
            (hit("militia", "far"), by("noxilia:action.melee.1", "not-here")),
            (hit("militia", "oracle"), by("noxilia:combat.declare.1", "not-enemy")),
            (
                json!({ "type": "shoot", "piece": "militia", "target": "ghoul" }),
                by("noxilia:action.ranged.1", "no-ranged"),
            ),
            (
                json!({ "type": "retreat", "piece": "militia", "place": "a.ram1" }),
                by("noxilia:action.retreat.1", "way-is-open"),
            ),
            (
                json!({ "type": "charge", "piece": "militia", "target": "guest" }),
                by("noxilia:action.charge.3", "among-enemies"),
            ),
            (cast("bv-smite", "militia", "ghoul"), by("noxilia:stat.mana.2", "no-sorcerer")),
            (cast("bv-smite", "oracle", "ghoul"), by("noxilia:cast.4", "wrong-colour")),
            (cast("bv-smite", "chaplain", "far"), by("noxilia:zone.rampart.4", "out-of-line")),
            (cast("bv-aegis", "chaplain", "militia"), by("noxilia:spell.active.1", "not-cast")),
            (cast("bv-mend", "chaplain", "militia"), by("noxilia:action.2", "not-in-hand")),
            (
                json!({ "type": "set", "card": "bv-smite", "piece": "chaplain", "target": "militia" }),
                by("noxilia:spell.latent.1", "not-latent"),
            ),
            (
                json!({ "type": "set", "card": "bv-aegis", "piece": "chaplain", "target": "ghoul" }),
                by("noxilia:spell.latent.1", "no-place"),
            ),
            (json!({ "type": "play", "card": "bv-smite" }), by("noxilia:card.spell.1", "is-cast")),
            (json!({ "type": "play", "card": "bv-blade", "target": "militia" }), by("noxilia:action.equip.1", "gold")),
            (
                json!({ "type": "play", "card": "bv-boots", "target": "ghoul" }),
                by("noxilia:action.equip.1", "no-target"),
            ),
            (json!({ "type": "adventure", "piece": "militia" }), by("noxilia:ability.adventure.1", "no-adventurer")),
            (
                json!({ "type": "heal", "piece": "militia", "target": "oracle" }),
                by("noxilia:action.moveheal.1", "no-healer"),
            ),
            (
                json!({ "type": "heal", "piece": "chaplain", "target": "ghoul" }),
                by("noxilia:action.moveheal.3", "not-there"),
            ),
            (json!({ "type": "choose", "target": "ghoul" }), by("noxilia:action.1", "nothing-asked")),
            (json!({ "type": "choose" }), by("noxilia:action.1", "nothing-asked")),
            (json!({ "type": "decline" }), by("noxilia:action.1", "nothing-asked")),
            (json!({ "type": "suggested" }), by("noxilia:action.1", "nothing-asked")),
            (
                json!({ "type": "deploy", "card": "bv-militia", "place": "a.com" }),
                by("noxilia:action.1", "nothing-asked"),
            ),
            (json!({ "type": "pay", "answer": "lamp" }), by("noxilia:action.1", "nothing-asked")),
            (json!({ "type": "equip", "piece": "militia", "card": "item-1" }), ["field", "card", "", ""]),
            (go("nobody", "a.com"), ["field", "piece", "", ""]),
            (go("unit-99", "a.com"), ["field", "piece", "", ""]),
            // Twelve stand there, and whoever comes next has this name.
            (go("unit-13", "a.com"), ["field", "piece", "", ""]),
            (go("militia", "the-moon"), ["field", "place", "", ""]),
            (json!({ "type": "move", "piece": "militia", "to": [1, 1] }), ["field", "to", "", ""]),
            (json!({ "type": "play", "card": "ace-of-spades" }), ["field", "card", "", ""]),
            (json!({ "type": "castle" }), ["field", "type", "", ""]),
            (json!({ "type": "pass", "card": "bv-smite" }), ["field", "card", "", ""]),
            (json!({ "type": "pass", "by": "p2" }), ["wrong-player", "by", "noxilia:action.1", "not-your-turn"]),
            (json!({ "type": "pass", "at": 7 }), ["stale", "at", "", ""]),
        ],
    );
}

/// A payment is one of those that fit, and of the player who owes it.
#[test]
fn a_payment_that_does_not_fit_is_refused() {
    let mut play = position();
    act(&mut *play, json!({ "type": "cast", "card": "bv-smite", "piece": "chaplain", "target": "ghoul" }))
        .expect("the chaplain may cast it");
    let ways: Vec<String> = play.actions(Viewer::All).into_iter().filter_map(|l| l.action.answer.clone()).collect();
    assert!(ways.len() > 1, "there are several ways to pay: {ways:?}");
    let by = |why| ["refused", "", "noxilia:house.pay.1", why];
    refuses(
        &mut *play,
        &[
            (json!({ "type": "pay" }), ["field", "answer", "", ""]),
            (json!({ "type": "pay", "answer": "" }), ["field", "answer", "", ""]),
            (json!({ "type": "pay", "answer": "pool" }), ["field", "answer", "", ""]),
            (json!({ "type": "pay", "answer": "chaplain" }), ["field", "answer", "", ""]),
            (json!({ "type": "pay", "answer": "lamp+acolyte" }), ["field", "answer", "", ""]),
            (json!({ "type": "pay", "answer": ways[0], "card": "bv-smite" }), ["field", "card", "", ""]),
            (
                json!({ "type": "pay", "answer": ways[0], "by": "p2" }),
                ["wrong-player", "by", "noxilia:action.1", "not-your-turn"],
            ),
            (json!({ "type": "decline" }), by("no-answer")),
            (json!({ "type": "choose", "target": "lamp" }), by("no-answer")),
            (json!({ "type": "pass" }), by("answer-first")),
            (json!({ "type": "cast", "card": "bv-smite", "piece": "chaplain", "target": "ghoul" }), by("answer-first")),
        ],
    );
    act(&mut *play, json!({ "type": "pay", "answer": ways[0], "by": "p1" })).expect("it is one of the ways");
}

/// A reaction belongs to the player who is asked, while it is asked.
#[test]
fn a_reaction_is_answered_by_whom_it_asks() {
    let mut play = position();
    let dodge = json!({ "type": "choose" });
    refuses(&mut *play, &[(dodge.clone(), ["refused", "", "noxilia:action.1", "nothing-asked"])]);
    act(&mut *play, json!({ "type": "attack", "piece": "militia", "target": "sirelle" })).expect("they stand together");
    assert_eq!(play.to_act(), Some(Side::P2), "Sirelle may dodge");
    let by = |why| ["refused", "", "noxilia:ability.dodge.1", why];
    let late = ["wrong-player", "by", "noxilia:action.1", "not-your-turn"];
    refuses(
        &mut *play,
        &[
            (json!({ "type": "choose", "by": "p1" }), late),
            (json!({ "type": "decline", "by": "p1" }), late),
            (json!({ "type": "choose", "target": "ghoul" }), by("no-answer")),
            (json!({ "type": "choose", "card": "bv-smite" }), by("no-answer")),
            (json!({ "type": "pay", "answer": "lamp" }), by("answer-first")),
            (json!({ "type": "pass" }), by("answer-first")),
            (json!({ "type": "move", "piece": "ghoul", "place": "b.ram1" }), by("answer-first")),
        ],
    );
    act(&mut *play, json!({ "type": "decline", "by": "p2" })).expect("she need not");
}

#[test]
fn starting_units_stand_where_the_banner_lets_them() {
    let players = json!([{ "deck": "brightvale" }, { "deck": "ashgrave" }]);
    let options = json!({ "game": "noxilia", "seed": "7", "first": "p1", "players": players });
    let mut play = edge::create(&options.to_string()).expect("a plain game");
    let deploy = |card: &str, place: &str| json!({ "type": "deploy", "card": card, "place": place });
    let by = |clause, why| ["refused", "", clause, why];
    refuses(
        &mut *play,
        &[
            (deploy("bv-militia", "a.room"), by("noxilia:setup.5", "banner-forbids")),
            (deploy("bv-militia", "field1"), by("noxilia:setup.5", "banner-forbids")),
            (deploy("bv-militia", "b.com"), by("noxilia:setup.5", "banner-forbids")),
            (deploy("bv-queen", "a.com"), by("noxilia:setup.4", "not-in-deck")),
            (deploy("ag-ghoul", "a.com"), by("noxilia:setup.4", "not-in-deck")),
            (deploy("bv-smite", "a.com"), by("noxilia:setup.4", "not-in-deck")),
            (json!({ "type": "pass" }), by("noxilia:setup.4", "answer-first")),
            (deploy("bv-militia", "the-moon"), ["field", "place", "", ""]),
            (deploy("bv-mermaid", "a.com"), ["field", "card", "", ""]),
        ],
    );
    for _ in 0..2 {
        act(&mut *play, deploy("bv-shieldwall", "a.ram1")).expect("two of a kind may start");
    }
    refuses(&mut *play, &[(deploy("bv-shieldwall", "a.com"), by("noxilia:setup.6", "two-alike"))]);
    act(&mut *play, deploy("bv-oriane", "a.com")).expect("there is gold for her");
    refuses(&mut *play, &[(deploy("bv-gaspard", "a.com"), by("noxilia:setup.4", "gold"))]);
}

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
    let error = wrong(edge::create(&options.to_string()).map(drop), "a position full of faults");
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

#[test]
fn a_position_that_cannot_be_is_named_by_field() {
    let piece = |is: &str, place: &str| json!({ "is": is, "owner": "p1", "place": place });
    let with = |more: Value| {
        let mut one = piece("bv-militia", "a.com");
        more.as_object().expect("fields").iter().for_each(|(key, value)| one[key] = value.clone());
        json!({ "pieces": { "a": one } })
    };
    let hand = |cards: Value| json!({ "players": { "p1": { "hand": { "cards": cards } } } });
    let lies = |card: Value| json!({ "board": { "cards": [card] } });
    let aside = |cards: Value| json!({ "players": { "p1": { "cards": cards } } });
    let many = |n: usize| vec!["bv-acolyte"; n];
    let crowd: serde_json::Map<String, Value> =
        (0..65).map(|n| (format!("u{n}"), piece("bv-militia", "a.com"))).collect();
    let cases = [
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
        (json!({ "board": { "cards": [{ "is": "ag-backlash", "place": "field1" }] } }), "board.cards[0].owner"),
        (with(json!({ "cards": [{ "is": "bv-blade", "counters": 1 }] })), "pieces.a.cards[0].counters"),
        (with(json!({ "cards": [{ "is": "bv-shield", "counters": 2 }] })), "pieces.a.cards[0].counters"),
        (with(json!({ "cards": [{ "is": "tr-mirror", "counters": 2 }] })), "pieces.a.cards[0].counters"),
        (with(json!({ "cards": [{ "is": "bv-aegis", "counters": 1 }] })), "pieces.a.cards[0].counters"),
        (json!({ "pieces": { "a": piece("bv-queen", "a.com"), "b": piece("bv-queen", "a.ram1") } }), "pieces.b.is"),
        (json!({ "pieces": crowd }), "pieces"),
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
        (json!({ "phase": "noon" }), "phase"),
        (json!({ "toAct": "p3" }), "toAct"),
        (json!({ "first": "p3" }), "first"),
    ];
    for (setup, field) in cases {
        let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
        let error = wrong(edge::create(&options.to_string()).map(drop), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}

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
        let error = wrong(edge::create(&options.to_string()).map(drop), &setup.to_string());
        assert_eq!(told(&error)[..2], ["field", &format!("setup.{field}")], "{setup}: {error:?}");
    }
}

#[test]
fn a_game_is_of_two_players_on_a_map_there_is() {
    let with = |more: Value| {
        let seats = json!([{ "deck": "brightvale" }, { "deck": "ashgrave" }]);
        let mut options = json!({ "game": "noxilia", "seed": "7", "players": seats });
        more.as_object().expect("fields").iter().for_each(|(key, value)| options[key] = value.clone());
        edge::create(&options.to_string()).map(drop)
    };
    for options in [json!({}), json!({ "map": "even" }), json!({ "map": "source", "first": "p2" })] {
        with(options.clone()).unwrap_or_else(|error| panic!("{options}: {error:?}"));
    }
    let cases = [
        (json!({ "map": "atlantis" }), "map"),
        (json!({ "first": "p3" }), "first"),
        (json!({ "first": "neutral" }), "first"),
        (json!({ "players": [{ "deck": "ashgrave" }] }), "players"),
    ];
    for (options, field) in cases {
        let error = wrong(with(options.clone()), &options.to_string());
        assert_eq!(told(&error)[..2], ["field", field], "{options}: {error:?}");
    }
}

/// Once a monarch has fallen nothing may be done at all.
#[test]
fn a_click_that_leads_nowhere_has_its_reason_and_a_game_that_is_over_its_result() {
    let setup = json!({ "toAct": "p1", "pieces": {
        "footman": { "is": "bv-militia", "owner": "p1", "place": "field1" },
        "king": { "is": "ag-king", "owner": "p2", "place": "field1", "stats": { "life": 1, "armour": 0 } },
        "queen": { "is": "bv-queen", "owner": "p1", "place": "a.com" }
    } });
    let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
    let mut play = edge::create(&options.to_string()).expect("a good position");
    let click = |play: &dyn Play, path: [&str; 2]| {
        let error = play.why_not(&path.map(str::to_owned), Viewer::All);
        error.map(|error| told(&error).map(str::to_owned))
    };
    let far = ["refused", "", "noxilia:board.adjacency.1", "not-adjacent"].map(str::to_owned);
    assert_eq!(click(&*play, ["piece:footman", "place:b.com"]), Some(far.clone()));
    assert_eq!(click(&*play, ["piece:footman", "piece:king"]), None);
    // The queen could go by the same clicks the other way round, to strike the footman: that is not what was clicked.
    let setup = json!({ "toAct": "p1", "pieces": {
        "queen": { "is": "bv-queen", "owner": "p1", "place": "a.com" },
        "footman": { "is": "bv-militia", "owner": "p1", "place": "field1" }
    } });
    let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
    let behind = edge::create(&options.to_string()).expect("a good position");
    assert_eq!(click(&*behind, ["piece:footman", "place:b.com"]), Some(far.clone()));
    assert!(play.result().is_none(), "both monarchs stand");

    act(&mut *play, json!({ "type": "attack", "piece": "footman", "target": "king" })).expect("they stand together");
    let outcome = play.result().expect("the king has fallen");
    assert_eq!((outcome.winner, outcome.cites.as_str()), (Some(Side::P1), "noxilia:objective.3"));
    assert_eq!(wrong(act(&mut *play, json!({ "type": "pass" })), "a pass").code, "over");
}

/// A script that cannot fall says what was drawn, and what could have been.
#[test]
fn a_draw_that_is_no_candidate_is_told_by_name() {
    let scenario = json!({
        "rules": ["noxilia:setup.2"], "title": {}, "game": "noxilia",
        "setup": { "phase": "set-up" }, "chance": { "draws": ["bv-mend"] },
        "steps": [{ "do": { "type": "suggested" } }]
    });
    let verdict = edge::run_scenario(&scenario.to_string()).expect("a scenario");
    let told: Vec<[&str; 3]> =
        verdict.differences.iter().map(|d| [d.at.as_str(), d.expected.as_str(), d.got.as_str()]).collect();
    assert_eq!(told, [["chance.draws[0]", "`bv-mend` is drawn", "it is no candidate; these are: p1, p2"]]);
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

/// A save cut off anywhere, or with an action taken out, is refused or is a shorter game: it never breaks.
#[test]
fn a_save_cut_short_is_refused() {
    let players = json!([{ "deck": "brightvale" }, { "deck": "ashgrave" }]);
    let options = json!({ "game": "noxilia", "seed": "cut", "players": players });
    let mut play = edge::create(&options.to_string()).expect("a plain game");
    let mut with = support::dice("cut", 1);
    for _ in 0..120 {
        let Some(action) = support::pick(&*play, &mut with) else { break };
        play.act(&action, Viewer::All).expect("a listed action is done");
    }
    let save = text(&play.save());
    for end in (0..save.len()).step_by(37).filter(|end| save.is_char_boundary(*end)) {
        let error = wrong(edge::load(&save[..end]).map(drop), &save[..end]);
        assert!(["json", "field"].contains(&error.code), "cut at {end}: {error:?}");
    }
    let whole: Value = serde_json::from_str(&save).expect("a save is JSON");
    let actions = whole["actions"].as_array().expect("a save has actions").len();
    for n in 0..actions {
        let mut less = whole.clone();
        less["actions"].as_array_mut().expect("actions").remove(n);
        match edge::load(&less.to_string()) {
            Ok(game) => assert_eq!(game.steps() as usize, actions - 1, "without action {n}"),
            Err(error) => {
                let field = error.field.clone().unwrap_or_default();
                assert!(field.starts_with("actions["), "without action {n}: {error:?}");
            }
        }
    }
}
