//! The command line, run as a person runs it.
#![cfg(all(feature = "cli", feature = "skirmish"))]

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn rulewright(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rulewright")).args(args).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    if path.exists() {
        fs::remove_dir_all(&path).unwrap();
    }
    fs::create_dir_all(&path).unwrap();
    path
}

/// A scenario that holds: a warden who has MP may walk, and not through the board's edge.
fn scenario() -> Value {
    json!({
        "rules": ["skirmish:house.move.1"],
        "title": { "en": "A step" },
        "game": "skirmish",
        "setup": { "pieces": {
            "warden": { "is": "ash-warden", "owner": "p1", "at": [3, 3] },
            "foe": { "is": "cin-hex", "owner": "p2", "at": [9, 9] }
        } },
        "steps": [
            { "do": { "type": "move", "piece": "warden", "to": [3, 4] } },
            { "expect": { "pieces": { "warden": { "at": [3, 4] } } } }
        ]
    })
}

fn check(name: &str, scenarios: &Value, options: &[&str]) -> Output {
    let file = folder(name).join("steps.json");
    fs::write(&file, scenarios.to_string()).unwrap();
    rulewright(&[&["check", file.to_str().unwrap()], options].concat())
}

#[test]
fn games_are_named_in_both_languages() {
    assert!(text(&rulewright(&["games"]).stdout).contains("skirmish: Skirmish"));
    let french = text(&rulewright(&["games", "--lang", "fr"]).stdout);
    assert!(french.contains("Escarmouche") && french.contains("Compagnie de Portecendre (ash)"), "{french}");
}

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
fn check_updates_what_is_expected_and_nothing_else() {
    let text_of = |amount: u32, clause: &str, to: &str| {
        format!(
            r#"{{ "rules":["skirmish:house.move.1"],  "title": {{ "en": "A step" }}, "game": "skirmish",
  "setup": {{ "pieces": {{ "warden": {{ "is": "ash-warden", "owner": "p1", "at": [3,3] }} }} }},
  "steps": [
    {{ "do": {{ "type": "move", "piece": "warden",   "to": [3, 4] }} }},
    {{ "events": [ {{ "kind": "move",   "to": {to} }} ] }},
    {{ "expect": {{ "pieces": {{ "warden": {{ "at":{to}, "stats": {{ "mp": {amount} }} }} }}, "round": 2 }} }},
    {{ "refuse": {{ "type": "move", "piece": "warden", "to": [12, 3] }}, "cites": "{clause}" }},
    {{ "undo": 1 }},
    {{ "expect": {{ "pieces": {{ "warden": {{ "at": [3, 3] }} }} }} }}
  ] }}
"#
        )
    };
    let file = folder("update").join("steps.json");
    let path = file.to_str().unwrap();
    fs::write(&file, text_of(9, "skirmish:bonus.2", "[7, 7]")).unwrap();
    assert_eq!(rulewright(&["check", path]).status.code(), Some(1));
    let ran = rulewright(&["check", path, "--update"]);
    let out = text(&ran.stdout);
    assert_eq!(ran.status.code(), Some(0), "{out}");
    assert!(out.contains("steps.json 6 updated\n") && out.ends_with("1 passed, 0 failed\n"), "{out}");
    let written = fs::read_to_string(&file).unwrap();
    let refused = serde_json::from_str::<Value>(&written).unwrap()["steps"][3]["cites"].as_str().unwrap().to_owned();
    let mp = serde_json::from_str::<Value>(&written).unwrap()["steps"][2]["expect"]
        .pointer("/pieces/warden/stats/mp")
        .cloned();
    let mp = mp.and_then(|mp| mp.as_u64()).unwrap();
    assert_eq!(written, text_of(u32::try_from(mp).unwrap(), &refused, "[3, 4]"));
    // What holds is not written again.
    assert!(!text(&rulewright(&["check", path, "--update"]).stdout).contains("updated"));
}

#[test]
fn check_updates_lists_by_their_items() {
    let mut wrong = scenario();
    wrong["steps"] = json!([
        { "offers": { "type": "end" }, "are": [{ "type": "end" }, { "type": "end", "piece": "warden" }] },
        { "do": { "type": "move", "piece": "warden", "to": [3, 4] } },
        { "events": [{ "kind": "dance" }, { "kind": "move", "piece": "warden" }] },
        { "preview": { "type": "end" }, "odds": [{ "odds": "1/3", "changes": [] }] },
        { "expect": { "pieces": { "foe": null } } }
    ]);
    let file = folder("update-lists").join("steps.json");
    fs::write(&file, wrong.to_string()).unwrap();
    let ran = rulewright(&["check", file.to_str().unwrap(), "--update"]);
    assert_eq!(ran.status.code(), Some(0), "{}", text(&ran.stdout));
    let now: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(now["steps"][0]["are"], json!([{ "type": "end" }]));
    assert_eq!(now["steps"][2]["events"], json!([{ "kind": "move", "piece": "warden" }]));
    assert_eq!(now["steps"][3]["odds"][0]["odds"], "1/1");
    assert_eq!(now["steps"][4]["expect"]["pieces"]["foe"], json!({ "is": "cin-hex", "owner": "p2", "at": [9, 9] }));
}

