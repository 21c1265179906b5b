//! What effects work with: who does something, to whom, where, and with which results so far.

use crate::content::language::{NO_ABILITY, NO_RUNE, Printed, RuneId};
use crate::state::{Order, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;

/// A use of an ability, an attack, a spell, or a condition that acts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed {
    /// Whose it is.
    pub side: Side,
    /// The unit that does it; of a spell, the unit it was cast on.
    pub user: UnitId,
    /// The ability; none of a spell.
    pub printed: Printed,
    /// The spell.
    pub spell: RuneId,
    /// The unit that was aimed at.
    pub target: UnitId,
    /// Where: the tile of the target that was chosen, or the tile.
    pub tile: Cell,
    /// The second tile: of a twin.
    pub beside: Cell,
    /// The row of the tile, not its column.
    pub row: bool,
    /// The ability that was named.
    pub named: Printed,
    /// The unit that made it happen: an attacker, a mover.
    pub cause: UnitId,
    /// Whom the damage of the attack reached (`pox:house.prevention.4`).
    pub reached: UnitId,
    /// The target turned the attack away (`pox:house.prevention.3`).
    pub deflected: bool,
    /// Results of the attack so far.
    pub results: u8,
    /// The distance of the attack.
    pub distance: u8,
    /// The number of the condition.
    pub value: u8,
    /// Its place in the universal array, for choices between equals.
    pub order: Order,
    /// The clause that it happens by.
    pub clause: Clause,
}

impl Deed {
    /// Something that a unit does by itself.
    pub(crate) fn of(unit: &Unit, printed: Printed, clause: Clause) -> Deed {
        Deed {
            side: unit.side,
            user: unit.id,
            printed,
            spell: NO_RUNE,
            target: UnitId::NONE,
            tile: Cell::OFF,
            beside: Cell::OFF,
            row: false,
            named: Printed { ability: NO_ABILITY, with: 0 },
            cause: UnitId::NONE,
            reached: UnitId::NONE,
            deflected: false,
            results: 0,
            distance: 0,
            value: 0,
            order: unit.order,
            clause,
        }
    }

    /// Whether it is a spell.
    pub(crate) fn is_spell(&self) -> bool {
        self.spell != NO_RUNE
    }

    /// The tile that counts as a unit's: the chosen one of the target, else its uppermost (`pox:3.2.1`, `pox:3.2.2`).
    pub(crate) fn tile_of(&self, unit: &Unit) -> Cell {
        if unit.id == self.target && self.tile.is_on() { self.tile } else { unit.at }
    }
}
