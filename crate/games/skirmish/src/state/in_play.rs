//! Cards in play: cards of the supply, and played cards that last.

use super::unit::UnitId;
use crate::content::{CardId, GUARD};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// The position of a card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardZone {
    /// In front of a unit.
    Unit(UnitId),
    /// In front of a player.
    Player(Side),
    /// On a square.
    Square(Cell),
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardInPlay {
    /// Which card.
    pub card: CardId,
    /// Who played it; statuses and Guard belong to nobody.
    pub by: Option<Side>,
    /// Where it is.
    pub zone: CardZone,
    /// Counters on it.
    pub counters: u8,
    /// Whether it has still to act at this turn's start.
    pub due: bool,
}

impl Default for CardInPlay {
    fn default() -> Self {
        CardInPlay { card: GUARD, by: None, zone: CardZone::Square(Cell::OFF), counters: 0, due: false }
    }
}
