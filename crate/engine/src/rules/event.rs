//! Events: what happened, what caused it, and the clause that says so.

use super::calc::{Calc, Step, Steps, Trace};
use crate::rulebook::Clause;
use crate::wire;

/// The id of an event, by which later events name it as their cause. A state may hold one, for what waits for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventId(u32);

impl EventId {
    /// No event: the cause of what follows from the action itself. A log that keeps nothing returns it, too.
    pub const NONE: EventId = EventId(u32::MAX);
}

impl Default for EventId {
    fn default() -> Self {
        EventId::NONE
    }
}

/// Receives every event while rules are applied. `()` ignores all of them and costs nothing.
///
/// `F` is the game's own small record of what happened; words are made from it only for a reader. `S` is the game's state: a
/// game reports an event after it has made the event's change, so the state then is the one that the event shows.
pub trait Log<F, S> {
    /// How the [`Calc`]s of this log keep their steps.
    type Trace: Trace;

    /// A trace for a [`Calc`] that this log will receive. A log that keeps nothing needs no steps either.
    #[inline]
    fn trace(&self) -> Self::Trace {
        Self::Trace::default()
    }

    /// Reports one event by this clause, with the cause that [`because_of`](Log::because_of) has set. Returns its id, to be
    /// the cause of later events.
    fn tell(&mut self, state: &S, clause: Clause, fact: F) -> EventId;

    /// Reports an event together with the number that it is about.
    fn tell_calc(&mut self, state: &S, clause: Clause, fact: F, calc: Calc<Self::Trace>) -> EventId;

    /// Makes this event the cause of those reported from here on. Returns the one before, to be set again.
    fn because_of(&mut self, cause: EventId) -> EventId;
}

impl<F, S> Log<F, S> for () {
    type Trace = ();
    #[inline]
    fn tell(&mut self, _: &S, _: Clause, _: F) -> EventId {
        EventId::NONE
    }
    #[inline]
    fn tell_calc(&mut self, _: &S, _: Clause, _: F, _: Calc<()>) -> EventId {
        EventId::NONE
    }
    #[inline]
    fn because_of(&mut self, _: EventId) -> EventId {
        EventId::NONE
    }
}

/// One event as a [`Record`] keeps it.
#[derive(Clone, Debug)]
pub struct Entry<F> {
    /// What happened.
    pub fact: F,
    /// The clause behind it.
    pub clause: Clause,
    /// The number of the event that caused it.
    pub cause: Option<u32>,
    /// The number it is about.
    pub calc: Option<Calc<Vec<Step>>>,
}

/// A log that keeps everything, or, if nobody reads it, nothing. Then it does what `()` does, for rules that are compiled only
/// once for both.
#[derive(Clone, Debug)]
pub struct Record<F, S> {
    /// The events, in order. The id of an event is its index plus the number of events `before`.
    pub entries: Vec<Entry<F>>,
    /// The state at each event, if this log keeps states: see [`with_states`](Record::with_states).
    pub states: Vec<S>,
    /// The number of events before the first one here.
    before: u32,
    /// The cause of the events to come.
    cause: EventId,
    keeps: Keeps,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeps {
    Nothing,
    Ids,
    Events,
    EventsAndStates,
}

impl<F, S> Default for Record<F, S> {
    fn default() -> Self {
        Record { entries: Vec::new(), states: Vec::new(), before: 0, cause: EventId::NONE, keeps: Keeps::Events }
    }
}

impl<F, S: Clone> Record<F, S> {
    /// A log that nobody reads: it keeps nothing, and takes no heap.
    #[must_use]
    pub fn unread() -> Self {
        Record { keeps: Keeps::Nothing, ..Record::default() }
    }

    /// A log that continues after this number of events and keeps none: it only gives each its id, which a state may hold.
    #[must_use]
    pub fn of_ids(before: u32) -> Self {
        Record { before, keeps: Keeps::Ids, ..Record::default() }
    }

    /// A log that continues after this number of events.
    #[must_use]
    pub fn after(before: u32) -> Self {
        Record { before, ..Record::default() }
    }

    /// A log that continues after this number of events, and keeps the state at each new one.
    #[must_use]
    pub fn with_states(before: u32) -> Self {
        Record { before, keeps: Keeps::EventsAndStates, ..Record::default() }
    }

    /// Drops the events from `len` on, and the cause of those to come.
    pub fn truncate(&mut self, len: usize) {
        self.entries.truncate(len);
        self.cause = EventId::NONE;
    }

