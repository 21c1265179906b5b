//! Choices that rules make: the nearest, the one with the lowest HP, the next in the array (`pox:3.1`).

use crate::Pox;
use crate::state::{Order, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;
use rulewright_engine::side::Side;

impl Pox {
    /// `pox:3.1.1`: of equals the one that comes next after a place in the array, from its front if none follows.
    pub(crate) fn next_after<'s>(&self, s: &'s State, order: Order, fits: &dyn Fn(&&Unit) -> bool) -> Option<&'s Unit> {
        covers!("pox:3.1", "pox:3.1.1", "pox:gl.universal-array");
        let fitting = || s.units.iter().filter(|unit| fits(unit));
        let after = fitting().filter(|unit| unit.order > order).min_by_key(|unit| unit.order);
        after.or_else(|| fitting().min_by_key(|unit| unit.order))
    }

    /// Of those that fit, the one with the least of something; of equals, the next after a place in the array.
    pub(crate) fn least_of(
        &self,
        s: &State,
        order: Order,
        fits: &dyn Fn(&Unit) -> bool,
        key: &dyn Fn(&Unit) -> i16,
    ) -> Option<UnitId> {
        let least = s.units.iter().filter(|unit| fits(unit)).map(key).min()?;
        self.next_after(s, order, &|unit| fits(unit) && key(unit) == least).map(|unit| unit.id)
    }

    /// The champion opposing a unit that is nearest to it, passing over those Stealthed against it (`pox:house.stealth.1`).
    pub(crate) fn nearest_opponent(&self, s: &State, unit: &Unit) -> Option<UnitId> {
        self.nearest(s, unit.side, unit.base(), unit.order, &|other| other.is_champion() && other.side != unit.side)
    }

    /// The nearest to a base of those that fit and that a side sees.
    pub(crate) fn nearest(
        &self,
        s: &State,
        side: Side,
        from: (Cell, u8),
        order: Order,
        fits: &dyn Fn(&Unit) -> bool,
    ) -> Option<UnitId> {
        covers!("pox:house.stealth.1");
        covers!("pox:3.2.1", "pox:3.2.2", "pox:3.2.3", "pox:gl.proximity");
        let seen = |unit: &Unit| fits(unit) && !unit.is_hidden_from(side);
        self.least_of(s, order, &seen, &|unit| self.map.apart(unit.base(), from).into())
    }
}
