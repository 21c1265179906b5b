//! Numbers of events: each viewer counts those that they get, so that no gap shows that something was hidden.

use super::Session;
use crate::rules::Game;
use crate::rules::event::Entry;
use crate::side::Viewer;
use crate::wire::Event;

/// The events that one viewer gets, in order.
pub struct Heard {
    /// The id of the first of all events. Causes before it are none of these.
    first: u32,
    /// Their places among all events.
    places: Vec<u32>,
}

impl Heard {
    /// Of events whose ids count from `first`: 0 from the beginning of a game.
    pub fn of<G: Game>(rules: &G, first: u32, entries: &[Entry<G::Fact>], viewer: Viewer) -> Heard {
        let told = (0..).zip(entries).filter(|(_, entry)| rules.may_know(&entry.fact, viewer));
        Heard { first, places: told.map(|(at, _)| at).collect() }
    }

    /// How many of the first `entries` events of the game the viewer gets: the number of the next one.
    #[must_use]
    pub fn before(&self, entries: usize) -> usize {
        self.places.partition_point(|at| (*at as usize) < entries)
    }

    /// The place among all events of the one with this number.
    #[must_use]
    pub fn place(&self, number: usize) -> Option<usize> {
        self.places.get(number).map(|at| *at as usize)
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

impl<G: Game> Session<G> {
    /// The events up to now that a viewer gets.
    pub(super) fn heard(&self, viewer: Viewer) -> Heard {
        Heard::of(&*self.rules, 0, &self.log.entries[..self.here().events], viewer)
    }

    /// The event with this number of `heard`, which is what this viewer gets.
    pub(super) fn tell(&self, heard: &Heard, number: usize, viewer: Viewer) -> Option<Event> {
        heard.tell((&*self.rules, self.state()), &self.log.entries, number, viewer)
    }

    /// The events of `heard` from a number on.
    pub(super) fn tell_from(&self, heard: &Heard, from: usize, viewer: Viewer) -> Vec<Event> {
        (from..).map_while(|number| self.tell(heard, number, viewer)).collect()
    }
}