    // Compiled once, and not at each of the places that report an event.
    #[inline(never)]
    fn keep(&mut self, state: &S, clause: Clause, fact: F, calc: Option<Calc<Vec<Step>>>) -> EventId {
        match self.keeps {
            Keeps::Nothing => return EventId::NONE,
            Keeps::Ids => {
                self.before += 1;
                return EventId(self.before - 1);
            }
            Keeps::Events => {}
            Keeps::EventsAndStates => self.states.push(state.clone()),
        }
        let id = self.before + self.entries.len() as u32;
        let cause = Some(self.cause).filter(|cause| *cause != EventId::NONE).map(|cause| cause.0);
        debug_assert!(cause.is_none_or(|cause| cause < id), "event {id} by {clause} is caused by event {cause:?}");
        self.entries.push(Entry { fact, clause, cause, calc });
        EventId(id)
    }
}

impl<F, S: Clone> Log<F, S> for Record<F, S> {
    type Trace = Steps;

    #[inline]
    fn trace(&self) -> Steps {
        if matches!(self.keeps, Keeps::Nothing | Keeps::Ids) { Steps::unread() } else { Steps::default() }
    }

    #[inline]
    fn tell(&mut self, state: &S, clause: Clause, fact: F) -> EventId {
        self.keep(state, clause, fact, None)
    }

    #[inline]
    fn tell_calc(&mut self, state: &S, clause: Clause, fact: F, calc: Calc<Steps>) -> EventId {
        self.keep(state, clause, fact, Some(calc.into()))
    }

    #[inline]
    fn because_of(&mut self, cause: EventId) -> EventId {
        std::mem::replace(&mut self.cause, cause)
    }
}

impl wire::Calc {
    /// A [`Calc`] in its shape for JSON; `name` gives the id of a step's source.
    pub fn of(calc: &Calc<Vec<Step>>, name: impl Fn(super::calc::Source) -> Option<wire::Word>) -> wire::Calc {
        let step = |s: &Step| wire::CalcStep {
            op: s.op.id().into(),
            by: s.by,
            to: s.to,
            cites: s.clause.id().into(),
            from: name(s.from),
        };
        wire::Calc {
            value: calc.value,
            base: calc.base,
            cites: calc.clause.id().into(),
            steps: calc.steps().iter().map(step).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A step that nobody reads is not even computed.
    #[test]
    fn a_log_that_nobody_reads_wants_no_steps() {
        let mut steps = Log::<u8, ()>::trace(&Record::<u8, ()>::unread());
        steps.keep(|| panic!("nobody reads it"));
        assert_eq!(steps, Steps::unread());
        assert_ne!(steps, Log::<u8, ()>::trace(&Record::<u8, ()>::default()));
    }

    #[test]
    fn a_log_that_nobody_reads_keeps_nothing() {
        let mut log = Record::<u8, ()>::unread();
        log.because_of(EventId(0));
        assert_eq!(log.tell(&(), crate::rule!("toy:move.1"), 1), EventId::NONE);
        assert!(log.entries.is_empty());
    }

    #[test]
    fn a_log_of_ids_gives_those_that_a_log_of_events_gives() {
        let clause = crate::rule!("toy:move.1");
        let (mut ids, mut events) = (Record::<u8, ()>::of_ids(3), Record::<u8, ()>::after(3));
        for fact in [1, 2] {
            assert_eq!(ids.tell(&(), clause, fact), events.tell(&(), clause, fact));
        }
        assert_eq!((ids.entries.len(), events.entries.len()), (0, 2));
        assert_eq!(Log::<u8, ()>::trace(&ids), Steps::unread());
    }

    #[test]
    fn what_is_told_follows_from_the_cause_that_was_set_last() {
        let mut log = Record::<u8, ()>::default();
        let clause = crate::rule!("toy:move.1");
        let first = log.tell(&(), clause, 1);
        let none = log.because_of(first);
        let second = log.tell(&(), clause, 2);
        let before = log.because_of(second);
        log.tell(&(), clause, 3);
        log.because_of(before);
        log.tell(&(), clause, 4);
        log.because_of(none);
        log.tell(&(), clause, 5);
        let told = |log: &Record<u8, ()>| log.entries.iter().map(|entry| (entry.fact, entry.cause)).collect::<Vec<_>>();
        assert_eq!(told(&log), [(1, None), (2, Some(0)), (3, Some(1)), (4, Some(0)), (5, None)]);
        log.because_of(second);
        log.truncate(2);
        log.tell(&(), clause, 6);
        assert_eq!(told(&log), [(1, None), (2, Some(0)), (6, None)]);
    }
}
