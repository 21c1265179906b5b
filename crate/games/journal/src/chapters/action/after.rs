//! Step 9: an immediate skill, or Press On; then the action is over (`journal:action.9`, `journal:xp.*`).

use crate::Journal;
use crate::action::Action;
use crate::content::language::{Effect, SkillId, Timing, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether a unit may use this at the end of its action.
    pub(crate) fn may_use_after(&self, s: &State, id: UnitId, (by, skill, aim): (UnitId, SkillId, Aim)) -> Check {
        ensure(by == id, "not-its-turn", rule!("journal:round.4"))?;
        ensure(s.unit(id).level(skill).is_some(), "no-such-skill", rule!("journal:house.skill.1"))?;
        self.fits_after(s, id, skill)?;
        match aim {
            Aim::None if skill.skill().timing == Timing::Immediate => self.may_aim(s, (id, s.unit(id).at), skill, aim),
            Aim::Panel(to) if skill.skill().timing == Timing::Trigger => self.may_step(s, id, to, 0),
            _ => Err(Refusal::new("no-panel", rule!("journal:house.move.6"))),
        }
    }

    /// Whether a skill fits the end of this action: Press On after a close-combat attack, an immediate skill that boosts no
    /// attack (`journal:house.action.2`).
    fn fits_after(&self, s: &State, id: UnitId, skill: SkillId) -> Check {
        let row = skill.skill();
        match (row.timing, row.when) {
            (Timing::Immediate, _) => {
                let boosts = row.then.iter().any(|effect| matches!(effect, Effect::Boost { .. }));
                ensure(!boosts, "step-one-only", rule!("journal:house.action.2"))?;
            }
            (Timing::Trigger, When::CloseCombat) => {
                ensure(s.deed.close, "no-close-combat", rule!("journal:trigger.close-combat"))?;
                self.may_move_by_skill(s, id)?;
            }
            _ => return Err(Refusal::new("not-now", rule!("journal:house.action.2"))),
        }
        self.may_use_skill(s, id, skill)
    }

    /// What a unit may use at the end of its action.
    pub(crate) fn offer_after(&self, s: &State, id: UnitId, offer: &mut dyn FnMut(Action)) {
        if !s.unit(id).is_on() {
            return;
        }
        for (skill, _) in s.unit(id).skills.iter().filter(|(skill, _)| self.fits_after(s, id, *skill).is_ok()) {
            match skill.skill().timing {
                Timing::Trigger => {
                    self.steps(s, id, 0).for_each(|to| offer(Action::Use(id, *skill, Aim::Panel(to))));
                }
                _ if self.may_aim(s, (id, s.unit(id).at), *skill, Aim::None).is_ok() => {
                    offer(Action::Use(id, *skill, Aim::None));
                }
                _ => {}
            }
        }
    }

    /// Whether a unit's player has anything to say at the end of its action.
    pub(crate) fn has_after(&self, s: &State, id: UnitId) -> bool {
        let mut any = false;
        if s.unit(id).chooses() && s.deed.toll == 0 {
            self.offer_after(s, id, &mut |_| any = true);
        }
        any
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The window at the end is used: the action is over after it.
    pub(crate) fn use_after(&mut self, id: UnitId, skill: SkillId, aim: Aim) {
        self.end_action(id);
        match aim {
            Aim::Panel(to) => self.step_by(id, skill, to, rule!("journal:trigger.close-combat")),
            _ => self.use_immediate(id, skill),
        }
    }

    /// After step 8 the user pays the toll of what boosted its attack, and may then be asked for step 9.
    pub(crate) fn settle(&mut self, id: UnitId) {
        let toll = std::mem::take(&mut self.s.deed.toll);
        if toll > 0 {
            self.hurt(id, toll, rule!("journal:house.skill.4"));
            return;
        }
        self.end_action(id);
    }

    /// The action is over: what it taught (`journal:house.xp.1`).
    pub(crate) fn end_action(&mut self, id: UnitId) {
        rulewright_engine::covers!("journal:house.xp.1");
        self.pop();
        let (occurred, joker) = (self.s.deed.occurred, self.s.deed.joker);
        if occurred {
            self.learn(id, 1, rule!("journal:xp.1"));
        }
        if joker {
            self.learn(id, 1, rule!("journal:xp.2"));
        }
        (self.s.deed.occurred, self.s.deed.joker) = (false, false);
    }

    /// A side lets a window pass.
    pub(crate) fn declined(&mut self, side: rulewright_engine::side::Side) {
        self.tell(rule!("journal:house.action.1"), Fact::Decline { side });
    }
}
