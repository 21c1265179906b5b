//! Reading the content: the rows of this build, once, and a scenario's own.

use std::sync::{Arc, OnceLock};

use serde_json::Value;

use super::catalogue::Content;
use super::ids::STATUSES;
use super::rows;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;

/// The content of this build, read once.
#[must_use]
pub fn embedded() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::embedded())).clone()
}

impl Content {
    /// The content of this build.
    ///
    /// # Panics
    /// Never: the embedded rows are read by a test.
    #[must_use]
    pub fn embedded() -> Content {
        // Not `expect`, which would print the error: the page's module has no other use for that.
        let read =
            |text: &str| rulewright_engine::json::parsed(text).unwrap_or_else(|_| panic!("embedded rows are JSON"));
        let units = read(include_str!(concat!(env!("OUT_DIR"), "/units.json")));
        let cards = read(include_str!(concat!(env!("OUT_DIR"), "/cards.json")));
        let maps = read(include_str!(concat!(env!("OUT_DIR"), "/maps.json")));
        Content::read(units, cards, maps).unwrap_or_else(|_| panic!("embedded rows are good"))
    }

    fn read(mut units: Value, mut cards: Value, mut maps: Value) -> Result<Content, Error> {
        let settings: rows::SettingsRow = rows::part(&mut maps, "settings")?;
        let drawn: Vec<rows::MapRow> = rows::part(&mut maps, "maps")?;
        let statuses: Vec<rows::CardRow> = rows::part(&mut cards, "statuses")?;
        let mut content = Content {
            units: Vec::new(),
            cards: Vec::new(),
            warbands: Vec::new(),
            basics: settings.basics()?,
            settings: settings.numbers(),
            maps: drawn.into_iter().map(rows::MapRow::map).collect(),
        };
        for (id, row) in STATUSES.into_iter().zip(&statuses) {
            assert!(id == row.id, "statuses come in this order");
            content.cards.push(row.card(&content)?);
        }
        content.cards.push(settings.guard(&content)?);
        for row in &rows::part::<Vec<rows::CardRow>>(&mut cards, "cards")? {
            content.cards.push(row.card(&content)?);
        }
        for row in &rows::part::<Vec<rows::UnitRow>>(&mut units, "units")? {
            content.units.push(row.unit(&content)?);
        }
        for row in &rows::part::<Vec<rows::WarbandRow>>(&mut units, "warbands")? {
            content.warbands.push(row.warband(&content)?);
        }
        Ok(content)
    }

    /// Adds a scenario's own units and cards.
    ///
    /// # Errors
    /// The row and field that is wrong, or an id that is taken.
    pub fn extend(&mut self, own: &Value) -> Result<(), Error> {
        let own = rows::own(own)?;
        let mut faults = Faults::default();
        for (n, row) in own.cards.iter().enumerate() {
            let at = format!("cards[{n}]");
            let Some(card) = faults.note_in(&at, row.card(self)) else { continue };
            if self.cards.len() >= usize::from(u8::MAX) || self.card(&card.id).is_some() {
                faults.must(false, &at, &format!("a card `{}` exists already, or there are too many", card.id));
                continue;
            }
            self.cards.push(card);
        }
        for (n, row) in own.units.iter().enumerate() {
            let at = format!("units[{n}]");
            let Some(unit) = faults.note_in(&at, row.unit(self)) else { continue };
            if self.units.len() >= usize::from(u8::MAX) || self.unit(&unit.id).is_some() {
                faults.must(false, &at, &format!("a unit `{}` exists already, or there are too many", unit.id));
                continue;
            }
            self.units.push(unit);
        }
        faults.end(())
    }
}
