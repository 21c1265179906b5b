//! Units and cards that cannot be used, and stale choices.

use rulewright::engine::session::Play;
use rulewright::json as edge;
use serde_json::json;

use crate::actions::{act, refuses};

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

#[test]
fn a_unit_that_cannot_act_is_refused_by_its_clause() {
    let go = |piece: &str, to: [i32; 2]| json!({ "type": "move", "piece": piece, "to": to });
    let hit = |piece: &str, target: &str| json!({ "type": "attack", "piece": piece, "target": target });
    let by = |clause, why| ["refused", "", clause, why];
    refuses(
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
    refuses(
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
    refuses(
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
    refuses(&mut *play, &[(choice, by("nothing-asked"))]);
}
