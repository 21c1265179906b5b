//! Stats, and what gear and the law make of them (`journal:gear.spirit.*`, `journal:law.bonus.*`).

use crate::Journal;
use crate::content::language::{Bonus, Stat, Status};
use crate::state::{State, Unit, UnitId};
use rulewright_engine::covers;

impl Journal {
    /// A stat of a unit as it is now.
    pub(crate) fn stat(&self, s: &State, id: UnitId, stat: Stat) -> i16 {
        let unit = s.unit(id);
        i16::from(unit.geared(stat)) + i16::from(lawful(s, unit, stat))
    }
}

impl Unit {
    /// A stat with its spirit gear: raised by the level, up to a capacity that is raised by one less. Capacity bounds what gear
    /// gives, not what is printed.
    pub(crate) fn geared(&self, stat: Stat) -> u8 {
        covers!(
            "journal:gear.spirit.attack",
            "journal:gear.spirit.defense",
            "journal:gear.spirit.speed",
            "journal:gear.spirit.will"
        );
        let row = self.is.character();
        let printed = row.stats[stat as usize];
        let (gear, level) = self.gear[0];
        if level == 0 || gear.stat() != Some(stat) {
            return printed;
        }
        let capacity = row.capacity[stat as usize].saturating_add(level - 1);
        printed.saturating_add(level).min(capacity)
    }
}

/// What the law adds to a stat of a Lawful unit; it may rise above its capacity (`journal:house.law.3`).
pub(crate) fn lawful(s: &State, unit: &Unit, stat: Stat) -> u8 {
    covers!(
        "journal:law.bonus.will",
        "journal:law.bonus.strength",
        "journal:law.bonus.defense",
        "journal:law.bonus.speed",
        "journal:house.status.lawful"
    );
    let named = match s.bonus {
        Bonus::Will => Stat::Will,
        Bonus::Strength => Stat::Strength,
        Bonus::Defense => Stat::Defence,
        Bonus::Speed => Stat::Speed,
        Bonus::Experience => return 0,
    };
    u8::from(named == stat && unit.has(Status::Lawful))
}
