//! Abilities and the basic actions Dash and Guard (`skirmish:house.ability.1`, `skirmish:house.dash.1`,
//! `skirmish:house.guard.1`).

use super::effects::doing::Doing;
use super::turn::{Actor, affords, unused};
use crate::Skirmish;
use crate::action::Action;
use crate::content::board::Squares;
use crate::content::{Ability, Amount, Effect, GUARD, Range, Target};
use crate::fact::{Fact, Points};
use crate::resolver::Resolver;
use crate::state::{CardZone, State, Unit, UnitId, Use};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Skirmish {
    pub(crate) fn may_use_ability(&self, s: &State, unit: UnitId, ability: u8, target: UnitId) -> Check {
        let u = self.actor(s, unit)?;
        let printed = &self.content.printed_unit(u.is).abilities[usize::from(ability)];
        let clause = rule!("skirmish:house.ability.1");
        unused(u, Use::Ability(ability), clause)?;
        affords(u, printed.ap, clause)?;
        self.ability_target(s, unit, ability, target)
    }

    /// Whether an ability may be aimed at a unit.
    fn ability_target(&self, s: &State, unit: UnitId, ability: u8, target: UnitId) -> Check {
        let u = s.unit(unit);
        let clause = rule!("skirmish:house.ability.1");
        let ability: &Ability = &self.content.printed_unit(u.is).abilities[usize::from(ability)];
        match ability.target {
            Target::Enemy(range) => {
                self.ensure_enemy(s, u, target, clause)?;
                self.in_range(s, range.unwrap_or(Range::Melee), u.at, s.unit(target).at, u.side)?;
            }
            Target::Ally(range) => self.ensure_ally(s, unit, target, range, clause)?,
            _ => ensure(unit == target, "not-ally", clause)?,
        }
        // skirmish:house.card.5: what only takes a status off needs one to take.
        let lifts = ability.effects.iter().all(|e| matches!(e, Effect::ClearStatus(..)));
        let has = s.before(target).any(|l| self.content.printed_card(l.card).status);
        ensure(!lifts || has, "no-status", rule!("skirmish:house.card.5"))
    }

    pub(crate) fn offer_abilities(&self, s: &State, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, card, .. } = *actor;
        for (n, ability) in card.abilities.iter().enumerate() {
            let n = n as u8;
            if unit.can_use(Use::Ability(n), ability.ap) {
                // Only who stands in range is worth asking about: a refusal finds out what is in the way.
                let near = match ability.target {
                    Target::Enemy(range) => self.covered(s, range.unwrap_or(Range::Melee), unit.at, unit.side),
                    Target::Ally(range) => self.near(s, unit, range),
                    _ => Squares::one(unit.at),
                };
                let targets = s.roster().filter(|(_, u)| near.has(u.at)).map(|(target, _)| target);
                let fits = targets.filter(|t| self.ability_target(s, id, n, *t).is_ok());
                fits.for_each(|target| out.push(Action::Ability(id, n, target)));
            }
        }
    }

    pub(crate) fn may_dash(&self, u: &Unit) -> Check {
        let clause = rule!("skirmish:house.dash.1");
        unused(u, Use::Dash, clause)?;
        affords(u, self.content.basics.dash_ap, clause)
    }

    pub(crate) fn may_guard(&self, s: &State, unit: UnitId, u: &Unit) -> Check {
        let clause = rule!("skirmish:house.guard.1");
        unused(u, Use::Guard, clause)?;
        affords(u, self.content.basics.guard_ap, clause)?;
        ensure(!s.is_in_play(GUARD, CardZone::Unit(unit)), "same-card", clause)
    }

    pub(crate) fn offer_basics(&self, s: &State, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, .. } = *actor;
        let basics = self.content.basics;
        if unit.can_use(Use::Dash, basics.dash_ap) {
            out.push(Action::Dash(id));
        }
        if unit.can_use(Use::Guard, basics.guard_ap) && !s.is_in_play(GUARD, CardZone::Unit(id)) {
            out.push(Action::Guard(id));
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.ability.1`: costs its AP, once a turn.
    pub fn ability(&mut self, unit: UnitId, ability: u8, target: UnitId) {
        let rules = self.rules;
        let printed = &rules.content.printed_unit(self.s.unit(unit).is).abilities[usize::from(ability)];
        let u = self.s.unit_mut(unit);
        u.ap -= printed.ap;
        u.used |= Use::Ability(ability).bit();
        let clause = rule!("skirmish:house.ability.1");
        let used = self.tell(clause, Fact::Ability { unit, ability, target });
        let on = Doing { unit, target, attacker: unit, card: None, clause };
        self.because(used, |resolver| resolver.effects(&printed.effects, on));
    }

    /// `skirmish:house.dash.1`: 2 AP for 2 MP.
    pub fn dash(&mut self, unit: UnitId) {
        let basics = self.rules.content.basics;
        let u = self.s.unit_mut(unit);
        u.ap -= basics.dash_ap;
        u.used |= Use::Dash.bit();
        let dash = self.tell(rule!("skirmish:house.dash.1"), Fact::Dash { unit });
        self.because(dash, |resolver| resolver.gain(unit, Points::Mp, Amount::Fixed(basics.dash_mp)));
    }

    /// `skirmish:house.guard.1`: 2 AP for one more defence die until its next turn.
    pub fn guard(&mut self, unit: UnitId) {
        let basics = self.rules.content.basics;
        let u = self.s.unit_mut(unit);
        u.ap -= basics.guard_ap;
        u.used |= Use::Guard.bit();
        let guard = self.tell(rule!("skirmish:house.guard.1"), Fact::Guard { unit });
        self.because(guard, |resolver| {
            resolver.put_in_play(GUARD, None, CardZone::Unit(unit), rule!("skirmish:house.guard.1"))
        });
    }
}
