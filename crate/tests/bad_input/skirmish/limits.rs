//! The most of everything: nothing overflows, no card is lost.

use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

use super::{act, create, duel, setup};

/// The most units a position may have.
const UNITS: usize = 12;

fn full(one: impl Fn(usize) -> Value) -> serde_json::Map<String, Value> {
    (0..UNITS).map(|n| (format!("u{n}"), one(n))).collect()
}

fn lying(play: &dyn Play) -> usize {
    play.table(Viewer::All).pieces.values().map(|p| p.cards.len()).sum()
}

/// Positions with the most of everything can be played: nothing overflows, no card is lost.
#[test]
fn the_most_of_everything_can_be_played() {
    let ill = ["poisoned", "dazed", "stunned", "defenseless", "on-fire"].map(|id| json!({ "is": id }));
    let pieces = full(|n| {
        let owner = if n < UNITS - 1 { "p1" } else { "p2" };
        let stats = json!({ "ap": 99, "mp": 99 });
        json!({ "is": "ash-brenna", "owner": owner, "at": [1 + n % 4, 1 + n / 4], "cards": ill, "stats": stats })
    });
    let hand = vec!["com-grudge", "cin-nerves", "com-wall", "ash-setpikes", "mir-snare", "com-smoke"];
    let options = setup(json!({ "pieces": pieces, "players": { "p1": { "hand": { "cards": hand } } } }));
    let mut play = create(&options).expect("a full table");
    for n in 0..UNITS - 1 {
        act(&mut *play, &format!("{{\"type\": \"guard\", \"piece\": \"u{n}\"}}")).expect("each may be on guard");
    }
    for card in ["com-wall", "ash-setpikes"] {
        let played = format!("{{\"type\": \"card\", \"piece\": \"u0\", \"card\": \"{card}\"}}");
        act(&mut *play, &played).unwrap_or_else(|e| panic!("{card}: {e}"));
    }
    assert_eq!(lying(&*play), 5 * UNITS + UNITS - 1 + 2, "a card is lost");
}

/// All the cards a player may own find their way to the discard pile; more are not set up.
#[test]
fn all_cards_of_a_player_fit_the_discard_pile() {
    let kinds = ["com-wall", "com-grudge", "ash-setpikes", "cin-nerves"];
    let position = |laid: usize| {
        let pieces = full(|n| {
            let owner = if n < 6 { "p1" } else { "p2" };
            let share = laid / UNITS + usize::from(n < laid % UNITS);
            let cards: Vec<Value> =
                kinds[..share].iter().map(|card| json!({ "is": card, "owner": "p1", "counters": 1 })).collect();
            json!({ "is": "ash-brenna", "owner": owner, "at": [1 + n % 4, 1 + n / 4], "cards": cards })
        });
        let discard = vec!["com-aim"; 4];
        create(&setup(json!({ "pieces": pieces, "players": { "p1": { "discard": { "cards": discard } } } })))
    };
    let most = (1..=48).take_while(|laid| position(*laid).is_ok()).last().expect("a card may lie there");
    for laid in most..=48 {
        let Ok(mut play) = position(laid) else { continue };
        for _ in 0..4 {
            act(&mut *play, "{\"type\": \"end\"}").expect("a turn may end");
        }
        let table = play.table(Viewer::All);
        let piles = &table.players["p1"];
        let held = piles.hand.count + piles.draw.count + piles.discard.count;
        assert_eq!(held as usize + lying(&*play), 4 + laid, "a card is lost");
    }
}

/// The odds of the largest attack that can be written are listed, or refused as too large.
#[test]
fn the_largest_attack_has_odds_or_is_too_large() {
    for notation in ["12x12ps+12", "5x12ps", "12x1ps", "12ps+12"] {
        let unit = json!({ "id": "odd", "defence": { "dice": 8 }, "attacks": [
            { "id": "a", "notation": notation, "range": { "kind": "melee" } }
        ] });
        let play = create(&duel(json!({ "units": [unit] }))).expect("an attack that can be written");
        let attack = "{\"type\": \"attack\", \"piece\": \"mine\", \"attack\": \"a\", \"target\": \"theirs\"}";
        match play.preview(&edge::action(attack).expect("an action"), Viewer::All) {
            Ok(preview) => {
                let sum: f64 = preview.outcomes.iter().map(|o| o.p).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{notation}: {sum}");
            }
            Err(error) => assert_eq!(error.code, "too-large", "{notation}: {error:?}"),
        }
    }
}

/// Numbers are capped, not cut: 2 + 127 + 127 points of bonus are not none.
#[test]
fn a_bonus_beyond_a_byte_is_not_lost() {
    let lay = |id: &str, add: i32| json!({ "id": id, "effects": [{ "op": "modify", "what": "attack_bonus", "add": add }], "lasts": { "turns": 2 } });
    let content = json!({
        "cards": [lay("one", 127), lay("two", 127)],
        "units": [{ "id": "odd", "attacks": [{ "id": "a", "notation": "3ps+2", "range": { "kind": "melee" } }] }]
    });
    let mut options = duel(content);
    options["setup"]["pieces"]["mine"]["cards"] = json!([{ "is": "one" }, { "is": "two" }]);
    options["setup"]["pieces"]["theirs"]["cards"] = json!([{ "is": "defenseless" }]);
    let mut play = create(&options).expect("a position");
    act(&mut *play, "{\"type\": \"attack\", \"piece\": \"mine\", \"attack\": \"a\", \"target\": \"theirs\"}")
        .expect("it may");
    let hits = play.events(0, Viewer::All).into_iter().find(|e| e.stat.as_deref() == Some("hits"));
    assert_eq!(hits.and_then(|e| e.amount), Some(3), "with so much bonus every die hits");
}

/// The same for AP: 30 printed and 254 from cards are not 28.
#[test]
fn ap_beyond_a_byte_are_not_lost() {
    let lay = |id: &str| json!({ "id": id, "effects": [{ "op": "modify", "what": "ap", "add": 127 }], "lasts": { "turns": 9 } });
    let content = json!({ "cards": [lay("one"), lay("two")], "units": [{ "id": "odd", "ap": 30 }] });
    let mut options = duel(content);
    options["setup"]["pieces"]["mine"]["cards"] = json!([{ "is": "one" }, { "is": "two" }]);
    let mut play = create(&options).expect("a position");
    for _ in 0..2 {
        act(&mut *play, "{\"type\": \"end\"}").expect("a turn may end");
    }
    let ap = play.table(Viewer::All).pieces["mine"].stats["ap"];
    assert!(ap >= 99, "{ap} AP");
}