#[test]
fn check_reports_what_failed_with_the_board() {
    let mut wrong = scenario();
    wrong["title"]["en"] = json!("<b>A step</b>");
    wrong["steps"][1]["expect"]["pieces"]["warden"]["at"] = json!([3, 5]);
    let page = folder("report").join("report.html");
    let report = ["--report", page.to_str().unwrap()];
    check("report-differs", &json!([scenario(), wrong]), &report);
    let html = fs::read_to_string(&page).unwrap();
    assert!(html.contains("1 passed, 1 failed") && html.contains("steps[1].expect.pieces.warden.at"), "{html}");
    assert!(html.contains("&lt;b&gt;A step") && !html.contains("<script"), "{html}");
    // Before, the warden stands on the third row; after it, on the fourth.
    let boards: Vec<&str> = html.split("<figure>").skip(1).collect();
    assert_eq!(boards.len(), 2, "{html}");
    let warden =
        |board: &str| board.split("<title>warden").nth(1).unwrap().split("y=\"").nth(1).unwrap()[..3].to_owned();
    assert_ne!(warden(boards[0]), warden(boards[1]));
    assert!(boards[1].contains("piece p1 changed") && !boards[1].contains("piece p2 changed"));
    check("report-passes", &scenario(), &report);
    assert!(fs::read_to_string(&page).unwrap().contains("1 passed, 0 failed"));
    assert_eq!(check("report-nowhere", &scenario(), &["--report", "/no/such/folder/x.html"]).status.code(), Some(2));
}

#[test]
fn check_of_nothing_fails() {
    let empty = folder("nothing");
    let ran = rulewright(&["check", empty.to_str().unwrap()]);
    assert_eq!((ran.status.code(), text(&ran.stdout).as_str()), (Some(1), "0 passed, 0 failed\n"));
    assert_eq!(check("nothing-listed", &json!([]), &[]).status.code(), Some(1));
    assert_eq!(rulewright(&["check", "no-such-file.json"]).status.code(), Some(1));
}

#[test]
fn check_records_the_table_and_events_of_every_step() {
    let into = folder("records");
    let mut refused = scenario();
    refused["steps"] = json!([
        { "refuse": { "type": "move", "piece": "warden", "to": [12, 3] }, "cites": "skirmish:house.move.1" }
    ]);
    check("recorded", &json!([scenario(), refused]), &["--record", into.to_str().unwrap()]);
    let records: Value = serde_json::from_str(&fs::read_to_string(into.join("skirmish/steps.json")).unwrap()).unwrap();
    assert_eq!(records[0]["scenario"]["title"]["en"], "A step");
    assert_eq!(records[0]["start"]["table"]["pieces"]["warden"]["at"], json!([3, 3]));
    assert_eq!(records[0]["steps"].as_array().unwrap().len(), 2);
    assert_eq!(records[0]["steps"][0]["table"]["pieces"]["warden"]["at"], json!([3, 4]));
    assert!(records[0]["steps"][0]["events"].as_array().unwrap().iter().any(|e| e["kind"] == "move"));
    assert!(records[1]["steps"][0]["refusal"]["clause"].as_str().unwrap().starts_with("skirmish:"));
}

#[test]
fn coverage_knows_every_clause() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let out = text(&rulewright(&["coverage", "skirmish", "--root", root]).stdout);
    let line = out.lines().find(|l| l.starts_with("skirmish:bonus.2 ")).expect("a line for each clause");
    assert!(line.contains("mechanic") && line.contains("crate/games/skirmish/src/"), "{line}");
    assert!(
        out.trim_end().lines().last().unwrap().contains("mechanics have a scenario and a place in the code"),
        "{out}"
    );
    let bare = folder("bare");
    for inside in ["crate/games", "tests/scenarios"] {
        fs::create_dir_all(bare.join(inside)).unwrap();
    }
    let ran = rulewright(&["coverage", "--quiet", "--root", bare.to_str().unwrap()]);
    assert_eq!(ran.status.code(), Some(1), "nothing is covered there");
    assert_eq!(rulewright(&["coverage", "--root", "no-such-folder"]).status.code(), Some(2));
}

#[test]
fn games_come_in_order_and_the_same_each_time() {
    let play =
        || text(&rulewright(&["play", "--p1", "random", "--p2", "random", "--games", "6", "--seed", "7"]).stdout);
    let out = play();
    assert_eq!(out, play());
    for (n, line) in out.lines().enumerate() {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["seed"], format!("7.{}", n + 1));
        for field in ["decks", "map", "first", "winner", "rounds", "steps", "hash", "cites"] {
            assert!(game.get(field).is_some(), "{field}: {line}");
        }
    }
    assert_eq!(out.lines().count(), 6);
}

