//! Data files of a game: names, numbers, and texts made from effects.
//!
//! Every game may have them, and none must. What is understood, whichever file it stands in: `units` (with `attacks` and
//! `abilities`), `cards`, `statuses`, `terms`, `terrain`, `warbands` or `decks`, `maps`, and the `basic_actions` of
//! `settings`. Prose stands in `name`, `text`, `theme`, `flavour`, and in French under the same key with `_fr`.

use std::collections::HashMap;

use indexmap::IndexMap;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{Builds, Copies, Deck, Thing};
use crate::describe::{self, Describer};
use crate::sources::Source;
use crate::words::{Both, Lang, Words, typeset};

/// What the data files of a game say.
#[derive(Default)]
pub struct Data {
    pub decks: Vec<Deck>,
    pub maps: IndexMap<String, Both<String>>,
    pub things: IndexMap<String, Thing>,
    pub builds: Option<Builds>,
}

/// Reads the data files of a game.
///
/// # Errors
/// What is wrong with them, or what of them cannot be said.
pub fn read(source: &Source) -> Result<Data, String> {
    let mut all = serde_json::Map::new();
    for file in source.data {
        let file: serde_json::Map<String, Value> = serde_json::from_str(file).map_err(|e| e.to_string())?;
        all.extend(file);
    }
    let rows = Rows { all: Value::Object(all) };
    let statuses = rows.list("statuses").map(id).collect();
    let mut reader = Reader { describers: describers(source, &rows)?, statuses, things: IndexMap::new() };
    reader.things(&rows)?;
    let faults: Vec<String> =
        reader.describers.iter().flat_map(|d| [&d.en, &d.fr]).flat_map(Describer::take_faults).collect();
    if let Some(fault) = faults.first() {
        return Err(format!("{fault} ({} faults)", faults.len()));
    }
    let maps = rows.list("maps").map(|row| (id(row), name(row))).collect();
    let decks = rows.list("warbands").chain(rows.list("decks")).map(deck).collect();
    Ok(Data { decks, maps, things: reader.things, builds: None })
}

