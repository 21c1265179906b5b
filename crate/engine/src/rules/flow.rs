//! What is half done, and how it goes on: one machine for all games.
//!
//! Part of an action may have to wait: for a side's answer, for an effect that was set off before it, for the next step of a
//! turn. The state holds all of this as plain data. [`Flow::next`] says which part comes next; [`Resolve::run`] carries
//! parts on until a side is asked or nothing is left.
//!
//! A game stands on it like this:
//! - Its state holds what is half done: [`Frames`](super::frames::Frames), of which the last goes on first, or a line of its own, of which the
//!   first does. Each part keeps the event that caused it, and passes it on to its own events, however many
//!   decisions come between.
//! - [`Flow::next`] names the next part: a [`Frame`](Flow::Frame) that goes on by itself, or an [`Ask`] with the side that
//!   answers, the question, and the clause that asks.
//! - Its resolver implements [`Resolve`]: `carry` does one step of a frame, `answer` does an answer. Both are a dispatch to
//!   the chapters.
//! - `Rules::apply` ends with [`run`](Resolve::run); `to_act` and the Table's decision come from [`Flow::asked`].
//!
//! A question with one answer is answered without asking, unless the game wants it [by hand](Flow::is_by_hand): because a
//! player may decline, or because a question that is skipped tells the other side what its answers are.

use super::calc::Calc;
use super::event::{EventId, Log};
use super::frames::Pending;
use crate::rulebook::Clause;
use crate::rules::Rules;
use crate::side::Side;

/// A question that a rule asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask<Q> {
    /// Who answers.
    pub side: Side,
    /// What is asked.
    pub question: Q,
    /// The clause that asks.
    pub clause: Clause,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<Q, F> {
    /// A side answers.
    Ask(Ask<Q>),
    /// A frame goes on.
    Frame(Pending<F>),
}

/// Rules under which actions can be half done.
pub trait Flow: Rules {
    /// What a rule may ask.
    type Question: Copy;
    /// What goes on by itself.
    type Frame: Copy;

    /// What is half done and comes next; `None` when a player acts freely, or the game is over.
    fn next(&self, state: &Self::State) -> Option<Next<Self::Question, Self::Frame>>;

    /// Every legal answer, in a fixed order.
    fn answers(&self, state: &Self::State, ask: &Ask<Self::Question>, offer: &mut dyn FnMut(Self::Action));

    /// Whether even a single answer is given by hand: the side may decline, or the number of its answers is its secret.
    fn is_by_hand(&self, _: &Self::State, _: &Ask<Self::Question>) -> bool {
        true
    }

    /// Whether so many answers are as good as one: the side has no choice among them.
    fn is_forced(&self, _: &Self::State, _: &Ask<Self::Question>, answers: usize) -> bool {
        answers == 1
    }

    /// The question at hand.
    #[inline]
    fn asked(&self, state: &Self::State) -> Option<Ask<Self::Question>> {
        match self.next(state)? {
            Next::Ask(ask) => Some(ask),
            Next::Frame(_) => None,
        }
    }
}

/// How a log of these rules remembers the steps of a number.
pub type TraceOf<R, L> = <L as Log<<R as Rules>::Fact, <R as Rules>::State>>::Trace;

/// The parts that a resolver works with.
pub struct Parts<'a, R: Rules, L> {
    /// The rules.
    pub rules: &'a R,
    /// The state.
    pub state: &'a mut R::State,
    /// The log.
    pub log: &'a mut L,
    /// What happens now follows from this event.
    pub cause: &'a mut EventId,
}

/// Carries out the rules of a game. The game's resolver implements it; each chapter adds its part to the resolver.
pub trait Resolve {
    /// Whose rules.
    type Rules: Flow;
    /// What hears the events.
    type Log: Log<<Self::Rules as Rules>::Fact, <Self::Rules as Rules>::State>;

    /// How many frames one action may carry on. A game whose rules set no such number keeps this one, which no rule reaches.
    const MOST_FRAMES: u32 = 10_000;

    /// Its parts.
    fn parts(&mut self) -> Parts<'_, Self::Rules, Self::Log>;

    /// Does the next step of a frame. The last step takes the frame off.
    fn carry(&mut self, frame: <Self::Rules as Flow>::Frame);

    /// Does what was answered, and takes the question off.
    fn answer(&mut self, ask: Ask<<Self::Rules as Flow>::Question>, action: <Self::Rules as Rules>::Action);

    /// Nothing can be answered: takes the question off.
    fn unanswered(&mut self, ask: Ask<<Self::Rules as Flow>::Question>);

    /// One frame too many: takes it off, and what it would have led to with it.
    fn overrun(&mut self, frame: <Self::Rules as Flow>::Frame);

    /// Whether a frame counts towards [`MOST_FRAMES`](Resolve::MOST_FRAMES).
    fn counts(_: &<Self::Rules as Flow>::Frame) -> bool {
        true
    }

    /// What has to be done before the next part is named.
    #[inline]
    fn prepare(&mut self) {}

