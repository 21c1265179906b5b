//! What may be done: the list of legal actions, and the list of all that could be written down.

use super::Yardstick;
use super::state::{Action, State};

impl Yardstick {
    /// Unit by unit its steps, square by square, and its blows, target by target; the end of the turn last.
    pub(super) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if s.outcome.is_some() {
            return;
        }
        let squares = s.squares();
        let foes = squares[s.active.other()];
        let taken = squares[s.active] | foes;
        for (id, unit) in s.standing(s.active) {
            (self.steps(unit) & !taken).iter().for_each(|to| out.push(Action::Move(id, to)));
            let hit = self.blows(unit.at) & foes;
            if !hit.is_empty() {
                let targets = s.standing(s.active.other()).filter(|(_, foe)| hit.has(foe.at));
                targets.for_each(|(target, _)| out.push(Action::Attack(id, target)));
            }
        }
        out.push(Action::End);
    }

    /// Every action that could be written down, legal or not.
    pub(super) fn list_every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.push(Action::End);
        for (id, _) in s.roster() {
            out.extend(self.grid.all.iter().map(|to| Action::Move(id, to)));
            out.extend(s.roster().map(|(target, _)| Action::Attack(id, target)));
        }
    }
}
