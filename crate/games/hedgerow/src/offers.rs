//! Whom a list of actions is asked of.

use super::Hedgerow;
use super::action::Action;
use super::state::State;

impl Hedgerow {
    /// The steps of the piece whose turn it is, its strikes, and the end of its turn.
    pub(super) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(unit) = s.acting().filter(|_| s.outcome.is_none()) else { return };
        self.offer_steps(s, unit, out);
        self.offer_strikes(s, unit, out);
        out.push(Action::Wait);
    }

    /// Every action that could be written down, legal or not.
    pub(super) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.push(Action::Wait);
        for (id, _) in s.roster() {
            out.extend(self.grid.all.iter().map(|to| Action::Step(id, to)));
            out.extend(s.roster().map(|(target, _)| Action::Strike(id, target)));
        }
    }
}
