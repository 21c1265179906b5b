//! The rows of a game that may meet, and the position in which two do.

use std::collections::{BTreeMap, BTreeSet};

use rulewright::engine::chance::Seeded;
use serde_json::Value;

use crate::support::root;

/// A card, a unit or a status: its row in the game's data, and the words of the effects it is made of.
#[derive(Clone, Debug)]
pub struct Row {
    pub id: String,
    pub kind: String,
    pub row: Value,
    pub words: BTreeSet<String>,
}

impl Row {
    pub fn of(row: &Value, kind: &str, fields: &[&str]) -> Row {
        let mut words = BTreeSet::new();
        fields.iter().for_each(|field| gather(&row[*field], &mut words));
        Row { id: row["id"].as_str().unwrap_or_default().to_owned(), kind: kind.to_owned(), row: row.clone(), words }
    }
}

fn gather(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(words.insert(word.clone())),
        Value::Array(list) => list.iter().for_each(|one| gather(one, words)),
        Value::Object(map) => map.iter().for_each(|(key, one)| {
            words.insert(key.clone());
            gather(one, words);
        }),
        _ => {}
    }
}

/// A game of which pairs are made.
pub struct Subject {
    pub game: &'static str,
    pub rows: Vec<Row>,
    /// Cards that no other card speaks of: wherever one is read, an event has reported it.
    pub unmentioned: Vec<String>,
    /// What only its owner sees, wherever it is in play.
    pub hidden: Vec<String>,
    /// The options of a position in which both can act.
    pub position: fn(&Subject, &Row, &Row, &mut Seeded) -> Value,
}

/// A word that more rows than this have in common says nothing about how two of them meet.
const COMMON: usize = 60;

impl Subject {
    pub fn new(
        game: &'static str,
        rows: Vec<Row>,
        position: fn(&Subject, &Row, &Row, &mut Seeded) -> Value,
    ) -> Subject {
        let mentions =
            |row: &Row, id: &str| row.row.to_string().matches(&format!("\"{id}\"")).count() > usize::from(row.id == id);
        let plain = |row: &&Row| row.words.is_empty() && !rows.iter().any(|other| mentions(other, &row.id));
        let unmentioned = rows.iter().filter(plain).map(|row| row.id.clone()).collect();
        Subject { game, rows, unmentioned, hidden: Vec::new(), position }
    }

    /// Pairs of rows that share a word few others have; a row with itself is one of them.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let mut by_word: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (n, row) in self.rows.iter().enumerate() {
            row.words.iter().for_each(|word| by_word.entry(word).or_default().push(n));
        }
        let mut pairs = BTreeSet::new();
        for with in by_word.values().filter(|with| with.len() <= COMMON) {
            for (at, one) in with.iter().enumerate() {
                pairs.extend(with[at..].iter().map(|other| (*one, *other)));
            }
        }
        pairs.into_iter().collect()
    }
}

/// A file of the games.
pub fn read(path: &str) -> Value {
    let text = std::fs::read_to_string(root().join("crate/games").join(path)).expect("the game's data");
    serde_json::from_str(&text).expect("the data are JSON")
}
