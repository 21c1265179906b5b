//! State: all that changes in play. Flat, small, copied in nanoseconds.

mod flow;
mod in_play;
mod resolving;
mod unit;

use crate::content::CardId;
use crate::content::board::Squares;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::EventId;
use rulewright_engine::side::{BySide, Side};

pub use flow::{Frame, Phase, Question, Rally};
pub use in_play::{CardInPlay, CardZone};
pub use resolving::{AftermathStep, NO_ATTACK, NO_CARD, Resolving};
pub use unit::{Unit, UnitId, Use};

/// The most units a table holds: five a side in a game, more in a scenario.
pub const MAX_UNITS: usize = 12;
/// The most cards a hand holds; the rules stop at six.
pub const MAX_HAND: usize = 12;
/// The most cards a draw or discard pile holds.
pub const MAX_PILE: usize = 40;
/// The most cards in play at once: five statuses and Guard for every unit, and every card of both players.
pub const MAX_IN_PLAY: usize = 6 * MAX_UNITS + 2 * MAX_PILE;

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The units, in roster order.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Cards in play, in the order in which they came into play.
    pub in_play: Pile<CardInPlay, MAX_IN_PLAY>,
    /// Hands.
    pub hand: BySide<Pile<CardId, MAX_HAND>>,
    /// Draw piles. Kept without order: a draw takes any card, which is what a shuffle is for.
    pub draw: BySide<Pile<CardId, MAX_PILE>>,
    /// Discard piles.
    pub discard: BySide<Pile<CardId, MAX_PILE>>,
    /// Warbands, by place in the content.
    pub warband: BySide<u8>,
    /// Victory points.
    pub victory: BySide<u8>,
    /// The round, from 1.
    pub round: u8,
    /// Who takes the first turn of a round.
    pub first: Side,
    /// Whose turn it is.
    pub active: Side,
    /// What is going on.
    pub phase: Phase,
    /// What is asked.
    pub question: Question,
    /// What is being resolved.
    pub resolving: Resolving,
    /// The unit whose turn start is being resolved, by roster; past the last when none is.
    pub upkeep: u8,
    /// The event by which the turn began, as long as its start is being resolved.
    pub turn: EventId,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

const _: () = assert!(size_of::<State>() <= 2048, "a state stays small: search copies it all the time");

impl Default for State {
    fn default() -> Self {
        State {
            units: Pile::default(),
            in_play: Pile::default(),
            hand: BySide::default(),
            draw: BySide::default(),
            discard: BySide::default(),
            warband: BySide::default(),
            victory: BySide::default(),
            round: 1,
            first: Side::P1,
            active: Side::P1,
            phase: Phase::SetUp,
            question: Question::None,
            resolving: Resolving::default(),
            upkeep: u8::MAX,
            turn: EventId::NONE,
            outcome: None,
        }
    }
}

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

    /// All units with their ids, defeated ones included.
    #[inline]
    pub fn roster(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.units.iter().enumerate().map(|(n, unit)| (UnitId(n as u8), unit))
    }

    /// Units on the board, of one side.
    #[inline]
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.roster().filter(move |(_, u)| u.side == side && u.at.is_on())
    }

    /// The squares where units of a side stand.
    #[inline]
    #[must_use]
    pub fn squares(&self, side: Side) -> Squares {
        self.standing(side).map(|(_, u)| u.at).collect()
    }

    /// The squares where units of each side stand.
    #[inline]
    #[must_use]
    pub fn all_squares(&self) -> BySide<Squares> {
        let mut squares = BySide([Squares::NONE; 2]);
        // Who is off the board stands nowhere, and nowhere is in no set.
        self.units.iter().for_each(|unit| squares[unit.side].insert(unit.at));
        squares
    }

    /// Who stands on a square.
    #[inline]
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<UnitId> {
        let found = self.units.iter().position(|u| u.at == cell).filter(|_| cell.is_on());
        found.map(|n| UnitId(n as u8))
    }

    /// Whether such a card is in play there.
    #[inline]
    #[must_use]
    pub fn is_in_play(&self, card: CardId, zone: CardZone) -> bool {
        self.in_play.iter().any(|c| c.card == card && c.zone == zone)
    }

    /// The squares with such a card.
    #[must_use]
    pub fn squares_under(&self, card: CardId) -> Squares {
        let on_square = |c: &CardInPlay| match c.zone {
            CardZone::Square(cell) if c.card == card => Some(cell),
            _ => None,
        };
        self.in_play.iter().filter_map(on_square).collect()
    }

    /// Cards in front of a unit, in the order in which they came into play.
    pub fn before(&self, unit: UnitId) -> impl Iterator<Item = &CardInPlay> {
        self.in_play.iter().filter(move |c| c.zone == CardZone::Unit(unit))
    }

    /// The squares where nobody stands.
    #[inline]
    #[must_use]
    pub fn free_squares(&self) -> Squares {
        !(self.squares(Side::P1) | self.squares(Side::P2))
    }
}
