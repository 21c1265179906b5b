//! Rows: the data files and a scenario's own content as they are written. Unknown fields are errors.
#![allow(dead_code, reason = "some fields are for people and for the page, yet a row may have them")]

mod card;
mod effect;
mod setting;
mod unit;
mod words;

use serde_json::Value;

use rulewright_engine::json::shape::{Read, record};
use rulewright_engine::refusal::Error;

pub(super) use card::CardRow;
pub(super) use setting::{MapRow, SettingsRow, WarbandRow};
pub(super) use unit::UnitRow;

/// One part of a data file, which has more than the rules read.
pub(super) fn part<T: Read + Default>(file: &Value, name: &str) -> Result<T, Error> {
    let part = file.get(name).cloned().unwrap_or_default();
    T::read(part).map_err(|e| e.inside(name))
}

/// A scenario's own rows.
pub(super) fn own(value: Value) -> Result<Own, Error> {
    Own::read(value)
}

/// Takes out what only people read, wherever it stands: a scenario's own rows may have it.
pub(super) fn strip_prose(value: &mut Value) {
    const PROSE: [&str; 5] = ["name", "text", "theme", "flavour", "cites"];
    match value {
        Value::Object(map) => {
            map.retain(|key, _| !PROSE.contains(&key.trim_end_matches("_fr")));
            map.values_mut().for_each(strip_prose);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_prose),
        _ => {}
    }
}

record! {
    #[derive(Default)]
    pub(super) struct Own {
        pub units: Vec<UnitRow>,
        pub cards: Vec<CardRow>,
    }
}
