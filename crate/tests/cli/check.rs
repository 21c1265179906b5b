//! `check`: which scenarios run, the counts, and the text of failures.

use serde_json::{Value, json};

use crate::program::{check, folder, rulewright, scenario, text};

#[test]
fn check_counts_by_file_and_in_all() {
    let ran = check("counts", &json!([scenario(), scenario()]), &[]);
    let out = text(&ran.stdout);
    assert_eq!(ran.status.code(), Some(0), "{out}");
    assert!(out.contains("steps.json 2 passed\n"), "{out}");
    assert!(out.ends_with("2 passed, 0 failed\n"), "{out}");
    assert_eq!(text(&check("quiet", &scenario(), &["--quiet"]).stdout), "1 passed, 0 failed\n");
}

/// A lesson whose steps lead to its goals.
fn lesson() -> Value {
    let both = json!({ "en": "Walk.", "fr": "Marchez." });
    json!({
        "id": "walk", "title": both, "text": both,
        "goals": [
            { "say": both, "event": { "kind": "move", "piece": "warden" } },
            { "say": both, "opened": "skirmish:house.move.1" }
        ],
        "scenario": scenario()
    })
}

#[test]
fn check_goes_through_lessons() {
    let out = |name: &str, lesson: Value| text(&check(name, &json!({ "lessons": [lesson] }), &[]).stdout);
    assert!(out("lesson", lesson()).ends_with("1 passed, 0 failed\n"));

    let mut wrong = lesson();
    wrong["goals"][0]["event"]["piece"] = json!("foe");
    let said = out("lesson-unmet", wrong);
    assert!(
        said.contains("goals[0] is not reached by the steps: Walk.") && said.ends_with("0 passed, 1 failed\n"),
        "{said}"
    );

    let mut unknown = lesson();
    unknown["goals"][1]["opened"] = json!("skirmish:nowhere.1");
    assert!(out("lesson-clause", unknown).contains("no rulebook has a clause `skirmish:nowhere.1`"));

    let mut vague = lesson();
    vague["goals"][0] = json!({ "say": vague["title"] });
    assert!(out("lesson-vague", vague).contains("a goal has one of `event`, `refused`, `opened`"));
}

#[test]
fn check_shows_what_differed_and_fails() {
    let mut wrong = scenario();
    wrong["steps"][1]["expect"]["pieces"]["warden"]["at"] = json!([3, 5]);
    let ran = check("differs", &json!([scenario(), wrong]), &[]);
    let out = text(&ran.stdout);
    assert_eq!(ran.status.code(), Some(1), "{out}");
    assert!(out.contains("steps.json[1] A step (skirmish:house.move.1)"), "{out}");
    assert!(out.contains("steps[1].expect.pieces.warden.at"), "{out}");
    assert!(out.lines().any(|l| l.starts_with("    - ")) && out.lines().any(|l| l.starts_with("    + ")), "{out}");
    assert!(out.ends_with("1 passed, 1 failed\n"), "{out}");
}

#[test]
fn check_names_every_field_of_a_position_that_is_wrong() {
    let mut wrong = scenario();
    wrong["setup"]["round"] = json!(1000);
    wrong["setup"]["pieces"]["warden"]["is"] = json!("dragon");
    let out = text(&check("two-faults", &json!([wrong]), &[]).stdout);
    for line in ["  setup.pieces.warden.is: no unit is called `dragon`", "  setup.round: a game has no round 1000"] {
        assert!(out.lines().any(|found| found == line), "no line `{line}` in {out}");
    }
}

