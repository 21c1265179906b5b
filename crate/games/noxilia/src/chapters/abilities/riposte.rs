//! Ripostes (`noxilia:ability.riposte.*`, `noxilia:ability.lightning_riposte.*`,
//! `noxilia:ability.instinctive_riposte.*`): the target strikes back.

use crate::Noxilia;
use crate::chapters::combat::damage::Blow;
use crate::content::abilities::Key;
use crate::content::language::{Always, Harm};
use crate::fact::{Fact, Riposte};
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, How, State, Strike, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// Whether the unit attacked may strike back at all (`noxilia:ability.riposte.1`).
    pub(crate) fn may_strike_back(&self, s: &State, strike: &Strike) -> bool {
        covers!("noxilia:action.ranged.2", "noxilia:combat.damage.3", "noxilia:ability.guardian_angel.2");
        covers!(
            "noxilia:ability.riposte.2",
            "noxilia:ability.lightning_riposte.3",
            "noxilia:ability.instinctive_riposte.2"
        );
        let plain = strike.how == How::Melee && !strike.guarded;
        covers!("noxilia:ability.stealth_attack.1");
        let stealthy = s.find(strike.attacker).is_some_and(|u| self.has(s, u, Key::StealthAttack));
        plain && !stealthy
    }

    /// Whether it may engage to strike back.
    pub(crate) fn may_riposte(&self, s: &State, strike: &Strike, key: Key) -> bool {
        let hushed = self.of_the_turn(s).any(|a| matches!(a, Always::NoRiposte));
        let target = s.find(strike.target).filter(|u| u.is_ready() && self.has(s, u, key));
        // noxilia:ability.aquatic.2: nobody else engages to riposte in water.
        let fights = |u: &Unit| self.is_dry_for(s, u, u.at);
        self.may_strike_back(s, strike) && !hushed && target.is_some_and(fights)
    }
}

/// The target of the attack at hand, which dodges or strikes back.
pub(crate) fn offer_target(s: &State, choose: &mut dyn FnMut(Aim)) {
    if let Frame::Strike(strike) = s.about() {
        choose(Aim::Unit(strike.target));
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The unit attacked engages and strikes its attacker (`noxilia:ability.riposte.1`,
    /// `noxilia:ability.lightning_riposte.1`).
    pub(crate) fn riposte(&mut self, lightning: bool) {
        let Some(Frame::Strike(strike)) = self.s.top() else { return };
        let (clause, how) = if lightning {
            (rule!("noxilia:ability.lightning_riposte.1"), Riposte::Lightning)
        } else {
            (rule!("noxilia:ability.riposte.1"), Riposte::Plain)
        };
        self.engage(strike.target, clause);
        let (unit, target) = (self.who(strike.target), self.who(strike.attacker));
        let answered = self.tell(clause, Fact::Riposte { unit, target, how });
        if let Some(unit) = self.s.find(strike.target).copied() {
            covers!("noxilia:ability.riposte.3", "noxilia:ability.lightning_riposte.4");
            let amount = self.rules.melee(self.s, &unit, How::Melee, true);
            self.because(answered, |resolver| resolver.deal_blow(&unit, strike.attacker, amount));
        }
        covers!("noxilia:ability.lightning_riposte.2");
        // Who is dead deals nothing.
        self.remove_dead();
    }

    pub(crate) fn answer_by_instinct(&mut self, unit: &Unit, attacker: UnitId) {
        let clause: Clause = rule!("noxilia:ability.instinctive_riposte.1");
        if let Some(by) = self.rules.power(self.s, unit, Key::InstinctiveRiposte) {
            let (who, target) = (self.who(unit.id), self.who(attacker));
            let answered = self.tell(clause, Fact::Riposte { unit: who, target, how: Riposte::Instinctive });
            covers!("noxilia:ability.instinctive_riposte.3");
            // The number alone.
            let blow = Blow { amount: Calc::new(by.into(), clause), kind: Harm::Physical, through: false };
            let hit = self.because(answered, |resolver| resolver.hurt(attacker, blow));
            self.envenom(unit, attacker, hit);
        }
    }
}
