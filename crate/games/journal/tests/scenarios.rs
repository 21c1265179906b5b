//! Every scenario of Journal passes. The game is in no release yet, so the command line that runs those of all games does not
//! have it, and they are in its own folder, where no other test looks for them.

use rulewright_engine::games::Games;
use rulewright_journal::GAME;
use std::fs;
use std::path::Path;

static GAMES: Games = Games(&[&GAME]);

/// What went wrong in the scenarios of one file.
fn faults(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a scenario file can be read");
    let scenarios: Vec<serde_json::Value> = serde_json::from_str(&text).expect("scenarios are a list");
    let run = |scenario: &serde_json::Value| {
        let title = scenario["title"]["en"].as_str().unwrap_or("no title").to_owned();
        match GAMES.read_and_run_scenario(&scenario.to_string()) {
            Ok(verdict) if verdict.passed => None,
            Ok(verdict) => Some(format!("{title}: {:?}", verdict.differences)),
            Err(error) => Some(format!("{title}: {error:?}")),
        }
    };
    scenarios.iter().filter_map(run).map(|fault| format!("{}: {fault}", path.display())).collect()
}

#[test]
fn every_scenario_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("there are scenarios").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let all: Vec<String> = files.iter().flat_map(|path| faults(path)).collect();
    assert!(!files.is_empty() && all.is_empty(), "{}", all.join("\n"));
}
