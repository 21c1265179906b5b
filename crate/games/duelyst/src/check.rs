//! What a player may do: which chapter judges an action now.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::opening::mulligan_is_over;
use crate::chapters::queue::choose::nothing_asked;
use crate::state::{Stage, State};
use rulewright_engine::check::{Check, ensure};
use rulewright_engine::rule;

impl Duelyst {
    /// Whether the side to act may do this; else the clause that forbids it.
    pub(crate) fn check(&self, s: &State, action: Action) -> Check {
        ensure(s.stage != Stage::Over, "game-over", rule!("duelyst:win.1"))?;
        match s.stage {
            Stage::Mulligan(side) => self.may_mulligan(s, side, action),
            _ => self.check_turn(s, action),
        }
    }

    fn check_turn(&self, s: &State, action: Action) -> Check {
        match (action, self.asks(s)) {
            (Action::Mark(_) | Action::Keep, _) => Err(mulligan_is_over()),
            (_, Some(ask)) => ask.may_answer(action),
            (Action::Choose(_) | Action::Decline, None) => Err(nothing_asked()),
            (Action::Move(unit, to), None) => self.may_move(s, unit, to),
            (Action::Attack(unit, target), None) => self.may_attack(s, unit, target),
            (Action::Play(held, at), None) => self.may_play(s, held, at),
            (Action::Bloodbound(at), None) => self.may_cast_bloodbound(s, at),
            (Action::Replace(held), None) => self.may_replace(s, held),
            (Action::End, None) => Ok(()),
        }
    }
}
