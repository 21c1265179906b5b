//! Whether an action is allowed: the phase and the decision at hand, then the refusals of its chapter.

use super::Skirmish;
use super::action::{Action, Answer};
use super::state::{Pending, Phase, State};
use rulewright_engine::check::{Check, ensure};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;

/// Yes, or the clause that forbids it.
pub(super) fn check(rules: &Skirmish, s: &State, action: Action) -> Check {
    ensure(s.phase != Phase::Over, "game-over", rule!("skirmish:house.victory.1"))?;
    match (s.pending, action) {
        (Pending::None, Action::Choose(_)) => Err(Refusal::new("nothing-to-choose", rule!("skirmish:house.turn.7"))),
        (pending, Action::Choose(answer)) => check_answer(rules, s, pending, answer),
        (Pending::None, action) => check_action(rules, s, action),
        (pending, _) => Err(Refusal::new("decide-first", asks(pending))),
    }
}

/// Who decides next.
pub(super) fn to_act(s: &State) -> Option<Side> {
    match (s.phase, s.pending) {
        (Phase::Over, _) => None,
        (_, Pending::Warband(side) | Pending::First(side)) => Some(side),
        // The player of the burning unit decides about the fire; slides and allies are the acting player's. That is one
        // and the same player.
        _ => Some(s.active),
    }
}

/// The clause that asks for a decision.
pub(super) fn asks(pending: Pending) -> Clause {
    match pending {
        Pending::None => rule!("skirmish:house.turn.7"),
        Pending::Warband(_) => rule!("skirmish:house.setup.1"),
        Pending::First(_) => rule!("skirmish:house.setup.3"),
        Pending::Burn(_) => rule!("skirmish:status.on-fire.1"),
        Pending::Slide(_, false) => rule!("skirmish:keyword.knock-back.1"),
        Pending::Slide(_, true) => rule!("skirmish:house.slide.1"),
        Pending::Allies(_) => rule!("skirmish:house.gain.2"),
    }
}

fn check_answer(rules: &Skirmish, s: &State, pending: Pending, answer: Answer) -> Check {
    match (pending, answer) {
        (Pending::Warband(side), Answer::Warband(warband)) => rules.may_take_warband(s, side, warband),
        (Pending::Burn(unit), Answer::PutOut) => rules.may_put_out(s.unit(unit)),
        (Pending::Allies(rally), Answer::Ally(ally)) => rules.may_name_ally(s, &rally, ally),
        (Pending::First(_), Answer::First(_)) => Ok(()),
        (Pending::Burn(_), Answer::Burn) => Ok(()),
        (Pending::Slide(..), Answer::Slide(_)) => Ok(()),
        (Pending::Allies(_), Answer::Done) => Ok(()),
        (pending, _) => Err(Refusal::new("not-offered", asks(pending))),
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
