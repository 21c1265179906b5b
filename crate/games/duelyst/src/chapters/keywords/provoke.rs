//! Provoke (`duelyst:keyword.provoke.*`).

use crate::Duelyst;
use crate::chapters::movement::Field;
use crate::state::Unit;
use crate::state::board::Squares;

impl Duelyst {
    /// `duelyst:keyword.provoke.2`: enemies near it who provoke, as tiles.
    #[inline]
    pub(crate) fn provoked(&self, field: &Field, unit: &Unit) -> Squares {
        field.provoking & self.board.near(unit.at)
    }
}
