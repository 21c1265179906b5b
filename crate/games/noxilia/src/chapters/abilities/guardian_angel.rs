//! Guardian angels (`noxilia:ability.guardian_angel.*`): another unit takes an attack over.

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, State, Strike, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// Whether somebody beside the target might take the attack over, as far as everybody can see.
    pub(crate) fn may_be_guarded(&self, s: &State, strike: &Strike) -> bool {
        covers!("noxilia:house.window.1");
        let Some(target) = s.find(strike.target) else { return false };
        s.inside(target.at).any(|u| {
            u.side == target.side && u.id != target.id && u.is_ready() && !u.is(mark::SHOWN)
                || self.is_guardian(s, u, target)
        })
    }

    /// noxilia:ability.guardian_angel.1
    pub(crate) fn is_guardian(&self, s: &State, unit: &Unit, target: &Unit) -> bool {
        unit.side == target.side
            && unit.id != target.id
            && unit.at == target.at
            && unit.is_ready()
            && self.has(s, unit, Key::GuardianAngel)
    }

    /// Guardians that may take the attack at hand over.
    pub(crate) fn offer_guardians(&self, s: &State, choose: &mut dyn FnMut(Aim)) {
        if let Frame::Strike(strike) = s.about()
            && let Some(target) = s.find(strike.target)
        {
            let guards = s.inside(target.at).filter(|u| self.is_guardian(s, u, target));
            guards.for_each(|u| choose(Aim::Unit(u.id)));
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A guardian becomes the target (`noxilia:ability.guardian_angel.1`).
    pub(crate) fn guard(&mut self, guardian: UnitId) {
        let Some(Frame::Strike(strike)) = self.s.top() else { return };
        self.engage(guardian, rule!("noxilia:ability.guardian_angel.1"));
        self.show(guardian);
        let (unit, target) = (self.who(guardian), self.who(strike.target));
        let guarded = self.tell(rule!("noxilia:ability.guardian_angel.1"), Fact::Guard { unit, target });
        self.replace(Frame::Strike(Strike { target: guardian, guarded: true, ..strike }));
        self.s.frames.goes_on_from(guarded);
    }
}
