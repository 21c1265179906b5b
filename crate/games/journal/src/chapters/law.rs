//! The law (`journal:law.*`, `journal:house.law.*`).

use crate::content::language::{Bonus, Element, Status, Trigger};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit has done what a trigger names: if the law names it, the unit follows the law. Twice in a round counts once.
    pub(crate) fn follow(&mut self, id: UnitId, trigger: Trigger, element: Option<Element>) {
        rulewright_engine::covers!("journal:house.law.2");
        let named = self.s.law == trigger && (trigger != Trigger::Element || element == Some(self.s.element));
        let unit = self.s.unit_mut(id);
        if !named || unit.is_marked(mark::LAWFUL) || !unit.is_in() {
            return;
        }
        unit.marks |= mark::LAWFUL;
        self.tell(rule!("journal:house.law.1"), Fact::Follow { unit: id });
    }

    /// At the end of a round, each unit that followed the law is rewarded: after the removal step, so that it lasts through the next
    /// round.
    pub(crate) fn reward(&mut self) {
        rulewright_engine::covers!("journal:house.law.3");
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            let unit = self.s.unit_mut(id);
            let followed = unit.is_marked(mark::LAWFUL);
            unit.marks &= !mark::LAWFUL;
            if !followed || !unit.is_in() {
                continue;
            }
            if self.s.bonus == Bonus::Experience {
                self.learn(id, 1, rule!("journal:law.bonus.experience"));
            } else {
                self.give(id, Status::Lawful, 0, rule!("journal:law.2"));
            }
        }
    }
}
