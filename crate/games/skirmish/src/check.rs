//! Whether an action is allowed: the phase and the decision at hand, then the refusals of its chapter.

use super::Skirmish;
use super::action::{Action, Answer};
use super::resolver::asked;
use super::state::{Phase, Question, State};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::flow::Ask;

/// Yes, or the clause that forbids it.
pub(super) fn check(rules: &Skirmish, s: &State, action: Action) -> Check {
    ensure(s.phase != Phase::Over, "game-over", rule!("skirmish:house.victory.1"))?;
    match (asked(s), action) {
        (None, Action::Choose(_)) => Err(Refusal::new("nothing-to-choose", rule!("skirmish:house.turn.7"))),
        (Some(ask), Action::Choose(answer)) => check_answer(rules, s, ask, answer),
        (None, action) => check_action(rules, s, action),
        (Some(ask), _) => Err(Refusal::new("decide-first", ask.clause)),
    }
}

fn check_answer(rules: &Skirmish, s: &State, ask: Ask<Question>, answer: Answer) -> Check {
    match (ask.question, answer) {
        (Question::Warband(side), Answer::Warband(warband)) => rules.may_take_warband(s, side, warband),
        (Question::Burn(unit), Answer::PutOut) => rules.may_put_out(s.unit(unit)),
        (Question::Allies(rally), Answer::Ally(ally)) => rules.may_name_ally(s, &rally, ally),
        (Question::First(_), Answer::First(_)) => Ok(()),
        (Question::Burn(_), Answer::Burn) => Ok(()),
        (Question::Slide(..), Answer::Slide(_)) => Ok(()),
        (Question::Allies(_), Answer::Done) => Ok(()),
        _ => Err(Refusal::new("not-offered", ask.clause)),
    }
}

fn check_action(rules: &Skirmish, s: &State, action: Action) -> Check {
    match (s.phase, action) {
        (Phase::Deploy, Action::Deploy(unit, to)) => rules.may_deploy(s, unit, to),
        (Phase::Deploy | Phase::SetUp, _) | (_, Action::Deploy(..)) => {
            Err(Refusal::new("not-this-phase", rule!("skirmish:house.setup.4")))
        }
        (_, Action::Move(unit, to)) => rules.may_move(s, unit, to),
        (_, Action::Attack(unit, attack, target)) => rules.may_attack(s, unit, attack, target),
        (_, Action::Ability(unit, ability, target)) => rules.may_use_ability(s, unit, ability, target),
        (_, Action::Dash(unit)) => rules.may_dash(rules.actor(s, unit)?),
        (_, Action::Guard(unit)) => rules.may_guard(s, unit, rules.actor(s, unit)?),
        (_, Action::Card(played)) => rules.may_play(s, played),
        (_, Action::End | Action::Choose(_)) => Ok(()),
    }
}
