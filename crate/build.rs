//! Before the crate compiles: gathers the clause ids that `rule!` may cite, makes sure that whatever a game says has its
//! sentences, and writes the numbers of each game's content without its prose, which the page fetches for itself.

#[path = "build/duelyst.rs"]
mod duelyst;
#[path = "build/engine.rs"]
mod engine;
#[path = "build/noxilia.rs"]
mod noxilia;
#[path = "build/rust.rs"]
mod rust;
#[path = "build/words/mod.rs"]
mod words;

use std::{env, fmt::Write as _, fs, path::Path};

const GAMES: &[&str] = &["skirmish", "duelyst", "noxilia", "yardstick"];
const PROSE: &[&str] = &["name", "text", "theme", "flavour", "cites", "terms", "opening_guard"];

fn main() {
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let out = Path::new(&out);
    let mut clauses = String::from("/// Every clause id, in rulebook order.\npub static IDS: &[&str] = &[\n");
    let has = |game: &&&str| env::var_os(format!("CARGO_FEATURE_{}", game.to_uppercase())).is_some();
    let games: Vec<&str> = GAMES.iter().filter(has).copied().collect();
    for game in &games {
        for id in clause_ids(&format!("rulebooks/{game}.toml")) {
            writeln!(clauses, "    {id:?},").expect("a string takes all");
        }
        match *game {
            "duelyst" => duelyst::write(out),
            "noxilia" => noxilia::write(out),
            _ => strip_content(game, out),
        }
    }
    words::write(&games, out);
    clauses.push_str("];\n");
    fs::write(out.join("clauses.rs"), clauses).expect("OUT_DIR takes files");
    println!("cargo:rustc-env=RULEWRIGHT_GAMES={}", GAMES.join(","));
    println!("cargo:rerun-if-changed=build.rs");
}

fn clause_ids(path: &str) -> Vec<String> {
    println!("cargo:rerun-if-changed={path}");
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let book: toml::Table = text.parse().unwrap_or_else(|e| panic!("{path}: {e}"));
    let clauses = book["clause"].as_array().expect("[[clause]] is a list");
    let ids: Vec<String> = clauses.iter().map(|c| c["id"].as_str().expect("a clause has an id").to_owned()).collect();
    if let Some(id) = ids.iter().find(|id| !engine::clause_id::is_clause_id(id)) {
        panic!("{path}: `{id}` is not written as the id of a clause is");
    }
    ids
}

fn strip_content(game: &str, out: &Path) {
    let from = format!("data/{game}");
    println!("cargo:rerun-if-changed={from}");
    let Ok(folder) = fs::read_dir(&from) else { return };
    for file in folder.map(|f| f.expect("a readable folder").path()) {
        // An introduction is the page's; no rule reads it.
        if file.extension().is_none_or(|e| e != "json") || file.ends_with("lessons.json") {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a readable file");
        let mut value: serde_json::Value =
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        strip_prose(&mut value);
        let name = file.file_name().expect("a file has a name").to_string_lossy();
        fs::write(out.join(format!("{game}.{name}")), value.to_string()).expect("OUT_DIR takes files");
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
