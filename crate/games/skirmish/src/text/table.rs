//! Skirmish's units, attacks, abilities, cards and statuses as the rows of a table.

use indexmap::IndexMap;
use serde_json::Value;

use rulewright_book::data::Data;
use rulewright_book::sheet::{Row, Sheet};
use rulewright_book::thing::{Deck, Thing};
use rulewright_book::words::{Lang, Words};

use super::{DESCRIBE, WORDS, things};

/// Everything that has a text, in one language.
///
/// # Errors
/// What is wrong with the rows, or what of them no text can express.
pub fn sheet(lang: Lang) -> Result<Sheet, String> {
    let files = [WORDS.of(lang).text(), DESCRIBE.of(lang).text()];
    let table = Table { data: things::read()?, words: Words::new(lang, &files)?, lang };
    let mut rows: Vec<Row> = table.data.decks.iter().flat_map(|deck| table.warband(deck)).collect();
    rows.extend(table.rest());
    match table.words.take_faults().first() {
        Some(fault) => Err(fault.clone()),
        None => Ok(Sheet { head: include_str!("head.md"), rows }),
    }
}

struct Table {
    data: Data,
    words: Words,
    lang: Lang,
}

impl Table {
    /// The units of a warband, each with what it can do, then its cards.
    fn warband(&self, deck: &Deck) -> Vec<Row> {
        let group = deck.name.of(self.lang);
        let mut rows = Vec::new();
        for id in &deck.pieces {
            let unit = &self.data.things[id];
            rows.push(self.row(group, id, unit, None));
            let parts = strings(unit.more.get("parts"));
            rows.extend(parts.map(|part| self.row(group, part, &self.data.things[part], Some(unit))));
        }
        let own = deck.cards.iter().map(|copies| &copies.card).filter(|id| is_of(&self.data.things[*id], &deck.id));
        rows.extend(own.map(|id| self.row(group, id, &self.data.things[id], None)));
        rows
    }

    /// What is nobody's own.
    fn rest(&self) -> Vec<Row> {
        let mut groups: IndexMap<String, Vec<Row>> = IndexMap::new();
        for (id, thing) in &self.data.things {
            let group = match thing.kind.as_str() {
                "card" if !is_of(thing, "common") => continue,
                kind @ ("card" | "status" | "button") => self.say(&format!("group-{kind}")),
                _ => continue,
            };
            groups.entry(group.clone()).or_default().push(self.row(&group, id, thing, None));
        }
        groups.into_values().flatten().collect()
    }

    fn row(&self, group: &str, id: &str, thing: &Thing, of: Option<&Thing>) -> Row {
        let name = thing.name.of(self.lang);
        let owner = of.map(|unit| format!("{} · ", unit.name.of(self.lang))).unwrap_or_default();
        Row {
            id: id.to_owned(),
            group: group.to_owned(),
            name: format!("{owner}{name}"),
            line: self.line(thing),
            text: thing.text.as_ref().map(|text| text.of(self.lang).clone()).unwrap_or_default(),
            title: thing.name.en.clone(),
        }
    }

    /// `Unit, HP 12, AP 6, MP 5, VP 2`; `Card, Boost, AP 1`.
    fn line(&self, thing: &Thing) -> String {
        let mut parts = vec![self.say(&format!("kind-{}", thing.kind))];
        let named = |key: &str| Some(self.data.things.get(thing.more.get(key)?.as_str()?)?.name.of(self.lang).clone());
        parts.extend(named("cardKind").or_else(|| named("role")));
        let numbers = |key: &str| thing.more.get(key).and_then(Value::as_object).into_iter().flatten();
        let stats = numbers("stats").chain(numbers("cost"));
        parts.extend(stats.map(|(stat, n)| format!("{} {n}", self.say(&format!("stat-{stat}")))));
        parts.join(", ")
    }

    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }
}

/// Whether a card is of this warband, or of all.
fn is_of(thing: &Thing, deck: &str) -> bool {
    thing.more.get("deck").and_then(Value::as_str) == Some(deck)
}

fn strings(value: Option<&Value>) -> impl Iterator<Item = &str> {
    value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}
