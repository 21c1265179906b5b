//! What a skill that is used or that occurs sets off (`journal:trigger.*`, `journal:house.trigger.*`).

use crate::content::language::{Class, Effect, SkillId, Timing, Trigger, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// What a unit has done.
#[derive(Clone, Copy)]
struct Done {
    by: UnitId,
    class: Class,
    element: Option<crate::content::language::Element>,
    at: Cell,
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A skill is used, whether it will occur or not: it may be used up, and the law may be followed.
    pub(crate) fn used(&mut self, id: UnitId, skill: SkillId) {
        let row = skill.skill();
        if row.once {
            self.s.unit_mut(id).use_up(skill);
        }
        self.follow_by_use(id, row.class, row.element);
    }

    /// The law is followed by the use of a skill of its kind (`journal:house.law.1`).
    pub(crate) fn follow_by_use(
        &mut self,
        id: UnitId,
        class: Class,
        element: Option<crate::content::language::Element>,
    ) {
        if class.is_special() {
            self.follow(id, Trigger::Special, None);
        }
        if class == Class::Defensive {
            self.follow(id, Trigger::Defense, None);
        }
        if element.is_some() {
            self.follow(id, Trigger::Element, element);
        }
    }

    /// A skill has occurred: the triggers that answer, in roster order. A trigger never sets off another
    /// (`journal:house.trigger.1`).
    pub(crate) fn occurred(&mut self, id: UnitId, skill: SkillId) {
        let row = skill.skill();
        if row.timing == Timing::Trigger {
            return;
        }
        let at = self.s.unit(id).at;
        self.set_off(Done { by: id, class: row.class, element: row.element, at });
    }

    /// A unit has defended itself: the basic action is a defensive skill (`journal:trigger.defense`).
    pub(crate) fn defended(&mut self, id: UnitId) {
        self.follow_by_use(id, Class::Defensive, None);
        let at = self.s.unit(id).at;
        self.set_off(Done { by: id, class: Class::Defensive, element: None, at });
    }

    /// A skill of a called ally has occurred on its panel.
    pub(crate) fn kindle(&mut self, by: UnitId, at: Cell, skill: SkillId) {
        let row = skill.skill();
        self.set_off(Done { by, class: Class::Close, element: row.element, at });
    }

    fn set_off(&mut self, done: Done) {
        rulewright_engine::covers!("journal:house.trigger.1", "journal:house.trigger.2", "journal:house.trigger.4");
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            let skills = self.s.unit(id).skills;
            for (skill, level) in skills.iter().copied() {
                let Some(clause) = self.answers_to(id, skill, &done) else { continue };
                let used = self.tell(clause, Fact::Use { unit: id, skill, target: done.by, to: done.at });
                self.because(used, |resolver| {
                    resolver.pay_for(id, skill);
                    resolver.used(id, skill);
                    resolver.take_effect((id, skill, level), done.by, clause);
                });
            }
        }
    }

    /// The clause by which a trigger of a unit answers what was done, if it does.
    fn answers_to(&self, id: UnitId, skill: SkillId, done: &Done) -> Option<Clause> {
        let (s, row) = (&*self.s, skill.skill());
        let unit = s.unit(id);
        if row.timing != Timing::Trigger || !unit.is_on() {
            return None;
        }
        let own = id == done.by;
        let within = |most: u8| done.at.is_on() && self.rules.map.distance(unit.at, done.at) <= most;
        let clause = match row.when {
            When::Special if own && done.class.is_special() => rule!("journal:trigger.special"),
            When::Defense if own && done.class == Class::Defensive => rule!("journal:trigger.defense"),
            When::FriendDefends(most)
                if done.class == Class::Defensive && within(most) && s.are_friends(id, done.by) =>
            {
                rule!("journal:trigger.defense")
            }
            When::Element(element, most) if !own && done.element == Some(element) && within(most) => {
                rule!("journal:trigger.element")
            }
            _ => return None,
        };
        rulewright_engine::covers!("journal:house.skill.9");
        // At full MP nothing happens, and it is not used up.
        let idle = row.then.iter().all(|effect| matches!(effect, Effect::Regain { .. })) && unit.mp == unit.full_mp();
        (!idle && self.rules.may_use_skill(s, id, skill).is_ok()).then_some(clause)
    }
}
