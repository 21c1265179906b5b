//! What is placed on tiles: objects of the terrain layer, and terrain types over others.

use super::Order;
use crate::content::language::{Ground, Object};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// An object of the terrain layer (`pox:8.1.3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Layer {
    /// Which.
    pub is: Object,
    /// Its tile.
    pub at: Cell,
    /// Whose; of a globe, nobody's.
    pub side: Side,
    /// Turns left; 0 until it is used up.
    pub turns: u8,
    /// Nora of a globe.
    pub nora: u16,
    /// Its place in the universal array.
    pub order: Order,
}

/// A terrain type over others (`pox:8.1.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TerrainChange {
    /// Its tile.
    pub at: Cell,
    /// The type.
    pub is: Ground,
    /// Turns left.
    pub turns: u8,
    /// Its place in the universal array.
    pub order: Order,
}