/// The icon of each thing, from a file that says for each icon what it stands for.
///
/// # Errors
/// When the file is not of that form.
#[cfg(any(feature = "duelyst", feature = "noxilia"))]
pub fn art(file: &str) -> Result<IndexMap<String, String>, String> {
    let groups: IndexMap<String, Vec<String>> = serde_json::from_str(file).map_err(|e| format!("art.json: {e}"))?;
    Ok(groups.into_iter().flat_map(|(icon, ids)| ids.into_iter().map(move |id| (id, icon.clone()))).collect())
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

fn describers(source: &Source, rows: &Rows) -> Result<Option<Both<Describer>>, String> {
    let Some(files) = &source.describe else { return Ok(None) };
    let make = |lang: Lang| -> Result<Describer, String> {
        let mut names = HashMap::new();
        for (kind, list) in [("status", "statuses"), ("keyword", "terms"), ("range", "terms"), ("trait", "terms")] {
            let of_kind = |row: &&Value| list == "statuses" || row["group"] == kind;
            names.extend(rows.list(list).filter(of_kind).map(|row| ((kind, id(row)), name(row).of(lang).clone())));
        }
        Ok(Describer::new(Words::new(lang, &[files.of(lang)])?, names))
    };
    Ok(Some(Both { en: make(Lang::En)?, fr: make(Lang::Fr)? }))
}

struct Reader {
    describers: Option<Both<Describer>>,
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
    ) -> Result<Option<Both<String>>, String> {
        let Some(describers) = &self.describers else { return Ok(prose(row, "text")) };
        let read: R =
            serde_path_to_error::deserialize(row).map_err(|e| format!("{}.{}: {}", id(row), e.path(), e.inner()))?;
        Ok(Some(Both::each(|lang| typeset(lang, &say(describers.of(lang), &read)))))
    }

    fn unit(&mut self, row: &Value) -> Result<(), String> {
        let mut thing = Thing { kind: "unit".into(), name: name(row), ..Thing::default() };
        thing.text = self.describe(row, Describer::unit)?;
        let parts = |key: &str| row[key].as_array().cloned().unwrap_or_default();
        let (attacks, abilities) = (parts("attacks"), parts("abilities"));
        let ids: Vec<String> = attacks.iter().chain(&abilities).map(id).collect();
        let stats = [("health", "hp"), ("ap", "ap"), ("mp", "mp"), ("victory", "vp")];
        let stats: serde_json::Map<String, Value> =
            stats.iter().filter_map(|(stat, key)| Some(((*stat).to_owned(), row.get(*key)?.clone()))).collect();
        thing.more.insert("stats".into(), stats.into());
        thing.more.insert("parts".into(), ids.into());
        thing.keep(row, &["role", "captain", "defence", "traits", "immune"]);
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
        let text = self.describe(row, Describer::attack)?;
        let mut thing = Thing { kind: "attack".into(), name: name(row), text, ..Thing::default() };
        thing.cost(row);
        thing.keep(row, &["notation", "range"]);
        thing.more.insert("keywords".into(), self.keywords(row));
        self.add(&id(row), thing)
    }

    /// A card, a status, an ability, a basic action: they are written alike.
    fn card(&mut self, kind: &str, row: &Value) -> Result<(), String> {
        let text = self.describe(row, Describer::card)?;
        let mut thing = Thing { kind: kind.into(), name: name(row), text, ..Thing::default() };
        thing.cost(row);
        thing.more.extend(row.get("kind").map(|kind| ("cardKind".to_owned(), kind.clone())));
        thing.more.extend(row.get("warband").map(|deck| ("deck".to_owned(), deck.clone())));
        thing.keep(row, &["user", "place", "lasts"]);
        thing.more.extend(row.pointer("/target/range").map(|range| ("range".to_owned(), range.clone())));
        if let Some(attack) = row["effects"].as_array().and_then(|all| all.iter().find(|e| e["op"] == "attack")) {
            thing.keep(attack, &["notation"]);
            thing.more.insert("keywords".into(), self.keywords(attack));
        }
        if self.describers.is_some() {
            let card: describe::Card = serde_json::from_value(row.clone()).map_err(|e| format!("{}: {e}", id(row)))?;
            let radius = describe::radius(&card.effects);
            thing.more.extend((radius > 0).then(|| ("radius".to_owned(), radius.into())));
        }
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

impl Thing {
    fn keep(&mut self, row: &Value, keys: &[&str]) {
        let there = keys.iter().filter_map(|key| Some(((*key).to_owned(), row.get(*key)?.clone())));
        self.more.extend(there.filter(|(_, value)| !value.is_null()));
    }

    fn cost(&mut self, row: &Value) {
        if let Some(ap) = row.get("ap") {
            self.more.insert("cost".into(), json!({ "ap": ap }));
        }
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

fn id(row: &Value) -> String {
    row["id"].as_str().unwrap_or_default().to_owned()
}

fn name(row: &Value) -> Both<String> {
    prose(row, "name").unwrap_or_default()
}

/// What a row says in words, set as it is printed; what it does not say in French it says in English.
fn prose(row: &Value, key: &str) -> Option<Both<String>> {
    let en = row.get(key)?.as_str()?;
    let fr = row.get(format!("{key}_fr")).and_then(Value::as_str).unwrap_or(en);
    Some(Both { en: typeset(Lang::En, en), fr: typeset(Lang::Fr, fr) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources;

    #[test]
    fn every_thing_has_a_name_and_every_row_a_text_in_both_languages() {
        for source in sources::ALL {
            // An effect that cannot be said, or a variable that is missing, is an error.
            let data = (source.read)(source).unwrap();
            for (id, thing) in &data.things {
                assert!(!thing.name.en.is_empty() && !thing.name.fr.is_empty(), "{id} has no name");
                if ["card", "status", "attack", "ability", "button", "unit"].contains(&thing.kind.as_str()) {
                    let text = thing.text.as_ref().unwrap_or_else(|| panic!("{id} has no text"));
                    for text in [&text.en, &text.fr] {
                        // Some have units that do nothing but fight; their own tests know which.
                        let plain = ["duelyst", "noxilia"].contains(&source.id);
                        assert!(!text.trim().is_empty() || plain, "{id} has an empty text");
                        assert!(!text.contains(['{', '$', '}']), "{id}: {text}");
                        assert!(!text.contains("  ") && !text.contains(" ."), "{id}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_mentioned_is_there() {
        for source in sources::ALL {
            let data = (source.read)(source).unwrap();
            let mentioned = data.decks.iter().flat_map(|d| d.pieces.iter().chain(d.cards.iter().map(|c| &c.card)));
            let parts =
                data.things.values().flat_map(|t| ["parts", "keywords", "traits", "immune"].map(|key| t.more.get(key)));
            let parts = parts.flatten().filter_map(Value::as_array).flatten().filter_map(Value::as_str);
            for id in mentioned.map(String::as_str).chain(parts) {
                assert!(data.things.contains_key(id), "{}: nothing is called `{id}`", source.id);
            }
        }
    }
}
