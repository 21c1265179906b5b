//! One attack runs through its steps in the order of `noxilia:combat.order.1`. Each step may leave a decision on top of it.

use crate::chapters::combat::damage::{Blow, Hit};
use crate::content::abilities::Key;
use crate::content::language::Harm;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, How, Question, State, Strike, StrikeStep, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An attack goes one step on.
    pub(crate) fn strike(&mut self, strike: Strike) {
        let alive = |id: UnitId| self.s.find(id).is_some_and(|u| u.at.is_on());
        if !alive(strike.attacker) || !alive(strike.target) || strike.step == StrikeStep::Over {
            self.pop();
            return;
        }
        self.replace(Frame::Strike(Strike { step: strike.step.next(), ..strike }));
        let defender = self.s.find(strike.target).map_or(Side::P1, |u| u.side);
        match strike.step {
            StrikeStep::Reveal => self.target(strike.target),
            StrikeStep::Guardian => {
                covers!("noxilia:ability.steadfast.2");
                let steadfast = self.s.find(strike.attacker).is_some_and(|u| self.rules.has(self.s, u, Key::Steadfast));
                if !steadfast && self.rules.may_be_guarded(self.s, &strike) {
                    self.ask(Question::Guardian, defender, 0);
                }
            }
            StrikeStep::Latents if self.s.worn(strike.target).any(|g| g.is_latent() && g.owner == defender) => {
                covers!("noxilia:combat.latent.1", "noxilia:combat.latent.2");
                // Asked again after each that was turned up.
                self.replace(Frame::Strike(strike));
                self.ask(Question::Attacked, defender, 0);
            }
            StrikeStep::Dodge if self.may_dodge(&strike) => self.ask(Question::Dodge, defender, 0),
            StrikeStep::Lightning if self.rules.may_riposte(self.s, &strike, Key::LightningRiposte) => {
                self.ask(Question::Lightning, defender, 0);
            }
            StrikeStep::Damage => self.blows(strike),
            StrikeStep::Riposte if self.rules.may_riposte(self.s, &strike, Key::Riposte) => {
                self.ask(Question::Riposte, defender, 0);
            }
            _ => {}
        }
    }

    /// Nobody answers at this step, or no more: the attack goes on to the next.
    pub(crate) fn strike_on(&mut self) {
        if let Some(Frame::Strike(strike)) = self.s.top()
            && strike.step == StrikeStep::Latents
        {
            self.replace(Frame::Strike(Strike { step: StrikeStep::Dodge, ..strike }));
        }
    }

    /// Damage of both, at once (`noxilia:combat.damage.1`, `noxilia:ability.instinctive_riposte.1`).
    fn blows(&mut self, strike: Strike) {
        let (Some(unit), Some(target)) = (self.s.find(strike.attacker).copied(), self.s.find(strike.target).copied())
        else {
            return;
        };
        let amount = match strike.how {
            How::Ranged => self.rules.ranged(self.s, &unit),
            how => self.rules.melee(self.s, &unit, how, strike.first),
        };
        let hit = self.deal_blow(&unit, target.id, amount);
        if self.rules.may_strike_back(self.s, &strike) {
            self.answer_by_instinct(&target, unit.id);
        }
        if hit.life > 0 && self.rules.has(self.s, &unit, Key::CripplingAttack) {
            let clause = rule!("noxilia:ability.crippling_attack.1");
            self.because(hit.told, |resolver| resolver.force_engaged(target.id, clause));
        }
        self.remove_dead();
    }

    /// A blow lands: piercing and poison go with it.
    pub(crate) fn deal_blow(&mut self, by: &Unit, target: UnitId, mut amount: Calc<L::Trace>) -> Hit {
        let through = self.rules.has(self.s, by, Key::PiercingAttack);
        if through {
            amount.clause = rule!("noxilia:ability.piercing_attack.1");
        }
        let hit = self.hurt(target, Blow { amount, kind: Harm::Physical, through });
        self.envenom(by, target, hit);
        hit
    }
}
