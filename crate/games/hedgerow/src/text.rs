//! Hedgerow in words: its units, its cards, and what is between its squares.

use rulewright_book::data::{Data, id, list, thing};
use rulewright_book::{Source, both, file};
use serde_json::{Value, json};

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "hedgerow",
    rulebook: file!("rulebook.toml"),
    words: both!("words/words"),
    refusals: both!("words/refusals"),
    describe: None,
    data,
    lessons: None,
    cards: None,
};

/// The data of the game's book.
fn data() -> Result<Data, String> {
    let file: Value = serde_json::from_str(file!("data/hedgerow.json").text()).map_err(|e| e.to_string())?;
    let mut data = Data::default();
    for unit in list(&file["units"]) {
        let mut thing = thing("unit", unit);
        thing.more.insert("stats".into(), json!({ "health": unit["hp"] }));
        thing.more.insert("parts".into(), list(&file["attacks"]).map(id).collect());
        data.things.insert(id(unit), thing);
    }
    for (kind, key) in [("attack", "attacks"), ("card", "cards")] {
        data.things.extend(list(&file[key]).map(|row| (id(row), thing(kind, row))));
    }
    for (kind, key) in [("terrain", "terrain"), ("edge", "edges")] {
        let rows = file[key].as_object().into_iter().flatten();
        data.things.extend(rows.map(|(id, row)| (id.clone(), thing(kind, row))));
    }
    Ok(data)
}
