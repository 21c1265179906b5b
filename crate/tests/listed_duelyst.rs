//! What Duelyst lists: how each action is clicked, what it costs and which clause allows it; and why a click leads nowhere.
#![cfg(feature = "duelyst")]

mod support;

use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::Play;
use rulewright::games::duelyst::Duelyst;
use rulewright::json as edge;
use serde_json::{Value, json};
use support::dice;
use support::listed::{self, act, because, lists};

fn position(setup: &Value) -> Box<dyn Play> {
    listed::position("duelyst", setup)
}

/// A turn with everything to do.
fn turn() -> Box<dyn Play> {
    position(&json!({
        "toAct": "p1",
        "players": { "p1": {
            "stats": { "ready": 1 },
            "hand": { "cards": ["azurite-lion", "sunstone-bracers", "true-strike", "tempest"] },
            "draw": { "cards": ["decimate"] }
        } },
        "pieces": {
            "squire": { "is": "silverguard-squire", "owner": "p1", "at": [2, 3] },
            "flier": { "is": "dragonlark", "owner": "p1", "at": [7, 5] },
            "foe": { "is": "silverguard-squire", "owner": "p2", "at": [3, 3] }
        }
    }))
}

#[test]
fn what_is_listed_says_its_clicks_its_cost_and_its_clause() {
    let mana = |cost: u8| json!({ "mana": cost });
    lists(
        &*turn(),
        &[
            (&["card:azurite-lion", "cell:1,2"], "duelyst:card.minion.1", mana(2)),
            (&["card:sunstone-bracers", "button:play"], "duelyst:card.artifact.1", mana(0)),
            (&["card:true-strike", "piece:foe"], "duelyst:turn.main.3", mana(1)),
            (&["card:tempest", "button:play"], "duelyst:turn.main.3", mana(2)),
            (&["card:tempest", "button:replace"], "duelyst:turn.main.1", json!({})),
            (&["button:bloodbound", "piece:squire"], "duelyst:turn.main.2", mana(1)),
            (&["piece:squire", "cell:2,2"], "duelyst:turn.main.4", json!({})),
            (&["piece:flier", "cell:9,1"], "duelyst:keyword.flying.1", json!({})),
            (&["piece:squire", "piece:foe"], "duelyst:turn.main.5", json!({})),
            (&["button:end"], "duelyst:house.turn.1", json!({})),
        ],
    );
}

#[test]
fn a_mulligan_and_a_choice_are_listed_too() {
    let opening = position(&json!({
        "phase": "set-up", "players": { "p1": { "hand": { "cards": ["tempest"] }, "draw": { "cards": ["decimate"] } } }
    }));
    lists(
        &*opening,
        &[
            (&["card:tempest", "button:mulligan"], "duelyst:mulligan.1", json!({})),
            (&["button:keep"], "duelyst:mulligan.1", json!({})),
        ],
    );
    let mut play = position(&json!({
        "toAct": "p1",
        "players": { "p1": { "stats": { "mechazor": 80 }, "hand": { "cards": ["wings-of-mechaz0r"] } } }
    }));
    act(&mut *play, &json!({ "type": "play", "card": "wings-of-mechaz0r", "to": [2, 3] }));
    lists(
        &*play,
        &[
            (&["cell:6,4"], "duelyst:house.choose.1", json!({})),
            (&["button:decline"], "duelyst:tribe.mech.2", json!({})),
        ],
    );
}

/// Whatever could be pointed at has its reason, of the cards of the side to act.
#[test]
fn a_click_that_leads_nowhere_has_its_reason() {
    let by = |clause: &str, why: &str| Some((clause.to_owned(), why.to_owned()));
    let play = turn();
    assert_eq!(because(&*play, &["card:true-strike", "piece:g2"]), by("duelyst:card.general.1", "no-target"));
    assert_eq!(because(&*play, &["card:azurite-lion", "cell:9,1"]), by("duelyst:card.minion.1", "not-near"));
    assert_eq!(because(&*play, &["piece:squire", "cell:9,1"]), by("duelyst:move.6", "too-far"));
    assert_eq!(because(&*play, &["piece:squire", "piece:g2"]), by("duelyst:combat.2", "out-of-range"));
    assert_eq!(because(&*play, &["button:keep"]), by("duelyst:mulligan.1", "mulligan-over"));
    assert_eq!(because(&*play, &["card:true-strike", "piece:foe"]), None);
    let cards = |cards: [&str; 2]| json!({ "hand": { "cards": cards }, "draw": { "cards": ["decimate"] } });
    let players = json!({ "p1": cards(["tempest", "true-strike"]), "p2": cards(["war-surge", "martyrdom"]) });
    let mut opening = position(&json!({ "phase": "set-up", "players": players }));
    act(&mut *opening, &json!({ "type": "keep" }));
    let first = by("duelyst:start.2", "mulligan-first");
    assert_eq!(because(&*opening, &["card:war-surge", "button:replace"]), first);
    assert_eq!(because(&*opening, &["card:tempest", "button:replace"]), None);
    assert_eq!(because(&*opening, &["card:war-surge", "button:mulligan"]), None);
}

/// `duelyst:win.1`: once somebody has won there is nothing left to do.
#[test]
fn a_finished_game_lists_nothing() {
    let setup = json!({
        "toAct": "p1",
        "players": { "p1": { "hand": { "cards": ["tempest"] } } },
        "pieces": {
            "squire": { "is": "silverguard-squire", "owner": "p1", "at": [8, 3] },
            "loser": { "is": "argeon-highmayne", "owner": "p2", "at": [9, 3], "stats": { "health": 1 } }
        }
    });
    let setup = serde_json::from_value(setup).expect("a table");
    let (rules, mut state) = Duelyst::set_up(&setup, &mut dice("over", 1), &mut ()).expect("a position");
    let attack = edge::action(r#"{ "type": "attack", "piece": "squire", "target": "loser" }"#).expect("an action");
    let attack = rules.read(&state, &attack).expect("it names who is there");
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    assert!(legal.contains(&attack));
    rules.apply(&mut state, attack, &mut dice("over", 2), &mut ());
    assert!(rules.result(&state).is_some());
    rules.legal(&state, &mut legal);
    assert!(legal.is_empty());
}
