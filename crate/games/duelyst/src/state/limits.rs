//! How many of each there are at most.

use super::board::TILES;

/// The most units: one a tile.
pub const MAX_UNITS: usize = TILES;
/// The most cards a hand holds (`duelyst:keyword.draw.3`).
pub const MAX_HAND: usize = 6;
/// The most cards a deck holds (`duelyst:house.table.1`).
pub const MAX_DECK: usize = 60;
/// The most cards a graveyard keeps (`duelyst:house.table.1`).
pub const MAX_GRAVE: usize = 96;
/// The most changes on all units together.
pub const MAX_CHANGES: usize = 160;
/// The most cards of a turn that are remembered.
pub const MAX_PLAYED: usize = 12;
/// The most different Mechs that are counted: there are no more.
pub const MAX_SUMMONED: usize = 20;
/// The most effects that wait at once.
pub const MAX_JOBS: usize = 64;
/// The most lasting effects that are no unit's.
pub const MAX_WATCHES: usize = 16;
/// The most targets one effect is given.
pub const MAX_CHOSEN: usize = 6;
/// `duelyst:card.general.3`: how many artifacts a General carries.
pub const MAX_ARTIFACTS: usize = 3;
