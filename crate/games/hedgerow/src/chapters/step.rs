//! Steps (`hedgerow:step.*`).

use crate::action::Action;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use crate::{Hedgerow, Squares};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::{EIGHT, Heading};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The four straight directions.
pub const STRAIGHT: &[Heading] = EIGHT.split_at(4).0;

impl Hedgerow {
    /// Whether a piece can step there with all of its squares.
    pub fn may_step(&self, s: &State, id: UnitId, to: Cell) -> Check {
        let unit = s.unit(id);
        let heading = STRAIGHT.iter().copied().find(|heading| self.grid.shifted(unit.at, *heading) == Some(to));
        let Some(heading) = heading else {
            // hedgerow:step.1: one square, in a straight line.
            let ((x, y), (tx, ty)) = (self.grid.xy(unit.at), self.grid.xy(to));
            let is = i16::from(x.abs_diff(tx)) + i16::from(y.abs_diff(ty));
            return Err(Refusal::new("too-far", rule!("hedgerow:step.1")).with("reach", 1u8).with("is", is));
        };
        let squares = self.covers(unit, to);
        ensure(squares.is_some(), "off-board", rule!("hedgerow:step.2"))?;
        let squares = squares.unwrap_or_default();
        ensure((squares & self.others(s, id)).is_empty(), "occupied", rule!("hedgerow:step.2"))?;
        ensure(!self.hedged(self.covered(unit), heading, squares), "hedge", rule!("hedgerow:step.3"))
    }

    /// The squares of all others.
    pub fn others(&self, s: &State, id: UnitId) -> Squares {
        s.standing().filter(|(other, _)| *other != id).fold(Squares::NONE, |all, (_, unit)| all | self.covered(unit))
    }

    /// `hedgerow:step.3`: whether a step would lead through a hedge, or end across one.
    fn hedged(&self, from: Squares, heading: Heading, to: Squares) -> bool {
        let crosses = from.iter().any(|cell| self.hedges.closed(&self.grid, cell, heading));
        crosses || self.hedges.divide(&self.grid, to)
    }

    /// The squares that a step of a piece leads to.
    pub fn offer_steps(&self, s: &State, id: UnitId, out: &mut Vec<Action>) {
        let near = STRAIGHT.iter().filter_map(|heading| self.grid.shifted(s.unit(id).at, *heading));
        out.extend(near.filter(|to| self.may_step(s, id, *to).is_ok()).map(|to| Action::Step(id, to)));
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A piece moves with all of its squares.
    pub fn step(&mut self, unit: UnitId, to: Cell) {
        let from = std::mem::replace(&mut self.s.unit_mut(unit).at, to);
        let step = self.tell(rule!("hedgerow:step.1"), Fact::Step { unit, from, to });
        self.because(step, Self::spend);
    }
}
