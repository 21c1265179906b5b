//! Retreats (`noxilia:action.retreat.*`): one step homewards, from enemies to enemies.

use crate::Noxilia;
use crate::action::Action;
use crate::content::abilities::Key;
use crate::content::board::{Spot, beside, command};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Noxilia {
    pub(crate) fn may_retreat(&self, s: &State, id: UnitId, to: Spot) -> Check {
        let unit = self.actor(s, id)?;
        let s = &BoardIndex::of(s);
        covers!("noxilia:action.move.5");
        // A way that is open is moved, not retreated.
        let open = self.may_step(s, unit, to, 0).is_ok() && !s.is_hostile(unit.side, to);
        ensure(!open, "way-is-open", rule!("noxilia:action.retreat.1"))?;
        self.may_retreat_to(s, unit, to)
    }

    /// Whether a unit may retreat to a place (`noxilia:action.retreat.1`).
    pub(crate) fn may_retreat_to(&self, s: &BoardIndex, unit: &Unit, to: Spot) -> Result<(), Refusal> {
        let clause = rule!("noxilia:action.retreat.1");
        if self.has(s, unit, Key::BrotherInArms) {
            return Err(Refusal::new("holds-the-line", rule!("noxilia:ability.brother_in_arms.1")));
        }
        if !beside(unit.at, to) {
            // noxilia:action.retreat.3: one step, marching or not
            return Err(Refusal::new("one-step", rule!("noxilia:action.retreat.3")));
        }
        if !s.is_hostile(unit.side, unit.at) || !s.is_hostile(unit.side, to) {
            return Err(Refusal::new("way-is-open", clause));
        }
        // noxilia:action.retreat.4: Force Passage spares nobody the retreat, for its way through does harm.
        if self.slips_through(s, unit) {
            return Err(Refusal::new("just-moves", rule!("noxilia:action.retreat.4")));
        }
        let home = command(unit.side);
        if self.board.steps(to, home) >= self.board.steps(unit.at, home) {
            return Err(Refusal::new("not-homewards", clause));
        }
        self.may_enter(s, unit, to, 0)
    }

    /// Retreats of a unit among enemies.
    pub(crate) fn offer_retreats(&self, s: &BoardIndex, unit: &Unit, out: &mut Vec<Action>) {
        out.extend(self.retreats(s, unit).map(|to| Action::Retreat(unit.id, to)));
    }

    /// Where a unit may retreat to.
    pub(crate) fn retreats(&self, s: &BoardIndex, unit: &Unit) -> impl Iterator<Item = Spot> {
        unit.at.beside().iter().filter(move |to| self.may_retreat_to(s, unit, *to).is_ok())
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Retreat (`noxilia:action.retreat.1`, `noxilia:action.retreat.2`).
    pub(crate) fn retreat(&mut self, id: UnitId, to: Spot) {
        let engaged = self.engage(id, rule!("noxilia:action.retreat.1"));
        self.because(engaged, |resolver| {
            resolver.wear(id, -1, rule!("noxilia:action.retreat.2"));
            resolver.come_to(id, to, 0);
        });
    }
}
