//! Effects: the small vocabulary that cards, abilities, statuses and terrain are made of.

mod damage;
pub mod doing;
mod points;
mod tables;

use crate::content::Effect;
use crate::fact::{Fact, Points};
use crate::resolver::Resolver;
use crate::state::{Phase, State};
use doing::Doing;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries out effects in order.
    pub fn effects(&mut self, effects: &[Effect], on: Doing) {
        for effect in effects {
            self.effect(effect, on);
        }
    }

    /// Carries out one effect.
    pub fn effect(&mut self, effect: &Effect, on: Doing) {
        if self.s.phase == Phase::Over {
            return;
        }
        match *effect {
            Effect::Table(ref table) => self.table(table, on),
            Effect::Status(status, to_attacker) => {
                let unit = if to_attacker { on.attacker } else { on.target };
                self.give_status(unit, status, rule!("skirmish:status.2"));
            }
            Effect::ClearStatus(status, count) => self.clear_statuses(on.target, status, count),
            Effect::Heal(amount, to_attacker) => self.heal(if to_attacker { on.attacker } else { on.target }, amount),
            Effect::Damage(amount) => self.damage(on.target, amount, on.clause),
            Effect::Gain(ap, mp) => {
                self.gain(on.target, Points::Ap, ap);
                self.gain(on.target, Points::Mp, mp);
            }
            Effect::GainAllies(count, ap, mp) => self.rally(on, count, ap, mp),
            Effect::Lose(ap, mp) => {
                self.lose(on.target, Points::Ap, ap, on.clause);
                self.lose(on.target, Points::Mp, mp, on.clause);
            }
            Effect::Draw(count) => {
                let side = self.s.unit(on.unit).side;
                for _ in 0..count {
                    self.draw(side, rule!("skirmish:house.card.1"));
                }
            }
            Effect::Drag => self.ask_slide(on.attacker, on.target, true),
            Effect::DiscardThis => {
                if let Some(card) = on.card {
                    self.remove_status(on.target, card, on.clause);
                }
            }
            // What holds while a card is in play, or is read where the attack is made, is not carried out.
            Effect::Modify(_) | Effect::Trigger(..) | Effect::NoDefence | Effect::OnDamage(_) => {}
        }
    }
}
