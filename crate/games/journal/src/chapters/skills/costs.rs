//! What a skill costs: the environment pays first, then its user (`journal:house.action.5`, `journal:condition.*-energy`).

use crate::Journal;
use crate::content::language::{Bars, Class, Condition, Effect, Energy, Skill, SkillId, Stat, Timing};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The MP of the environment, and the clause that says so.
pub(crate) fn environment(energy: Energy) -> (u8, Clause) {
    match energy {
        Energy::High => (15, rule!("journal:condition.high-energy")),
        Energy::Normal => (10, rule!("journal:condition.normal-energy")),
        Energy::Low => (5, rule!("journal:condition.low-energy")),
    }
}

impl Journal {
    /// Whether a unit may use one of its skills now: nothing bars it, it is not used up, and it can be paid.
    pub(crate) fn may_use_skill(&self, s: &State, id: UnitId, skill: SkillId) -> Check {
        let (unit, row) = (s.unit(id), skill.skill());
        ensure(!unit.is_paralyzed(), "paralyzed", rule!("journal:house.status.paralyzed"))?;
        let at = unit.skills.iter().position(|(is, _)| *is == skill);
        let (level, used) = at.map_or((1, false), |at| (unit.skills[at].1, unit.used >> at & 1 == 1));
        ensure(!row.once || !used, "used-up", rule!("journal:house.skill.1"))?;
        self.is_allowed(s, id, row.class)?;
        ensure(!needs_long_weapon(row) || has_long_weapon(unit), "no-long-weapon", rule!("journal:house.skill.8"))?;
        let cost = Skill::at(&row.cost, level);
        let payable = cost <= unit.mp || cost <= self.environment_share(s, id) + unit.mp;
        ensure(payable, "too-dear", rule!("journal:house.action.5"))
    }

    /// Whether conditions and statuses allow a unit skills of a class; on a relic they always do (`journal:terrain.relic`).
    pub(crate) fn is_allowed(&self, s: &State, id: UnitId, class: Class) -> Check {
        covers!("journal:terrain.relic", "journal:house.relic.1");
        let unit = s.unit(id);
        if !class.is_special() {
            return Ok(());
        }
        let (condition, clause) = banned(s.condition);
        let (barred, silenced) = (condition == Some(class), unit.is_barred(Bars::Special));
        if (!barred && !silenced) || self.is_on_relic(s, unit.at) {
            return Ok(());
        }
        ensure(!barred, "banned", clause)?;
        Err(Refusal::new("silenced", rule!("journal:house.status.silenced")))
    }

    /// The MP that the environment pays for a unit now: at most its will in one action.
    pub(crate) fn environment_share(&self, s: &State, id: UnitId) -> u8 {
        let will = self.stat(s, id, Stat::Will).clamp(0, 100) as u8;
        s.environment.min(will.saturating_sub(s.deed.taken[id.index()]))
    }
}

/// The class that a condition bars, and the clause that bars it.
pub(crate) fn banned(condition: Condition) -> (Option<Class>, Clause) {
    let clause = match condition {
        Condition::AntiMechanics => rule!("journal:condition.anti-mechanics.1"),
        Condition::AntiAncients => rule!("journal:condition.anti-ancients.1"),
        _ => rule!("journal:condition.anti-magic.1"),
    };
    (condition.bars(), clause)
}

/// What a skill costs a unit.
pub(crate) fn cost(unit: &Unit, skill: SkillId) -> u8 {
    Skill::at(&skill.skill().cost, unit.level(skill).unwrap_or(1))
}

/// A long skill shoots with a long weapon (`journal:house.skill.8`).
fn needs_long_weapon(skill: &Skill) -> bool {
    skill.class == Class::Long
        && skill.timing != Timing::Passive
        && (skill.attack || skill.then.contains(&Effect::Strike))
}

fn has_long_weapon(unit: &Unit) -> bool {
    unit.arms().any(|(_, item)| item.item().class == Class::Long)
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit pays for a skill.
    pub(crate) fn pay_for(&mut self, id: UnitId, skill: SkillId) {
        let cost = cost(self.s.unit(id), skill);
        if cost == 0 {
            return;
        }
        let environment = cost.min(self.rules.environment_share(self.s, id));
        let own = cost - environment;
        self.s.environment -= environment;
        self.s.deed.taken[id.index()] += environment;
        let unit = self.s.unit_mut(id);
        unit.mp = unit.mp.saturating_sub(own);
        self.tell(rule!("journal:house.action.5"), Fact::Pay { unit: id, own, environment });
    }
}
