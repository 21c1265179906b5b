//! Damage and defeat (`skirmish:house.damage.2`, `skirmish:house.defeat.*`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Damage that is no attack, by the clause that gives it.
    pub fn damage(&mut self, unit: UnitId, amount: u8, clause: Clause) {
        if amount == 0 || self.s.unit(unit).hp == 0 {
            return;
        }
        covers!("skirmish:house.damage.2");
        // No roll, so nothing blocks it.
        let calc = Calc::traced(i32::from(amount), clause, self.log.trace());
        self.hurt(unit, amount, clause, calc);
    }

    /// Lowers HP; at 0 the unit is defeated.
    pub fn hurt(&mut self, unit: UnitId, amount: u8, clause: Clause, calc: Calc<L::Trace>) {
        let u = self.s.unit_mut(unit);
        // skirmish:house.defeat.2: else it would be defeated, and scored, once more.
        debug_assert!(u.hp > 0, "whoever is defeated is hurt no more");
        u.hp = u.hp.saturating_sub(amount);
        let fallen = u.hp == 0;
        let damage = self.tell_calc(clause, Fact::Damage { unit, amount }, calc);
        if fallen {
            self.because(damage, |resolver| resolver.defeat(unit));
        }
    }

    /// `skirmish:house.defeat.1`: off the board, cards home, points to the opponent.
    fn defeat(&mut self, unit: UnitId) {
        let u = *self.s.unit(unit);
        self.s.unit_mut(unit).at = Cell::OFF;
        let defeat = self.tell(rule!("skirmish:house.defeat.1"), Fact::Defeat { unit });
        self.because(defeat, |resolver| {
            covers!("skirmish:house.defeat.2");
            // The cards go first, so nothing of them acts any more.
            resolver.clear_before(unit);
            let worth = resolver.rules.content.printed_unit(u.is).vp;
            resolver.score(u.side.other(), worth, rule!("skirmish:house.defeat.1"));
            resolver.check_last_unit(u.side);
        });
    }
}
