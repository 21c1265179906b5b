//! What each event changed on a viewer's table: every action is done once more, and looked at as it is done.

use super::Session;
use crate::chance::Luck;
use crate::event::Record;
use crate::patch;
use crate::rules::Game;
use crate::side::Viewer;
use crate::wire::Event;

/// The part of a table that is about the next decision. In the middle of an action there is none: it changes at the end.
const OF_DECISIONS: [&str; 4] = ["step", "phase", "toAct", "decision"];

impl<G: Game> Session<G> {
    /// Fills in what the events after step `since` changed. The changes of an event that the viewer does not get belong to
    /// the next one that the viewer gets, or to the last one of its action.
    pub(super) fn tell_changes(&self, since: usize, viewer: Viewer, events: &mut [Event]) {
        if since >= self.now {
            return;
        }
        let mut shown = patch::bare(self.table_at(since, viewer));
        for step in since + 1..=self.now {
            let [begin, end] = [step - 1, step].map(|step| self.moments[step].events);
            let place = |id: usize| events.partition_point(|event| (event.id as usize) < id);
            let told = place(begin)..place(end);
            let states = self.states_within(step);
            let (last, mut drawn) = (told.end, None);
            for n in told {
                let state = &states[events[n].id as usize - begin];
                let over = n + 1 == last;
                if !over && drawn == Some(state) {
                    continue;
                }
                drawn = Some(state);
                let mut now = patch::bare(match over {
                    true => self.table_at(step, viewer),
                    false => self.rules.table(state, viewer),
                });
                if !over {
                    OF_DECISIONS.iter().for_each(|field| now[field] = shown[field].clone());
                }
                events[n].changes = patch::between(&shown, &now);
                shown = now;
            }
        }
    }

    /// The state after each event of an action.
    fn states_within(&self, step: usize) -> Vec<G::State> {
        let before = &self.moments[step - 1];
        let mut log = Record::with_states(before.events as u32);
        let (mut state, mut chance) = (before.state, before.chance.clone());
        self.rules.apply(&mut state, self.actions[step - 1], &mut Luck::Scripted(&mut chance), &mut log);
        log.states
    }
}
