//! Poison (`noxilia:ability.poison.*`): markers that a wound leaves, and what they do at the end of a turn.

use crate::chapters::combat::damage::{Blow, Hit};
use crate::content::abilities::Key;
use crate::content::language::Harm;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Whom a unit wounds it poisons, if it can (`noxilia:ability.poison.1`).
    pub(crate) fn envenom(&mut self, by: &Unit, target: UnitId, hit: Hit) {
        if hit.life > 0
            && let Some(to) = self.rules.power(self.s, by, Key::Poison)
        {
            self.because(hit.told, |resolver| resolver.poison(target, to, rule!("noxilia:ability.poison.1")));
        }
    }

    /// Poison markers are topped up.
    pub(crate) fn poison(&mut self, id: UnitId, to: u8, clause: Clause) {
        covers!("noxilia:ability.poison.2");
        let Some(unit) = self.s.find_mut(id).filter(|u| u.poison < to) else { return };
        unit.poison = to;
        let target = self.who(id);
        self.tell(clause, Fact::Poison { target, markers: to });
    }

    /// noxilia:ability.poison.3: all at once.
    pub(crate) fn poison_all(&mut self) {
        covers!("noxilia:end.step.1");
        for n in 0..self.s.units.len() {
            let unit = self.s.units[n];
            if unit.poison > 0 && unit.at.is_on() {
                let amount = Calc::new(unit.poison.into(), rule!("noxilia:ability.poison.3"));
                self.hurt(unit.id, Blow { amount, kind: Harm::Physical, through: true });
            }
        }
        self.remove_dead();
    }
}
