//! State: all that changes in play. Flat, small, copied in nanoseconds.

mod capabilities;
mod dock;
mod quality;
mod tiles;
mod unit;

use std::num::NonZeroU8;

use crate::content::map::Tiles;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::EventId;
use rulewright_engine::side::{BySide, Side};

pub use capabilities::{Can, KINDS, can};
pub use dock::{Dock, MAX_RUNES, Place, RuneState};
pub use quality::{Condition, EVER, Global, OWN_START};
pub use tiles::{Layer, TerrainChange};
pub use unit::{Bonus, Form, NO_SLOT, Origin, Slot, Unit, UnitId, mark};

/// The most units on the board, shrines included.
pub const MAX_UNITS: usize = 48;
/// The most abilities of a unit, removed ones included.
pub const MAX_ABILITIES: usize = 12;
/// The most conditions of all units together.
pub const MAX_CONDITIONS: usize = 160;
/// The most objects of the terrain layer.
pub const MAX_LAYERS: usize = 128;
/// The most terrain types over others.
pub const MAX_CHANGES: usize = 64;
/// The most spells that wait.
pub const MAX_GLOBALS: usize = 16;
/// The most pairs of engaged champions.
pub const MAX_PAIRS: usize = 128;

/// When a thing entered play, was activated or triggered: its place in the universal array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Order(pub u16);

/// Where the turn stands (`pox:6.3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stage {
    /// The active player acts.
    #[default]
    Action,
    /// A step of the turn: HP are summed (`pox:house.turn.5`).
    Step,
    /// The game is over.
    Over,
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Units, in the order they entered play.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Conditions, in the order they were gained.
    pub conditions: Pile<Condition, MAX_CONDITIONS>,
    /// Objects of the terrain layer, in the order they were made.
    pub layers: Pile<Layer, MAX_LAYERS>,
    /// Terrain types over others, in the order they were made.
    pub changes: Pile<TerrainChange, MAX_CHANGES>,
    /// Spells that wait, in the order they were cast.
    pub globals: Pile<Global, MAX_GLOBALS>,
    /// Pairs of engaged champions (`pox:gl.engaged`).
    pub engaged: Pile<(UnitId, UnitId), MAX_PAIRS>,
    /// The docks.
    pub docks: BySide<Dock>,
    /// Nora of each player.
    pub bank: BySide<u16>,
    /// Who controls each font, in array order.
    pub fonts: [Option<Side>; 8],
    /// Water as it is now.
    pub water: Tiles,
    /// Lava as it is now.
    pub lava: Tiles,
    /// Tiles that count as inaccessible because of Force Barriers (`pox:8.1.3.1`): those with one, and those enclosed.
    pub barred: Tiles,
    /// Tiles with a Force Barrier.
    pub barriers: Tiles,
    /// Whose turn it is.
    pub active: Side,
    /// Where it stands.
    pub stage: Stage,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// The number of the next unit.
    pub next_unit: u16,
    /// How many units of each owner have come without a rune.
    pub serials: BySide<u8>,
    /// The next place in the universal array.
    pub next_order: u16,
    /// The event that opened the turn.
    pub since: EventId,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

impl Default for State {
    fn default() -> Self {
        State {
            units: Pile::default(),
            conditions: Pile::default(),
            layers: Pile::default(),
            changes: Pile::default(),
            globals: Pile::default(),
            engaged: Pile::default(),
            docks: BySide::default(),
            bank: BySide::default(),
            fonts: [None; 8],
            water: Tiles::NONE,
            lava: Tiles::NONE,
            barred: Tiles::NONE,
            barriers: Tiles::NONE,
            active: Side::P1,
            stage: Stage::Action,
            turn: 1,
            next_unit: 0,
            serials: BySide::default(),
            next_order: 0,
            since: EventId::NONE,
            outcome: None,
        }
    }
}

const _: () = assert!(size_of::<State>() <= 12 * 1024, "a state stays small: search copies it all the time");

impl State {
    /// The unit of a number, if it is in play.
    #[inline]
    #[must_use]
    pub fn find(&self, id: UnitId) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    /// The same, to change.
    #[inline]
    pub fn find_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.units.iter_mut().find(|unit| unit.id == id)
    }

    /// Units that a side controls.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |unit| unit.side == side)
    }

    /// Champions that a side controls.
    #[inline]
    pub fn champions(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.of(side).filter(|unit| unit.is_champion())
    }

    /// The unit that covers a tile.
    #[inline]
    #[must_use]
    pub fn on(&self, tile: Cell, width: NonZeroU8) -> Option<&Unit> {
        self.units.iter().find(|unit| covers(unit, tile, width))
    }

    /// Conditions of a unit, in the order they were gained.
    #[inline]
    pub fn conditions_of(&self, id: UnitId) -> impl Iterator<Item = &Condition> {
        self.conditions.iter().filter(move |condition| condition.on == id)
    }

    /// The next place in the universal array.
    pub fn take_order(&mut self) -> Order {
        let order = Order(self.next_order);
        self.next_order = self.next_order.saturating_add(1);
        order
    }

    /// How many turns a player has begun.
    #[must_use]
    pub fn own_turns(&self, side: Side) -> u8 {
        if side == Side::P1 { self.turn.div_ceil(2) } else { self.turn / 2 }
    }

    /// With whom a unit is engaged.
    pub fn engaged_with(&self, id: UnitId) -> impl Iterator<Item = UnitId> {
        self.engaged.iter().filter_map(move |(a, b)| if *a == id { Some(*b) } else { (*b == id).then_some(*a) })
    }
}

/// Whether a unit covers a tile of a board so wide.
#[inline]
#[must_use]
pub fn covers(unit: &Unit, tile: Cell, width: NonZeroU8) -> bool {
    if unit.size == 1 {
        return unit.at == tile;
    }
    let (x, y) = (tile.0 % width, tile.0 / width);
    let (ux, uy) = (unit.at.0 % width, unit.at.0 / width);
    (ux..ux + unit.size).contains(&x) && (uy..uy + unit.size).contains(&y)
}
