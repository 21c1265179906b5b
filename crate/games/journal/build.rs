//! Journal's skills, characters, items, parties and maps: read from their rows, validated, and written as Rust statics.

use rulewright_build::{line, list, read, rulebook, write};

#[allow(dead_code, unused_imports)] // The crate uses what is not needed here.
#[path = "src/content/language/mod.rs"]
mod language;
#[allow(dead_code)]
#[path = "src/content/rows/mod.rs"]
mod rows;

/// Skills that rules know by name, and what they call them.
const KNOWN: &[(&str, &str)] = &[("com-drop", "CALL_DROP")];

fn main() {
    rulebook("journal");
    println!("cargo:rerun-if-changed=src/content");
    let content = rows::read(&|name: &str| read(&format!("data/{name}")))
        .unwrap_or_else(|faults| panic!("data is wrong:\n{}", faults.join("\n")));
    let mut text = String::new();
    list(&mut text, "Every skill's id, in the order of [`SKILLS`].", "SKILL_IDS", "&str", &content.skill_ids);
    list(&mut text, "Every skill: tree by tree, then those of called allies.", "SKILLS", "Skill", &content.skills);
    list(&mut text, "The skill trees.", "TREES", "Tree", &content.trees);
    list(&mut text, "Every character's id.", "CHARACTER_IDS", "&str", &content.character_ids);
    list(
        &mut text,
        "Every character: heroes, allies, neutral units, called allies.",
        "CHARACTERS",
        "Character",
        &content.characters,
    );
    list(&mut text, "Every item's id.", "ITEM_IDS", "&str", &content.item_ids);
    list(&mut text, "Every item.", "ITEMS", "Item", &content.items);
    list(&mut text, "What each status does.", "STATUSES", "StatusRule", &content.statuses);
    list(&mut text, "What each race is.", "RACES", "RaceRule", &content.races);
    list(&mut text, "The parties.", "PARTIES", "Party", &content.parties);
    list(&mut text, "The maps.", "MAPS", "MapRow", &content.maps);
    elements(&mut text, &content.elements);
    for (id, name) in KNOWN {
        let at = content.skill_ids.iter().position(|known| known == id).unwrap_or_else(|| panic!("no skill is {id}"));
        line(&mut text, &format!("/// `{id}`.\npub const {name}: SkillId = SkillId({at});"));
    }
    write("content.rs", &text);
}

/// What the element of an attack adds to its Attack Value, by that of the defender.
fn elements(text: &mut String, rows: &[[i8; 7]; 6]) {
    line(text, "/// What the element of an attack (row) adds against that of a defender (column).");
    line(text, &format!("pub static ELEMENTS: [[i8; 7]; 6] = {rows:?};"));
}
