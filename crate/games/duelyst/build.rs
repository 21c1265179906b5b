//! Duelyst's cards and starter decks: read from their rows, validated, and written as Rust statics.

use rulewright_build::{line, list, read, rulebook, write};

#[allow(dead_code, unused_imports)] // The crate uses what is not needed here.
#[path = "src/content/language/mod.rs"]
mod language;
#[allow(dead_code, unused_imports)]
#[path = "src/content/rows/mod.rs"]
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

fn main() {
    rulebook("duelyst");
    cards();
}

/// Writes `cards.rs`.
fn cards() {
    println!("cargo:rerun-if-changed=src/content");
    let path = |name: &&str| format!("cards/{name}.json");
    let files: Vec<(String, String)> =
        rows::FILES.iter().map(path).map(|path| (path.clone(), read(&format!("data/{path}")))).collect();
    let decks = read("data/decks.json");
    let cards = rows::read(&files).and_then(|cards| rows::decks(&cards, &decks).map(|decks| (cards, decks)));
    let (cards, decks) = match cards {
        Ok(read) => read,
        Err(faults) => panic!("data is wrong:\n{}", faults.join("\n")),
    };

    let mut text = String::new();
    list(&mut text, "Every card's id, in the order of [`CARDS`].", "IDS", "&str", &cards.ids);
    list(&mut text, "Every card.", "CARDS", "Card", &cards.cards);
    list(&mut text, "Every ability.", "ABILITIES", "Ability", &cards.abilities);
    list(&mut text, "The starter decks.", "DECKS", "Deck", &decks);
    for id in KNOWN {
        let place = cards.ids.iter().position(|known| known == id).unwrap_or_else(|| panic!("no card is called {id}"));
        let name = id.to_uppercase().replace('-', "_");
        line(&mut text, &format!("/// `{id}`.\npub const {name}: CardId = CardId({place});"));
    }
    write("cards.rs", &text);
}
