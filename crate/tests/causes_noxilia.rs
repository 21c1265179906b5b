//! Why things happen in Noxilia: some chains of causes in full, as a reader of the log follows them. That every event has a
//! cause is a law of all games (`laws.rs`).
#![cfg(feature = "noxilia")]

mod support;

use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::Event;
use rulewright::json as edge;
use serde_json::{Value, json};
use support::json as text;

/// A position, with these things done in it.
fn played(setup: Value, steps: &[Value]) -> Box<dyn Play> {
    let mut play =
        edge::create(&json!({ "game": "noxilia", "seed": "1", "setup": setup }).to_string()).expect("a good position");
    for step in steps {
        let action = edge::action(&step.to_string()).expect("an action");
        play.act(&action, Viewer::All).unwrap_or_else(|e| panic!("{step}: {e}"));
    }
    play
}

/// The kinds of events that led to the last event of this kind.
fn led_to(play: &dyn Play, kind: &str) -> Vec<String> {
    let events = play.events(0, Viewer::All);
    let last = events.iter().rev().find(|e| e.kind == kind).unwrap_or_else(|| panic!("no {kind}: {}", text(&events)));
    play.why(last.id, Viewer::All).into_iter().map(|e: Event| e.kind.into()).collect()
}

#[test]
fn a_unit_is_queued_because_it_was_paid_for() {
    let setup =
        json!({ "toAct": "p1", "players": { "p1": { "stats": { "gold": 3 }, "hand": { "cards": ["bv-druid"] } } } });
    let play = played(setup, &[json!({ "type": "play", "card": "bv-druid" })]);
    assert_eq!(play.why(0, Viewer::All).len(), 1, "the first event of all has no cause");
    assert_eq!(led_to(&*play, "enlist"), ["gold", "enlist"]);
}

#[test]
fn a_lightning_riposte_hurts_because_it_strikes() {
    let setup = json!({ "toAct": "p2", "pieces": {
        "pike": { "is": "bv-pike", "owner": "p1", "place": "field1" },
        "ghoul": { "is": "ag-ghoul", "owner": "p2", "place": "field1", "stats": { "life": 1 } }
    } });
    let steps = [
        json!({ "type": "attack", "piece": "ghoul", "target": "pike" }),
        json!({ "type": "choose", "target": "pike" }),
    ];
    let play = played(setup, &steps);
    assert_eq!(led_to(&*play, "damage"), ["engage", "attack", "lightning-riposte", "damage"]);
    assert_eq!(led_to(&*play, "death"), ["engage", "attack", "lightning-riposte", "damage", "death"]);
}

#[test]
fn a_latent_spell_works_because_it_is_turned_up() {
    let setup = json!({ "toAct": "p2", "pieces": {
        "pike": { "is": "bv-pike", "owner": "p1", "place": "field1", "cards": [{ "is": "bv-aegis", "kind": "latent" }] },
        "acolyte": { "is": "bv-acolyte", "owner": "p1", "place": "a.com" },
        "druid": { "is": "bv-druid", "owner": "p1", "place": "a.com" },
        "ghoul": { "is": "ag-ghoul", "owner": "p2", "place": "field1" }
    } });
    let steps = [
        json!({ "type": "attack", "piece": "ghoul", "target": "pike" }),
        json!({ "type": "choose", "card": "item-1" }),
    ];
    let play = played(setup, &steps);
    assert_eq!(led_to(&*play, "stat"), ["engage", "attack", "reveal", "stat"]);
    assert_eq!(led_to(&*play, "mana"), ["engage", "attack", "reveal", "mana"]);
}

