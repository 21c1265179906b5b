//! Experience (`journal:xp.*`, `journal:house.xp.*`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The experience points that make a level point (`journal:xp.3`).
pub(crate) const LEVEL: u16 = 30;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A hero or a neutral unit gains experience; allies have none.
    pub(crate) fn learn(&mut self, id: UnitId, amount: u8, clause: Clause) {
        covers!("journal:house.neutral.4");
        let unit = self.s.unit_mut(id);
        if !unit.is_in() || !(unit.is_hero() || unit.is_neutral()) {
            return;
        }
        let before = unit.xp / LEVEL;
        unit.xp = unit.xp.saturating_add(amount.into());
        let rose = unit.xp / LEVEL > before;
        self.tell(clause, Fact::Experience { unit: id, amount });
        if rose {
            self.tell(rule!("journal:xp.3"), Fact::LevelPoint { unit: id });
        }
    }
}
