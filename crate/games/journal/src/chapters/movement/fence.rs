//! Fences: who moves inside the circle of a watchful unit (`journal:trigger.fence`, `journal:house.trigger.3`).

use crate::chapters::attack::Blow;
use crate::content::language::{Effect, SkillId, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Means, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The greatest radius of a fence.
pub(crate) const MOST_FENCE: u8 = 3;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit has entered a panel by its own movement: the fences around it answer in roster order. Answers whether the
    /// movement ends.
    pub(crate) fn cross_fences(&mut self, mover: UnitId, free: Cell) -> bool {
        let mut stopped = false;
        // A fence that stops the mover may put it back: the others are looked for around both panels.
        let (map, at) = (&self.rules.map, self.s.unit(mover).at);
        if !at.is_on() {
            return false;
        }
        let near = map.within(at, MOST_FENCE) | map.within(free, MOST_FENCE);
        for n in 0..self.s.units.len() {
            let watch = UnitId(n as u8);
            if !near.has(self.s.unit(watch).at) || !self.s.unit(watch).is_on() || !self.s.are_enemies(watch, mover) {
                continue;
            }
            let skills = self.s.unit(watch).skills;
            for (skill, _) in skills.iter().copied() {
                let When::Fence(radius) = skill.skill().when else { continue };
                if self.s.unit(mover).is_on() && self.is_caught(watch, skill, radius, mover) {
                    stopped |= self.answer_fence(watch, skill, mover, free);
                }
            }
        }
        stopped
    }

    /// Whether a fence can answer: the mover is inside, and what it does can be done to it.
    fn is_caught(&self, watch: UnitId, skill: SkillId, radius: u8, mover: UnitId) -> bool {
        let (s, rules) = (&*self.s, self.rules);
        let inside = rules.map.distance(s.unit(watch).at, s.unit(mover).at) <= radius;
        let blow = Blow { by: watch, means: Means::Skill(skill), called: None, own: false };
        let shoots = skill.skill().then.contains(&Effect::Strike);
        inside && rules.may_use_skill(s, watch, skill).is_ok() && (!shoots || rules.reaches(s, &blow, mover))
    }

    /// The fence answers. Answers whether the movement ends.
    fn answer_fence(&mut self, watch: UnitId, skill: SkillId, mover: UnitId, free: Cell) -> bool {
        let to = self.s.unit(mover).at;
        let used = self.tell(rule!("journal:trigger.fence"), Fact::Use { unit: watch, skill, target: mover, to });
        self.because(used, |resolver| {
            resolver.pay_for(watch, skill);
            resolver.used(watch, skill);
            let mut stopped = false;
            for effect in skill.skill().then.iter() {
                match *effect {
                    Effect::Strike => {
                        resolver.count_attack(watch, mover);
                        let blow = Blow { by: watch, means: Means::Skill(skill), called: None, own: false };
                        resolver.compare(&blow, mover);
                    }
                    Effect::Stop => {
                        resolver.stop_at(mover, free);
                        stopped = true;
                    }
                    Effect::Give { status, lasts, .. } => {
                        resolver.give(mover, status, lasts as i8, rule!("journal:trigger.fence"));
                    }
                    _ => {}
                }
            }
            stopped
        })
    }

    /// A movement is stopped. On a friend's panel the unit goes back to the last free one that it left.
    fn stop_at(&mut self, mover: UnitId, free: Cell) {
        let at = self.s.unit(mover).at;
        let shared = self.s.standing().any(|(id, unit)| id != mover && unit.at == at);
        let end = if shared { free } else { at };
        self.s.unit_mut(mover).at = end;
        self.tread(mover);
        self.tell(rule!("journal:house.trigger.3"), Fact::Stop { unit: mover, at: end });
    }
}
