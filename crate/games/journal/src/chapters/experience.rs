//! Experience (`journal:xp.*`, `journal:house.xp.*`).

use crate::content::language::SkillId;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The experience points that make a level point (`journal:xp.3`).
pub(crate) const LEVEL: u16 = 30;

/// The level points that it costs to raise a skill: each level costs the one that it leaves, a skill that is not yet known 1.
pub(crate) fn price(from: u8, to: u8) -> u16 {
    covers!("journal:xp.4");
    (from..to).map(|level| u16::from(level.max(1))).sum()
}

impl Unit {
    /// The level points that its experience has earned.
    pub(crate) fn level_points(&self) -> u16 {
        self.xp / LEVEL
    }

    /// The level points that its skills have cost, beyond those that it comes with. Nothing else can be bought.
    pub(crate) fn spent(&self) -> u16 {
        covers!("journal:house.xp.2", "journal:house.xp.4");
        let row = self.is.character();
        let free = |skill: SkillId| row.comes_with(skill, self.further());
        self.skills.iter().map(|(skill, level)| price(free(*skill), *level)).sum()
    }
}

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
