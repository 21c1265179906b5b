//! Actions: what a player may decide.

use crate::content::language::{Printed, RuneId};
use crate::state::UnitId;
use rulewright_engine::board::cells::Cell;

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
}
