//! Skirmish's units, cards, statuses, terrain and terms as things of its book: with names, numbers and texts.

use std::collections::HashMap;

use indexmap::IndexMap;
use rulewright_book::data::{Data, id, name, prose};
use rulewright_book::thing::{Copies, Deck, Thing};
use rulewright_book::words::{Both, Lang, Words, typeset};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::describe::{self, Describer};
use super::{DESCRIBE, FILES};

/// The data of the game's book.
///
/// # Errors
/// What is wrong with the rows, or what of them no text can express.
pub fn read() -> Result<Data, String> {
    let mut all = serde_json::Map::new();
    for file in FILES {
        let file: serde_json::Map<String, Value> = serde_json::from_str(file.text()).map_err(|e| e.to_string())?;
        all.extend(file);
    }
    let rows = Rows { all: Value::Object(all) };
    let statuses = rows.list("statuses").map(id).collect();
    let mut reader = Reader { describers: describers(&rows)?, statuses, things: IndexMap::new() };
    reader.things(&rows)?;
    let faults: Vec<String> =
        [&reader.describers.en, &reader.describers.fr].into_iter().flat_map(Describer::take_faults).collect();
    if let Some(fault) = faults.first() {
        return Err(format!("{fault} ({} faults)", faults.len()));
    }
    let maps = rows.list("maps").map(|row| (id(row), name(row))).collect();
    let decks = rows.list("warbands").map(deck).collect();
    Ok(Data { decks, maps, things: reader.things, ..Data::default() })
}

/// The lists of all files together.
struct Rows {
    all: Value,
}

impl Rows {
    fn list(&self, key: &str) -> impl Iterator<Item = &Value> {
        self.all.get(key).and_then(Value::as_array).into_iter().flatten()
    }

    fn basic_actions(&self) -> impl Iterator<Item = &Value> {
        self.all.pointer("/settings/basic_actions").and_then(Value::as_array).into_iter().flatten()
    }

    fn terrain(&self) -> impl Iterator<Item = (&String, &Value)> {
        let terrain = self.all.get("terrain").and_then(Value::as_object);
        terrain.into_iter().flatten().filter(|(_, row)| row.get("name").is_some())
    }
}

fn describers(rows: &Rows) -> Result<Both<Describer>, String> {
    let make = |lang: Lang| -> Result<Describer, String> {
        let mut names = HashMap::new();
        for (kind, list) in [("status", "statuses"), ("keyword", "terms"), ("range", "terms"), ("trait", "terms")] {
            let of_kind = |row: &&Value| list == "statuses" || row["group"] == kind;
            names.extend(rows.list(list).filter(of_kind).map(|row| ((kind, id(row)), name(row).of(lang).clone())));
        }
        Ok(Describer::new(Words::new(lang, &[DESCRIBE.of(lang).text()])?, names))
    };
    Ok(Both { en: make(Lang::En)?, fr: make(Lang::Fr)? })
}

struct Reader {
    describers: Both<Describer>,
    /// A keyword may have the name of the status it leads to; the status keeps the bare id.
    statuses: Vec<String>,
    things: IndexMap<String, Thing>,
}

impl Reader {
    fn things(&mut self, rows: &Rows) -> Result<(), String> {
        for row in rows.list("units") {
            self.unit(row)?;
        }
        for row in rows.list("cards") {
            self.card("card", row)?;
        }
        for row in rows.list("statuses") {
            self.card("status", row)?;
        }
        for row in rows.basic_actions() {
            self.card("button", row)?;
        }
        for (id, row) in rows.terrain() {
            self.add(
                id,
                Thing { kind: "terrain".into(), name: name(row), text: prose(row, "text"), ..Thing::default() },
            )?;
        }
        for row in rows.list("terms") {
            self.term(row)?;
        }
        Ok(())
    }

    fn add(&mut self, id: &str, thing: Thing) -> Result<(), String> {
        match self.things.get(id) {
            // Two units may have the same attack.
            Some(other) if *other == thing => Ok(()),
            Some(other) => Err(format!("`{id}` names two things: {}, {}", other.kind, thing.kind)),
            None => {
                self.things.insert(id.to_owned(), thing);
                Ok(())
            }
        }
    }

    fn describe<R: DeserializeOwned>(
        &self,
        row: &Value,
        say: impl Fn(&Describer, &R) -> String,
    ) -> Result<Both<String>, String> {
        let read: R =
            serde_path_to_error::deserialize(row).map_err(|e| format!("{}.{}: {}", id(row), e.path(), e.inner()))?;
        Ok(Both::each(|lang| typeset(lang, &say(self.describers.of(lang), &read))))
    }

