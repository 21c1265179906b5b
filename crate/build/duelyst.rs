//! Duelyst's cards and starter decks: read from their rows, validated, and written as Rust statics.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::rust::expression;

#[allow(dead_code, unused_imports)] // The crate uses what is not needed here.
#[path = "../src/games/duelyst/cards/language/mod.rs"]
mod language;
#[allow(dead_code, unused_imports)]
#[path = "../src/games/duelyst/cards/rows.rs"]
mod rows;

/// Cards that rules know by name.
const KNOWN: &[&str] = &[
    "egg",
    "building",
    "watchful-sentinel",
    "wind-dervish",
    "mechaz0r",
    "mana-tile",
    "shadow-creep",
    "hallowed-ground",
];

/// Writes `duelyst.cards.rs` into the folder.
pub fn write(out: &Path) {
    let from = Path::new("data/duelyst");
    println!("cargo:rerun-if-changed={}", from.display());
    println!("cargo:rerun-if-changed=src/games/duelyst/cards");
    let file = |path: &Path| fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let files: Vec<(String, String)> = rows::FILES
        .iter()
        .map(|name| (format!("cards/{name}.json"), file(&from.join(format!("cards/{name}.json")))))
        .collect();
    let decks = file(&from.join("decks.json"));
    let cards = rows::read(&files).and_then(|cards| rows::decks(&cards, &decks).map(|decks| (cards, decks)));
    let (cards, decks) = match cards {
        Ok(read) => read,
        Err(faults) => panic!("data/duelyst is wrong:\n{}", faults.join("\n")),
    };

    let mut text = String::new();
    list(&mut text, "Every card's id, in the order of [`CARDS`].", "IDS", "&str", &cards.ids);
    list(&mut text, "Every card.", "CARDS", "Card", &cards.cards);
    list(&mut text, "Every ability.", "ABILITIES", "Ability", &cards.abilities);
    list(&mut text, "The starter decks.", "DECKS", "Deck", &decks);
    for id in KNOWN {
        let place = cards.ids.iter().position(|known| known == id).unwrap_or_else(|| panic!("no card is called {id}"));
        let name = id.to_uppercase().replace('-', "_");
        writeln!(text, "/// `{id}`.\npub const {name}: CardId = CardId({place});").expect("a string takes all");
    }
    fs::write(out.join("duelyst.cards.rs"), text).expect("OUT_DIR takes files");
}

fn list(text: &mut String, doc: &str, name: &str, of: &str, values: &[impl serde::Serialize]) {
    let write = writeln!(text, "/// {doc}\npub static {name}: [{of}; {}] = [", values.len());
    write.expect("a string takes all");
    for value in values {
        writeln!(text, "    {},", expression(value)).expect("a string takes all");
    }
    text.push_str("];\n");
}
