//! Texts that are no JSON, are too long, or have wrong fields.

use rulewright::json as edge;
use serde_json::json;

use crate::errors::error;
#[cfg(feature = "skirmish")]
use crate::support::fields;

/// All faults of a text are reported at once, at every entry point, before anything is played with it.
#[cfg(feature = "skirmish")]
#[test]
fn every_wrong_field_of_a_text_is_named() {
    let setup = json!({
        "pieces": {
            "a": { "is": "ash-brenna", "owner": "p1", "at": "c4", "colour": "red" },
            "b": { "is": "ash-brenna", "owner": "p2", "at": [4, 4], "stats": { "health": "much" } }
        },
        "players": { "p1": { "hand": { "cards": ["com-aim", 7, null] } } },
        "round": -1
    });
    let inner = ["pieces.a.at", "pieces.a.colour", "pieces.b.stats.health"];
    let rest = ["players.p1.hand.cards[1]", "players.p1.hand.cards[2]", "round"];
    let all: Vec<String> = inner.iter().chain(&rest).map(|field| format!("setup.{field}")).collect();
    let options = json!({ "game": "skirmish", "seed": "1", "setup": setup });
    let wrong = error(edge::create(&options.to_string()).map(drop), "create");
    assert_eq!(fields(&wrong), all);
    assert_eq!(wrong.field.as_deref(), Some("setup.pieces.a.at"), "the first is the error itself");
    for fault in wrong.all() {
        assert!(fault.code == "field" && !fault.message.is_empty() && fault.faults.is_empty(), "{fault:?}");
    }
    let scenario = json!({ "name": "x", "rules": [], "game": "skirmish", "setup": setup, "steps": [] });
    let wrong = error(edge::run_scenario(&scenario.to_string()).map(drop), "check");
    assert!(fields(&wrong).len() >= 6, "{wrong}");
    let text = wrong.to_string();
    for field in inner.iter().chain(&rest) {
        assert!(text.contains(field), "{field} is not in {text}");
    }
}

/// Of a save, an unknown game is reported beside unreadable fields; its actions are not judged then.
#[test]
fn a_save_of_no_game_tells_what_else_is_wrong() {
    let save = json!({ "version": 1, "game": "chess", "options": { "game": "chess", "seed": 7 }, "actions": [{ "type": "end" }] });
    let wrong = error(edge::load(&save.to_string()).map(drop), "load");
    let told: Vec<(&str, Option<&str>)> =
        wrong.all().iter().map(|fault| (fault.code, fault.field.as_deref())).collect();
    assert_eq!(told, [("field", Some("options.seed")), ("unknown-game", Some("game"))]);
}

/// Texts that no door takes.
#[test]
fn what_is_no_json_is_refused_at_every_door() {
    let deep = |open: &str, shut: &str| format!("{}{}", open.repeat(10_000), shut.repeat(10_000));
    let texts = [
        String::new(),
        " ".into(),
        "null".into(),
        "[]".into(),
        "7".into(),
        "\"skirmish\"".into(),
        "{".into(),
        "{\"game\"".into(),
        "{\"game\": \"skirmish\",}".into(),
        "{} {}".into(),
        "\u{feff}{}".into(),
        "{\"game\": \"\\ud800\"}".into(),
        "{\"nonsense\": 1}".into(),
        deep("[", "]"),
        deep("{\"a\":", "}"),
        deep("{\"setup\":{\"content\":[", "]}}"),
        format!("{{\"game\": \"{}\"}}", "x".repeat(100_000)),
    ];
    for wrong in &texts {
        let short: String = wrong.chars().take(60).collect();
        error(edge::create(wrong).map(drop), &format!("create {short}"));
        error(edge::load(wrong).map(drop), &format!("load {short}"));
        error(edge::run_scenario(wrong).map(drop), &format!("check {short}"));
        error(edge::open_scenario(wrong).map(drop), &format!("stage {short}"));
    }
}

/// A text of 50 MB is refused for its size, before anything reads it.
#[test]
fn fifty_megabytes_are_too_much() {
    let long = format!("{{\"version\": 1, \"game\": \"{}\"}}", "x".repeat(50 << 20));
    for code in [
        error(edge::load(&long).map(drop), "load").code,
        error(edge::create(&long).map(drop), "create").code,
        error(edge::run_scenario(&long).map(drop), "check").code,
        error(edge::action(&long).map(drop), "action").code,
    ] {
        assert_eq!(code, "too-large");
    }
}
