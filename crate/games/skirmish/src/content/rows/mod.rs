//! Rows: the data files and a scenario's own content as they are written. Unknown fields are errors.
#![allow(dead_code, reason = "some fields are for people and for the page, yet a row may have them")]

mod card;
mod effect;
mod setting;
mod unit;
mod words;

use serde_json::Value;

use rulewright_engine::json;
use rulewright_engine::json::shape::{Read, record};
use rulewright_engine::refusal::Error;

pub(super) use card::CardRow;
pub(super) use setting::{MapRow, SettingsRow, WarbandRow};
pub(super) use unit::UnitRow;

/// One part of a data file, which has more than the rules read.
pub(super) fn part<T: Read + Default>(file: &mut Value, name: &str) -> Result<T, Error> {
    let part = file.get_mut(name).map(Value::take).unwrap_or_default();
    T::read(part).map_err(|e| e.inside(name))
}

/// What only people read: a scenario's own rows may have it, wherever it stands.
const PROSE: [&str; 5] = ["name", "text", "theme", "flavour", "cites"];

/// A scenario's own rows.
pub(super) fn own(value: &Value) -> Result<Own, Error> {
    Own::read(json::without(value, &|key, _| PROSE.contains(&key.trim_end_matches("_fr"))))
}

record! {
    #[derive(Default)]
    pub(super) struct Own {
        pub units: Vec<UnitRow>,
        pub cards: Vec<CardRow>,
    }
}
