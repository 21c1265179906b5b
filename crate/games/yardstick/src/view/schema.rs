//! What a set-up takes: the names and bounds that `position.rs` reads by, and the schema made of them.

use crate::state::MAX_UNITS;
use crate::{ACTIONS, ROUNDS, SIZE};
use rulewright_engine::wire::{BoardSchema, PieceSchema, PlayerSchema, Range, SetupSchema, StatSchema};

/// Numbers, as tables call them.
pub(crate) mod stat {
    /// What a piece lives by.
    pub const HEALTH: &str = "health";
    /// A player's points.
    pub const VICTORY: &str = "victory";
    /// What is left of a player's turn.
    pub const LEFT: &str = "actions";
}

/// The most points that a set-up gives.
pub(crate) const MOST_VICTORY: u8 = 99;
/// The sides of a die.
pub(crate) const DIE: u8 = 6;

pub(crate) fn schema() -> SetupSchema {
    let size = Range::of(SIZE, SIZE);
    let health =
        StatSchema { vital: true, printed: true, rank: Some(1), ..StatSchema::set(stat::HEALTH, Range::printed(1)) };
    let left = StatSchema { when: Some("acts".into()), ..StatSchema::set(stat::LEFT, Range::of(1, ACTIONS)) };
    SetupSchema {
        board: Some(BoardSchema {
            wide: size,
            high: size,
            squares: u32::from(SIZE) * u32::from(SIZE),
            ..BoardSchema::default()
        }),
        round: Some(Range::of(1, ROUNDS)),
        dice: vec![DIE],
        pieces: PieceSchema { most: MAX_UNITS as u32, stats: vec![health], ..PieceSchema::default() },
        players: PlayerSchema {
            stats: vec![StatSchema::set(stat::VICTORY, Range::of(0, MOST_VICTORY)), left],
            ..PlayerSchema::default()
        },
        ..SetupSchema::default()
    }
}
