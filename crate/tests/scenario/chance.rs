//! Chance: what is scripted, and what cannot fall.

use rulewright::json as edge;
use serde_json::json;

use crate::scenes::{check, differs, duelyst, holds, poke, skirmish};

#[test]
fn what_is_not_scripted_falls_by_one_seed_for_all_scenarios() {
    let play = edge::open_scenario(&skirmish(&json!([])).to_string()).unwrap();
    assert_eq!(play.save().options.seed, "scenario");
}

#[test]
fn a_scripted_draw_that_is_no_candidate_fails_at_once() {
    let setup = json!({ "players": { "p1": { "draw": { "cards": ["tempest", "true-strike"] } } } });
    let steps = json!([
        { "do": { "type": "end" } },
        { "expect": { "round": 99 } },
        { "do": { "type": "end" } }
    ]);
    let differences = check(&duelyst(&setup, &json!(["tempest", "martyrdom"]), &steps)).differences;
    assert_eq!(differences.last().map(|d| d.at.as_str()), Some("steps[1].expect.round"), "{differences:?}");
    let wrong = differs(&duelyst(&setup, &json!(["martyrdom"]), &steps));
    assert_eq!((wrong.at.as_str(), wrong.expected.as_str()), ("chance.draws[0]", "`martyrdom` is drawn"));
    assert_eq!(wrong.got, "it is no candidate; these are: tempest, true-strike");
    // Of cards that are all alike none is drawn by chance: the script is about what comes later.
    let alike = json!({ "players": { "p1": { "draw": { "cards": ["tempest", "tempest"] } } } });
    let left = differs(&duelyst(&alike, &json!(["martyrdom"]), &json!([{ "do": { "type": "end" } }])));
    assert_eq!(left.at, "chance");
}

#[test]
fn a_lot_that_nobody_can_draw_fails_at_once() {
    let lot = |draw: &str| {
        json!({
            "rules": ["noxilia:setup.2"], "title": {}, "game": "noxilia",
            "setup": { "phase": "set-up" }, "chance": { "draws": [draw] }, "steps": []
        })
    };
    holds(&lot("p2"));
    assert_eq!(differs(&lot("bv-pike")).got, "it is no candidate; these are: p1, p2");
}

/// One of several ways is scripted by its place among them, one of several tiles by its column and row.
#[test]
fn a_way_or_a_tile_that_is_not_there_fails_at_once() {
    let setup = json!({
        "players": { "p1": { "stats": { "ready": 1 } } },
        "pieces": {
            "leader": { "is": "lilithe-blightchaser", "owner": "p1", "at": [1, 3] },
            "keeper": { "is": "purgatos-the-realmkeeper", "owner": "p1", "at": [3, 3] },
            "foe": { "is": "silverguard-squire", "owner": "p2", "at": [4, 3] }
        }
    });
    let attack = json!([{ "do": { "type": "attack", "piece": "keeper", "target": "foe" } }]);
    holds(&duelyst(&setup, &json!(["2"]), &attack));
    let way = differs(&duelyst(&setup, &json!(["3"]), &attack));
    assert_eq!((way.at.as_str(), way.expected.as_str()), ("chance.draws[0]", "`3` is drawn"));
    assert_eq!(way.got, "it is no candidate; these are: 1, 2");
    let tile = differs(&duelyst(&setup, &json!(["9,5"]), &json!([{ "do": { "type": "bloodbound" } }])));
    assert_eq!((tile.at.as_str(), tile.expected.as_str()), ("chance.draws[0]", "`9,5` is drawn"));
    assert_eq!(tile.got, "it is no candidate; these are: 1,2, 1,4, 2,2, 2,3, 2,4");
}

#[test]
fn a_scripted_die_has_no_side_that_dice_do_not_have() {
    let mut scenario = skirmish(&json!([{ "do": poke() }]));
    scenario["chance"] = json!({ "dice": [7] });
    let wrong = differs(&scenario);
    assert_eq!((wrong.at.as_str(), wrong.got.as_str()), ("chance.dice[0]", "this die has 6 sides"));
}
