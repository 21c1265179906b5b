//! Content: units, cards, maps and terrain as rows of data, read once into the form that rules use.

mod card;
mod effect;
mod rows;
mod setting;
mod unit;

use serde_json::Value;

use rulewright_engine::faults::Faults;
use rulewright_engine::refusal::Error;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;

pub use card::{Card, Lasts, Strike, Table, Upkeep};
pub use effect::{Amount, Effect, Modify, Stat, When};
pub use setting::{Basics, Map, Settings, Warband};
pub use unit::{Ability, Attack, DefenceMod, Keywords, Kinds, Range, Target, UnitCard};

/// A card or status, by its place in [`Content::cards`].
pub type CardId = u8;

/// The five statuses and Guard come first, in this order, in every content.
pub const POISONED: CardId = 0;
/// See [`POISONED`].
pub const STUNNED: CardId = 1;
/// See [`POISONED`].
pub const DAZED: CardId = 2;
/// See [`POISONED`].
pub const DEFENSELESS: CardId = 3;
/// See [`POISONED`].
pub const ON_FIRE: CardId = 4;
/// The effect of the basic action Guard, handled as a card from the supply.
pub const GUARD: CardId = 5;

const STATUSES: [&str; 5] = ["poisoned", "stunned", "dazed", "defenseless", "on-fire"];

/// Everything that is data.
#[derive(Clone, Debug)]
pub struct Content {
    /// The units.
    pub units: Vec<UnitCard>,
    /// Statuses, Guard, then action cards.
    pub cards: Vec<Card>,
    /// The warbands: what a player chooses.
    pub warbands: Vec<Warband>,
    /// The maps.
    pub maps: Vec<Map>,
    /// AP of Dash and of Guard, and MP that Dash gives.
    pub basics: Basics,
    /// Numbers of the game.
    pub settings: Settings,
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

    fn read(units: Value, cards: Value, maps: Value) -> Result<Content, Error> {
        let settings: rows::SettingsRow = rows::part(&maps, "settings")?;
        let drawn: Vec<rows::MapRow> = rows::part(&maps, "maps")?;
        let statuses: Vec<rows::CardRow> = rows::part(&cards, "statuses")?;
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
        for row in &rows::part::<Vec<rows::CardRow>>(&cards, "cards")? {
            content.cards.push(row.card(&content)?);
        }
        for row in &rows::part::<Vec<rows::UnitRow>>(&units, "units")? {
            content.units.push(row.unit(&content)?);
        }
        for row in &rows::part::<Vec<rows::WarbandRow>>(&units, "warbands")? {
            content.warbands.push(row.warband(&content)?);
        }
        Ok(content)
    }

    /// Adds a scenario's own units and cards.
    ///
    /// # Errors
    /// The row and field that is wrong, or an id that is taken.
    pub fn extend(&mut self, mut own: Value) -> Result<(), Error> {
        rows::strip_prose(&mut own);
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

    /// A card by its id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.id == id).map(|n| n as CardId)
    }

    /// A unit by its id.
    #[must_use]
    pub fn unit(&self, id: &str) -> Option<u8> {
        self.units.iter().position(|u| u.id == id).map(|n| n as u8)
    }

    /// A warband by its id.
    #[must_use]
    pub fn warband(&self, id: &str) -> Option<u8> {
        self.warbands.iter().position(|w| w.id == id).map(|n| n as u8)
    }
}

/// The clause that a status's roll, loss or damage goes by.
#[must_use]
pub fn status_clause(card: CardId, value: u8) -> Clause {
    match (card, value) {
        (POISONED, 1) => rule!("skirmish:status.poisoned.2"),
        (POISONED, 2..=4) => rule!("skirmish:status.poisoned.3"),
        (POISONED, 5) => rule!("skirmish:status.poisoned.5"),
        (POISONED, 6) => rule!("skirmish:status.poisoned.4"),
        (POISONED, _) => rule!("skirmish:status.poisoned.1"),
        (STUNNED, 2..=7) => rule!("skirmish:status.stunned.3"),
        (STUNNED, 8..=10) => rule!("skirmish:status.stunned.2"),
        (STUNNED, _) => rule!("skirmish:status.stunned.1"),
        (DAZED, _) => rule!("skirmish:status.dazed.1"),
        (DEFENSELESS, _) => rule!("skirmish:status.defenseless.1"),
        (ON_FIRE, _) => rule!("skirmish:status.on-fire.1"),
        _ => rule!("skirmish:house.card.1"),
    }
}
