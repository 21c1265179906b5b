//! Pox's abilities, conditions, runes, battlegroups and maps: read from their rows, validated, and written as Rust statics.

use rulewright_build::{line, list, read, rulebook, write};

#[allow(dead_code, unused_imports)] // The crate uses what is not needed here.
#[path = "src/content/language/mod.rs"]
mod language;
#[allow(dead_code)]
#[path = "src/content/rows.rs"]
mod rows;

/// Abilities, conditions and runes that rules know by name.
const ABILITIES: &[&str] = &["attack", "short-lived"];
const CONDITIONS: &[&str] = &["stealthed", "possessed", "immobile"];
const RUNES: &[&str] = &["shrine", "avatar"];

fn main() {
    rulebook("pox");
    println!("cargo:rerun-if-changed=src/content");
    let content = rows::read(&|name: &str| read(&format!("data/{name}")))
        .unwrap_or_else(|faults| panic!("data is wrong:\n{}", faults.join("\n")));
    let mut text = String::new();
    list(&mut text, "Every ability's id, in the order of [`ABILITIES`].", "ABILITY_IDS", "&str", &content.ability_ids);
    list(&mut text, "Every ability.", "ABILITIES", "Ability", &content.abilities);
    list(&mut text, "Every condition's id.", "CONDITION_IDS", "&str", &content.condition_ids);
    list(&mut text, "The number of a condition where none is given.", "DEFAULTS", "u8", &content.condition_defaults);
    list(&mut text, "Every condition.", "CONDITIONS", "Condition", &content.conditions);
    list(&mut text, "Every rune's id, tokens last.", "RUNE_IDS", "&str", &content.rune_ids);
    list(&mut text, "Every rune.", "RUNES", "Rune", &content.runes);
    list(&mut text, "What each kind of terrain does.", "GROUNDS", "TileRule", &content.grounds);
    list(&mut text, "What each object of the terrain layer does.", "OBJECTS", "TileRule", &content.objects);
    list(&mut text, "The battlegroups of the set.", "BATTLEGROUPS", "Battlegroup", &content.battlegroups);
    known(&mut text, ABILITIES, &content.ability_ids, "AbilityId", "");
    known(&mut text, CONDITIONS, &content.condition_ids, "ConditionId", "");
    known(&mut text, RUNES, &content.rune_ids, "RuneId", "");
    maps(&mut text, &read("data/maps.json"));
    write("content.rs", &text);
}

/// Constants for those that rules know by name.
fn known(text: &mut String, names: &[&str], ids: &[String], of: &str, prefix: &str) {
    for id in names {
        let at = ids.iter().position(|known| known == id).unwrap_or_else(|| panic!("nothing is called {id}"));
        let name = id.to_uppercase().replace('-', "_");
        line(text, &format!("/// `{id}`.\npub const {prefix}{name}: {of} = {of}({at});"));
    }
}

/// The maps.
fn maps(text: &mut String, rows: &str) {
    #[derive(serde::Deserialize)]
    struct Row {
        id: String,
        shrines: [[u8; 2]; 2],
        fonts: Vec<[u8; 2]>,
        terrain: Vec<String>,
        elevation: Vec<String>,
    }
    let rows: Vec<Row> = serde_json::from_str(rows).unwrap_or_else(|e| panic!("maps.json: {e}"));
    line(text, &format!("/// The maps.\npub static MAPS: [MapRow; {}] = [", rows.len()));
    for row in rows {
        let Row { id, shrines, fonts, terrain, elevation } = row;
        let (shrines, fonts) = (format!("{shrines:?}"), format!("&{fonts:?}"));
        let tuples = |text: String| text.replace("[[", "[(").replace("]]", ")]").replace("], [", "), (");
        line(
            text,
            &format!(
                "    MapRow {{ id: {id:?}, shrines: {}, fonts: {}, terrain: &{terrain:?}, elevation: &{elevation:?} }},",
                tuples(shrines),
                tuples(fonts)
            ),
        );
    }
    line(text, "];");
}
