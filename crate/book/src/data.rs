//! What the data files of a game say in words: names, texts, pictures. Prose stands in `name`, `text`, `theme`, `flavour`,
//! and in French under the same key with `_fr`.

use indexmap::IndexMap;
use serde_json::Value;

use crate::chart::Chart;
use crate::thing::{Builds, Deck, Thing};
use crate::words::{Both, Lang, typeset};

/// What the data files of a game say.
#[derive(Default)]
pub struct Data {
    /// Decks, in the order they are offered.
    pub decks: Vec<Deck>,
    /// The names of maps.
    pub maps: IndexMap<String, Both<String>>,
    /// All that has a name.
    pub things: IndexMap<String, Thing>,
    /// What decks are built from, where players bring their own.
    pub builds: Option<Builds>,
    /// Pictures of clauses on which readers try things.
    pub charts: Vec<Chart>,
}

/// The icon of each thing, from a file that says for each icon what it stands for.
///
/// # Errors
/// When the file is not of that form.
pub fn art(file: &str) -> Result<IndexMap<String, String>, String> {
    let groups: IndexMap<String, Vec<String>> = serde_json::from_str(file).map_err(|e| format!("art.json: {e}"))?;
    Ok(groups.into_iter().flat_map(|(icon, ids)| ids.into_iter().map(move |id| (id, icon.clone()))).collect())
}

/// The id of a row.
pub fn id(row: &Value) -> String {
    row["id"].as_str().unwrap_or_default().to_owned()
}

/// The name of a row.
pub fn name(row: &Value) -> Both<String> {
    prose(row, "name").unwrap_or_default()
}

/// What a row says in words, set as it is printed; what it does not say in French it says in English.
pub fn prose(row: &Value, key: &str) -> Option<Both<String>> {
    let en = row.get(key)?.as_str()?;
    let fr = row.get(format!("{key}_fr")).and_then(Value::as_str).unwrap_or(en);
    Some(Both { en: typeset(Lang::En, en), fr: typeset(Lang::Fr, fr) })
}

/// A row that only has a name and a text, as a thing of this kind.
pub fn thing(kind: &str, row: &Value) -> Thing {
    Thing { kind: kind.into(), name: name(row), text: prose(row, "text"), ..Thing::default() }
}

/// The rows of a list; none where it is no list.
pub fn list(value: &Value) -> impl Iterator<Item = &Value> + Clone {
    value.as_array().into_iter().flatten()
}
