//! One attack, from the hit check to what follows it (`pox:house.attack.1`).

use crate::chapters::damage::Dealt;
use crate::chapters::effects::Deed;
use crate::content::language::{AbilityId, Class, Effect, List, Printed, When, Whom, is};
use crate::fact::{Fact, result};
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// An attack that has been paid for, and what strikes back.
    pub(crate) fn attack(&mut self, deed: &Deed) {
        if let Some(deed) = self.attack_once(deed) {
            self.struck_back(&deed);
        }
    }

    /// An attack by itself; what became of it, unless it failed.
    pub(crate) fn attack_once(&mut self, deed: &Deed) -> Option<Deed> {
        covers!("pox:house.attack.1");
        let ability = deed.printed.ability.ability();
        if ability.class == Class::Aoe {
            covers!("pox:1.2.1.4");
            self.effects(deed, &ability.then);
            self.settle();
            return None;
        }
        covers!("pox:1.2.2");
        if self.misses(deed) {
            let (unit, target) = (self.who(deed.user), self.who(deed.target));
            self.tell(rule!("pox:1.2.2.1"), Fact::Outcome { unit, target, results: result::FAILED });
            return None;
        }
        let (dealt, without) = self.strike(deed)?;
        self.blame(dealt.to, deed.user, dealt.amount);
        let life = self.is_life(deed);
        let results =
            if dealt.amount > 0 && !life { result::SUCCESSFUL | result::DAMAGING } else { result::SUCCESSFUL };
        let (unit, target) = (self.who(deed.user), self.who(deed.target));
        let clause = if results & result::DAMAGING != 0 { rule!("pox:1.2.2.3") } else { rule!("pox:1.2.2.2") };
        let outcome = self.tell(clause, Fact::Outcome { unit, target, results });
        let deed = Deed { results, reached: dealt.to, deflected: dealt.deflected, ..*deed };
        self.because(outcome, |resolver| {
            resolver.extras(&deed);
            resolver.passives(&deed, &without);
            resolver.settle();
        });
        Some(deed)
    }

    /// `pox:2.1.1.1.1`: whether it misses. What is used up by that is gone only if it caused it.
    fn misses(&mut self, deed: &Deed) -> bool {
        let (unit, target) = (self.who(deed.user), self.who(deed.target));
        if self.s.find(deed.user).is_some_and(|unit| unit.is(is::BLINDED)) {
            self.tell(rule!("pox:house.blinded.1"), Fact::Miss { unit, target });
            return true;
        }
        let ranged = deed.distance >= 2;
        let evades = self.s.conditions_of(deed.target).find(|condition| {
            let once = |effect: &Effect| matches!(effect, Effect::MissOnce(of) if of.ranged == Some(ranged));
            condition.is.condition().then.iter().any(once)
        });
        let Some(order) = evades.map(|condition| condition.order) else { return false };
        let missed = self.tell(rule!("pox:2.1.1.1.1"), Fact::Miss { unit, target });
        self.because(missed, |resolver| resolver.end_condition(order));
        true
    }

    /// The damage or the loss of life of an attack, and the passives that it leaves out.
    fn strike(&mut self, deed: &Deed) -> Option<(Dealt, List<AbilityId>)> {
        let mut without = List::default();
        let mut then = deed.printed.ability.ability().then;
        let mut printed = deed.printed;
        if let Some(Effect::BasicAttack(left_out)) = then.first() {
            // pox:1.2.1.3: the first basic attack of the champion is made.
            without = *left_out;
            printed = super::first_basic(self.s.find(deed.user)?)?.printed;
            then = printed.ability.ability().then;
        }
        let deed = &Deed { printed, ..*deed };
        let dealt = match *then.first()? {
            Effect::Damage { to, amount, element, .. } => {
                let element = element.unwrap_or_else(|| self.element(deed));
                let blow = self.blow(deed, amount, element, to);
                self.deal(deed.target, &blow)
            }
            Effect::LoseLife { to, amount, .. } => {
                let element = self.element(deed);
                let blow = crate::chapters::damage::Blow {
                    life: true,
                    clause: rule!("pox:2.2.1"),
                    ..self.blow(deed, amount, element, to)
                };
                self.take_life(deed.target, &blow)
            }
            _ => return None,
        };
        Some((dealt, without))
    }

    /// Whether an attack takes life (`pox:2.2.1`).
    fn is_life(&self, deed: &Deed) -> bool {
        let takes = |printed: Printed| matches!(printed.ability.ability().then.first(), Some(Effect::LoseLife { .. }));
        match deed.printed.ability.ability().then.first() {
            Some(Effect::BasicAttack(_)) => {
                self.s.find(deed.user).and_then(super::first_basic).is_some_and(|slot| takes(slot.printed))
            }
            _ => takes(deed.printed),
        }
    }

    /// What the attack itself adds, after its damage.
    fn extras(&mut self, deed: &Deed) {
        // pox:house.prevention.3: turned away, it acts on nobody.
        if deed.deflected {
            return;
        }
        for effect in deed.printed.ability.ability().then.iter().skip(1) {
            self.effect(deed, effect);
        }
    }

    /// The user's passives in printed order, each if its result was reached.
    fn passives(&mut self, deed: &Deed, without: &List<AbilityId>) {
        let Some(unit) = self.s.find(deed.user).copied() else { return };
        let basic = deed.printed.ability.ability().class.is_basic();
        for slot in unit.abilities.iter().filter(|slot| slot.is_there() && !without.contains(&slot.id())) {
            let ability = slot.id().ability();
            let Some(clause) = self.follows(ability.when, basic, deed.results) else { continue };
            if crate::chapters::damage::is_outranked(&unit, slot) {
                continue;
            }
            let deed = Deed { printed: slot.printed, clause, ..*deed };
            ability.then.iter().for_each(|effect| self.follow(&deed, effect));
        }
    }

    /// The clause by which a passive follows an attack with these results, if it does.
    fn follows(&self, when: When, basic: bool, results: u8) -> Option<Clause> {
        let (hit, hurt) = (results & result::SUCCESSFUL != 0, results & result::DAMAGING != 0);
        match when {
            When::BasicSuccessful if basic && hit => Some(rule!("pox:1.2.2.2")),
            When::BasicDamaging if basic && hurt => Some(rule!("pox:1.2.2.3")),
            When::AttackSuccessful if hit || hurt => Some(rule!("pox:2.2.2.1")),
            _ => None,
        }
    }

    /// One effect of a passive: on the unit that was damaged, but knockbacks on the unit that was attacked.
    fn follow(&mut self, deed: &Deed, effect: &'static Effect) {
        let whom = match effect {
            Effect::Condition { to, .. } | Effect::LoseLife { to, .. } | Effect::Knockback { to, .. } => *to,
            _ => Whom::User,
        };
        if whom == Whom::Target && deed.deflected {
            return;
        }
        let attacked = matches!(effect, Effect::Knockback { .. });
        let reached = if attacked { deed.target } else { deed.reached };
        self.effect(&Deed { reached, ..*deed }, effect);
    }

    /// Soulstrike and its like after an AoE attack that is Damaging.
    pub(crate) fn after_area(&mut self, deed: &Deed, to: UnitId, deflected: bool) {
        let Some(unit) = self.s.find(deed.user).copied() else { return };
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when == When::AttackSuccessful && !deflected {
                let results = result::DAMAGING;
                let deed = Deed { printed: slot.printed, target: to, reached: to, results, ..*deed };
                self.effects(&deed, &ability.then);
            }
        }
    }

    /// Whose attack damaged a unit last (`pox:house.swarm.1`).
    pub(crate) fn blame(&mut self, target: UnitId, by: UnitId, amount: i16) {
        if amount > 0
            && let Some(unit) = self.s.find_mut(target)
        {
            unit.slayer = by;
        }
    }

    /// What a melee attack on a unit makes it do (`pox:gl.attack`).
    fn struck_back(&mut self, deed: &Deed) {
        if deed.distance != 1 || deed.results & result::SUCCESSFUL == 0 {
            return;
        }
        let Some(unit) = self.s.find(deed.target).copied() else { return };
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            if slot.id().ability().when == When::StruckInMelee {
                self.free_attack(unit.id, deed.user);
            }
        }
    }
}
