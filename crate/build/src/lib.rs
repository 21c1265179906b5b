//! What the build of a game's crate does before the crate compiles: it writes `rulebook.rs`, with the clause ids that
//! `rule!` may cite and the English reasons of refusal, and the numbers of the game's content without its prose, which the
//! page fetches for itself. [`faults`] is what a build of the page asks before: whether whatever the game says has its
//! sentences. A crate does not wait for that: a changed word compiles nothing.
//!
//! A game's folder is that of its crate: `rulebook.toml`, `data/`, `words/`, `src/`.
#![forbid(unsafe_code)]

mod rust;
mod words;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

pub use rust::expression;
pub use words::faults;

/// Keys of rows that hold prose.
const PROSE: &[&str] = &["name", "text", "theme", "flavour", "cites", "terms", "opening_guard"];

/// Writes the `RULEBOOK` of a game to `rulebook.rs`, for its `lib.rs` to include.
///
/// # Panics
/// The build ends where the game's files are wrong.
pub fn rulebook(game: &str) {
    println!("cargo:rerun-if-changed=build.rs");
    let ids = clause_ids("rulebook.toml");
    let reasons = words::reasons();
    let mut text = format!(
        "/// The rulebook, as the engine knows it.\n\
         pub static RULEBOOK: rulewright_engine::rulebook::Rulebook = rulewright_engine::rulebook::Rulebook {{\n    \
         game: {game:?},\n    clauses: &CLAUSES,\n    reasons: &REASONS,\n}};\n\n\
         static CLAUSES: [rulewright_engine::rulebook::ClauseEntry; {}] = [\n",
        ids.len()
    );
    for id in ids {
        line(&mut text, &format!("    rulewright_engine::rulebook::ClauseEntry {{ id: {id:?}, of: &RULEBOOK }},"));
    }
    line(&mut text, "];\n");
    line(&mut text, &format!("static REASONS: [rulewright_engine::rulebook::Reason; {}] = [", reasons.len()));
    for [why, wants, said] in reasons {
        line(&mut text, &format!("    ({why:?}, {wants:?}, {said:?}),"));
    }
    line(&mut text, "];");
    write("rulebook.rs", &text);
}

fn clause_ids(path: &str) -> Vec<String> {
    let book: toml::Table = read(path).parse().unwrap_or_else(|e| panic!("{path}: {e}"));
    let clauses = book["clause"].as_array().expect("[[clause]] is a list");
    clauses.iter().map(|c| c["id"].as_str().expect("a clause has an id").to_owned()).collect()
}

/// Writes files of rows without their prose, under the same names.
///
/// # Panics
/// The build ends where a file is missing or is no JSON.
pub fn rows(files: &[&str]) {
    for name in files {
        let mut value = serde_json::from_str(&read(&format!("data/{name}"))).unwrap_or_else(|e| panic!("{name}: {e}"));
        strip_prose(&mut value);
        write(name, &value.to_string());
    }
}

fn strip_prose(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(map) => {
            map.retain(|key, _| !PROSE.contains(&key.trim_end_matches("_fr")));
            map.values_mut().for_each(strip_prose);
        }
        serde_json::Value::Array(list) => list.iter_mut().for_each(strip_prose),
        _ => {}
    }
}

/// Adds a list of statics to Rust text: `/// doc`, `pub static NAME: [Of; n] = [ … ];`.
pub fn list(text: &mut String, doc: &str, name: &str, of: &str, values: &[impl serde::Serialize]) {
    line(text, &format!("/// {doc}\npub static {name}: [{of}; {}] = [", values.len()));
    for value in values {
        line(text, &format!("    {},", expression(value)));
    }
    line(text, "];");
}

/// Adds a line.
pub fn line(text: &mut String, new: &str) {
    writeln!(text, "{new}").expect("a string takes all");
}

/// A file of the game, which the build is to be run again for.
///
/// # Panics
/// The build ends where the file cannot be read.
#[must_use]
pub fn read(path: &str) -> String {
    println!("cargo:rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// Writes a file for the crate to include.
///
/// # Panics
/// The build ends where it cannot be written.
pub fn write(name: &str, text: &str) {
    fs::write(out().join(name), text).expect("OUT_DIR takes files");
}

fn out() -> PathBuf {
    Path::new(&env::var("OUT_DIR").expect("cargo sets OUT_DIR")).to_owned()
}
