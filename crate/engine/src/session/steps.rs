//! Steps as each viewer counts them: a side counts the actions that it notices, so that no number shows that something was
//! done in secret.

use super::Session;
use crate::rules::Game;
use crate::side::Viewer;

impl<G: Game> Session<G> {
    /// Whether the viewer notices the action after this step. They do not if they get none of its events; their own actions
    /// they always notice, and so does everybody an action without events, which passes the decision on.
    pub(super) fn notices(&self, step: usize, viewer: Viewer) -> bool {
        let Viewer::Side(side) = viewer else { return true };
        let (before, after) = (self.history.step(step), self.history.step(step + 1));
        let told = &self.log.entries[before.events..after.events];
        before.to_act == Some(side)
            || told.is_empty()
            || told.iter().any(|entry| self.rules.may_know(&entry.fact, viewer))
    }

    /// How many of the actions before this step the viewer notices.
    pub(super) fn count(&self, step: usize, viewer: Viewer) -> usize {
        self.seen(viewer).noticed.before(step)
    }

    /// The last step before which the viewer notices so many actions: what they do not notice belongs to the step before it.
    pub(super) fn last_step(&self, noticed: usize, viewer: Viewer) -> Option<usize> {
        let seen = self.seen(viewer);
        let end = (noticed == seen.noticed.count()).then(|| self.history.len());
        seen.noticed.place(noticed).or(end)
    }
}
