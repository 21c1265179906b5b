//! What a player may do: which chapter judges an action now.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::opening::mulligan_is_over;
use crate::chapters::queue::choose::nothing_asked;
use crate::state::{Question, Stage, State};
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::flow::Flow;

impl Duelyst {
    /// Whether the side to act may do this; else the clause that forbids it.
    pub(crate) fn check(&self, s: &State, action: Action) -> Check {
        ensure(s.stage != Stage::Over, "game-over", rule!("duelyst:win.1"))?;
        match (self.asked(s).map(|ask| (ask.side, ask.question)), action) {
            (Some((side, Question::Mulligan)), action) => self.may_mulligan(s, side, action),
            (_, Action::Mark(_) | Action::Keep) => Err(mulligan_is_over()),
            (Some((_, Question::Target(target))), action) => target.may_answer(action),
            (None, Action::Choose(_) | Action::Decline) => Err(nothing_asked()),
            (None, Action::Move(unit, to)) => self.may_move(s, unit, to),
            (None, Action::Attack(unit, target)) => self.may_attack(s, unit, target),
            (None, Action::Play(held, at)) => self.may_play(s, held, at),
            (None, Action::Bloodbound(at)) => self.may_cast_bloodbound(s, at),
            (None, Action::Replace(held)) => self.may_replace(s, held),
            (None, Action::End) => Ok(()),
        }
    }
}
