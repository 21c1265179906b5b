//! State: all that changes in play. Flat, small, copied in nanoseconds.

pub mod board;
mod card;
mod change;
mod derived;
mod draws;
mod flow;
mod job;
mod limits;
mod player;
mod stage;
mod unit;

use crate::content::CardId;
use board::Squares;
pub use card::{Artifact, Grave, Held, Tally, different, slip};
pub use change::{Change, Shell, Until, Watch, What};
pub use derived::{Derived, Dirty};
pub use draws::{Number, Spot};
pub use flow::{Frame, Question, Target};
pub use job::{Cause, Fight, Job, Task};
pub use limits::{
    MAX_ARTIFACTS, MAX_CHANGES, MAX_CHOSEN, MAX_DECK, MAX_GRAVE, MAX_HAND, MAX_JOBS, MAX_PLAYED, MAX_SUMMONED,
    MAX_UNITS, MAX_WATCHES,
};
pub use player::Player;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::EventId;
use rulewright_engine::side::{BySide, Side};
pub use stage::Stage;
pub use unit::{Unit, UnitId, Who, mark};

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Units on the board, in the order they entered it.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Changes on units, in the order they came.
    pub changes: Pile<Change, MAX_CHANGES>,
    /// The players.
    pub players: BySide<Player>,
    /// Effects that wait, the next one first (`duelyst:house.queue.1`).
    pub jobs: Pile<Job, MAX_JOBS>,
    /// Targets chosen so far for the next effect (`duelyst:house.choose.1`).
    pub chosen: Pile<Cell, MAX_CHOSEN>,
    /// Lasting effects that are no unit's.
    pub watches: Pile<Watch, MAX_WATCHES>,
    /// Tiles with a Mana Tile.
    pub mana: Squares,
    /// Tiles with Shadow Creep, by owner.
    pub creep: BySide<Squares>,
    /// Tiles of Hallowed Ground, by owner.
    pub hallowed: BySide<Squares>,
    /// The attack under way.
    pub fight: Option<Fight>,
    /// Whose turn it is.
    pub active: Side,
    /// Where the turn stands.
    pub stage: Stage,
    /// What the stages of the turn follow from: its beginning, its end, or the mulligan.
    pub since: EventId,
    /// Turns begun by both together.
    pub turn: u8,
    /// The number of the next unit.
    pub next: u16,
    /// Effects done since the last decision (`duelyst:house.queue.2`).
    pub done: u16,
    /// The spell that anybody cast last, and who.
    pub last_spell: Option<(Side, CardId)>,
    /// How it ended.
    pub outcome: Option<GameResult>,
    /// What the last recomputation found.
    pub derived: Derived,
}

impl Default for State {
    fn default() -> Self {
        State {
            units: Pile::default(),
            changes: Pile::default(),
            players: BySide::default(),
            jobs: Pile::default(),
            chosen: Pile::default(),
            watches: Pile::default(),
            mana: Squares::NONE,
            creep: BySide::default(),
            hallowed: BySide::default(),
            fight: None,
            active: Side::P1,
            stage: Stage::Main,
            since: EventId::NONE,
            turn: 0,
            next: 0,
            done: 0,
            last_spell: None,
            outcome: None,
            derived: Derived { dirty: Dirty::All, listeners: 0, aura_reads: 0, dying: false },
        }
    }
}

impl State {
    /// The unit of a number, if it is on the board.
    #[inline]
    #[must_use]
    pub fn find(&self, id: UnitId) -> Option<&Unit> {
        self.units.iter().find(|u| u.who.id == id)
    }

    /// The same, to change.
    #[inline]
    pub fn find_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.units.iter_mut().find(|u| u.who.id == id)
    }

    /// Who stands on a tile.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Cell) -> Option<&Unit> {
        self.units.iter().find(|u| u.at == at)
    }

    /// Units of a side, in the order they entered the board.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.side == side)
    }

    /// The tiles where units of each side stand.
    #[inline]
    #[must_use]
    pub fn squares(&self) -> BySide<Squares> {
        let mut squares = BySide([Squares::NONE; 2]);
        self.units.iter().for_each(|u| squares[u.side].insert(u.at));
        squares
    }

    /// The side whose hand actions are about.
    #[must_use]
    pub fn holder(&self) -> Side {
        match self.stage {
            Stage::Mulligan(side) => side,
            _ => self.active,
        }
    }

    /// The tiles where anybody stands.
    #[inline]
    #[must_use]
    pub fn taken(&self) -> Squares {
        self.units.iter().map(|u| u.at).collect()
    }
}

const _: () = assert!(size_of::<State>() <= 8256, "a state stays small: search copies it all the time");