#[test]
fn a_saved_game_is_told_in_words() {
    let saves = folder("saves");
    let into = saves.to_str().unwrap();
    let line = rulewright(&["play", "--p1", "random", "--p2", "greedy", "--decks", "ash,cin", "--save-dir", into]);
    let game: Value = serde_json::from_slice(&line.stdout).unwrap();
    let save = saves.join("skirmish-00001.json");
    let save = save.to_str().unwrap();
    let english = text(&rulewright(&["replay", save]).stdout);
    assert!(english.contains("The game begins.  [skirmish:house.setup.2]"), "{english}");
    assert!(english.contains("Round 1 begins.") && !english.contains("{$") && !english.contains("{ $"), "{english}");
    assert!(english.contains(&format!("[{}]", game["cites"].as_str().unwrap())));
    let french = text(&rulewright(&["replay", save, "--lang", "fr", "--numbers"]).stdout);
    assert!(french.contains("La manche 1 commence.") && !french.contains("{$"), "{french}");
    let events = text(&rulewright(&["replay", save, "--json"]).stdout);
    let last: Value = serde_json::from_str(events.lines().last().unwrap()).unwrap();
    assert_eq!((&last["kind"], &last["cites"]), (&json!("game-over"), &game["cites"]));
    // What p1 may not see is not told to p1.
    let hidden = text(&rulewright(&["replay", save, "--viewer", "p1"]).stdout);
    assert!(hidden.contains("Player 2 draws a card.") && !english.contains("Player 2 draws a card."), "{hidden}");
}

#[test]
fn a_matrix_plays_every_pair_on_every_map() {
    let ran = rulewright(&["play", "--matrix", "--p1", "random", "--p2", "random", "--games", "1"]);
    let out = text(&ran.stdout);
    assert!(out.starts_with("wins %") && out.contains("\n48 games\n"), "{out}");
    assert!(out.contains("8 games a pair") && out.contains("the player with the first turn wins"), "{out}");
}

#[test]
fn bench_prints_its_figures() {
    let out = text(&rulewright(&["bench", "--game", "skirmish", "--seconds", "0"]).stdout);
    for figure in ["state", "random playouts", "random decisions", "greedy decisions", "steps with JSON"] {
        assert!(out.contains(figure), "{figure}: {out}");
    }
}

#[test]
fn export_writes_what_the_page_fetches() {
    let into = folder("export");
    let ran = rulewright(&["export", "--out", into.to_str().unwrap()]);
    assert!(ran.status.success(), "{}", text(&ran.stderr));
    let json =
        |path: &str| -> Value { serde_json::from_slice(&fs::read(into.join("public").join(path)).unwrap()).unwrap() };
    let book = json("games/skirmish.json");
    assert_eq!((&book["title"]["fr"], &book["decks"][0]["id"]), (&json!("Escarmouche"), &json!("ash")));
    assert_eq!(book["maps"][0]["rows"].as_array().unwrap().len(), 9);
    assert_eq!(book["maps"][0]["legend"]["#"], "wall");
    let things = &book["things"];
    assert_eq!(things["ash-brenna"]["parts"], json!(["longsword", "shield-ram"]));
    assert_eq!(things["shield-ram"]["text"]["en"], "2pb+1 · Melee · Knock-back · 2 AP");
    assert_eq!(things["shield-ram"]["text"]["fr"], "2pb+1 · Mêlée · Recul · 2 PA");
    assert_eq!(things["ash-bash"]["text"]["en"], "Attack 2pb+2, Melee. If any damage is dealt, the target is Dazed.");
    assert_eq!(
        (&things["poisoned"]["kind"], &things["keyword.poisoned"]["kind"]),
        (&json!("status"), &json!("keyword"))
    );
    let clauses = book["clauses"].as_array().unwrap();
    assert!(clauses.iter().any(|c| c["id"] == "skirmish:bonus.2" && c["origin"] == "source"));
    assert_eq!(json("rulebooks/skirmish.json")["clauses"], book["clauses"]);
    for name in ["table", "action", "event", "scenario", "save", "options", "error"] {
        let schema = json(&format!("schema/{name}.schema.json"));
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
        assert!(schema["properties"].is_object(), "{name}");
    }
    let french = book.to_string();
    assert!(!french.contains('\''), "apostrophes are set");
}

#[test]
fn a_reader_who_leaves_early_breaks_nothing() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rulewright"))
        .args(["play", "--p1", "random", "--p2", "random", "--games", "500"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut some = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), text(&done.stderr).as_str()), (Some(141), ""));
}

#[test]
fn wrong_requests_are_named() {
    let requests: [(&[&str], &str); 7] = [
        (&["play", "--p1", "clever"], "random, greedy, search"),
        (&["play", "--game", "chess"], "no game is called `chess`"),
        (&["play", "--decks", "ash"], "--decks names two decks"),
        (&["play", "--map", "mars"], "no map is called `mars`"),
        (&["play", "--decks", "ash,elves"], "no warband is called `elves`"),
        (&["replay", "no-such-save.json"], "no-such-save.json"),
        (&["export"], "--out"),
    ];
    for (args, told) in requests {
        let ran = rulewright(args);
        let error = text(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(told) && !error.contains("panicked"), "{args:?}: {error}");
    }
}
