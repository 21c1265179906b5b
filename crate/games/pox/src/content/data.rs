//! Content as the build reads it from its rows.

use super::language::{AbilityId, Condition, ConditionId, Ground, List, Object, RuneId, TileRule};

pub use made::{
    ABILITIES, ABILITY_IDS, ATTACK, AVATAR, BATTLEGROUPS, CONDITION_IDS, CONDITIONS, DEFAULTS, GROUNDS, IMMOBILE, MAPS,
    OBJECTS, POSSESSED, RUNE_IDS, RUNES, SHORT_LIVED, SHRINE, STEALTHED,
};

/// What the build makes of the rows in `crate/games/pox/data`.
mod made {
    use super::{Battlegroup, MapRow};
    #[allow(clippy::wildcard_imports)] // Any word of the language.
    use crate::content::language::*;

    include!(concat!(env!("OUT_DIR"), "/content.rs"));
}

/// A battlegroup of the set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Battlegroup {
    /// Its id.
    pub id: &'static str,
    /// Its runes.
    pub runes: List<RuneId>,
}

/// A map of the set, its columns and rows from 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MapRow {
    /// Its id.
    pub id: &'static str,
    /// Where the shrines begin, player 1's first.
    pub shrines: [(u8, u8); 2],
    /// Where the fonts are, in array order.
    pub fonts: &'static [(u8, u8)],
    /// A row of characters for each row of tiles.
    pub terrain: &'static [&'static str],
    /// The level of each tile, in rows of digits.
    pub elevation: &'static [&'static str],
}

impl ConditionId {
    /// What it says.
    #[inline]
    #[must_use]
    pub fn condition(self) -> &'static Condition {
        &CONDITIONS[usize::from(self.0)]
    }

    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        CONDITION_IDS[usize::from(self.0)]
    }

    /// The condition of an id.
    #[must_use]
    pub fn named(id: &str) -> Option<ConditionId> {
        CONDITION_IDS.iter().position(|known| *known == id).map(|at| ConditionId(at as u8))
    }
}

impl AbilityId {
    /// The ability of an id, without its parameter.
    #[must_use]
    pub fn named(id: &str) -> Option<AbilityId> {
        ABILITY_IDS.iter().position(|known| *known == id).map(|at| AbilityId(at as u8))
    }
}

impl Ground {
    /// What it does to a unit that enters it.
    #[must_use]
    pub fn rule(self) -> &'static TileRule {
        &GROUNDS[self as usize]
    }
}

impl Object {
    /// What it does to a unit that enters its tile.
    #[must_use]
    pub fn rule(self) -> &'static TileRule {
        &OBJECTS[self as usize]
    }
}
