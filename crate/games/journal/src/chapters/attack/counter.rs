//! Step 7: counters (`journal:action.7`, `journal:house.action.10`).

use super::Blow;
use crate::Journal;
use crate::content::language::{SkillId, Timing};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Attack, Means, State, Step, UnitId, bit};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// The skill by which a unit counters an attacker, if it has one that can be used.
    fn counter_skill(&self, s: &State, id: UnitId, attacker: UnitId) -> Option<SkillId> {
        let counters = s.unit(id).skills.iter().map(|(skill, _)| *skill);
        counters.filter(|skill| skill.skill().timing == Timing::Counter).find(|skill| {
            let blow = Blow { by: id, means: Means::Skill(*skill), called: None, own: false };
            self.may_use_skill(s, id, *skill).is_ok() && self.reaches(s, &blow, attacker)
        })
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next target that still stands counters by itself; after the last comes the knockback.
    pub(crate) fn counter_next(&mut self, attack: Attack) {
        rulewright_engine::covers!("journal:house.action.10");
        let left = attack.targets & !attack.done;
        let next = self.rules.next_of(self.s, &attack, left);
        // Nobody counters a called ally (`journal:house.call.1`).
        let Some(target) = next.filter(|_| attack.called.is_none() && self.s.unit(attack.by).is_on()) else {
            self.go_on(Attack { step: Step::Knockback, done: 0, ..attack });
            return;
        };
        self.go_on(Attack { done: attack.done | bit(target), ..attack });
        rulewright_engine::covers!("journal:house.skill.6");
        let foe = self.s.are_enemies(target, attack.by);
        if let Some(skill) = self.rules.counter_skill(self.s, target, attack.by).filter(|_| foe) {
            self.counter(target, skill, attack.by);
        }
    }

    /// A counter is an attack, but no action: it has its own card, and nobody answers it.
    fn counter(&mut self, id: UnitId, skill: SkillId, attacker: UnitId) {
        let to = self.s.unit(attacker).at;
        let used = self.tell(rule!("journal:action.7"), Fact::Use { unit: id, skill, target: attacker, to });
        self.because(used, |resolver| {
            resolver.pay_for(id, skill);
            resolver.used(id, skill);
            resolver.count_attack(id, attacker);
            resolver.compare(&Blow { by: id, means: Means::Skill(skill), called: None, own: false }, attacker);
        });
    }
}
