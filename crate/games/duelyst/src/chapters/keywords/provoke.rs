//! Provoke (`duelyst:keyword.provoke.*`).

use crate::Duelyst;
use crate::chapters::movement::Field;
use crate::state::Unit;
use crate::state::board::Squares;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::{covers, rule};

impl Duelyst {
    /// `duelyst:keyword.provoke.2`: enemies near it who provoke, as tiles.
    #[inline]
    pub(crate) fn provoked(&self, field: &Field, unit: &Unit) -> Squares {
        field.provoking & self.board.near(unit.at)
    }

    /// `duelyst:keyword.provoke.2`: whether nobody provokes it to stay where it is.
    pub(crate) fn may_leave(&self, field: &Field, unit: &Unit) -> Check {
        ensure(self.provoked(field, unit).is_empty(), "provoked", rule!("duelyst:keyword.provoke.2"))
    }

    /// `duelyst:keyword.provoke.1`: whether nobody provokes it to attack somebody else; of several who do, it attacks any
    /// (`duelyst:keyword.provoke.3`).
    pub(crate) fn may_prefer(&self, field: &Field, unit: &Unit, foe: &Unit) -> Check {
        covers!("duelyst:keyword.provoke.3");
        let provokers = self.provoked(field, unit);
        ensure(provokers.is_empty() || provokers.has(foe.at), "provoked", rule!("duelyst:keyword.provoke.1"))
    }
}
