//! Flying and infiltrating (`noxilia:ability.flying.*`, `noxilia:ability.infiltrator.1`), and the interceptors that take
//! both away (`noxilia:ability.interceptor.1`).

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::content::language::Always;
use crate::state::{State, Unit, mark};
use rulewright_engine::covers;

impl Noxilia {
    /// Whether an enemy interceptor takes flying and infiltrating away.
    fn is_intercepted(&self, s: &State, unit: &Unit) -> bool {
        covers!("noxilia:ability.interceptor.1");
        s.inside(unit.at).any(|u| u.side != unit.side && self.has_awake(s, u, Key::Interceptor))
    }

    /// Whether a unit flies, where it stands.
    pub(crate) fn flies(&self, s: &State, unit: &Unit) -> bool {
        self.has(s, unit, Key::Flying)
            && !self.of_the_turn(s).any(|a| matches!(a, Always::NoFlight))
            && !self.is_intercepted(s, unit)
    }

    /// Whether a unit infiltrates, where it stands.
    pub(crate) fn infiltrates(&self, s: &State, unit: &Unit) -> bool {
        self.has(s, unit, Key::Infiltrator) && !self.is_intercepted(s, unit)
    }

    /// Whether it goes from enemies to enemies unharmed.
    pub(crate) fn slips_through(&self, s: &State, unit: &Unit) -> bool {
        covers!("noxilia:ability.infiltrator.1", "noxilia:ability.flying.1");
        self.infiltrates(s, unit) || self.flies(s, unit)
    }

    pub(crate) fn is_met_in_the_air(&self, s: &State, unit: &Unit) -> bool {
        s.inside(unit.at).any(|u| u.side != unit.side && u.is(mark::SHOWN) && self.flies(s, u))
    }
}
