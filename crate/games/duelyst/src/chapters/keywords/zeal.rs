//! Zeal and Infiltrate (`duelyst:keyword.zeal.1`, `duelyst:keyword.infiltrate.*`): abilities that hold in a place.

use crate::Duelyst;
use crate::content::powers::Powers;
use crate::state::{State, Unit};
use rulewright_engine::covers;

impl Duelyst {
    /// `duelyst:keyword.zeal.1`: near its own General.
    pub(crate) fn is_zealous(&self, s: &State, unit: &Unit) -> bool {
        covers!("duelyst:keyword.zeal.1");
        self.general(s, unit.side).is_some_and(|g| self.board.near(g.at).has(unit.at))
    }

    /// `duelyst:keyword.infiltrate.1`: on the opponent's starting side, as long as it stands there
    /// (`duelyst:keyword.infiltrate.3`).
    pub(crate) fn is_infiltrated(&self, unit: &Unit) -> bool {
        covers!("duelyst:keyword.infiltrate.1", "duelyst:keyword.infiltrate.2", "duelyst:keyword.infiltrate.3");
        let side = self.board.starting_side(unit.side.other());
        side.has(unit.at) || unit.has(Powers::ALWAYS_INFILTRATED)
    }
}
