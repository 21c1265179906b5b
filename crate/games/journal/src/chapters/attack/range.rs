//! Step 4: the range check, on the board as it is now (`journal:action.4`, `journal:house.action.7`).

use super::Blow;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Attack, State, Step, UnitId, bit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The units in range and sight are attacked; if there is none, the action misses.
    pub(crate) fn check_range(&mut self, attack: Attack) {
        rulewright_engine::covers!("journal:house.action.7");
        let (rules, s) = (self.rules, &*self.s);
        let blow = Blow::from(attack);
        let gone = attack.called.is_none() && !s.unit(attack.by).is_on();
        let (target, to, reached) = match attack.aim {
            Aim::Unit(target) => (target, s.unit(target).at, s.unit(target).is_on() && rules.reaches(s, &blow, target)),
            Aim::Panel(at) => (UnitId::NONE, at, rules.may_strike_panel(s, &blow, at).is_ok()),
            _ => (UnitId::NONE, Cell::OFF, false),
        };
        let targets = if reached && !gone { rules.struck(s, &attack) } else { 0 };
        if targets == 0 {
            let clause = if gone { rule!("journal:house.number.3") } else { rule!("journal:action.4") };
            self.tell(clause, Fact::Miss { unit: attack.by, target, to });
            self.go_on(Attack { step: Step::Knockback, ..attack });
            return;
        }
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            if targets & bit(id) != 0 {
                self.count_attack(attack.by, id);
            }
        }
        self.s.deed.close |= blow.class(self.s) == crate::content::language::Class::Close && blow.called.is_none();
        self.go_on(Attack { step: Step::Reflex, targets, done: 0, ..attack });
    }

    /// An attack is made on a unit, whether it will succeed or not (`journal:flanking.1`, `journal:flanking.r1`).
    pub(crate) fn count_attack(&mut self, by: UnitId, target: UnitId) {
        let unit = self.s.unit_mut(target);
        unit.attacks = unit.attacks.saturating_add(1);
        if unit.is_neutral() {
            unit.attacker = by;
        }
        let attacks = unit.attacks;
        self.tell(rule!("journal:flanking.r1"), Fact::Attacked { target, attacks });
    }
}
