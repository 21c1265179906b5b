//! What a set-up takes: the names and bounds that `position.rs` reads by, and the schema made of them.

use crate::content::{ACTIONS, DECK, HIGH, ROUNDS, WIDE};
use crate::state::MAX_UNITS;
use rulewright_engine::wire::{BoardSchema, PieceSchema, PileSchema, PlayerSchema, Range, SetupSchema, StatSchema};

/// Numbers, as tables call them.
pub mod stat {
    /// What a piece lives by.
    pub const HEALTH: &str = "health";
    /// What is left of the turn.
    pub const LEFT: &str = "actions";
}

pub fn takes() -> SetupSchema {
    let (wide, high) = (Range::of(WIDE, WIDE), Range::of(HIGH, HIGH));
    let health =
        StatSchema { vital: true, printed: true, rank: Some(1), ..StatSchema::set(stat::HEALTH, Range::printed(1)) };
    let left = StatSchema { when: Some("acts".into()), ..StatSchema::set(stat::LEFT, Range::of(1, ACTIONS)) };
    let cards = ["one", "two", "three", "four", "five", "six"].map(String::from).to_vec();
    let pile =
        |id: &str| PileSchema { id: id.into(), most: DECK as u32, things: cards.clone(), ..PileSchema::default() };
    SetupSchema {
        board: Some(BoardSchema {
            wide,
            high,
            squares: u32::from(WIDE) * u32::from(HIGH),
            edges: vec!["hedge".into()],
        }),
        round: Some(Range::of(1, ROUNDS)),
        pieces: PieceSchema {
            most: MAX_UNITS as u32,
            stats: vec![health],
            neutral: vec!["wolf".into()],
            ..PieceSchema::default()
        },
        players: PlayerSchema { stats: vec![left], ..PlayerSchema::default() },
        piles: vec![pile("draw"), pile("discard")],
        turns: true,
        ..SetupSchema::default()
    }
}
