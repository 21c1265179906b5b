//! What Noxilia lists: how each action is clicked, what it costs and which clause allows it; and why a click leads nowhere.
#![cfg(feature = "noxilia")]

mod support;

use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::Play;
use rulewright::games::noxilia::Noxilia;
use rulewright::json as edge;
use serde_json::{Value, json};
use support::dice;
use support::listed::{self, act, because, lists};

fn position(setup: &Value) -> Box<dyn Play> {
    listed::position("noxilia", setup)
}

fn piece(is: &str, owner: &str, place: &str) -> Value {
    json!({ "is": is, "owner": owner, "place": place })
}

fn gold(cost: u8) -> Value {
    json!({ "gold": cost })
}

fn mana(cost: u8) -> Value {
    json!({ "mana": cost })
}

/// A turn of Brightvale with everything to do.
fn brightvale() -> Box<dyn Play> {
    let hand = ["bv-pike", "bv-tithe", "bv-sally", "bv-boots", "bv-smite", "bv-flood", "bv-aegis"];
    position(&json!({
        "toAct": "p1",
        "players": { "p1": { "stats": { "gold": 5 }, "hand": { "cards": hand } } },
        "board": { "cards": [{ "is": "bv-blade", "place": "a.com" }] },
        "pieces": {
            "climber": piece("bv-climber", "p1", "field1"),
            "chaplain": piece("bv-chaplain", "p1", "a.com"),
            "druid": piece("bv-druid", "p1", "a.com"),
            "acolyte": piece("bv-acolyte", "p1", "a.com"),
            "scout": piece("bv-pathfinder", "p1", "a.com"),
            "longbow": piece("bv-longbow", "p1", "a.ram2"),
            "lancer": piece("bv-lancer", "p1", "a.ram2"),
            "ghoul": piece("ag-ghoul", "p2", "field1"),
            "thrall": piece("ag-thrall", "p2", "a.ram1"),
            "spider": piece("ag-spider", "p2", "field2"),
            "fly": piece("ag-spider", "p2", "field2")
        }
    }))
}

/// A turn of Ashgrave with somebody to raise.
fn ashgrave() -> Box<dyn Play> {
    position(&json!({
        "toAct": "p2",
        "players": { "p2": { "hand": { "cards": ["ag-raise"] }, "discard": { "cards": ["ag-ghoul", "ag-knight"] } } },
        "pieces": {
            "priest": piece("ag-priest", "p2", "b.com"),
            "hounds": piece("ag-hounds", "p2", "b.ram1"),
            "climber": piece("bv-climber", "p1", "a.ram1")
        }
    }))
}

#[test]
fn what_is_listed_says_its_clicks_its_cost_and_its_clause() {
    let free = || json!({});
    lists(
        &*brightvale(),
        &[
            (&["card:bv-pike", "button:play"], "noxilia:action.playunit.1", gold(3)),
            (&["card:bv-tithe", "button:play"], "noxilia:action.event.1", gold(0)),
            (&["card:bv-sally", "place:field1"], "noxilia:action.event.1", gold(2)),
            (&["card:bv-boots", "piece:climber"], "noxilia:action.equip.1", gold(1)),
            (&["card:bv-smite", "piece:chaplain", "piece:thrall"], "noxilia:action.cast.1", mana(2)),
            (&["card:bv-flood", "piece:druid", "place:a.ram2"], "noxilia:action.cast.1", mana(3)),
            (&["card:bv-aegis", "piece:chaplain", "piece:climber"], "noxilia:spell.latent.1", mana(1)),
            (&["piece:chaplain", "place:a.room"], "noxilia:action.move.1", free()),
            (&["piece:climber", "button:retreat", "place:a.ram1"], "noxilia:action.retreat.1", free()),
            (&["piece:climber", "button:attack", "piece:ghoul"], "noxilia:action.melee.1", free()),
            (&["piece:lancer", "button:charge", "piece:spider"], "noxilia:action.charge.1", free()),
            (&["piece:longbow", "button:shoot", "piece:spider"], "noxilia:action.ranged.1", free()),
            (&["piece:scout", "button:equip", "card:item-1"], "noxilia:action.moveequip.3", free()),
            (&["piece:longbow", "button:equip", "place:a.com", "card:item-1"], "noxilia:action.moveequip.3", free()),
            (&["piece:chaplain", "button:heal", "piece:acolyte"], "noxilia:action.moveheal.3", free()),
            (&["piece:chaplain", "button:purify", "piece:acolyte"], "noxilia:action.moveheal.3", free()),
            (&["piece:scout", "button:adventure"], "noxilia:ability.adventure.1", gold(1)),
            (&["button:pass"], "noxilia:action.pass.1", free()),
        ],
    );
    lists(
        &*ashgrave(),
        &[
            (&["card:ag-raise", "piece:priest", "answer:ag-ghoul"], "noxilia:action.cast.1", mana(2)),
            (&["piece:hounds", "button:charge", "place:field1", "piece:climber"], "noxilia:action.charge.1", free()),
        ],
    );
}

