//! Content as the build reads it from its rows.

use super::language::{Door, List};

pub use made::{
    CALL_DROP, CHARACTER_IDS, CHARACTERS, ELEMENTS, ITEM_IDS, ITEMS, MAPS, PARTIES, RACES, SKILL_IDS, SKILLS, STATUSES,
    TREES,
};

/// What the build makes of the rows in `crate/games/journal/data`.
mod made {
    #![allow(clippy::deref_addrof)] // How the build writes a list that is part of its row.

    use super::MapRow;
    #[allow(clippy::wildcard_imports)] // Any word of the language.
    use crate::content::language::*;

    include!(concat!(env!("OUT_DIR"), "/content.rs"));
}

/// A map of the set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MapRow {
    /// Its id.
    pub id: &'static str,
    /// How its doors are at the start, except in the Ruin period.
    pub doors: Door,
    /// A row of signs for each row of panels.
    pub rows: List<&'static str>,
}

impl MapRow {
    /// The sign of a panel, its column and row from 0.
    #[must_use]
    pub fn sign(&self, column: usize, row: usize) -> u8 {
        self.rows[row].as_bytes()[column]
    }
}