    fn unit(&mut self, row: &Value) -> Result<(), String> {
        let mut thing = Thing { kind: "unit".into(), name: name(row), ..Thing::default() };
        thing.text = Some(self.describe(row, Describer::unit)?);
        let parts = |key: &str| row[key].as_array().cloned().unwrap_or_default();
        let (attacks, abilities) = (parts("attacks"), parts("abilities"));
        let ids: Vec<String> = attacks.iter().chain(&abilities).map(id).collect();
        let stats = [("health", "hp"), ("ap", "ap"), ("mp", "mp"), ("victory", "vp")];
        let stats: serde_json::Map<String, Value> =
            stats.iter().filter_map(|(stat, key)| Some(((*stat).to_owned(), row.get(*key)?.clone()))).collect();
        thing.more.insert("stats".into(), stats.into());
        thing.more.insert("parts".into(), ids.into());
        keep(&mut thing, row, &["role", "captain", "defence", "traits", "immune"]);
        thing.more.extend(row.get("warband").map(|deck| ("deck".to_owned(), deck.clone())));
        thing.more.extend(prose(row, "flavour").map(|text| ("flavour".to_owned(), json!(text))));
        self.add(&id(row), thing)?;
        for row in &attacks {
            self.attack(row)?;
        }
        for row in &abilities {
            self.card("ability", row)?;
        }
        Ok(())
    }

    fn attack(&mut self, row: &Value) -> Result<(), String> {
        let text = Some(self.describe(row, Describer::attack)?);
        let mut thing = Thing { kind: "attack".into(), name: name(row), text, ..Thing::default() };
        cost(&mut thing, row);
        keep(&mut thing, row, &["notation", "range"]);
        thing.more.insert("keywords".into(), self.keywords(row));
        self.add(&id(row), thing)
    }

    /// A card, a status, an ability, a basic action: they are written alike.
    fn card(&mut self, kind: &str, row: &Value) -> Result<(), String> {
        let text = Some(self.describe(row, Describer::card)?);
        let mut thing = Thing { kind: kind.into(), name: name(row), text, ..Thing::default() };
        cost(&mut thing, row);
        thing.more.extend(row.get("kind").map(|kind| ("cardKind".to_owned(), kind.clone())));
        thing.more.extend(row.get("warband").map(|deck| ("deck".to_owned(), deck.clone())));
        keep(&mut thing, row, &["user", "place", "lasts"]);
        thing.more.extend(row.pointer("/target/range").map(|range| ("range".to_owned(), range.clone())));
        if let Some(attack) = row["effects"].as_array().and_then(|all| all.iter().find(|e| e["op"] == "attack")) {
            keep(&mut thing, attack, &["notation"]);
            thing.more.insert("keywords".into(), self.keywords(attack));
        }
        let card: describe::Card = serde_json::from_value(row.clone()).map_err(|e| format!("{}: {e}", id(row)))?;
        let radius = describe::radius(&card.effects);
        thing.more.extend((radius > 0).then(|| ("radius".to_owned(), radius.into())));
        self.add(&id(row), thing)
    }

    fn term(&mut self, row: &Value) -> Result<(), String> {
        let group = row["group"].as_str().unwrap_or("term");
        let kind = match group {
            "kind" => "card-kind",
            "unit-stat" => "stat",
            other => other,
        };
        let thing = Thing { kind: kind.into(), name: name(row), text: prose(row, "text"), ..Thing::default() };
        let id = if group == "keyword" { self.keyword(&id(row)) } else { id(row) };
        self.add(&id, thing)
    }

    /// The id of a keyword among all things.
    fn keyword(&self, id: &str) -> String {
        let taken = self.statuses.iter().any(|status| status == id);
        if taken { format!("keyword.{id}") } else { id.to_owned() }
    }

    fn keywords(&self, row: &Value) -> Value {
        row["keywords"].as_array().into_iter().flatten().filter_map(Value::as_str).map(|id| self.keyword(id)).collect()
    }
}

fn keep(thing: &mut Thing, row: &Value, keys: &[&str]) {
    let there = keys.iter().filter_map(|key| Some(((*key).to_owned(), row.get(*key)?.clone())));
    thing.more.extend(there.filter(|(_, value)| !value.is_null()));
}

fn cost(thing: &mut Thing, row: &Value) {
    if let Some(ap) = row.get("ap") {
        thing.more.insert("cost".into(), json!({ "ap": ap }));
    }
}

fn deck(row: &Value) -> Deck {
    let ids = |key: &str| row[key].as_array().into_iter().flatten();
    let card = |row: &Value| Copies {
        card: row["card"].as_str().unwrap_or_default().to_owned(),
        copies: row["copies"].as_u64().unwrap_or(1) as u8,
    };
    Deck {
        id: id(row),
        name: name(row),
        text: prose(row, "theme").or_else(|| prose(row, "text")).unwrap_or_default(),
        leader: None,
        pieces: ids("units").filter_map(Value::as_str).map(str::to_owned).collect(),
        cards: ids("deck").map(card).collect(),
    }
}
