//! The rows that people write, read into the language and validated: for the build, the tests and the command line.

mod cards;
mod faults;
mod keywords;
mod row;

use std::collections::HashMap;

use serde::Deserialize;

use super::language::{CardId, Faction, List, Names, reading};
pub use cards::Cards;
pub use row::{Forms, Row};

/// The files of rows, in the order in which their cards are numbered.
pub const FILES: [&str; 7] = ["lyonar", "songhai", "vetruvian", "abyssian", "magmar", "vanar", "neutral"];

/// A file of rows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    faction: Faction,
    cards: Vec<serde_json::Value>,
}

/// A starter deck.
#[derive(Debug, serde::Serialize)]
pub struct Deck {
    id: String,
    general: CardId,
    cards: List<(CardId, u8)>,
}

/// Reads files of rows, each with its name.
///
/// # Errors
/// Everything that is wrong, by card and field.
pub fn read(files: &[(String, String)]) -> Result<Cards, Vec<String>> {
    let mut rows = Vec::new();
    for (name, text) in files {
        let file: File = serde_json::from_str(text).map_err(|e| vec![format!("{name}: {e}")])?;
        rows.extend(file.cards.into_iter().map(|row| (file.faction, row)));
    }
    let ids: Vec<String> = rows.iter().map(|(_, row)| row["id"].as_str().unwrap_or_default().to_owned()).collect();
    let mut names = Names::default();
    let mut found = Vec::new();
    for (n, id) in (0..).zip(&ids) {
        if id.is_empty() || names.cards.insert(id.clone(), CardId(n)).is_some() {
            found.push(format!("card {n}, `{id}`: an id is missing or there twice"));
        }
    }
    let mut cards = Cards { ids, ..Cards::default() };
    for ((faction, value), id) in rows.into_iter().zip(cards.ids.clone()) {
        let (row, back) = reading(names, || serde_path_to_error::deserialize::<_, Row>(value));
        names = back;
        match row {
            Ok(row) => cards.push(&row, faction, &mut names),
            Err(e) => found.push(format!("{id}: {}: {}", e.path(), e.inner())),
        }
    }
    cards.abilities = names.abilities;
    if found.is_empty() {
        found = faults::of(&cards);
    }
    if found.is_empty() { Ok(cards) } else { Err(found) }
}

/// Reads the starter decks.
///
/// # Errors
/// Everything that is wrong, by deck.
pub fn decks(cards: &Cards, text: &str) -> Result<Vec<Deck>, Vec<String>> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct DeckRow {
        id: String,
        general: String,
        cards: HashMap<String, u8>,
    }
    let rows: Vec<DeckRow> = serde_json::from_str(text).map_err(|e| vec![format!("decks.json: {e}")])?;
    let mut faults = Vec::new();
    let mut decks = Vec::new();
    for row in rows {
        let mut known = |id: &str| {
            cards.by_id(id).unwrap_or_else(|| {
                faults.push(format!("deck {}: no card is called `{id}`", row.id));
                CardId(0)
            })
        };
        let general = known(&row.general);
        let mut list: Vec<(CardId, u8)> = row.cards.iter().map(|(id, count)| (known(id), *count)).collect();
        list.sort_unstable();
        decks.push(Deck { id: row.id, general, cards: List(Vec::leak(list)) });
    }
    if faults.is_empty() { Ok(decks) } else { Err(faults) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of a file with one minion of these abilities.
    fn faults(row: &str) -> Vec<String> {
        let text = format!(
            r#"{{ "faction": "neutral", "cards": [{{
                "id": "imp", "name": "Imp", "type": "minion", "set": "core", "mana": 1, "attack": 1, "health": 1, {row}
            }}] }}"#
        );
        read(&[("imps".to_owned(), text)]).err().unwrap_or_default()
    }

    #[test]
    fn a_wrong_row_is_named_by_card_and_field() {
        let wrong = [
            (
                r#""abilities": [{ "when": "gambit", "then": [{ "damage": { "who": "chosen", "amount": 1 } }] }]"#,
                "imp: abilities[0].then[0]: nobody was chosen",
            ),
            (
                r#""abilities": [{ "when": "gambbit", "then": [] }]"#,
                "imp: abilities[0].when: unknown variant `gambbit`",
            ),
            (
                r#""abilities": [{ "when": "gambit", "then": [{ "summon": { "what": { "card": "ipm" }, "at": "chosen" } }] }]"#,
                "imp: abilities[0].then[0].summon.what.card: no card is called `ipm`",
            ),
            (
                r#""abilities": [{ "when": "gambit", "then": [{ "damage": { "who": "self", "amount": 300 } }] }]"#,
                "imp: abilities[0].then[0].damage.amount: ",
            ),
            (
                r#""abilities": [{ "when": "cast", "then": [{ "draw": {} }] }]"#,
                "imp: abilities[0].when: no card of this type",
            ),
            (
                r#""abilities": [{ "when": "passive", "then": [{ "draw": {} }] }]"#,
                "imp: abilities[0].then[0]: this is done once",
            ),
            (r#""abilities": [{ "when": "gambit", "then": [] }]"#, "imp: abilities[0].then: nothing is done"),
            (r#""has": ["provok"]"#, "imp: has[0]: unknown variant `provok`"),
            (r#""has": [], "mna": 2"#, "imp: mna: unknown field `mna`"),
        ];
        for (row, said) in wrong {
            let faults = faults(row);
            assert!(faults.len() == 1 && faults[0].starts_with(said), "{said}\n{faults:?}");
        }
    }

    #[test]
    fn a_good_row_is_read() {
        let row = r#""abilities": [{ "when": "gambit", "choose": [{ "unit": ["enemy"] }],
            "then": [{ "give": { "who": "chosen", "ability": { "when": "dying-wish", "then": [{ "draw": {} }] } } }] }]"#;
        assert_eq!(faults(row), Vec::<String>::new());
    }
}