#[test]
fn check_names_file_scenario_and_field_of_what_nobody_knows() {
    let faults = [
        ("/steps/0/do", "colour", "colour"),
        ("/setup/pieces/warden", "hat", "hat"),
        ("/steps/1/expect/pieces/warden", "hat", "steps[1].expect.pieces.warden"),
        ("", "colour", "colour"),
    ];
    for (n, (place, field, named)) in faults.into_iter().enumerate() {
        let mut wrong = scenario();
        wrong.pointer_mut(place).unwrap()[field] = json!("red");
        let ran = check(&format!("unknown-{n}"), &json!([scenario(), wrong, scenario()]), &[]);
        let out = text(&ran.stdout);
        assert_eq!(ran.status.code(), Some(1), "{out}");
        assert!(out.contains("steps.json[1] A step") && out.contains(named), "{out}");
        assert!(out.ends_with("2 passed, 1 failed\n"), "one fault hides no other scenario: {out}");
    }
    let mut offers = scenario();
    offers["steps"]
        .as_array_mut()
        .unwrap()
        .push(json!({ "offers": { "type": "end" }, "are": [{ "pieces": "warden" }] }));
    let out = text(&check("unknown-offer", &offers, &[]).stdout);
    assert!(out.contains("steps[2].are[0]") && out.contains("pieces"), "{out}");
}

/// A scenario of a game that not every build has.
fn of_another_build() -> Value {
    json!({ "rules": ["yardstick:turn.1"], "title": { "en": "Elsewhere" }, "game": "yardstick", "setup": {}, "steps": [] })
}

#[cfg(not(feature = "yardstick"))]
#[test]
fn check_skips_games_that_this_build_does_not_have_and_says_so() {
    let ran = check("skips", &json!([scenario(), of_another_build(), of_another_build()]), &[]);
    let out = text(&ran.stdout);
    assert_eq!(ran.status.code(), Some(0), "{out}");
    assert!(out.contains("steps.json 1 passed, 2 skipped: this build has no yardstick\n"), "{out}");
    assert!(out.ends_with("1 passed, 0 failed, 2 skipped: this build has no yardstick\n"), "{out}");
    let nothing = check("skips-all", &of_another_build(), &[]);
    assert_eq!(nothing.status.code(), Some(1), "nothing was checked");
    assert!(text(&nothing.stdout).ends_with("0 passed, 0 failed, 1 skipped: this build has no yardstick\n"));
}

#[cfg(feature = "yardstick")]
#[test]
fn check_skips_no_game_that_this_build_has() {
    let out = text(&check("skips-none", &of_another_build(), &[]).stdout);
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
}

#[test]
fn check_fails_games_that_nobody_has() {
    let mut typo = scenario();
    typo["game"] = json!("skirmsh");
    let ran = check("typo", &json!([scenario(), typo]), &[]);
    assert_eq!(ran.status.code(), Some(1));
    assert!(text(&ran.stdout).contains("no game is called `skirmsh`"));
}

#[test]
fn check_runs_the_scenarios_of_a_clause_alone() {
    let mut other = scenario();
    other["rules"] = json!(["skirmish:bonus.2", "skirmish:house.move.2"]);
    other["steps"][1]["expect"]["round"] = json!(7);
    let all = json!([scenario(), other]);
    let count = |name: &str, rules: &[&str]| {
        let options: Vec<&str> = rules.iter().flat_map(|rule| ["--rule", rule]).collect();
        let ran = check(name, &all, &options);
        (ran.status.code(), text(&ran.stdout).lines().last().unwrap().to_owned())
    };
    assert_eq!(count("rule", &["skirmish:house.move.1"]), (Some(0), "1 passed, 0 failed".into()));
    assert_eq!(count("rule-prefix", &["skirmish:house.move.*"]), (Some(1), "1 passed, 1 failed".into()));
    assert_eq!(count("rule-dot", &["skirmish:bonus."]), (Some(1), "0 passed, 1 failed".into()));
    assert_eq!(count("rule-two", &["skirmish:bonus.2", "skirmish:house.move.1"]).1, "1 passed, 1 failed");
    assert_eq!(count("rule-none", &["skirmish:bonus"]), (Some(1), "0 passed, 0 failed".into()));
}

#[test]
fn check_of_nothing_fails() {
    let empty = folder("nothing");
    let ran = rulewright(&["check", empty.to_str().unwrap()]);
    assert_eq!((ran.status.code(), text(&ran.stdout).as_str()), (Some(1), "0 passed, 0 failed\n"));
    assert_eq!(check("nothing-listed", &json!([]), &[]).status.code(), Some(1));
    assert_eq!(rulewright(&["check", "no-such-file.json"]).status.code(), Some(1));
}
