//! Whether an action may be done: each is asked of its chapter.

use crate::Pox;
use crate::action::Action;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};

impl Pox {
    /// Checks an action of the active player.
    pub(crate) fn check(&self, s: &State, action: Action) -> Check {
        ensure(s.outcome.is_none(), "game-over", rule!("pox:house.end.1"))?;
        let side = s.active;
        match action {
            Action::End | Action::Timeout | Action::Concede => Ok(()),
            Action::Transfigure => self.may_transfigure(s, side),
            Action::Move(id, to) => self.may_move(s, self.own(s, id)?, to),
            Action::Use(id, printed, aim) => self.may_use_on(s, self.own(s, id)?, printed, aim),
            Action::Deploy(rune, at) => self.may_deploy(s, side, rune, at),
            Action::Cast(rune, aim) => self.may_cast(s, side, rune, aim),
            Action::Equip(rune, id) => self.may_equip(s, side, rune, id),
        }
    }

    /// A unit that the active player controls (`pox:gl.controlled`).
    pub(crate) fn own<'s>(&self, s: &'s State, id: UnitId) -> Result<&'s Unit, Refusal> {
        let there = s.find(id).filter(|unit| !unit.is_hidden_from(s.active));
        let unit = there.ok_or(Refusal::new("not-there", rule!("pox:gl.play")))?;
        ensure(unit.side == s.active, "not-yours", rule!("pox:gl.controlled"))?;
        Ok(unit)
    }
}
