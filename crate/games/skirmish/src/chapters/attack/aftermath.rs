//! What follows when an attack has damaged a unit (`skirmish:house.damage.1`): keyword statuses, knock-back, what the
//! card adds, what the target's cards do. The state holds the step, so that a question may come between two of them.

use crate::Skirmish;
use crate::chapters::effects::doing::Doing;
use crate::content::{Effect, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{AftermathStep, NO_CARD, Resolving, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next step of what follows an attack.
    pub fn aftermath(&mut self) {
        covers!("skirmish:house.damage.1");
        let r = self.s.resolving;
        match r.step {
            AftermathStep::Statuses => {
                self.s.resolving.step = AftermathStep::KnockBack;
                self.keyword_statuses(&r);
            }
            AftermathStep::KnockBack => {
                self.s.resolving.step = AftermathStep::Card(0);
                self.knock_back(&r);
            }
            AftermathStep::Card(n) => self.card_effect(&r, n),
            AftermathStep::Triggers => {
                self.s.resolving.step = AftermathStep::Done;
                self.damaged_triggers(&r);
            }
            AftermathStep::Done => self.finish_attack(),
        }
    }

    fn card_effect(&mut self, r: &Resolving, n: u8) {
        let effect = self.rules.on_damage(r).get(usize::from(n));
        let next = if effect.is_some() { AftermathStep::after_effect(n) } else { AftermathStep::Triggers };
        self.s.resolving.step = next;
        if let Some(effect) = effect {
            let clause = rule!("skirmish:house.card.1");
            let on = Doing { unit: r.unit, target: r.target, attacker: r.unit, card: Some(r.card), clause };
            self.effect(effect, on);
        }
    }

    pub fn is_standing(&self, unit: UnitId) -> bool {
        self.s.unit(unit).hp > 0
    }

    /// `skirmish:house.trigger.1`: cards that act when their bearer was damaged by an attack and still stands.
    fn damaged_triggers(&mut self, r: &Resolving) {
        let Some(blow) = self.rules.blow(r, self.s.unit(r.unit).is) else { return };
        if !self.is_standing(r.target) {
            return;
        }
        let rules = self.rules;
        let mut done = 0;
        loop {
            let Some(laid) = self.s.before(r.target).nth(done).copied() else { return };
            done += 1;
            for effect in &rules.content.printed_card(laid.card).effects {
                if let Effect::Trigger(When::Damaged, ranges, _, effects) = effect
                    && ranges.covers(blow.range)
                {
                    let clause = rule!("skirmish:house.trigger.1");
                    let trigger = self.tell(clause, Fact::Trigger { card: laid.card, unit: r.target });
                    let on =
                        Doing { unit: r.target, target: r.target, attacker: r.unit, card: Some(laid.card), clause };
                    self.because(trigger, |resolver| resolver.effects(effects, on));
                }
            }
        }
    }

    fn finish_attack(&mut self) {
        let Resolving { card, played, .. } = std::mem::take(&mut self.s.resolving);
        if card != NO_CARD {
            self.discard_played(card, played);
        }
    }
}

impl Skirmish {
    fn on_damage(&self, r: &Resolving) -> &[Effect] {
        let card = (r.card != NO_CARD).then(|| self.content.printed_card(r.card));
        let effects = card.map_or(&[][..], |c| &c.effects);
        effects.iter().find_map(|e| if let Effect::OnDamage(list) = e { Some(&list[..]) } else { None }).unwrap_or(&[])
    }
}
