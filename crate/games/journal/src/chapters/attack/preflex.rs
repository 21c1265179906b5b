//! Step 3: a preflex before range is checked (`journal:action.3`, `journal:house.action.6`).

use super::Blow;
use crate::Journal;
use crate::content::language::{SkillId, Timing, When};
use crate::state::{Aim, Attack, State, UnitId, bit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};

impl Journal {
    /// The next unit whose player may use a preflex: the declared target, then the others in the area.
    pub(crate) fn next_preflex(&self, s: &State, attack: &Attack) -> Option<UnitId> {
        if s.deed.preflex {
            return None;
        }
        let left = self.struck(s, attack) & !attack.done;
        let can = |id: &UnitId| self.preflexes(s, attack, *id).next().is_some();
        let declared = self.declared(s, attack).filter(|id| left & bit(*id) != 0).filter(can);
        declared.or_else(|| {
            let able = s.standing().map(|(id, _)| id).filter(|id| left & bit(*id) != 0).filter(can);
            self.next_of(s, attack, able.fold(0, |all, id| all | bit(id)))
        })
    }

    /// The preflexes that a unit may use, each with a panel it may step onto.
    pub(crate) fn preflexes<'s>(
        &'s self,
        s: &'s State,
        attack: &'s Attack,
        id: UnitId,
    ) -> impl Iterator<Item = (SkillId, Cell)> + 's {
        let skills = s.unit(id).skills;
        let able = (0..skills.len()).map(move |at| skills[at].0).filter(move |skill| {
            skill.skill().timing == Timing::Preflex && self.may_preflex(s, attack, id, *skill).is_ok()
        });
        able.flat_map(move |skill| self.steps(s, id, 0).map(move |to| (skill, to)))
    }

    /// Whether a unit may use a skill as preflex.
    pub(crate) fn may_preflex(&self, s: &State, attack: &Attack, id: UnitId, skill: SkillId) -> Check {
        let row = skill.skill();
        ensure(row.timing == Timing::Preflex, "not-a-preflex", rule!("journal:action.3"))?;
        ensure(!s.unit(id).is_neutral(), "not-yours", rule!("journal:house.action.6"))?;
        self.may_use_skill(s, id, skill)?;
        let fits = match row.when {
            When::SpecialTarget => self.declared(s, attack) == Some(id) && Blow::from(*attack).class(s).is_special(),
            When::Attacked => true,
            _ => false,
        };
        ensure(fits, "does-not-fit", rule!("journal:house.action.6"))?;
        self.may_move_by_skill(s, id)
    }

    /// Whether a unit may answer step 3 with this.
    pub(crate) fn may_answer_preflex(
        &self,
        s: &State,
        (asked, attack): (UnitId, &Attack),
        (id, skill, aim): (UnitId, SkillId, Aim),
    ) -> Check {
        ensure(id == asked, "not-asked", rule!("journal:house.action.6"))?;
        let level = s.unit(id).level(skill);
        ensure(level.is_some(), "no-such-skill", rule!("journal:house.skill.1"))?;
        self.may_preflex(s, attack, id, skill)?;
        let Aim::Panel(to) = aim else { return Err(Refusal::new("no-panel", rule!("journal:house.move.6"))) };
        self.may_step(s, id, to, 0)
    }
}
