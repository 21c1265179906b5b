//! Steps 4 to 6: passes from the highest initiative down, until all actions are taken (`journal:round.4` to
//! `journal:round.6`, `journal:house.round.5`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Deed, Frame, RoundStep, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next unit that has an action left takes one, even if it is Wait.
    pub(crate) fn next_turn(&mut self) {
        rulewright_engine::covers!("journal:round.6", "journal:house.round.5");
        self.s.deed = Deed::default();
        while usize::from(self.s.turn) < self.s.order.len() {
            let id = self.s.order[usize::from(self.s.turn)].unit;
            self.s.turn += 1;
            let unit = self.s.unit_mut(id);
            // Who went off the board is skipped.
            if !unit.is_in() || unit.left == 0 {
                continue;
            }
            unit.left -= 1;
            if unit.is_paralyzed() {
                self.tell(rule!("journal:house.status.paralyzed"), Fact::Skip { unit: id });
                continue;
            }
            self.s.deed.unit = id;
            let pass = self.s.pass;
            let clause = if pass == 1 { rule!("journal:round.4") } else { rule!("journal:round.5") };
            let turn = self.tell(clause, Fact::Turn { unit: id, pass });
            self.because(turn, |resolver| resolver.push(Frame::Act(id)));
            return;
        }
        let goes_on = self.s.order.iter().any(|initiative| self.has_action(initiative.unit));
        if goes_on {
            (self.s.turn, self.s.pass) = (0, self.s.pass + 1);
        } else {
            self.replace(Frame::Round(RoundStep::End));
        }
    }

    fn has_action(&self, id: UnitId) -> bool {
        let unit = self.s.unit(id);
        unit.is_in() && unit.left > 0
    }
}
