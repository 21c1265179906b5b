//! Step 6: the card, the comparison, and what a success brings (`journal:action.6`).

use super::Blow;
use crate::content::language::{Class, Effect, Trigger, Whom};
use crate::fact::{Fact, Why};
use crate::resolver::Resolver;
use crate::state::{Attack, Card, Means, Pushed, State, Step, UnitId, bit};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next target is compared; after the last, what the skill's use sets off.
    pub(crate) fn compare_next(&mut self, attack: Attack) {
        rulewright_engine::covers!("journal:house.action.9");
        let blow = Blow::from(attack);
        let left = attack.targets & !attack.done;
        let Some(target) = self.rules.next_of(self.s, &attack, left) else {
            self.go_on(Attack { step: Step::Counter, done: 0, ..attack });
            self.compared(&attack);
            return;
        };
        let (hit, card) = self.compare(&blow, target);
        let foe = self.s.are_enemies(attack.by, target);
        self.s.deed.joker |= card.is_joker();
        self.s.deed.occurred |= hit && foe;
        self.go_on(Attack { done: attack.done | bit(target), hit: attack.hit || hit, ..attack });
    }

    /// All targets are compared: the next attack has no more of what movement gave, and triggers answer.
    fn compared(&mut self, attack: &Attack) {
        if attack.called.is_none() && !matches!(attack.means, Means::Turret(_)) {
            self.s.unit_mut(attack.by).stride = 0;
        }
        if let (true, None, Means::Skill(skill)) = (attack.hit, attack.called, attack.means) {
            self.occurred(attack.by, skill);
        }
        if let (true, Some((_, at)), Means::Skill(skill)) = (attack.hit, attack.called, attack.means) {
            self.kindle(UnitId::NONE, at, skill);
        }
    }

    /// One blow is compared with one unit. Answers whether it succeeded, and the card.
    pub(crate) fn compare(&mut self, blow: &Blow, target: UnitId) -> (bool, Card) {
        covers!("journal:action.6", "journal:house.open.1", "journal:trigger.attacked");
        self.follow_by_class(blow);
        self.follow(target, Trigger::Attacked, None);
        let card = self.draw(Why::Attack, blow.by);
        let (rules, trace, other) = (self.rules, self.log.trace(), self.log.trace());
        let attack = rules.attack_value(self.s, blow, target, card.value(), trace);
        let defence = rules.defence_value(self.s, target, other);
        let (av, dv) = (attack.value, defence.value);
        self.tell_calc(
            rule!("journal:battle.attack.1"),
            Fact::Attack { unit: blow.by, target, value: av as i16 },
            attack,
        );
        self.tell_calc(rule!("journal:battle.defence.1"), Fact::Defence { target, value: dv as i16 }, defence);
        let hit = card.is_joker() || av > dv;
        if !hit {
            self.tell(rule!("journal:action.6"), Fact::Fail { unit: blow.by, target });
            return (false, card);
        }
        let told = if card.is_joker() {
            self.tell(rule!("journal:battle.attack.4.r1"), Fact::Critical { unit: blow.by, target })
        } else {
            self.tell(rule!("journal:action.6"), Fact::Hit { unit: blow.by, target })
        };
        // The direction is that of this step (`journal:house.knockback.1`).
        let heading = rules.direction(blow.stands(self.s), self.s.unit(target).at);
        self.because(told, |resolver| resolver.succeed(blow, target, card, heading));
        (true, card)
    }

    /// Damage, then statuses (`journal:house.skill.7`); knockback waits for step 8.
    fn succeed(&mut self, blow: &Blow, target: UnitId, card: Card, heading: (i8, i8)) {
        let damage = self.rules.damage(self.s, blow, card);
        self.hurt(target, damage, rule!("journal:house.number.2"));
        let Some(skill) = blow.skill() else { return };
        for effect in skill.then.iter() {
            match *effect {
                Effect::Give { whom: Whom::Target, status, lasts } => {
                    self.give(target, status, lasts as i8, rule!("journal:house.skill.7"));
                }
                Effect::Knockback { whom: Whom::Target, panels } if self.s.unit(target).is_on() => {
                    self.s.deed.pushes.push(Pushed { unit: target, heading, panels });
                }
                _ => {}
            }
        }
    }

    /// The law is followed by an attack of its class (`journal:house.law.1`).
    fn follow_by_class(&mut self, blow: &Blow) {
        if blow.called.is_some() {
            return;
        }
        match blow.class(self.s) {
            Class::Close => self.follow(blow.by, Trigger::CloseCombat, None),
            Class::Long => self.follow(blow.by, Trigger::LongRange, None),
            _ => {}
        }
    }
}
