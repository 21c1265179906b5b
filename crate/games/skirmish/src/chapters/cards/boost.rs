//! Boosts (`skirmish:house.boost.*`): cards that make a printed attack stronger.

use crate::Skirmish;
use crate::action::{Action, Played};
use crate::chapters::turn::{Actor, unused};
use crate::content::board::Squares;
use crate::content::{Card, CardId};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{AftermathStep, NO_ATTACK, Resolving, State, Unit, Use};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;

impl Skirmish {
    /// `skirmish:house.boost.1`: a printed attack that has not been used, of the right range, on an enemy that it hits from
    /// the square where the steps end.
    pub(crate) fn may_boost(&self, s: &State, u: &Unit, card: &Card, played: Played) -> Check {
        let clause = rule!("skirmish:house.boost.1");
        let (Some(n), Some(target), Some(strike)) = (played.attack, played.target, card.strike) else {
            return Err(Refusal::new("no-attack", clause));
        };
        let attacks = &self.content.printed_unit(u.is).attacks;
        let attack = attacks.get(usize::from(n)).ok_or(Refusal::new("no-attack", clause))?;
        unused(u, Use::Attack(n), clause)?;
        ensure(strike.only.covers(attack.range), "wrong-range", clause)?;
        let from = if card.step == 0 { u.at } else { played.to };
        if card.step > 0 {
            self.may_step(s, u, played.to, card.step)?;
        } else {
            ensure(!played.to.is_on(), "not-offered", clause)?;
        }
        self.ensure_enemy(s, u, target, rule!("skirmish:house.attack.1"))?;
        self.in_range(s, attack.range, from, s.unit(target).at, u.side)
    }

    pub(crate) fn offer_boosts(&self, s: &State, actor: &Actor, card: CardId, entry: &Card, out: &mut Vec<Action>) {
        let Some(strike) = entry.strike else { return };
        let Actor { id, unit, foes, free, .. } = *actor;
        for (n, attack) in actor.card.attacks.iter().enumerate() {
            let n = n as u8;
            if !unit.can_use(Use::Attack(n), 0) || !strike.only.covers(attack.range) {
                continue;
            }
            let boosted = Played { unit: id, card, attack: Some(n), target: None, to: Cell::OFF };
            let mut aim = |from: Cell, to: Cell| {
                let targets = self.enemies_in(s, actor, attack.range, from);
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), to, ..boosted })));
            };
            if entry.step == 0 {
                aim(unit.at, Cell::OFF);
            } else {
                let ends = self.steppable(unit, foes, entry.step) & free | Squares::one(unit.at);
                ends.iter().for_each(|to| aim(to, to));
            }
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.boost.1`: a boost makes one printed attack and uses it up; an attack card is the attack itself.
    pub fn strike(&mut self, played: &Played, event: EventId) {
        let Played { unit, card, target, attack, to } = *played;
        let steps = self.rules.content.printed_card(card).step;
        if to.is_on() {
            self.take_steps(unit, to, steps);
        }
        let target = target.unwrap_or(unit);
        // skirmish:house.step.1: thorns on the way may have defeated it; then it makes no attack.
        if self.s.unit(unit).hp == 0 {
            return self.discard_played(card, event);
        }
        let cause = match attack {
            Some(attack) => {
                self.s.unit_mut(unit).used |= Use::Attack(attack).bit();
                self.tell(rule!("skirmish:house.boost.1"), Fact::Attack { unit, attack, target })
            }
            None => self.tell(rule!("skirmish:house.card.1"), Fact::CardAttack { unit, card, target }),
        };
        let attack = attack.unwrap_or(NO_ATTACK);
        self.s.resolving =
            Resolving { unit, target, card, attack, active: true, played: event, cause, step: AftermathStep::Statuses };
        self.resolve_attack();
    }
}
