//! Flooded zones (`noxilia:ability.aquatic.*`): nobody fights, equips or stops there who is not aquatic.

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::content::board::Spot;
use crate::state::{State, Unit};
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};

impl Noxilia {
    /// Whether a place is dry, or a unit is at home in water (`noxilia:ability.aquatic.1`, `noxilia:ability.aquatic.2`).
    pub(crate) fn is_dry_for(&self, s: &State, unit: &Unit, at: Spot) -> bool {
        !s.is_flooded(at) || self.has(s, unit, Key::Aquatic)
    }

    /// Whether a unit may put anything on at a place.
    pub(crate) fn may_dress(&self, s: &State, unit: &Unit, at: Spot) -> Check {
        ensure(self.is_dry_for(s, unit, at), "in-water", rule!("noxilia:ability.aquatic.2"))
    }

    /// Whether a unit may fight in the water, or where there is none.
    pub(crate) fn may_fight_in_water(&self, s: &State, unit: &Unit) -> Check {
        ensure(self.is_dry_for(s, unit, unit.at), "in-water", rule!("noxilia:ability.aquatic.2"))
    }
}