#[test]
fn a_cancelled_spell_is_cancelled_by_the_other() {
    let setup = json!({ "toAct": "p1", "pieces": {
        "climber": { "is": "bv-climber", "owner": "p1", "place": "field1" },
        "oracle": { "is": "bv-oracle", "owner": "p1", "place": "a.com", "cards": [{ "is": "bv-unweave", "kind": "latent" }] },
        "ghoul": { "is": "ag-ghoul", "owner": "p2", "place": "field1", "cards": [{ "is": "ag-backlash", "kind": "latent" }] },
        "witch": { "is": "ag-witch", "owner": "p2", "place": "b.com" }
    } });
    let steps = [
        json!({ "type": "attack", "piece": "climber", "target": "ghoul" }),
        json!({ "type": "choose", "card": "item-2" }),
        json!({ "type": "choose", "card": "item-1" }),
    ];
    let play = played(setup, &steps);
    assert_eq!(led_to(&*play, "cancel"), ["engage", "attack", "reveal", "reveal", "cancel"]);
    assert_eq!(led_to(&*play, "damage"), ["engage", "attack", "damage"]);
}

#[test]
fn all_that_a_spell_does_follows_from_its_being_cast() {
    let setup = json!({ "toAct": "p1", "players": { "p1": { "hand": { "cards": ["bv-smite"] } } }, "pieces": {
        "chaplain": { "is": "bv-chaplain", "owner": "p1", "place": "field1" },
        "acolyte": { "is": "bv-acolyte", "owner": "p1", "place": "a.com" },
        "thrall": { "is": "ag-thrall", "owner": "p2", "place": "field1" }
    } });
    let cast = json!({ "type": "cast", "card": "bv-smite", "piece": "chaplain", "target": "thrall" });
    let play = played(setup, &[cast]);
    for kind in ["engage", "mana", "damage", "discard"] {
        assert_eq!(led_to(&*play, kind), ["cast", kind]);
    }
    assert_eq!(led_to(&*play, "death"), ["cast", "damage", "death"]);
}

#[test]
fn what_an_event_costs_follows_from_its_being_played() {
    let setup = json!({ "toAct": "p2",
        "players": { "p2": { "hand": { "cards": ["ag-bloodprice"] }, "draw": { "cards": ["ag-bolt", "ag-ghoul"] } } },
        "pieces": {
            "thrall": { "is": "ag-thrall", "owner": "p2", "place": "b.com" },
            "ghoul": { "is": "ag-ghoul", "owner": "p2", "place": "b.com" }
        } });
    let steps = [json!({ "type": "play", "card": "ag-bloodprice" }), json!({ "type": "choose", "target": "thrall" })];
    let play = played(setup, &steps);
    assert_eq!(led_to(&*play, "damage"), ["play", "damage"]);
    assert_eq!(led_to(&*play, "death"), ["play", "damage", "death"]);
    assert_eq!(led_to(&*play, "rage"), ["play", "damage", "death", "rage"]);
    assert_eq!(led_to(&*play, "draw"), ["play", "draw"]);
}

#[test]
fn the_end_of_a_game_follows_from_the_death_of_a_monarch() {
    let setup = json!({ "toAct": "p2", "pieces": {
        "queen": { "is": "bv-queen", "owner": "p1", "place": "a.com", "stats": { "life": 1, "armour": 0 } },
        "king": { "is": "ag-king", "owner": "p2", "place": "b.com" },
        "ghoul": { "is": "ag-ghoul", "owner": "p2", "place": "a.com" }
    } });
    let play = played(setup, &[json!({ "type": "attack", "piece": "ghoul", "target": "queen" })]);
    assert_eq!(led_to(&*play, "game-over"), ["engage", "attack", "damage", "death", "game-over"]);
}

#[test]
fn a_new_turn_follows_from_the_end_of_the_last() {
    let setup = json!({ "toAct": "p1", "pieces": {
        "spider": { "is": "ag-spider", "owner": "p2", "place": "b.com", "stats": { "poison": 1 } }
    } });
    let play = played(setup, &[json!({ "type": "pass" }), json!({ "type": "pass" })]);
    assert_eq!(led_to(&*play, "damage"), ["pass", "turn-end", "damage"]);
    assert_eq!(led_to(&*play, "gold"), ["pass", "turn-end", "turn-start", "gold"]);
}