    /// Everything waits for the answer of a side. A game in which it takes long to find out who is asked keeps it in its state.
    #[inline]
    fn wait_for(&mut self, _: Ask<<Self::Rules as Flow>::Question>) {}

    /// Goes on until a side is asked, nothing is left, or the game is over.
    fn run(&mut self) {
        let mut carried = 0;
        loop {
            self.prepare();
            let Parts { rules, state, .. } = self.parts();
            if rules.result(state).is_some() {
                return;
            }
            match rules.next(state) {
                None => return,
                Some(Next::Ask(ask)) => {
                    if !self.answers_itself(ask) {
                        self.wait_for(ask);
                        return;
                    }
                }
                Some(Next::Frame(Pending { frame, cause })) => {
                    carried += u32::from(Self::counts(&frame));
                    let over = carried > Self::MOST_FRAMES;
                    self.because(cause, |resolver| if over { resolver.overrun(frame) } else { resolver.carry(frame) });
                }
            }
        }
    }

    /// Answers a question that leaves no choice; `false` where a side has to answer it.
    fn answers_itself(&mut self, ask: Ask<<Self::Rules as Flow>::Question>) -> bool {
        let Parts { rules, state, .. } = self.parts();
        if rules.is_by_hand(state, &ask) {
            return false;
        }
        let (mut only, mut count) = (None, 0);
        rules.answers(state, &ask, &mut |action| {
            only = Some(action);
            count += 1;
        });
        match only {
            None => self.unanswered(ask),
            Some(action) if rules.is_forced(state, &ask, count) => self.answer(ask, action),
            Some(_) => return false,
        }
        true
    }

