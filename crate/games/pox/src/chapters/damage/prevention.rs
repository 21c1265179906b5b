//! The prevention check (`pox:2.1.1.1.4`).

use super::Blow;
use super::layers::matches;
use crate::content::language::{Effect, is};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Condition, State, Unit, UnitId};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Whom the damage goes on to, and who its source is then; `None` if it is prevented
    /// (`pox:house.prevention.1`).
    pub(crate) fn prevention(&mut self, target: &Unit, blow: &Blow) -> Option<(Unit, UnitId)> {
        covers!("pox:house.prevention.1", "pox:house.prevention.2", "pox:house.prevention.3");
        // Loss of life is stopped by nothing.
        if !blow.life && self.prevents(target, blow) {
            return None;
        }
        let turned = self.deflection(target, blow).or_else(|| self.martyr(target, blow));
        let Some((to, source)) = turned else { return Some((*target, blow.source)) };
        // The preventions of the new target are asked once.
        if !blow.life && self.prevents(&to, &Blow { source, ..*blow }) {
            return None;
        }
        Some((to, source))
    }

    /// Immunity, Eater abilities and Incorporeal.
    fn prevents(&mut self, unit: &Unit, blow: &Blow) -> bool {
        if !unit.is(is::WARDED) {
            return false;
        }
        let source = self.s.find(blow.source).copied().unwrap_or_default();
        let by_ability = unit.abilities.iter().filter(|slot| slot.is_there()).find_map(|slot| {
            slot.id().ability().then.iter().find_map(|effect| match effect {
                Effect::Prevent(of, heals) => {
                    matches(of, blow, Some(slot.printed), &source).then_some((rule!("pox:2.1.1.1.4"), *heals))
                }
                _ => None,
            })
        });
        let by_condition = || {
            self.s.conditions_of(unit.id).find_map(|condition| {
                condition.is.condition().then.iter().find_map(|effect| match effect {
                    Effect::Prevent(of, heals) => {
                        matches(of, blow, None, &source).then_some((rule!("pox:house.incorporeal.1"), *heals))
                    }
                    _ => None,
                })
            })
        };
        let Some((clause, heals)) = by_ability.or_else(by_condition) else { return false };
        // pox:house.prevention.2: it is 0, and nothing later raises it.
        let prevented = self.tell(clause, Fact::Prevent { target: unit.who() });
        if heals > 0 {
            let id = unit.id;
            self.because(prevented, |resolver| resolver.heal(id, heals.into(), clause));
        }
        true
    }

    /// A ranged attack that hits goes to the nearest opponent of a Deflecting champion.
    fn deflection(&mut self, target: &Unit, blow: &Blow) -> Option<(Unit, UnitId)> {
        if !target.is(is::WARDED) || !blow.attack {
            return None;
        }
        let deflects = |condition: &&Condition| {
            condition.is.condition().then.iter().any(|effect| match effect {
                Effect::DeflectOnce(of) => of.ranged == Some(blow.is_ranged()) && !(of.not_aoe && blow.aoe),
                _ => false,
            })
        };
        let condition = *self.s.conditions_of(target.id).find(deflects)?;
        let to = self.rules.nearest_opponent(self.s, target)?;
        let to = *self.s.find(to)?;
        self.end_condition(condition.order);
        self.tell(rule!("pox:2.1.1.1.4"), Fact::Turn { target: target.who(), to: to.who() });
        Some((to, target.id))
    }

    /// Attack damage to a friend goes to a Martyr next to it; of several, to the next in the array.
    fn martyr(&mut self, target: &Unit, blow: &Blow) -> Option<(Unit, UnitId)> {
        if !blow.attack || blow.life || !target.is_champion() {
            return None;
        }
        let rules = self.rules;
        let takes = |unit: &&Unit| {
            unit.is(is::MARTYR)
                && unit.id != target.id
                && unit.side == target.side
                && rules.map.apart(unit.base(), target.base()) == 1
        };
        let to = *rules.next_after(self.s, target.order, &takes)?;
        self.tell(rule!("pox:house.prevention.4"), Fact::Turn { target: target.who(), to: to.who() });
        Some((to, blow.source))
    }
}
