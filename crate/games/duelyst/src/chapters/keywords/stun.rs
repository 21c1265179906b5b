//! Stun and Reactivate (`duelyst:keyword.stun.*`, `duelyst:keyword.reactivate.1`).

use crate::chapters::select::context::Ctx;
use crate::content::{self, Effect};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.stun.1`: the turn of its caster ends the stun of a unit, in either player's turn that it began.
    pub(crate) fn recover(&mut self, n: usize, side: Side) {
        covers!("duelyst:keyword.stun.1.r1");
        if self.s.units[n].stunned == Some(side) {
            self.s.units[n].stunned = None;
            let target = self.s.units[n].who;
            self.tell(rule!("duelyst:keyword.stun.1"), Fact::Recover { target });
        }
    }

    /// `duelyst:keyword.stun.1`: until its caster's next turn begins.
    pub(crate) fn stun(&mut self, ctx: &Ctx, id: UnitId) -> bool {
        let Some(unit) = self.s.find_mut(id) else { return false };
        unit.stunned = Some(ctx.side);
        let target = unit.who;
        self.tell(rule!("duelyst:keyword.stun.1"), Fact::Stun { target });
        true
    }

    /// `duelyst:keyword.reactivate.1`; `duelyst:keyword.stun.2`: not while it is stunned.
    pub(crate) fn reactivate(&mut self, id: UnitId) -> bool {
        let Some(unit) = self.s.find_mut(id).filter(|u| u.stunned.is_none()) else { return false };
        unit.activate();
        let target = unit.who;
        self.tell(rule!("duelyst:keyword.reactivate.1"), Fact::Reactivate { target });
        true
    }
}

/// `duelyst:keyword.stun.2`: a stunned unit is no target of what would reactivate it and do nothing else.
pub(crate) fn is_in_vain(id: content::AbilityId, unit: &Unit) -> bool {
    covers!("duelyst:keyword.stun.2");
    unit.stunned.is_some() && content::ability(id).then.iter().all(|effect| matches!(effect, Effect::Reactivate(_)))
}
