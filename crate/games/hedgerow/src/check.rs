//! Whom a refusal is asked of.

use super::Hedgerow;
use super::action::Action;
use super::state::State;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};

impl Hedgerow {
    pub(super) fn check(&self, s: &State, action: Action) -> Check {
        ensure(s.outcome.is_none(), "game-over", rule!("hedgerow:victory.1"))?;
        match action {
            Action::Step(unit, to) => {
                self.may_act(s, unit)?;
                self.may_step(s, unit, to)
            }
            Action::Strike(unit, target) => {
                self.may_act(s, unit)?;
                self.may_strike(s, unit, target)
            }
            Action::Wait => Ok(()),
        }
    }
}
