//! A step, or none, and then something to do there: taking equipment (`noxilia:action.moveequip.*`), healing and purifying
//! (`noxilia:action.moveheal.*`).

use crate::Noxilia;
use crate::action::Action;
use crate::chapters::actions::equip::Wares;
use crate::content::abilities::Key;
use crate::content::board::Spot;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{Frame, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// A ready unit that may take one step to a place first, or is there.
    pub(crate) fn actor_at<'s>(&self, s: &'s State, id: UnitId, at: Spot) -> Result<&'s Unit, Refusal> {
        covers!("noxilia:action.moveequip.1");
        let unit = self.actor(s, id)?;
        if at != unit.at {
            covers!("noxilia:action.moveequip.2", "noxilia:action.moveheal.2");
            self.may_step(&BoardIndex::of(s), unit, at, 0)?;
        }
        Ok(unit)
    }

    /// Whether a unit may heal or purify, by the ability that does it.
    pub(crate) fn may_tend(&self, s: &State, by: Key, id: UnitId, at: Spot, whom: UnitId) -> Check {
        let unit = self.actor_at(s, id, at)?;
        ensure(self.has(s, unit, by), "no-healer", rule!("noxilia:action.moveheal.1"))?;
        let clause = rule!("noxilia:action.moveheal.3");
        let whom = s.find(whom).ok_or(Refusal::new("gone", clause))?;
        let near = whom.side == unit.side && whom.at.is_on() && (whom.at == at || whom.id == unit.id);
        ensure(near, "not-there", clause)
    }

    /// Equipping, healing and purifying, where a unit stands and one step away.
    pub(crate) fn offer_errands(&self, s: &BoardIndex, unit: &Unit, wares: &Wares, out: &mut Vec<Action>) {
        let heals = self.has(s, unit, Key::Heal);
        let purifies = self.has(s, unit, Key::Purification);
        let there = unit.at.beside().with(unit.at);
        let worth = if heals || purifies { there } else { there.both(wares.places()) };
        if worth.is_empty() {
            return;
        }
        for at in worth.both(self.steps(s, unit, 0).with(unit.at)).iter() {
            self.offer_equipment(s, unit, at, wares, out);
            if heals || purifies {
                let there = |u: &&Unit| u.at == at || u.id == unit.id;
                for whom in s.of(unit.side).filter(there) {
                    if heals {
                        out.push(Action::Heal(unit.id, at, whom.id));
                    }
                    if purifies {
                        out.push(Action::Purify(unit.id, at, whom.id));
                    }
                }
            }
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A step, or none, and then something to do there.
    pub(crate) fn errand(&mut self, id: UnitId, at: Spot, then: Frame) {
        covers!("noxilia:action.moveheal.4");
        let engaged = self.engage(id, rule!("noxilia:action.moveequip.4"));
        self.because(engaged, |resolver| {
            resolver.push(then);
            if resolver.s.find(id).is_some_and(|u| u.at != at) {
                resolver.step(id, at);
            }
        });
    }

    /// A unit heals or purifies another (`noxilia:action.moveheal.3`).
    pub(crate) fn tend(&mut self, id: UnitId, target: UnitId, purify: bool) {
        self.pop();
        let (Some(unit), Some(whom)) = (self.s.find(id).copied(), self.s.find(target).copied()) else { return };
        if unit.at != whom.at {
            return;
        }
        self.show(id);
        if purify {
            self.purify(target);
        } else {
            let amount = self.rules.power(self.s, &unit, Key::Heal).unwrap_or(0);
            self.mend(target, amount, rule!("noxilia:ability.heal.1"));
        }
    }
}
