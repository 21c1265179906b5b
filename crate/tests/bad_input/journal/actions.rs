//! Actions that are not to be had: each is refused by its clause or its field.

use rulewright::engine::session::Play;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::{act, refuses};

/// Tavin is about to act; beside him an ally, foes near and far, a wall, a locked door, mud and a seal.
fn position() -> Box<dyn Play> {
    let setup = json!({
        "turns": ["tavin", "ysolt", "dorrit"],
        "board": {
            "rows": [".........", "..#......", ".........", ".........", "...H.....", "....m....", ".......S.", "........."],
            "cards": [{ "is": "anti-magic", "kind": "condition" }, { "is": "normal-energy", "kind": "energy", "counters": 0 }]
        },
        "pieces": {
            "tavin": { "is": "tavin", "owner": "p1", "at": [4, 4], "stats": { "mp": 1 }, "used": ["blade-press"] },
            "medic": { "is": "medic", "owner": "p1", "at": [3, 4] },
            "ysolt": { "is": "ysolt", "owner": "p1", "at": [2, 4], "cards": [{ "is": "rooted", "counters": 1 }] },
            "dorrit": { "is": "dorrit", "owner": "p2", "at": [5, 4] },
            "bowman": { "is": "bowman", "owner": "p2", "at": [9, 8] },
            "hidden": { "is": "bowman", "owner": "p2", "at": [3, 1] }
        }
    });
    edge::create(&json!({ "game": "journal", "seed": "7", "setup": setup }).to_string()).expect("a good position")
}

fn by(clause: &'static str, why: &'static str) -> [&'static str; 4] {
    ["refused", "", clause, why]
}

#[test]
fn what_a_unit_cannot_do_is_refused() {
    let go = |to: [i32; 2]| json!({ "type": "move", "to": to });
    let hit = |attack: &str, target: &str| json!({ "type": "attack", "attack": attack, "target": target });
    let use_on = |ability: &str, target: &str| json!({ "type": "use", "ability": ability, "target": target });
    refuses(
        &mut *position(),
        &[
            (go([4, 2]), by("journal:house.move.1", "not-adjacent")),
            (go([5, 4]), by("journal:house.move.4", "taken")),
            (go([4, 5]), by("journal:objective.3", "shut")),
            (go([4, 4]), by("journal:house.move.2", "not-stuck")),
            (go([0, 4]), ["field", "to", "", ""]),
            (go([400, 4]), ["field", "to", "", ""]),
            (hit("longsword", "medic"), by("journal:house.action.4", "no-foe")),
            (hit("longsword", "tavin"), by("journal:house.action.4", "no-foe")),
            (hit("longsword", "hidden"), by("journal:house.sight.1", "no-sight")),
            (hit("longsword", "nobody"), ["field", "target", "", ""]),
            (hit("hunting-bow", "dorrit"), ["refused", "attack", "journal:house.basic.attack", "no-weapon"]),
            (hit("excalibur", "dorrit"), ["field", "attack", "", ""]),
            (json!({ "type": "attack", "target": "dorrit" }), ["field", "attack", "", ""]),
            (
                json!({ "type": "turret", "attack": "longsword", "target": "dorrit" }),
                by("journal:gear.body.turrets", "no-turrets"),
            ),
            (use_on("blade-heave", "dorrit"), by("journal:house.action.5", "too-dear")),
            (use_on("emb-bolt", "dorrit"), by("journal:house.skill.1", "no-such-skill")),
            (use_on("flying", "dorrit"), ["field", "ability", "", ""]),
            (json!({ "type": "interact", "to": [8, 7] }), by("journal:house.action.3", "out-of-range")),
            (json!({ "type": "interact", "to": [1, 1] }), by("journal:objective.2", "no-feature")),
            (json!({ "type": "force", "to": [8, 7] }), by("journal:objective.3", "no-door")),
            (json!({ "type": "board", "target": "medic" }), by("journal:gear.body.capacity", "no-carrier")),
            (json!({ "type": "leave", "to": [4, 3] }), by("journal:house.carrier.1", "not-carried")),
            (
                json!({ "type": "order", "piece": "ysolt", "answer": "heal-me" }),
                by("journal:house.order.12", "follows-no-orders"),
            ),
            (
                json!({ "type": "order", "piece": "medic", "answer": "attack-focus" }),
                by("journal:house.order.12", "no-foe"),
            ),
            (
                json!({ "type": "order", "piece": "medic", "answer": "heal-me", "target": "dorrit" }),
                by("journal:house.order.12", "names-nobody"),
            ),
            (json!({ "type": "order", "piece": "medic", "answer": "dance" }), ["field", "answer", "", ""]),
            (json!({ "type": "castle" }), ["field", "type", "", ""]),
            (json!({ "type": "wait", "card": "7S" }), ["field", "card", "", ""]),
        ],
    );
}

/// Answers to questions that nobody asks, and what others do whose turn it is not.
#[test]
fn what_is_not_asked_for_is_refused() {
    let not_asked = by("journal:house.action.2", "not-asked");
    refuses(
        &mut *position(),
        &[
            (json!({ "type": "pass" }), not_asked),
            (json!({ "type": "stop" }), not_asked),
            (json!({ "type": "clear", "answer": "burning" }), not_asked),
            (json!({ "type": "clear", "answer": "happy" }), ["field", "answer", "", ""]),
            (json!({ "type": "place", "piece": "tavin", "to": [4, 3] }), not_asked),
            (json!({ "type": "call", "ability": "wolf-maul", "target": "dorrit" }), not_asked),
            (
                json!({ "type": "use", "piece": "ysolt", "ability": "men-salve", "target": "medic" }),
                by("journal:round.4", "not-its-turn"),
            ),
            (json!({ "type": "wait", "piece": "dorrit" }), ["refused", "piece", "journal:round.4", "not-its-turn"]),
            (json!({ "type": "wait", "piece": "nobody" }), ["field", "piece", "", ""]),
        ],
    );
}

/// A late answer is refused as such, and so is what the other side tries.
#[test]
fn a_stale_choice_is_refused() {
    let mut play = position();
    let step = play.step();
    let go = |to: [i32; 2]| json!({ "type": "move", "to": to });
    act(&mut *play, go([4, 3])).expect("the panel is free");
    let late = |mut action: Value| {
        action["at"] = json!(step);
        action
    };
    refuses(&mut *play, &[(late(go([4, 2])), ["stale", "at", "", ""])]);
    let mut stop = json!({ "type": "stop" });
    stop["by"] = json!("p2");
    let error = crate::errors::error(act(&mut *play, stop), "p2 stops p1's unit");
    assert_eq!(error.code, "wrong-player", "{error:?}");
}

/// Rooted, or under a ban, a unit does not what it could.
#[test]
fn what_holds_a_unit_is_the_reason() {
    let mut play = position();
    act(&mut *play, json!({ "type": "wait" })).expect("waiting is always possible");
    refuses(
        &mut *play,
        &[
            (json!({ "type": "move", "to": [2, 3] }), by("journal:house.status.rooted", "rooted")),
            (
                json!({ "type": "use", "ability": "tid-lash", "target": "dorrit" }),
                by("journal:condition.anti-magic.1", "banned"),
            ),
            (
                json!({ "type": "use", "ability": "men-salve", "target": "dorrit" }),
                by("journal:house.skill.2", "no-friend"),
            ),
            (json!({ "type": "attack", "attack": "orb", "target": "nobody" }), ["field", "target", "", ""]),
        ],
    );
}