#[test]
fn what_answers_a_question_is_listed_too() {
    let free = || json!({});
    let mut step = brightvale();
    act(&mut *step, &json!({ "type": "move", "piece": "scout", "place": "a.ram2" }));
    lists(
        &*step,
        &[(&["place:field2"], "noxilia:house.step.1", free()), (&["button:decline"], "noxilia:house.step.1", free())],
    );
    let mut name = brightvale();
    act(&mut *name, &json!({ "type": "shoot", "piece": "longbow", "target": "spider" }));
    lists(&*name, &[(&["piece:fly"], "noxilia:house.name.1", free())]);
    let mut pay = brightvale();
    act(&mut *pay, &json!({ "type": "cast", "card": "bv-flood", "piece": "druid", "place": "a.ram2" }));
    lists(&*pay, &[(&["answer:acolyte"], "noxilia:house.pay.1", free())]);
}

#[test]
fn starting_units_are_listed_with_what_they_cost() {
    let opening = position(&json!({ "phase": "set-up", "first": "p1" }));
    lists(
        &*opening,
        &[
            (&["card:bv-pike", "place:a.ram1"], "noxilia:setup.4", gold(3)),
            (&["card:bv-militia", "place:a.com"], "noxilia:setup.4", gold(0)),
            (&["button:suggested"], "noxilia:setup.4", json!({})),
            (&["button:decline"], "noxilia:setup.4", json!({})),
        ],
    );
}

/// Whatever could be pointed at has its reason: units, places, cards of the hand and of the graveyard.
#[test]
fn a_click_that_leads_nowhere_has_its_reason() {
    let by = |clause: &str, why: &str| Some((clause.to_owned(), why.to_owned()));
    let play = brightvale();
    let hit = because(&*play, &["piece:climber", "button:attack", "piece:thrall"]);
    assert_eq!(hit, by("noxilia:action.melee.1", "not-here"));
    let smite = because(&*play, &["card:bv-smite", "piece:chaplain", "piece:spider"]);
    assert_eq!(smite, by("noxilia:zone.rampart.5", "out-of-line"));
    let sword = because(&*play, &["card:bv-boots", "place:a.com"]);
    assert_eq!(sword, by("noxilia:card.equipment.3", "needs-bearer"));
    assert_eq!(because(&*play, &["piece:climber", "button:attack", "piece:ghoul"]), None);
    let raise = because(&*ashgrave(), &["card:ag-raise", "piece:priest", "answer:ag-knight"]);
    assert_eq!(raise, by("noxilia:stat.gold.1", "too-dear"));
}

/// What only answers write is among all that could be written down, and nothing is twice.
#[test]
fn all_that_may_be_done_could_be_written_down_once() {
    let opening = json!({ "phase": "set-up", "first": "p1" });
    let table = serde_json::from_value(opening).expect("a table");
    let (rules, state) = Noxilia::set_up(&table, &mut dice("every", 1), &mut ()).expect("a position");
    let (mut legal, mut every) = (Vec::new(), Vec::new());
    rules.legal(&state, &mut legal);
    rules.every(&state, &mut every);
    assert!(legal.len() > 10, "there are many ways to begin");
    for action in &legal {
        assert_eq!(every.iter().filter(|one| *one == action).count(), 1, "{action:?}");
    }
}

/// While a deck is built there is no game yet: all its faults are reported.
#[test]
fn all_faults_of_a_list_are_told_without_a_game() {
    let list = json!({ "leader": "bv-queen", "cards": { "bv-militia": 5 } });
    let faults = edge::deck_faults("noxilia", &list.to_string()).expect("a list that can be read");
    let told: Vec<_> = faults.iter().map(|e| (e.clause.as_deref(), e.why.as_deref())).collect();
    assert_eq!(
        told,
        [(Some("noxilia:deck.5"), Some("copies")), (Some("noxilia:deck.2"), Some("deck-size"))],
        "{faults:?}"
    );
}
