//! Whether an action may be done: each question asks its chapter.

use crate::Journal;
use crate::action::Action;
use crate::state::{Question, State};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::flow::{Ask, Flow};

impl Journal {
    /// Checks an action of the side that is asked.
    pub(crate) fn check(&self, s: &State, action: Action) -> Check {
        ensure(s.outcome.is_none(), "game-over", rule!("journal:house.win.1"))?;
        if action == Action::Concede {
            return Ok(());
        }
        let ask = self.asked(s).ok_or(Refusal::new("not-asked", rule!("journal:house.action.1")))?;
        self.check_answer(s, &ask, action)
    }

    fn check_answer(&self, s: &State, ask: &Ask<Question>, action: Action) -> Check {
        match (ask.question, action) {
            (Question::Act(id), action) => self.may_act(s, id, action),
            (Question::Place, Action::Place(id, at)) => self.may_place(s, ask.side, id, at),
            (Question::Walk(walk), Action::Move(to)) => self.may_go_on(s, &walk, to),
            (Question::Walk(walk), Action::Stop) => self.may_stop(s, &walk),
            (Question::Preflex(asked, attack), Action::Use(id, skill, aim)) => {
                self.may_answer_preflex(s, (asked, &attack), (id, skill, aim))
            }
            (Question::Reflex(attack), Action::Use(id, skill, aim)) => {
                self.may_answer_reflex(s, (ask.side, &attack), (id, skill, aim))
            }
            (Question::Call(id, called, at), Action::Call(skill, aim)) => self.may_do(s, (id, called, at), skill, aim),
            (Question::Turret(id, used), Action::Turret(slot, target)) => {
                self.may_use_second(s, id, slot, (used, target))
            }
            (Question::Clear(_, target, _), Action::Clear(status)) => {
                let has = s.unit(target).ills().any(|ill| ill == status);
                ensure(has, "no-such-status", rule!("journal:house.skill.2"))
            }
            (Question::After(id), Action::Use(by, skill, aim)) => self.may_use_after(s, id, (by, skill, aim)),
            (question, Action::Pass) if may_pass(question) => Ok(()),
            _ => Err(Refusal::new("not-asked", rule!("journal:house.action.1"))),
        }
    }
}

/// Whether a window may be passed (`journal:house.action.1`).
pub(crate) fn may_pass(question: Question) -> bool {
    matches!(
        question,
        Question::Preflex(..) | Question::Reflex(_) | Question::Call(..) | Question::Turret(..) | Question::After(_)
    )
}
