//! State, actions and facts: the small values the rules work on.

use super::{ACTIONS, Squares};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Dice;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire::Shows;

/// The most units of both sides together.
pub const MAX_UNITS: usize = 10;

/// A unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitId(pub u8);

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// What it is, by place in the list of kinds.
    pub kind: u8,
    /// Whose it is.
    pub side: Side,
    /// Where it stands; off the board once it is down.
    pub at: Cell,
    /// Health left.
    pub health: u8,
}

impl Default for Unit {
    fn default() -> Self {
        Unit { kind: 0, side: Side::P1, at: Cell::OFF, health: 0 }
    }
}

/// Whether somebody is there, for each square and, last, for what is off the board: so many that no index needs a look.
type Taken = [bool; SEATS];
const SEATS: usize = 128;

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The units of both sides.
    pub units: Pile<Unit, MAX_UNITS>,
    /// The units of each side that stand, one bit each: kept by [`place`](State::place), as every list asks for them.
    up: BySide<u16>,
    /// The squares where they stand.
    pub squares: BySide<Squares>,
    /// The same square by square, for both sides.
    taken: Taken,
    /// Points: one a hit.
    pub points: BySide<u8>,
    /// Who takes the first turn of a round.
    pub first: Side,
    /// Whose turn it is.
    pub active: Side,
    /// Actions left in this turn.
    pub left: u8,
    /// The round, from 1.
    pub round: u8,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

const _: () = assert!(size_of::<State>() <= 256, "four lines of cache: the yardstick measures the engine, not memory");

impl State {
    /// The first round, before anybody stands anywhere.
    #[must_use]
    pub fn empty(first: Side) -> State {
        State {
            units: Pile::default(),
            up: BySide::default(),
            squares: BySide::default(),
            taken: std::array::from_fn(|at| at == Cell::OFF.index() % SEATS),
            points: BySide::default(),
            first,
            active: first,
            left: ACTIONS,
            round: 1,
            outcome: None,
        }
    }

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

    /// All units with their ids, those down included.
    #[inline]
    pub fn roster(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.units.iter().enumerate().map(|(n, unit)| (UnitId(n as u8), unit))
    }

    /// Units on the board, of one side.
    #[inline]
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        let mut left = self.up[side];
        std::iter::from_fn(move || {
            let id = UnitId((left != 0).then(|| left.trailing_zeros() as u8)?);
            left &= left - 1;
            Some((id, self.unit(id)))
        })
    }

    /// Whether a unit cannot go there: somebody is there, or it is off the board.
    #[inline]
    #[must_use]
    pub fn is_taken(&self, at: Cell) -> bool {
        self.taken[at.index() % SEATS]
    }

    /// A unit joins, where it stands.
    pub fn join(&mut self, unit: Unit) {
        self.units.push(Unit { at: Cell::OFF, ..unit });
        self.place(UnitId(self.units.len() as u8 - 1), unit.at);
    }

    /// Puts a unit on a square, or off the board.
    #[inline]
    pub fn place(&mut self, id: UnitId, at: Cell) {
        let unit = &mut self.units[usize::from(id.0)];
        let one = 1 << id.0;
        let up = &mut self.up[unit.side];
        *up = if at.is_on() { *up | one } else { *up & !one };
        let squares = &mut self.squares[unit.side];
        squares.remove(unit.at);
        squares.insert(at);
        self.taken[unit.at.index() % SEATS] = false;
        self.taken[at.index() % SEATS] = true;
        self.taken[Cell::OFF.index() % SEATS] = true;
        unit.at = at;
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Step to a neighbouring square.
    Move(UnitId, Cell),
    /// Strike a neighbour.
    Attack(UnitId, UnitId),
    /// End the turn.
    End,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    GameStart,
    RoundStart { round: u8 },
    TurnStart { side: Side },
    Move { unit: UnitId, from: Cell, to: Cell },
    Attack { unit: UnitId, target: UnitId },
    Roll { unit: UnitId, dice: Dice },
    Damage { target: UnitId, amount: u8 },
    Points { side: Side, amount: u8, total: u8 },
    Defeat { target: UnitId },
    TurnEnd { side: Side },
    GameOver { winner: Option<Side> },
}

impl Fact {
    /// What the eye sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::Move { .. } => Shows::Moves,
            Fact::Defeat { .. } => Shows::Leaves,
            Fact::Attack { .. } => Shows::Strikes,
            Fact::Damage { .. } => Shows::Hurts,
            Fact::GameOver { .. } => Shows::Announces,
            Fact::Points { .. } => Shows::Scores,
            Fact::Roll { .. } => Shows::Rolls,
            Fact::GameStart | Fact::RoundStart { .. } | Fact::TurnStart { .. } => Shows::Begins,
            Fact::TurnEnd { .. } => Shows::Ends,
        }
    }
}
