//! The legal actions, each listed by its chapter; and every action that can be written down.

use super::Skirmish;
use super::action::{Action, Answer};
use super::chapters::Actor;
use super::content::CardId;
use super::state::{MAX_HAND, Phase, Question, State, UnitId};
use rulewright_engine::collections::piles::Pile;

/// Writes every legal action, in a fixed order.
pub(super) fn legal(rules: &Skirmish, s: &State, out: &mut Vec<Action>) {
    out.clear();
    match (s.phase, s.question) {
        (Phase::Over, _) => {}
        (Phase::Deploy, Question::None) => rules.offer_deployments(s, out),
        (_, Question::None) => offer_turn(rules, s, out),
        (_, question) => answers(rules, s, question, &mut |action| out.push(action)),
    }
}

/// The legal answers to a question.
pub(super) fn answers(rules: &Skirmish, s: &State, question: Question, offer: &mut dyn FnMut(Action)) {
    let mut offer = |answer| offer(Action::Choose(answer));
    match question {
        Question::None => {}
        Question::Warband(side) => rules.offer_warbands(s, side, &mut offer),
        Question::First(_) => [true, false].into_iter().for_each(|first| offer(Answer::First(first))),
        Question::Burn(unit) => rules.offer_fire(s.unit(unit), &mut offer),
        Question::Slide(..) => [true, false].into_iter().for_each(|slide| offer(Answer::Slide(slide))),
        Question::Allies(rally) => rules.offer_allies(s, &rally, &mut offer),
    }
}

fn offer_turn(rules: &Skirmish, s: &State, out: &mut Vec<Action>) {
    let side = s.active;
    let squares = s.all_squares();
    let foes = squares[side.other()];
    let free = !(squares[side] | foes);
    let hand = distinct(&s.hand[side]);
    let cheapest = hand.iter().map(|card| rules.content.printed_card(*card).ap).min().unwrap_or(u8::MAX);
    for (id, unit) in s.standing(side) {
        let actor = Actor { id, unit, card: rules.content.printed_unit(unit.is), foes, free };
        rules.offer_moves(&actor, out);
        rules.offer_attacks(s, &actor, out);
        rules.offer_abilities(s, &actor, out);
        rules.offer_basics(s, &actor, out);
        if unit.ap >= cheapest {
            rules.offer_cards(s, &actor, &hand, out);
        }
    }
    out.push(Action::End);
}

/// A hand without its second copies: they are the same action.
fn distinct(hand: &[CardId]) -> Pile<CardId, MAX_HAND> {
    let mut distinct = Pile::default();
    for card in hand {
        if !distinct.contains(card) {
            distinct.push(*card);
        }
    }
    distinct
}

/// Writes every action that can be written down: legal ones, and all that a person might try. The actions of the phase
/// at hand come first, so that the reason of a refusal is not another phase.
pub(super) fn every(rules: &Skirmish, s: &State, out: &mut Vec<Action>) {
    out.clear();
    out.push(Action::End);
    let answers = [
        Answer::First(true),
        Answer::First(false),
        Answer::PutOut,
        Answer::Burn,
        Answer::Slide(true),
        Answer::Slide(false),
        Answer::Done,
    ];
    out.extend(answers.map(Action::Choose));
    out.extend((0..rules.content.warbands.len() as u8).map(|w| Action::Choose(Answer::Warband(w))));
    let units: Vec<UnitId> = s.roster().map(|(id, _)| id).collect();
    for id in units.iter().copied() {
        out.push(Action::Choose(Answer::Ally(id)));
        out.push(Action::Dash(id));
        out.push(Action::Guard(id));
        let card = rules.content.printed_unit(s.unit(id).is);
        for cell in rules.board.grid.all.iter() {
            out.push(Action::Deploy(id, cell));
            out.push(Action::Move(id, cell));
        }
        for target in units.iter().copied() {
            out.extend((0..card.attacks.len()).map(|n| Action::Attack(id, n as u8, target)));
            out.extend((0..card.abilities.len()).map(|n| Action::Ability(id, n as u8, target)));
        }
        rules.every_card(s, id, card, &units, out);
    }
    let (belongs, other): (Vec<_>, Vec<_>) = out.drain(..).partition(|action| match action {
        Action::Deploy(..) => s.phase == Phase::Deploy,
        _ => s.phase != Phase::Deploy,
    });
    out.extend(belongs);
    out.extend(other);
}

/// The action that ends the turn of the side to act.
pub(super) fn ending(s: &State) -> Option<Action> {
    ((s.phase, s.question) == (Phase::Act, Question::None)).then_some(Action::End)
}
