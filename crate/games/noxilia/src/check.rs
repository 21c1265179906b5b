//! Whether an action is legal: the phase, then who decides, then the chapter of the action. The chapter states the conditions,
//! each with the clause that forbids the action.

use crate::Noxilia;
use crate::action::Action;
use crate::chapters::actions::not_asked;
use crate::chapters::combat::death::is_undecided;
use crate::content::abilities::Key;
use crate::state::{Question, State};
use rulewright_engine::rules::check::Check;
use rulewright_engine::side::Side;

impl Noxilia {
    /// Yes, or the clause that forbids the action.
    pub(crate) fn check(&self, s: &State, action: Action) -> Check {
        is_undecided(s)?;
        match s.asked() {
            Some((question, side, _)) => self.check_answer(s, question, side, action),
            None => self.check_own(s, action),
        }
    }

    fn check_answer(&self, s: &State, question: Question, side: Side, action: Action) -> Check {
        match (question, action) {
            (Question::Deploy, Action::Deploy(card, at)) => self.may_deploy(s, side, card, at),
            (Question::Step, Action::Move(id, to)) => self.may_go_on(s, id, to),
            _ => self.may_answer(s, question, side, action),
        }
    }

    /// An action of the player whose turn it is to act.
    fn check_own(&self, s: &State, action: Action) -> Check {
        let side = s.active;
        match action {
            Action::Pass => Ok(()),
            Action::Move(id, to) => self.may_move(s, id, to),
            Action::Retreat(id, to) => self.may_retreat(s, id, to),
            Action::Charge(id, via, target) => self.may_charge(s, id, via, target),
            Action::Attack(id, target) => self.may_attack(s, id, target),
            Action::Shoot(id, target) => self.may_shoot(s, id, target),
            Action::Cast(card, caster, aim) => self.may_cast(s, side, card, caster, aim),
            Action::Set(card, caster, aim) => self.may_set(s, side, card, caster, aim),
            Action::Play(card, aim) => self.may_play(s, side, card, aim),
            Action::Equip(id, at, item) => self.may_equip(s, id, at, item),
            Action::Heal(id, at, whom) => self.may_tend(s, Key::Heal, id, at, whom),
            Action::Purify(id, at, whom) => self.may_tend(s, Key::Purification, id, at, whom),
            Action::Adventure(id) => self.may_set_out(s, id),
            Action::Deploy(..) | Action::Suggested | Action::Choose(_) | Action::Pay(_) | Action::Decline => {
                not_asked()
            }
        }
    }

    /// Whose decision it is.
    pub(crate) fn whose(&self, s: &State) -> Side {
        s.asked().map_or(s.active, |(_, side, _)| side)
    }
}
