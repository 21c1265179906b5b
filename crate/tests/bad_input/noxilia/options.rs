//! Options that begin no game, and draws that cannot fall.

use rulewright::json as edge;
use serde_json::{Value, json};

use crate::actions::told;
use crate::errors::error;

#[test]
fn a_game_is_of_two_players_on_a_map_there_is() {
    let with = |more: Value| {
        let seats = json!([{ "deck": "brightvale" }, { "deck": "ashgrave" }]);
        let mut options = json!({ "game": "noxilia", "seed": "7", "players": seats });
        more.as_object().expect("fields").iter().for_each(|(key, value)| options[key] = value.clone());
        edge::create(&options.to_string()).map(drop)
    };
    for options in [json!({}), json!({ "map": "even" }), json!({ "map": "source", "first": "p2" })] {
        with(options.clone()).unwrap_or_else(|error| panic!("{options}: {error:?}"));
    }
    let cases = [
        (json!({ "map": "atlantis" }), "map"),
        (json!({ "first": "p3" }), "first"),
        (json!({ "first": "neutral" }), "first"),
        (json!({ "players": [{ "deck": "ashgrave" }] }), "players"),
    ];
    for (options, field) in cases {
        let error = error(with(options.clone()), &options.to_string());
        assert_eq!(told(&error)[..2], ["field", field], "{options}: {error:?}");
    }
}

/// A script that cannot fall says what was drawn, and what could have been.
#[test]
fn a_draw_that_is_no_candidate_is_told_by_name() {
    let scenario = json!({
        "rules": ["noxilia:setup.2"], "title": {}, "game": "noxilia",
        "setup": { "phase": "set-up" }, "chance": { "draws": ["bv-mend"] },
        "steps": [{ "do": { "type": "suggested" } }]
    });
    let verdict = edge::run_scenario(&scenario.to_string()).expect("a scenario");
    let told: Vec<[&str; 3]> =
        verdict.differences.iter().map(|d| [d.at.as_str(), d.expected.as_str(), d.got.as_str()]).collect();
    assert_eq!(told, [["chance.draws[0]", "`bv-mend` is drawn", "it is no candidate; these are: p1, p2"]]);
}
