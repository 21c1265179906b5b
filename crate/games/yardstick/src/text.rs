//! Yardstick in words: its units and what they strike with.

use rulewright_book::data::{Data, id, list, thing};
use rulewright_book::{Source, both, file};
use serde_json::{Value, json};

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "yardstick",
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
    let file: Value = serde_json::from_str(file!("data/units.json").text()).map_err(|e| e.to_string())?;
    let mut data = Data::default();
    for unit in list(&file["units"]) {
        let attacks = list(&unit["attacks"]);
        let mut thing = thing("unit", unit);
        thing.more.insert("stats".into(), json!({ "health": unit["hp"] }));
        thing.more.insert("parts".into(), attacks.clone().map(id).collect());
        data.things.insert(id(unit), thing);
        // Both units have the same.
        data.things.extend(attacks.map(|attack| (id(attack), self::thing("attack", attack))));
    }
    let terrain = file["terrain"].as_object().into_iter().flatten();
    data.things.extend(terrain.map(|(id, row)| (id.clone(), thing("terrain", row))));
    Ok(data)
}
