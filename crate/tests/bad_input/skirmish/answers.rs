//! Answers to the question of which allies a card is for.

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use serde_json::{Value, json};

use super::{act, create, place, setup};
use crate::errors::error;
use crate::support::root;

/// A captain who has just played the card that names allies, with an ally of this name beside.
fn rallying(ally: &str) -> Result<Box<dyn Play>, Error> {
    let rally = rally_card();
    let mut pieces = json!({
        "chief": { "is": "ash-brenna", "owner": "p1", "at": [4, 4], "stats": { "ap": 9 } },
        "foe": { "is": "ash-brenna", "owner": "p2", "at": [9, 9] }
    });
    pieces[ally] = json!({ "is": "ash-brenna", "owner": "p1", "at": [5, 4] });
    let hand = json!({ "p1": { "hand": { "cards": [rally] } } });
    let mut play = create(&setup(json!({ "toAct": "p1", "pieces": pieces, "players": hand })))?;
    act(&mut *play, &json!({ "type": "card", "piece": "chief", "card": rally }).to_string())?;
    Ok(play)
}

/// The card of the game that names allies.
fn rally_card() -> String {
    let text = std::fs::read_to_string(root().join("crate/games/skirmish/data/cards.json")).expect("the cards");
    let cards: Value = serde_json::from_str(&text).expect("cards are JSON");
    let rally = cards["cards"].as_array().expect("cards").iter().find(|c| c["target"]["side"] == "allies");
    rally.and_then(|c| c["id"].as_str()).expect("a card that names allies").to_owned()
}

/// A piece may be called like an answer: it is listed, and it is what is meant. The one name that cannot be told
/// apart is not set up.
#[test]
fn a_piece_may_be_called_like_an_answer() {
    for name in ["ally", "first", "burn", "stay", "ash", "bonus"] {
        let mut play = rallying(name).unwrap_or_else(|e| panic!("{name}: {e}"));
        let listed = play.actions(Viewer::All);
        let answers: Vec<_> = listed.iter().filter_map(|l| l.action.answer.as_deref()).collect();
        assert_eq!(answers, [name, "done"]);
        let told = play.act(&listed[0].action, Viewer::All).expect("a listed action is done");
        assert!(told.iter().any(|e| e.kind == "gain" && e.target.as_deref() == Some(name)), "{name}: {told:?}");
    }
    assert_eq!(place(&error(rallying("done").map(drop), "done")).0, "field");
}

/// An answer to another question is refused by the clause that asks, not misread.
#[test]
fn an_answer_to_another_question_is_refused_by_a_clause() {
    let mut play = rallying("ally").expect("allies are named");
    for answer in ["first", "second", "burn", "put-out", "slide", "stay", "cin", "chief", "foe"] {
        let action = json!({ "type": "choose", "answer": answer }).to_string();
        let refused = error(act(&mut *play, &action), answer);
        assert_eq!((refused.code, refused.clause.as_deref()), ("refused", Some("skirmish:house.gain.2")), "{answer}");
    }
}
