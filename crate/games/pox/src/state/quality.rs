//! Conditions of units, and spells that wait.

use super::{Order, UnitId};
use crate::content::language::{ConditionId, NO_RUNE, RuneId};
use rulewright_engine::side::Side;

/// Turns left of a condition that lasts for good.
pub const EVER: u8 = u8::MAX;

/// Turns left of a condition that ends at the next Start of Turn of its bearer's controller.
pub const OWN_START: u8 = u8::MAX - 1;

/// A condition on a unit (`pox:7.2`). Those that something else gives all the time are not kept: they follow from the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Condition {
    /// Whose.
    pub on: UnitId,
    /// Which.
    pub is: ConditionId,
    /// Its number, if it has one.
    pub value: u8,
    /// Turns left; [`EVER`] and [`OWN_START`] are none.
    pub turns: u8,
    /// Its place in the universal array.
    pub order: Order,
}

/// A spell that waits among the globals (`pox:3.3.3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Global {
    /// Which.
    pub spell: RuneId,
    /// Whose.
    pub side: Side,
    /// Its place in the dock.
    pub rune: u8,
    /// The champion that it names.
    pub named: UnitId,
    /// Its place in the universal array.
    pub order: Order,
}

impl Default for Global {
    fn default() -> Self {
        Global { spell: NO_RUNE, side: Side::P1, rune: 0, named: UnitId::NONE, order: Order(0) }
    }
}
