//! `check`: what it writes. `--update` writes into the files, `--report` a page, `--record` the records.

use std::fs;

use serde_json::{Value, json};

use crate::program::{check, folder, rulewright, scenario, text};

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
