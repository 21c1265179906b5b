//! Orders that are not to be had, and clicks that lead nowhere.

use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;
use serde_json::{Value, json};

use super::position;
use crate::actions::{act, refuses, told};
use crate::errors::error;

/// An action, and what a program reads of its error.
type Case = (Value, [&'static str; 4]);

fn by(clause: &'static str, why: &'static str) -> [&'static str; 4] {
    ["refused", "", clause, why]
}

fn go(piece: &str, place: &str) -> Value {
    json!({ "type": "move", "piece": piece, "place": place })
}

/// Orders to units.
fn orders() -> Vec<Case> {
    let hit = |piece: &str, target: &str| json!({ "type": "attack", "piece": piece, "target": target });
    vec![
        (go("tired", "a.com"), by("noxilia:def.engage.2", "engaged")),
        (go("ghoul", "b.ram1"), by("noxilia:action.2", "not-yours")),
        (go("militia", "a.com"), by("noxilia:board.adjacency.1", "not-adjacent")),
        (go("militia", "b.ram1"), by("noxilia:action.move.3", "caught")),
        (hit("militia", "far"), by("noxilia:action.melee.1", "not-here")),
        (hit("militia", "oracle"), by("noxilia:combat.declare.1", "not-enemy")),
        (json!({ "type": "shoot", "piece": "militia", "target": "ghoul" }), by("noxilia:action.ranged.1", "no-ranged")),
        (
            json!({ "type": "retreat", "piece": "militia", "place": "a.ram1" }),
            by("noxilia:action.retreat.1", "way-is-open"),
        ),
        (
            json!({ "type": "charge", "piece": "militia", "target": "guest" }),
            by("noxilia:action.charge.3", "among-enemies"),
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
    ]
}

/// Cards from the hand.
fn cards() -> Vec<Case> {
    let cast = |card: &str, piece: &str, target: &str| json!({ "type": "cast", "card": card, "piece": piece, "target": target });
    vec![
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
        (json!({ "type": "play", "card": "bv-boots", "target": "ghoul" }), by("noxilia:action.equip.1", "no-target")),
    ]
}

/// Answers to no question.
fn answers() -> Vec<Case> {
    vec![
        (json!({ "type": "choose", "target": "ghoul" }), by("noxilia:action.1", "nothing-asked")),
        (json!({ "type": "choose" }), by("noxilia:action.1", "nothing-asked")),
        (json!({ "type": "decline" }), by("noxilia:action.1", "nothing-asked")),
        (json!({ "type": "suggested" }), by("noxilia:action.1", "nothing-asked")),
        (json!({ "type": "deploy", "card": "bv-militia", "place": "a.com" }), by("noxilia:action.1", "nothing-asked")),
        (json!({ "type": "pay", "answer": "lamp" }), by("noxilia:action.1", "nothing-asked")),
    ]
}

/// Pieces, places, cards and kinds that do not exist, and fields of another action.
fn strangers() -> Vec<Case> {
    vec![
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
    ]
}

#[test]
fn what_cannot_be_done_is_refused_by_its_clause() {
    refuses(&mut *position(), &[orders(), cards(), answers(), strangers()].concat());
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
    assert_eq!(error(act(&mut *play, json!({ "type": "pass" })), "a pass").code, "over");
}
