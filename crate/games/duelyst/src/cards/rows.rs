//! The rows that people write, read into the language and validated: for the build, the tests and the command line.

use std::collections::HashMap;

use serde::Deserialize;

use super::language::{
    Ability, Card, CardId, Faction, Group, Keywords, Kind, List, Names, Rarity, Trait, Tribe, reading,
};

#[path = "faults.rs"]
mod faults;
#[path = "keywords.rs"]
mod keywords;

/// The files of rows, in the order in which their cards are numbered.
pub const FILES: [&str; 7] = ["lyonar", "songhai", "vetruvian", "abyssian", "magmar", "vanar", "neutral"];

/// A file of rows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    faction: Faction,
    cards: Vec<serde_json::Value>,
}

/// A card as people write it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its name in data, scenarios and saves.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Its name in French, where that is another.
    pub name_fr: Option<String>,
    /// How its name stands in sentences.
    #[serde(default)]
    pub forms: Forms,
    /// What kind of card.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Other cards make it.
    #[serde(default)]
    pub token: bool,
    /// The set of cards it came with.
    pub set: String,
    /// How rare.
    pub rarity: Option<Rarity>,
    /// Its tribe.
    pub tribe: Option<Tribe>,
    /// Its family.
    pub group: Option<Group>,
    /// What it costs.
    pub mana: u8,
    /// A unit's attack.
    pub attack: Option<u8>,
    /// A unit's health.
    pub health: Option<u8>,
    /// What it is.
    #[serde(default)]
    pub has: List<Trait>,
    /// A General's Bloodbound Spell.
    pub bloodbound: Option<CardId>,
    /// The stronger form of a Bloodbound Spell.
    pub stronger: Option<CardId>,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// How the name of a card that others speak of stands in their sentences.
#[derive(Deserialize, Clone, Default, Debug)]
#[serde(deny_unknown_fields, default)]
pub struct Forms {
    /// More than one in English, where that is not the name with an s.
    pub plural: Option<String>,
    /// More than one in French, where that is not the name itself.
    pub plural_fr: Option<String>,
    /// It is feminine in French.
    pub feminine_fr: bool,
}

/// All cards.
#[derive(Default)]
pub struct Cards {
    /// Their ids.
    pub ids: Vec<String>,
    /// Their names, in English and in French.
    pub names: Vec<(String, String)>,
    /// How their names stand in sentences.
    pub forms: Vec<Forms>,
    /// The sets they came with.
    pub sets: Vec<String>,
    /// The cards.
    pub cards: Vec<Card>,
    /// Their abilities, and those that they give or leave behind.
    pub abilities: Vec<Ability>,
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

impl Cards {
    fn push(&mut self, row: &Row, faction: Faction, names: &mut Names) {
        let first = names.abilities.len();
        names.abilities.extend(&row.abilities);
        let mut card = Card {
            kind: row.kind,
            token: row.token,
            faction,
            tribe: row.tribe,
            group: row.group,
            rarity: row.rarity,
            mana: row.mana,
            attack: row.attack.unwrap_or(0),
            health: row.health.unwrap_or(0),
            traits: row.has,
            keywords: Keywords::default(),
            first_ability: u16::try_from(first).unwrap_or(u16::MAX),
            abilities: u8::try_from(row.abilities.len()).unwrap_or(u8::MAX),
            bloodbound: row.bloodbound.or(row.stronger),
        };
        card.keywords = keywords::of(&card, &names.abilities);
        self.cards.push(card);
        self.names.push((row.name.clone(), row.name_fr.clone().unwrap_or_else(|| row.name.clone())));
        self.forms.push(row.forms.clone());
        self.sets.push(row.set.clone());
    }

    /// A card by its id.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<CardId> {
        self.ids.iter().position(|known| known == id).and_then(|n| u16::try_from(n).ok()).map(CardId)
    }

    /// The abilities printed on a card.
    #[must_use]
    pub fn abilities_of(&self, card: &Card) -> &[Ability] {
        let first = usize::from(card.first_ability);
        &self.abilities[first..first + usize::from(card.abilities)]
    }
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

    /// What is said of a file with one minion of these abilities.
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
