//! Carries out the rules: what it works with, in one hand. Each chapter adds its part.

use super::Hedgerow;
use super::action::Action;
use super::fact::Fact;
use super::state::State;
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Flow, Next, Parts, Resolve};
use rulewright_engine::rules::frames::Pending;
use rulewright_engine::side::Side;

pub(super) struct Resolver<'a, C, L> {
    pub rules: &'a Hedgerow,
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
    /// What happens now follows from this event.
    pub cause: EventId,
}

/// What goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// Nobody has a turn left in this round.
    Round,
    /// A turn begins.
    Turn,
    /// A piece of nobody acts.
    Wolf,
}

/// Nothing is ever asked in the middle of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {}

impl Flow for Hedgerow {
    type Question = Question;
    type Frame = Frame;

    fn next(&self, s: &State) -> Option<Next<Question, Frame>> {
        let frame = match (s.acting(), s.left) {
            _ if s.outcome.is_some() => return None,
            (None, _) => Frame::Round,
            (Some(_), 0) => Frame::Turn,
            _ if s.active() == Side::NEUTRAL => Frame::Wolf,
            _ => return None,
        };
        Some(Next::Frame(Pending { frame, cause: s.since }))
    }

    fn answers(&self, _: &State, ask: &Ask<Question>, _: &mut dyn FnMut(Action)) {
        match ask.question {}
    }
}

impl<'a, C: Chance, L: Log<Fact, State>> Resolver<'a, C, L> {
    pub fn new(rules: &'a Hedgerow, s: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Resolver { rules, s, chance, log, cause: EventId::NONE }
    }

    /// Does an action of the piece whose turn it is.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Step(unit, to) => self.step(unit, to),
            Action::Strike(unit, target) => self.strike(unit, target),
            Action::Wait => self.end_turn(),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolve for Resolver<'_, C, L> {
    type Rules = Hedgerow;
    type Log = L;

    fn parts(&mut self) -> Parts<'_, Hedgerow, L> {
        Parts { rules: self.rules, state: self.s, log: self.log, cause: &mut self.cause }
    }

    fn carry(&mut self, frame: Frame) {
        match frame {
            Frame::Round => self.next_round(),
            Frame::Turn => self.start_turn(),
            Frame::Wolf => self.wolf_acts(),
        }
    }

    fn answer(&mut self, ask: Ask<Question>, _: Action) {
        match ask.question {}
    }

    fn unanswered(&mut self, ask: Ask<Question>) {
        match ask.question {}
    }

    /// The rounds end before that: a game has so many, and a round so many turns.
    fn overrun(&mut self, _: Frame) {
        self.finish_by_health();
    }
}
