//! Actions: what a player may decide.

use crate::content::language::{Printed, RuneId};
use crate::state::UnitId;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::print::pack;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Action {
    /// The turn ends.
    #[default]
    End,
    /// The time of the turn is over (`pox:6.3.4`).
    Timeout,
    /// The game is given up (`pox:house.end.3`).
    Concede,
    /// The shrine becomes an avatar (`pox:house.transfigure.1`).
    Transfigure,
    /// A champion walks to a tile.
    Move(UnitId, Cell),
    /// A champion uses an ability or makes an attack.
    Use(UnitId, Printed, Aim),
    /// A champion or a relic is deployed.
    Deploy(RuneId, Cell),
    /// A spell is cast.
    Cast(RuneId, Aim),
    /// Equipment is placed on a champion.
    Equip(RuneId, UnitId),
}

impl Action {
    /// All of it in one number: [`Rules::key`](rulewright_engine::rules::Rules::key).
    // Without a hint to inline it: four copies were 295 bytes of the module.
    #[must_use]
    pub fn key(self) -> u64 {
        match self {
            Action::End => pack(1, [0; 3], 0),
            Action::Timeout => pack(2, [0; 3], 0),
            Action::Concede => pack(3, [0; 3], 0),
            Action::Transfigure => pack(4, [0; 3], 0),
            Action::Move(unit, to) => pack(5, [unit.0, 0, 0], to.0),
            Action::Deploy(rune, at) => pack(6, [rune.0.into(), 0, 0], at.0),
            Action::Equip(rune, unit) => pack(7, [rune.0.into(), unit.0, 0], 0),
            Action::Use(unit, printed, aim) => aim.key(8, unit.0, printed),
            Action::Cast(rune, aim) => aim.key(15, rune.0.into(), Printed::default()),
        }
    }
}

/// What is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aim {
    /// Nothing.
    #[default]
    None,
    /// A unit, on one of its tiles (`pox:3.2.1`).
    Unit(UnitId, Cell),
    /// A unit, of which an ability is named.
    Named(UnitId, Cell, Printed),
    /// A unit, and a tile next to it.
    Beside(UnitId, Cell),
    /// A tile.
    Tile(Cell),
    /// A tile, and its row.
    Row(Cell),
    /// A tile, and its column.
    Column(Cell),
}

impl Aim {
    /// The unit that is aimed at.
    #[must_use]
    pub fn unit(self) -> Option<UnitId> {
        match self {
            Aim::Unit(id, _) | Aim::Named(id, ..) | Aim::Beside(id, _) => Some(id),
            _ => None,
        }
    }
    /// The key of an action with this aim: seven kinds, one for each kind of aim.
    fn key(self, kind: u8, by: u16, with: Printed) -> u64 {
        let number = |printed: Printed| u16::from_le_bytes([printed.ability.0, printed.with]);
        let (of_aim, unit, at) = match self {
            Aim::None => (0, 0, 0),
            Aim::Unit(unit, at) => (1, unit.0, at.0),
            Aim::Named(unit, at, _) => (2, unit.0, at.0),
            Aim::Beside(unit, at) => (3, unit.0, at.0),
            Aim::Tile(at) => (4, 0, at.0),
            Aim::Row(at) => (5, 0, at.0),
            Aim::Column(at) => (6, 0, at.0),
        };
        let key = pack(kind + of_aim, [by, number(with), unit], at);
        match self {
            // There is no room for one ability more: it is spread over all bits.
            Aim::Named(.., named) => key ^ u64::from(number(named)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 1,
            _ => key,
        }
    }
}
