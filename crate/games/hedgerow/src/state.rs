//! State: all that changes, flat and small.

use super::content::{Card, DECK};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::EventId;
use rulewright_engine::side::Side;

/// The most units of all sides together.
pub const MAX_UNITS: usize = 10;

/// A unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitId(pub u8);

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// What it is, by place in the list of kinds.
    pub kind: u8,
    /// Whose it is, or nobody's.
    pub side: Side,
    /// Its square at the top left; off the board once it is down.
    pub at: Cell,
    /// Health left.
    pub health: u8,
}

impl Default for Unit {
    fn default() -> Self {
        Unit { kind: 0, side: Side::NEUTRAL, at: Cell::OFF, health: 0 }
    }
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// The units, in the order of set-up.
    pub units: Pile<Unit, MAX_UNITS>,
    /// The units that have a turn in this round, in order: the first has its turn now.
    pub turns: Pile<UnitId, MAX_UNITS>,
    /// Actions left in this turn; none before it has begun.
    pub left: u8,
    /// The deck, which has no order to see.
    pub deck: Pile<Card, DECK>,
    /// The discard pile.
    pub discard: Pile<Card, DECK>,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The event that what goes on by itself follows from: the start of a turn, or the end of the one before.
    pub since: EventId,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

const _: () = assert!(size_of::<State>() <= 160, "a state stays small: search copies it all the time");

impl State {
    /// A unit.
    #[inline]
    #[must_use]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    /// A unit, to change.
    #[inline]
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id.0)]
    }

    /// All units with their ids, those that are down included.
    pub fn roster(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.units.iter().enumerate().map(|(n, unit)| (UnitId(n as u8), unit))
    }

    /// Units on the board.
    pub fn standing(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.roster().filter(|(_, unit)| unit.at.is_on())
    }

    /// The unit whose turn it is, or comes next.
    #[must_use]
    pub fn acting(&self) -> Option<UnitId> {
        self.turns.first().copied()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Side {
        self.acting().map_or(Side::NEUTRAL, |id| self.unit(id).side)
    }
}
