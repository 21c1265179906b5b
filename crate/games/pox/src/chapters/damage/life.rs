//! HP lost and regained: after the calculation, at once or summed at the end of a step (`pox:6.3`).

use super::{Blow, Dealt};
use crate::content::language::{Effect, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Form, State, UnitId};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Resolve, TraceOf};
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Damage that has been worked out, and what it sets off.
    pub(crate) fn hurt(&mut self, id: UnitId, amount: i16, calc: Calc<TraceOf<crate::Pox, L>>, clause: Clause) {
        let Some(unit) = self.s.find(id) else { return };
        let (target, breaks) = (unit.who(), unit.form == Form::Illusion);
        let damage = if amount == 0 && !self.is_step() {
            self.tell_calc(clause, Fact::Spare { target }, calc)
        } else {
            self.lose_hp(id, calc, clause, Fact::Damage { target, amount })
        };
        // pox:5.1.1: damage reduced to 0 was not received.
        if amount == 0 {
            return;
        }
        self.because(damage, |resolver| {
            resolver.reveal(id, rule!("pox:5.1.1"));
            resolver.set_off(id, When::Damaged);
            // Any damage destroys an illusion.
            if breaks {
                resolver.destroy(id, rule!("pox:9.2.1.2"));
            }
        });
    }

    /// HP are lost: at once, as this fact tells, or in a step owed until it ends (`pox:6.3`).
    fn lose_hp(
        &mut self,
        id: UnitId,
        mut calc: Calc<TraceOf<crate::Pox, L>>,
        clause: Clause,
        at_once: Fact,
    ) -> EventId {
        let (target, amount) = (self.who(id), calc.value as i16);
        if self.is_step() {
            self.owe(id, -amount);
            // What is lost is summed as less than nothing.
            calc.times(-1, rule!("pox:6.3"), Source::RULE);
            return self.tell_calc(clause, Fact::Owe { target, amount: -amount }, calc);
        }
        self.change_hp(id, -amount);
        self.tell_calc(clause, at_once, calc)
    }

    /// Loss of life: of champions alone (`pox:app.9`).
    pub(crate) fn lose_life(&mut self, id: UnitId, amount: i16, clause: Clause) {
        let Some(unit) = self.s.find(id).filter(|unit| unit.is_champion() && amount > 0) else { return };
        covers!("pox:2.2", "pox:2.2.2");
        let target = unit.who();
        let calc = Calc::traced(amount.into(), clause, self.log.trace());
        self.lose_hp(id, calc, clause, Fact::LoseLife { target, amount });
    }

    /// Loss of life by attack: only redirection and Defense act on it (`pox:2.2.1`).
    pub(crate) fn take_life(&mut self, target: UnitId, blow: &Blow) -> Dealt {
        let nothing = Dealt { to: target, amount: 0, deflected: false };
        let Some(unit) = self.s.find(target).copied() else { return nothing };
        let Some((unit, source)) = self.prevention(&unit, blow) else { return nothing };
        let deflected = source != blow.source;
        if !unit.is_champion() {
            return Dealt { to: unit.id, amount: 0, deflected };
        }
        let mut calc = Calc::traced(blow.base.max(0).into(), blow.clause, self.log.trace());
        calc.plus(-i32::from(unit.defense), rule!("pox:2.1.1.1.5.2"), Source::RULE);
        calc.at_least(0, rule!("pox:house.damage.1"));
        let amount = calc.value as i16;
        if amount > 0 {
            self.lose_hp(unit.id, calc, rule!("pox:2.2.1"), Fact::LoseLife { target: unit.who(), amount });
        }
        Dealt { to: unit.id, amount, deflected }
    }

    /// Healing, never above the maximum (`pox:house.damage.3`).
    pub(crate) fn heal(&mut self, id: UnitId, amount: i16, clause: Clause) {
        let Some(unit) = self.s.find(id) else { return };
        let target = unit.who();
        if self.is_step() {
            let calc = Calc::traced(amount.into(), clause, self.log.trace());
            self.owe(id, amount);
            self.tell_calc(clause, Fact::Owe { target, amount }, calc);
            return;
        }
        let mut calc = Calc::traced(amount.into(), clause, self.log.trace());
        calc.at_most((unit.most - unit.hp).max(0).into(), rule!("pox:house.damage.3"));
        let amount = calc.value as i16;
        if amount > 0 {
            self.change_hp(id, amount);
            self.tell_calc(clause, Fact::Heal { target, amount }, calc);
        }
    }

    fn owe(&mut self, id: UnitId, amount: i16) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.owed += amount;
        }
    }

    fn change_hp(&mut self, id: UnitId, amount: i16) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.hp += amount;
        }
    }

    /// The end of a step: what it owes is summed and applied, then capped (`pox:3.1.2.1`, `pox:6.3`).
    pub(crate) fn sum_up(&mut self) {
        for at in 0..self.s.units.len() {
            let unit = &mut self.s.units[at];
            let (before, owed) = (unit.hp, std::mem::take(&mut unit.owed));
            if owed == 0 {
                continue;
            }
            unit.hp = (before + owed).min(unit.most);
            let (target, amount, most) = (unit.who(), unit.hp - before, unit.most - before);
            let mut calc = Calc::traced(owed.into(), rule!("pox:3.1.2.1"), self.log.trace());
            calc.at_most(most.into(), rule!("pox:house.damage.3"));
            self.tell_calc(rule!("pox:3.1.2.1"), Fact::Sum { target, amount }, calc);
        }
    }

    /// More Damage for good.
    pub(crate) fn gain_damage(&mut self, id: UnitId, by: i16, clause: Clause) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.damage += by;
            let unit = unit.who();
            self.tell(clause, Fact::GainDamage { unit, amount: by });
        }
    }

    /// The life that Boosted took with it when it ended, and its maximum (`pox:2.2.2`).
    pub(crate) fn unboost(&mut self, id: UnitId, then: &[Effect]) {
        for effect in then {
            if let Effect::MoreHp(by) = effect {
                if let Some(unit) = self.s.find_mut(id) {
                    unit.most -= i16::from(*by);
                }
                self.lose_life(id, (*by).into(), rule!("pox:2.2.2"));
            }
        }
    }
}
