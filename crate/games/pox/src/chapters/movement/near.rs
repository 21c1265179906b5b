//! Next to how many opponents a champion would stand (`pox:gl.engaged`), for every tile at once.

use crate::Pox;
use crate::content::language::is;
use crate::content::map::Tiles;
use crate::state::{State, Unit};
use rulewright_engine::board::cells::Cell;

/// Digits of a number of opponents: a Large champion has eight tiles around it.
const DIGITS: usize = 4;

/// Tiles next to opponents that the mover's player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Near {
    /// The number for each tile, as a binary number: one digit of all tiles in each set, the lowest first.
    digits: [Tiles; DIGITS],
    /// Next to any.
    pub any: Tiles,
}

impl Near {
    const NOBODY: Near = Near { digits: [Tiles::NONE; DIGITS], any: Tiles::NONE };

    /// One opponent more beside these tiles.
    fn add(&mut self, beside: Tiles) {
        self.any |= beside;
        let mut carry = beside;
        for digit in &mut self.digits {
            if carry.is_empty() {
                return;
            }
            let over = *digit & carry;
            *digit = (*digit | carry) & !over;
            carry = over;
        }
    }

    /// The opponents beside a tile.
    pub fn count(&self, tile: Cell) -> usize {
        if !self.any.has(tile) {
            return 0;
        }
        self.digits.iter().enumerate().map(|(place, digit)| usize::from(digit.has(tile)) << place).sum()
    }
}

impl Pox {
    /// The tiles on which a champion would be engaged, and by how many opponents that its player sees.
    #[must_use]
    pub(crate) fn beside_opponents(&self, s: &State, unit: &Unit) -> Near {
        let mut near = Near::NOBODY;
        // pox:house.stealth.3: a Stealthed unit is engaged with nobody.
        if !unit.is(is::STEALTHED) {
            for foe in s.champions(unit.side.other()).filter(|foe| !foe.is(is::STEALTHED)) {
                near.add(self.touching(self.map.around(foe.base()), unit.size));
            }
        }
        near
    }
}
