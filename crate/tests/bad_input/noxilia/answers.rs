//! Answers that do not fit their question: payments, reactions, starting units.

use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;
use serde_json::json;

use super::position;
use crate::actions::{act, refuses};

/// A payment is one of those that fit, and of the player who owes it.
#[test]
fn a_payment_that_does_not_fit_is_refused() {
    let mut play = position();
    act(&mut *play, json!({ "type": "cast", "card": "bv-smite", "piece": "chaplain", "target": "ghoul" }))
        .expect("the chaplain may cast it");
    let ways: Vec<String> =
        play.actions(Viewer::All).into_iter().filter_map(|l| l.action.answer.map(String::from)).collect();
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
