//! Numbers of events and steps: each viewer counts those that they get, so that no gap shows that something was hidden. What
//! was counted once is kept.

use std::cell::{RefCell, RefMut};

use super::Session;
use crate::rules::Game;
use crate::rules::event::Entry;
use crate::side::Viewer;
use crate::wire::Event;

/// Of a list that grows, the places of those that one viewer gets.
#[derive(Clone, Default)]
pub(super) struct Places {
    places: Vec<u32>,
    /// How many of the list have been looked through.
    looked: usize,
}

impl Places {
    /// Looks through what the list has become longer by, up to `len`.
    pub fn look(&mut self, len: usize, gets: impl Fn(usize) -> bool) {
        let new = self.looked..len;
        self.looked = self.looked.max(len);
        self.places.extend(new.filter(|at| gets(*at)).map(|at| at as u32));
    }

    /// The list is cut to `len`, or what comes after is another.
    fn forget(&mut self, len: usize) {
        self.looked = self.looked.min(len);
        self.places.truncate(self.before(len));
    }

    /// How many of the first `len` the viewer gets: the number of the next one.
    #[must_use]
    pub fn before(&self, len: usize) -> usize {
        self.places.partition_point(|at| (*at as usize) < len)
    }

    /// The place of the one with this number.
    #[must_use]
    pub fn place(&self, number: usize) -> Option<usize> {
        self.places.get(number).map(|at| *at as usize)
    }

    /// How many the viewer gets of all that was looked through.
    #[must_use]
    pub fn count(&self) -> usize {
        self.places.len()
    }
}

/// The events that one viewer gets, in order.
#[derive(Clone, Default)]
pub struct Heard {
    /// The id of the first of all events. Causes before it are none of these.
    first: u32,
    /// Their places among all events.
    places: Places,
}

impl Heard {
    /// Of events whose ids count from `first`: 0 from the beginning of a game.
    pub fn of<G: Game>(rules: &G, first: u32, entries: &[Entry<G::Fact>], viewer: Viewer) -> Heard {
        let mut heard = Heard { first, ..Heard::default() };
        heard.listen(rules, entries, viewer);
        heard
    }

    /// Goes on to all of these events, the first of which it knows.
    fn listen<G: Game>(&mut self, rules: &G, entries: &[Entry<G::Fact>], viewer: Viewer) {
        self.places.look(entries.len(), |at| rules.may_know(&entries[at].fact, viewer));
    }

    /// How many of the first `entries` events of the game the viewer gets: the number of the next one.
    #[must_use]
    pub fn before(&self, entries: usize) -> usize {
        self.places.before(entries)
    }

    /// The place among all events of the one with this number.
    #[must_use]
    pub fn place(&self, number: usize) -> Option<usize> {
        self.places.place(number)
    }

    /// The event with this number, as the viewer gets it. What they do not get is the cause of nothing: its own cause is.
    pub fn tell<G: Game>(
        &self,
        (rules, state): (&G, &G::State),
        entries: &[Entry<G::Fact>],
        number: usize,
        viewer: Viewer,
    ) -> Option<Event> {
        let place = self.place(number)?;
        let cause = self.cause(entries, place).map(|cause| cause as u32);
        Some(Event { id: number as u32, cause, ..rules.tell(state, &entries[place], viewer) })
    }

    /// The number of the nearest cause that the viewer gets. A cause must be an earlier event; this holds even if a game
    /// reports another one.
    fn cause<F>(&self, entries: &[Entry<F>], place: usize) -> Option<usize> {
        let mut at = place;
        let cause_of = |at: usize| entries[at].cause?.checked_sub(self.first).map(|cause| cause as usize);
        while let Some(cause) = cause_of(at).filter(|cause| *cause < at) {
            let number = self.before(cause);
            if self.place(number) == Some(cause) {
                return Some(number);
            }
            at = cause;
        }
        None
    }
}

/// What one viewer gets of a game, undone actions included: events, and the steps whose actions they notice.
#[derive(Default)]
pub(super) struct Seen {
    pub heard: Heard,
    pub noticed: Places,
}

/// What each viewer that has asked gets: a game of thousands of events is not looked through again at each one.
#[derive(Default)]
pub(super) struct Viewers(RefCell<Vec<(Viewer, Seen)>>);

impl Viewers {
    /// What comes after this step, which is after so many events, is gone, or another.
    pub fn forget(&mut self, step: usize, events: usize) {
        for (_, seen) in self.0.get_mut() {
            seen.heard.places.forget(events);
            seen.noticed.forget(step);
        }
    }

    /// What a viewer got when last asked.
    #[inline(never)]
    fn of(&self, viewer: Viewer) -> RefMut<'_, Seen> {
        RefMut::map(self.0.borrow_mut(), |all| {
            let at = all.iter().position(|(other, _)| *other == viewer).unwrap_or_else(|| {
                all.push((viewer, Seen::default()));
                all.len() - 1
            });
            &mut all[at].1
        })
    }
}

impl<G: Game> Session<G> {
    /// What a viewer gets of this game. To be dropped before anything else asks.
    #[inline(never)]
    pub(super) fn seen(&self, viewer: Viewer) -> RefMut<'_, Seen> {
        let mut seen = self.viewers.of(viewer);
        seen.heard.listen(&*self.rules, &self.log.entries, viewer);
        seen.noticed.look(self.history.len(), |step| self.notices(step, viewer));
        seen
    }

    /// The events from a number up to now.
    pub(super) fn tell_from(&self, from: usize, viewer: Viewer) -> Vec<Event> {
        let heard = &self.seen(viewer).heard;
        let now = heard.before(self.here().events);
        let mut events = Vec::with_capacity(now.saturating_sub(from));
        events.extend((from..now).filter_map(|number| self.tell(heard, number, viewer)));
        events
    }

    /// An event up to now and what caused it, from the first cause on.
    pub(super) fn tell_causes(&self, number: usize, viewer: Viewer) -> Vec<Event> {
        let heard = &self.seen(viewer).heard;
        let mut next = Some(number).filter(|number| *number < heard.before(self.here().events));
        let mut chain: Vec<Event> = Vec::new();
        while let Some(event) = next.and_then(|number| self.tell(heard, number, viewer)) {
            next = event.cause.map(|cause| cause as usize);
            chain.push(event);
        }
        chain.reverse();
        chain
    }

    /// The event with this number of `heard`, which is what this viewer gets.
    fn tell(&self, heard: &Heard, number: usize, viewer: Viewer) -> Option<Event> {
        heard.tell((&*self.rules, self.state()), &self.log.entries, number, viewer)
    }
}
