//! What each event changed on a viewer's table: every action is done once more, and looked at as it is done.

use serde_json::Value;

use super::Session;
use crate::rules::Game;
use crate::session::patch;
use crate::side::Viewer;
use crate::wire::Event;

/// The part of a table that is about the next decision. In the middle of an action there is none: it changes at the end.
const OF_DECISIONS: [&str; 4] = ["step", "phase", "toAct", "decision"];

impl<G: Game> Session<G> {
    /// Fills in what the events after step `since` changed. The changes of an event that the viewer does not get belong to
    /// the next one that the viewer gets, or to the last one of its action.
    pub(super) fn tell_changes(&self, since: usize, viewer: Viewer, events: &mut [Event]) {
        let now = self.history.now();
        if since >= now {
            return;
        }
        let heard = self.seen(viewer).heard.clone();
        let mut walk = self.history.walk(&self.rules, since);
        let mut shown = patch::bare(self.table_at(since, walk.state(), viewer));
        for step in since + 1..=now {
            let [begin, end] = [step - 1, step].map(|step| self.history.step(step).events);
            let place = |number: usize| events.partition_point(|event| (event.id as usize) < number);
            let told = place(heard.before(begin))..place(heard.before(end));
            // Of a single event the table after the action says it all.
            let states = if told.len() > 1 { walk.states_within() } else { Vec::new() };
            let after = walk.go_to(step);
            let (last, mut drawn) = (told.end, None);
            for n in told {
                let now = if n + 1 == last {
                    patch::bare(self.table_at(step, after, viewer))
                } else {
                    let state = heard.place(events[n].id as usize).map(|at| &states[at - begin]);
                    let Some(state) = state.filter(|state| drawn != Some(*state)) else {
                        continue;
                    };
                    drawn = Some(state);
                    self.amid(state, viewer, &shown)
                };
                events[n].changes = patch::between(&shown, &now);
                shown = now;
            }
        }
    }

    /// The table in the middle of an action, after one that was shown.
    fn amid(&self, state: &G::State, viewer: Viewer, before: &Value) -> Value {
        let mut now = patch::bare(self.rules.table(state, viewer));
        patch::take_over(&OF_DECISIONS, before, &mut now);
        now
    }
}
