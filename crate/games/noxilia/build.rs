//! Noxilia's cards, decks and board: read from their rows, validated, and written as Rust statics.

use rulewright_build::{line, list, read, rulebook, write};

#[allow(dead_code, unused_imports)] // The crate uses what is not needed here.
#[path = "src/content/language/mod.rs"]
mod language;
#[allow(dead_code)]
#[path = "src/content/rows.rs"]
mod rows;

fn main() {
    rulebook("noxilia");
    cards();
}

/// Writes `cards.rs`.
fn cards() {
    println!("cargo:rerun-if-changed=src/content");
    let file = |name: &str| read(&format!("data/{name}"));
    let cards = rows::read(&file("cards.json")).and_then(|cards| Ok((cards, rows::clans(&file("decks.json"))?)));
    let (cards, clans) = cards.unwrap_or_else(|faults| panic!("data is wrong:\n{}", faults.join("\n")));
    let mut text = String::new();
    list(&mut text, "Every card's id, in the order of [`CARDS`].", "IDS", "&str", &cards.ids);
    list(&mut text, "Every card.", "CARDS", "Card", &cards.cards);
    list(&mut text, "The clans and their decks.", "CLANS", "Clanship", &clans);
    board(&mut text, &file("board.json"));
    write("cards.rs", &text);
}

/// The places and which of them are adjacent.
fn board(text: &mut String, rows: &str) {
    let rows: Vec<serde_json::Value> = serde_json::from_str(rows).unwrap_or_else(|e| panic!("board.json: {e}"));
    let id = |row: &serde_json::Value| row["id"].as_str().expect("a place has an id").to_owned();
    let ids: Vec<String> = rows.iter().map(id).collect();
    line(text, &format!("/// Every place of the board.\npub static PLACES: [Site; {}] = [", rows.len()));
    for row in &rows {
        let beside = row["beside"].as_array().expect("a place lies beside others");
        let bits = beside.iter().fold(0u16, |all, other| {
            let at = ids.iter().position(|known| other == known);
            all | 1 << at.unwrap_or_else(|| panic!("board.json: no place is called {other}"))
        });
        let owner = row["owner"].as_u64().map_or("None".to_owned(), |n| format!("Some({})", n - 1));
        let (kind, seat) = (row["kind"].as_str().unwrap_or_default(), &row["row"]);
        let kind = format!("{}{}", kind[..1].to_uppercase(), &kind[1..]);
        let id = id(row);
        line(
            text,
            &format!("    Site {{ id: {id:?}, kind: Ground::{kind}, owner: {owner}, beside: {bits}, row: {seat} }},"),
        );
    }
    line(text, "];");
}
