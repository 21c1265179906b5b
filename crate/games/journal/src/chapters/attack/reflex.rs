//! Step 5: a reflex of each side before the card is drawn (`journal:action.5`, `journal:house.action.8`).

use crate::Journal;
use crate::content::language::{Effect, SkillId, Timing, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Attack, Cover, State, UnitId, bit};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;

/// Which sides have been asked, one bit each of the `done` of an attack.
fn asked(side: Side) -> u32 {
    1 << side.0
}

impl Journal {
    /// The next side that may use a reflex: that of the declared target, then the other; A first where nobody is named.
    pub(crate) fn next_reflex(&self, s: &State, attack: &Attack) -> Option<Side> {
        let named = self.declared(s, attack).map(|id| s.unit(id).side);
        let first = named.filter(|side| *side != Side::NEUTRAL).unwrap_or(s.first);
        let open = |side: &Side| attack.done & asked(*side) == 0 && !s.deed.reflex[*side];
        [first, first.other()].into_iter().filter(open).find(|side| self.reflexes(s, attack, *side).next().is_some())
    }

    /// What a side may use: who, with which skill, and whom it protects.
    pub(crate) fn reflexes<'s>(
        &'s self,
        s: &'s State,
        attack: &'s Attack,
        side: Side,
    ) -> impl Iterator<Item = (UnitId, SkillId, UnitId)> + 's {
        let own = s.standing().filter(move |(_, unit)| unit.side == side);
        let skills = own.flat_map(move |(id, unit)| unit.skills.iter().map(move |(skill, _)| (id, *skill)));
        let reflexes = skills
            .filter(|(id, skill)| skill.skill().timing == Timing::Reflex && self.may_use_skill(s, *id, *skill).is_ok());
        reflexes.flat_map(move |(id, skill)| {
            let attacked = s.standing().map(|(target, _)| target).filter(|target| attack.targets & bit(*target) != 0);
            let fits = move |target: &UnitId| self.may_reflex(s, attack, (id, skill, *target)).is_ok();
            attacked.filter(fits).map(move |target| (id, skill, target))
        })
    }

    /// Whether a unit may protect another with a skill.
    fn may_reflex(&self, s: &State, attack: &Attack, (id, skill, target): (UnitId, SkillId, UnitId)) -> Check {
        let row = skill.skill();
        ensure(row.timing == Timing::Reflex, "not-a-reflex", rule!("journal:action.5"))?;
        self.may_use_skill(s, id, skill)?;
        ensure(attack.targets & bit(target) != 0, "does-not-fit", rule!("journal:house.skill.3"))?;
        ensure(s.are_friends(id, target), "no-friend", rule!("journal:house.skill.3"))?;
        let When::FriendAttacked(most) = row.when else {
            return Err(Refusal::new("does-not-fit", rule!("journal:house.skill.3")));
        };
        let near = self.map.distance(s.unit(id).at, s.unit(target).at) <= most;
        ensure(near, "out-of-range", rule!("journal:house.skill.3"))
    }

    /// Whether a side may answer step 5 with this.
    pub(crate) fn may_answer_reflex(
        &self,
        s: &State,
        (side, attack): (Side, &Attack),
        (id, skill, aim): (UnitId, SkillId, Aim),
    ) -> Check {
        let unit = s.find(id).filter(|unit| unit.is_on() && unit.side == side);
        let unit = unit.ok_or(Refusal::new("not-yours", rule!("journal:house.action.8")))?;
        ensure(unit.level(skill).is_some(), "no-such-skill", rule!("journal:house.skill.1"))?;
        match aim {
            Aim::Unit(target) if s.find(target).is_some() => self.may_reflex(s, attack, (id, skill, target)),
            _ => Err(Refusal::new("no-target", rule!("journal:house.skill.3"))),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A side lets step 5 pass.
    pub(crate) fn pass_reflex(&mut self, side: Side, attack: Attack) {
        self.go_on(Attack { done: attack.done | asked(side), ..attack });
    }

    /// A unit protects another for this action.
    pub(crate) fn protect(&mut self, id: UnitId, skill: SkillId, target: UnitId) {
        let side = self.s.unit(id).side;
        self.s.deed.reflex[side] = true;
        let level = self.s.unit(id).level(skill).unwrap_or(1);
        let row = skill.skill();
        let bonus = crate::content::language::Skill::at(&row.bonus, level);
        if row.then.contains(&Effect::Defence) {
            self.s.deed.covers.push(Cover { unit: target, skill, bonus });
        }
    }
}
