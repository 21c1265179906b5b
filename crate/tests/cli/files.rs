//! `games`, `coverage` and `export`: what is read from the games and written for the page.

use std::fs;

use serde_json::{Value, json};

use crate::program::{folder, rulewright, text};

#[test]
fn games_are_named_in_both_languages() {
    assert!(text(&rulewright(&["games"]).stdout).contains("skirmish: Skirmish"));
    let french = text(&rulewright(&["games", "--lang", "fr"]).stdout);
    assert!(french.contains("Escarmouche") && french.contains("Compagnie de Portecendre (ash)"), "{french}");
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
    for name in ["table", "action", "event", "scenario", "save", "options", "error", "setup"] {
        let schema = json(&format!("schema/{name}.schema.json"));
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
        assert!(schema["properties"].is_object(), "{name}");
    }
    let french = book.to_string();
    assert!(!french.contains('\''), "apostrophes are set");
}
