//! `rulewright check`: runs scenario files and prints what differed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rulewright::engine::wire::{Scenario, Verdict};
use rulewright::games;
use similar::TextDiff;

/// Runs every scenario under these paths; fails when one does.
pub fn run(paths: &[PathBuf]) -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    for path in files(paths) {
        match read(&path) {
            Err(error) => {
                failed += 1;
                println!("{}: {error}", path.display());
            }
            Ok(scenarios) => {
                for (n, scenario) in scenarios.iter().enumerate() {
                    match report(&path, n, scenario) {
                        true => passed += 1,
                        false => failed += 1,
                    }
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 && passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The JSON files under these paths, folders walked in order of name.
pub fn files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut out = Vec::new();
    for path in paths {
        if path.is_dir() {
            let mut inside: Vec<PathBuf> =
                fs::read_dir(path).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
            inside.sort();
            out.extend(files(&inside.into_iter().filter(|p| p.is_dir() || is_json(p)).collect::<Vec<_>>()));
        } else {
            out.push(path.clone());
        }
    }
    out
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "json")
}

/// The scenarios of a file: one, or a list.
pub fn read(path: &Path) -> Result<Vec<Scenario>, String> {
    let text = fs::read_to_string(path).map_err(|e| e.to_string())?;
    let value: serde_json::Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    let list = match value {
        serde_json::Value::Array(list) => list,
        one => vec![one],
    };
    let read = |(n, one): (usize, serde_json::Value)| {
        serde_path_to_error::deserialize(one).map_err(|e| format!("[{n}].{}: {}", e.path(), e.inner()))
    };
    list.into_iter().enumerate().map(read).collect()
}

fn report(path: &Path, n: usize, scenario: &Scenario) -> bool {
    let verdict = games::check(scenario);
    if matches!(verdict, Ok(Verdict { passed: true, .. })) {
        return true;
    }
    let title = scenario.title.get("en").map_or("", String::as_str);
    println!("\n{}[{n}] {title} ({})", path.display(), scenario.rules.first().map_or("", String::as_str));
    match verdict {
        Err(error) => println!("  {error}"),
        Ok(verdict) => {
            for d in verdict.differences {
                println!("  {}", d.at);
                for change in TextDiff::from_lines(&format!("{}\n", d.expected), &format!("{}\n", d.got)).iter_all_changes() {
                    print!("    {}{change}", change.tag());
                }
            }
        }
    }
    false
}
