//! What may be done: the list of legal actions, and the list of all that could be written down.

use super::Yardstick;
use super::state::{Action, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::offers::Offers;

/// What stands for room in a list: nothing but zeros, which are laid out at once.
const FILLER: Action = Action::Move(UnitId(0), Cell(0));

impl Yardstick {
    /// Unit by unit its steps, square by square, and its blows, target by target; the end of the turn last.
    pub(super) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        if s.outcome.is_some() {
            return out.clear();
        }
        let foes = s.squares[s.active.other()];
        // Each of eight squares is stepped to or struck, or neither.
        let mut offers = Offers::new(out, 8 * s.squares[s.active].count() as usize + 1, FILLER);
        for (id, unit) in s.standing(s.active) {
            let step = |to: Cell| (Action::Move(id, to), !s.is_taken(to));
            let near = &self.near[unit.at.index()];
            if self.kind(unit).diagonal {
                let [a, b, c, d, e, f, g, h] = near.eight;
                offers.four([step(a), step(b), step(c), step(d)]);
                offers.four([step(e), step(f), step(g), step(h)]);
            } else {
                let [a, b, c, d] = near.four;
                offers.four([step(a), step(b), step(c), step(d)]);
            }
            let hit = near.around & foes;
            if !hit.is_empty() {
                for (target, foe) in s.standing(s.active.other()) {
                    offers.one_if(Action::Attack(id, target), hit.has(foe.at));
                }
            }
        }
        offers.one(Action::End);
        offers.end();
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
