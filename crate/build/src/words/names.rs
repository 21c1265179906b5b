//! What a game calls by a name outside its sentences: rows of its data with an id, rows that stand under theirs, and the
//! keywords and abilities of which its cards' texts are made.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use super::messages::messages;

/// What ids begin with of names that texts of cards are made of.
const SPOKEN: [&str; 2] = ["keyword-", "ability-"];

/// The ids of all that has a name in the game's data or in the words its cards' texts are made of, in one language.
pub fn of(game: &Path, lang: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    read(&game.join("data"), &mut named);
    let spoken = game.join(format!("words/describe.{lang}.ftl"));
    if spoken.exists() {
        let ids = messages(&spoken).into_keys();
        named.extend(ids.filter_map(|id| SPOKEN.iter().find_map(|kind| id.strip_prefix(kind).map(str::to_owned))));
    }
    named
}

fn read(folder: &Path, named: &mut BTreeSet<String>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|e| e.expect("a readable folder").path()) {
        if path.is_dir() {
            read(&path, named);
        } else if path.extension().is_some_and(|e| e == "json") {
            let shown = path.display();
            let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{shown}: {e}"));
            gather(None, &serde_json::from_str(&text).unwrap_or_else(|e| panic!("{shown}: {e}")), named);
        }
    }
}

fn gather(key: Option<&str>, value: &Value, named: &mut BTreeSet<String>) {
    match value {
        Value::Object(row) => {
            let id = row.get("id").and_then(Value::as_str).or(key);
            named.extend(id.filter(|_| row.contains_key("name")).map(str::to_owned));
            row.iter().for_each(|(key, inner)| gather(Some(key), inner, named));
        }
        Value::Array(items) => items.iter().for_each(|item| gather(None, item, named)),
        _ => {}
    }
}
