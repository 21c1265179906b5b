//! The program, and scenarios to give it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

pub fn rulewright(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rulewright")).args(args).output().expect("the program runs")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    if path.exists() {
        fs::remove_dir_all(&path).unwrap();
    }
    fs::create_dir_all(&path).unwrap();
    path
}

/// A scenario that holds: a warden who has MP may walk, and not through the board's edge.
pub fn scenario() -> Value {
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

pub fn check(name: &str, scenarios: &Value, options: &[&str]) -> Output {
    let file = folder(name).join("steps.json");
    fs::write(&file, scenarios.to_string()).unwrap();
    rulewright(&[&["check", file.to_str().unwrap()], options].concat())
}
