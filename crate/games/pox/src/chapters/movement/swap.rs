//! Swap (`pox:house.move.5`, `pox:house.move.6`).

use crate::Pox;
use crate::content::map::Tiles;
use crate::fact::{Fact, Push};
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Pox {
    /// Whether two champions may change places.
    pub(crate) fn may_swap(&self, s: &State, user: &Unit, target: &Unit) -> Check {
        covers!("pox:house.move.6");
        ensure(user.size == target.size, "other-size", rule!("pox:house.move.5"))?;
        ensure(!user.is_immobile() && !target.is_immobile(), "immobile", rule!("pox:house.immobile.2"))?;
        ensure(!self.is_shut_in(s, target), "shut-in", rule!("pox:house.move.5"))?;
        let ends = self.may_end(s, user, target);
        ensure(ends, "may-not-end", rule!("pox:house.move.5"))?;
        // Off inaccessible terrain the other simply stands where the user stood.
        let returns = self.is_shut_in(s, user) || self.may_end(s, target, user);
        ensure(returns, "may-not-end", rule!("pox:house.move.5"))
    }

    /// Whether a relocation of one may end where the other stands (`pox:4.2.1.2`).
    fn may_end(&self, s: &State, unit: &Unit, other: &Unit) -> bool {
        let base = self.covered(other);
        let bad = if unit.flies() { Tiles::NONE } else { self.map.chasms | s.lava | self.map.impassable };
        (base & (bad | self.map.inaccessible | s.barred)).is_empty()
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Two champions change places; both enter their new tiles.
    pub(crate) fn swap(&mut self, user: UnitId, target: UnitId) {
        let (Some(a), Some(b)) = (self.s.find(user).copied(), self.s.find(target).copied()) else { return };
        let clause = rule!("pox:house.move.5");
        // Each event shows its own move.
        self.put(user, b.at);
        let first = self.tell(clause, Fact::Push { unit: a.who(), how: Push::Swap, from: a.at, to: b.at });
        self.put(target, a.at);
        let second = self.tell(clause, Fact::Push { unit: b.who(), how: Push::Swap, from: b.at, to: a.at });
        for (id, event) in [(user, first), (target, second)] {
            self.because(event, |resolver| {
                resolver.entered(id, Tiles::NONE, true);
                resolver.engage(id);
            });
        }
    }
}