    /// What `then` does follows from this event; where that is none, from what came before.
    #[inline]
    fn because<T>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> T) -> T {
        let parts = self.parts();
        let before = *parts.cause;
        if cause != EventId::NONE {
            *parts.cause = cause;
        }
        let told = parts.log.because_of(*parts.cause);
        let done = then(self);
        let parts = self.parts();
        parts.log.because_of(told);
        *parts.cause = before;
        done
    }

    /// Tells what has just been done: what it changes has been changed. The answer names it, for what follows from it.
    #[inline]
    fn tell(&mut self, clause: Clause, fact: <Self::Rules as Rules>::Fact) -> EventId {
        let Parts { state, log, .. } = self.parts();
        log.tell(state, clause, fact)
    }

    /// The same, with the number it is about.
    #[inline]
    fn tell_calc(
        &mut self,
        clause: Clause,
        fact: <Self::Rules as Rules>::Fact,
        calc: Calc<TraceOf<Self::Rules, Self::Log>>,
    ) -> EventId {
        let Parts { state, log, .. } = self.parts();
        log.tell_calc(state, clause, fact, calc)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::refusal::Refusal;
    use crate::rule;
    use crate::rules::GameResult;
    use crate::rules::event::Record;
    use crate::rules::frames::Frames;

    /// A toy: an echo repeats a number, one less each time, and asks at the marked numbers what to say.
    struct Echoes;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    struct State {
        frames: Frames<Frame, 8>,
        over: bool,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    enum Frame {
        #[default]
        None,
        Echo(u16),
        /// So many answers, and whether their number is a secret.
        Ask(u8, bool),
        Endless,
        End,
    }

    impl Rules for Echoes {
        type State = State;
        type Action = u8;
        type Fact = u16;

        fn to_act(&self, state: &State) -> Option<Side> {
            self.asked(state).map(|ask| ask.side)
        }
        fn result(&self, state: &State) -> Option<GameResult> {
            state.over.then_some(GameResult { winner: None, clause: rule!("toy:move.1") })
        }
        fn legal(&self, _: &State, _: &mut Vec<u8>) {}
        fn check(&self, _: &State, _: u8) -> Result<(), Refusal> {
            Ok(())
        }
        fn apply<C: Chance, L: Log<u16, State>>(&self, state: &mut State, action: u8, _: &mut C, log: &mut L) {
            let mut resolver = Resolver { state, log, cause: EventId::NONE };
            match self.asked(resolver.state) {
                Some(ask) => resolver.answer(ask, action),
                None => resolver.state.frames.push(Frame::Echo(action.into()), EventId::NONE),
            }
            resolver.run();
        }
        fn every(&self, _: &State, _: &mut Vec<u8>) {}
        fn resample<C: Chance>(&self, state: &State, _: Side, _: &mut C) -> State {
            *state
        }
        fn value(&self, _: &State, _: Side) -> f32 {
            0.0
        }
    }

    impl Flow for Echoes {
        type Question = (u8, bool);
        type Frame = Frame;

        fn next(&self, state: &State) -> Option<Next<(u8, bool), Frame>> {
            let top = state.frames.top()?;
            let Frame::Ask(answers, secret) = top.frame else { return Some(Next::Frame(top)) };
            Some(Next::Ask(Ask { side: Side::P2, question: (answers, secret), clause: rule!("toy:move.2") }))
        }
        fn answers(&self, _: &State, ask: &Ask<(u8, bool)>, offer: &mut dyn FnMut(u8)) {
            (0..ask.question.0).for_each(|n| offer(n + 100));
        }
        fn is_by_hand(&self, _: &State, ask: &Ask<(u8, bool)>) -> bool {
            ask.question.1
        }
    }

    struct Resolver<'a, L> {
        state: &'a mut State,
        log: &'a mut L,
        cause: EventId,
    }

    impl<L: Log<u16, State>> Resolve for Resolver<'_, L> {
        type Rules = Echoes;
        type Log = L;

        fn parts(&mut self) -> Parts<'_, Echoes, L> {
            Parts { rules: &Echoes, state: self.state, log: self.log, cause: &mut self.cause }
        }
        fn carry(&mut self, frame: Frame) {
            self.state.frames.pop();
            match frame {
                Frame::Echo(n) => {
                    let heard = self.tell(rule!("toy:move.1"), n);
                    if n > 1 {
                        self.state.frames.push(Frame::Echo(n - 1), heard);
                    }
                }
                Frame::Endless => {
                    self.tell(rule!("toy:move.1"), 0);
                    self.state.frames.push(Frame::Endless, EventId::NONE);
                }
                Frame::End => self.state.over = true,
                Frame::None | Frame::Ask(..) => {}
            }
        }
        fn answer(&mut self, _: Ask<(u8, bool)>, action: u8) {
            let cause = self.state.frames.pop().map_or(EventId::NONE, |asked| asked.cause);
            self.because(cause, |resolver| resolver.tell(rule!("toy:move.2"), action.into()));
        }
        fn unanswered(&mut self, _: Ask<(u8, bool)>) {
            self.state.frames.pop();
        }
        fn overrun(&mut self, _: Frame) {
            self.state.frames.pop();
            self.tell(rule!("toy:move.1"), u16::MAX);
        }
    }

    /// The events, each with its cause, when `frames` go on (the last first).
    fn told(frames: &[Frame]) -> (Vec<(u16, Option<u32>)>, State) {
        let (mut state, mut log) = (State::default(), Record::<u16, State>::default());
        let start = log.tell(&state, rule!("toy:move.1"), 1000);
        frames.iter().for_each(|frame| state.frames.push(*frame, start));
        Resolver { state: &mut state, log: &mut log, cause: EventId::NONE }.run();
        (log.entries.iter().skip(1).map(|entry| (entry.fact, entry.cause)).collect(), state)
    }

    #[test]
    fn the_last_goes_on_first_and_each_follows_from_its_own_cause() {
        let (events, state) = told(&[Frame::Echo(1), Frame::Echo(3)]);
        assert_eq!(events, [(3, Some(0)), (2, Some(1)), (1, Some(2)), (1, Some(0))]);
        assert!(state.frames.is_empty());
    }

    #[test]
    fn a_question_stops_it_and_an_answer_follows_from_what_asked() {
        let (events, mut state) = told(&[Frame::Echo(1), Frame::Ask(2, false)]);
        assert_eq!((events.as_slice(), Echoes.to_act(&state)), ([].as_slice(), Some(Side::P2)));
        let mut log = Record::<u16, State>::with_states(7);
        Echoes.apply(&mut state, 101, &mut crate::chance::Seeded::new(1), &mut log);
        let after: Vec<_> = log.entries.iter().map(|entry| (entry.fact, entry.cause)).collect();
        assert_eq!(after, [(101, Some(0)), (1, Some(0))]);
    }

    #[test]
    fn no_answer_and_a_single_one_need_nobody_unless_that_tells_a_secret() {
        assert_eq!(told(&[Frame::Ask(0, false)]).0, []);
        assert_eq!(told(&[Frame::Ask(1, false)]).0, [(100, Some(0))]);
        let (events, state) = told(&[Frame::Ask(1, true)]);
        assert_eq!((events.as_slice(), Echoes.to_act(&state)), ([].as_slice(), Some(Side::P2)));
    }

    #[test]
    fn what_has_no_end_is_ended() {
        let (events, state) = told(&[Frame::Endless]);
        let most = <Resolver<'_, Record<u16, State>> as Resolve>::MOST_FRAMES;
        assert_eq!((events.len() as u32, events.last()), (most + 1, Some(&(u16::MAX, None))));
        assert!(state.frames.is_empty());
    }

    #[test]
    fn once_the_game_is_over_nothing_goes_on() {
        let (events, state) = told(&[Frame::Echo(1), Frame::End]);
        assert_eq!((events.as_slice(), state.frames.below(), state.frames.iter().count()), ([].as_slice(), None, 1));
    }

    #[test]
    fn a_frame_is_replaced_in_its_place() {
        let mut frames: Frames<Frame, 8> = Frames::default();
        frames.push(Frame::End, EventId::NONE);
        frames.push(Frame::Echo(2), EventId::NONE);
        frames.replace(Frame::Echo(1));
        assert_eq!((frames.below(), frames.pop().map(|top| top.frame)), (Some(Frame::End), Some(Frame::Echo(1))));
    }
}
