//! Pieces of nobody (`hedgerow:wolf.*`): they act by this procedure, and nobody decides for them.

use crate::Hedgerow;
use crate::action::Action;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;

impl Hedgerow {
    /// How far a piece is from the nearest one of a player: so many steps in straight lines, hedges aside.
    fn farness(&self, s: &State, unit: UnitId, action: Action) -> u32 {
        let Action::Step(_, to) = action else { return u32::MAX };
        let own = self.covers(s.unit(unit), to).unwrap_or_default();
        let others = s.standing().filter(|(_, other)| other.side != Side::NEUTRAL);
        let squares = others.flat_map(|(_, other)| self.covered(other).iter());
        squares.flat_map(|there| own.iter().map(move |here| self.steps_between(here, there))).min().unwrap_or(u32::MAX)
    }

    fn steps_between(&self, a: rulewright_engine::board::cells::Cell, b: rulewright_engine::board::cells::Cell) -> u32 {
        let ((ax, ay), (bx, by)) = (self.grid.xy(a), self.grid.xy(b));
        u32::from(ax.abs_diff(bx)) + u32::from(ay.abs_diff(by))
    }

    /// What a piece of nobody does next.
    fn wolf_chooses(&self, s: &State, unit: UnitId) -> Action {
        let mut offers = Vec::new();
        self.offer_strikes(s, unit, &mut offers);
        covers!("hedgerow:wolf.1");
        // The first in the order of set-up.
        if let Some(strike) = offers.first() {
            return *strike;
        }
        self.offer_steps(s, unit, &mut offers);
        covers!("hedgerow:wolf.2");
        let stays = self.farness(s, unit, Action::Step(unit, s.unit(unit).at));
        // Up, right, down, left: of steps that lead equally near, the first.
        let nearest = offers.into_iter().min_by_key(|step| self.farness(s, unit, *step));
        covers!("hedgerow:wolf.3");
        // A step that leads no nearer is none.
        nearest.filter(|step| self.farness(s, unit, *step) < stays).unwrap_or(Action::Wait)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// One action of a piece of nobody.
    pub fn wolf_acts(&mut self) {
        if let Some(unit) = self.s.acting() {
            let action = self.rules.wolf_chooses(self.s, unit);
            self.act(action);
        }
    }
}
