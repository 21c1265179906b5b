//! Walking (`pox:4`, `pox:house.move.1`, `pox:house.move.2`).

use super::Reach;
use super::enter::Obstacle;
use super::leaving;
use crate::Pox;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Pox {
    /// Whether a champion can walk at all.
    pub(crate) fn may_walk(&self, s: &State, unit: &Unit) -> Check {
        covers!("pox:4");
        ensure(unit.is_champion(), "not-a-champion", rule!("pox:app.9"))?;
        ensure(!unit.is_immobile(), "immobile", rule!("pox:house.immobile.1"))?;
        let natural = self.is_on(unit, self.map.inaccessible);
        let clause = if natural { rule!("pox:8.1.2.3") } else { rule!("pox:8.1.3.1") };
        ensure(!self.is_shut_in(s, unit), "shut-in", clause)
    }

    /// Whether it can walk to a tile.
    pub(crate) fn may_move(&self, s: &State, unit: &Unit, to: Cell) -> Check {
        self.may_walk(s, unit)?;
        ensure(to != unit.at, "already-there", rule!("pox:4"))?;
        if self.reach_to(s, unit, to).cost(to).is_some() {
            return Ok(());
        }
        self.may_stand(s, unit, to)?;
        // With all the AP there are it could get there, or it could not.
        let mut rested = *unit;
        rested.ap = super::reach::MAX_AP as u8;
        match self.reach_to(s, &rested, to).cost(to) {
            Some(cost) => {
                Err(Refusal::new("too-few-ap", rule!("pox:house.move.1")).with("needs", cost).with("has", unit.ap))
            }
            None => Err(Refusal::new("no-way", rule!("pox:8.1.4"))),
        }
    }

    /// Whether a unit could stand there, as its player sees it.
    fn may_stand(&self, s: &State, unit: &Unit, to: Cell) -> Check {
        let base = self.map.base(to, unit.size);
        ensure(base.is_some(), "off-board", rule!("pox:gl.tile"))?;
        let base = base.unwrap_or_default();
        ensure((base & self.taken(s, Some(unit.side), Some(unit.id))).is_empty(), "occupied", rule!("pox:gl.object"))?;
        ensure((base & self.map.solid).is_empty(), "occupied", rule!("pox:gl.object"))?;
        ensure((base & self.map.inaccessible).is_empty(), "inaccessible", rule!("pox:8.1.2.3"))?;
        ensure((base & s.barred).is_empty(), "barrier", rule!("pox:8.1.3.1"))?;
        let lands = unit.flies() || (base & self.map.impassable).is_empty();
        ensure(lands, "impassable", rule!("pox:8.1.2.2"))
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A champion walks, step by step, until something unforeseen stops it.
    pub(crate) fn walk(&mut self, id: UnitId, to: Cell) {
        let Some(unit) = self.s.find(id) else { return };
        let reach: Reach = self.rules.reach_to(self.s, unit, to);
        // What its player sees is not on its way, so only somebody unseen can be.
        let side = unit.side;
        let is_sure = !self.s.units.iter().any(|other| other.is_hidden_from(side));
        let mut first = EventId::NONE;
        for next in reach.route(self.rules, to).iter() {
            let foreseen = reach.opponents(*next);
            let (step, goes_on) = self.because(first, |resolver| resolver.step(id, *next, (foreseen, is_sure)));
            // The further steps follow from the first.
            first = if first == EventId::NONE { step } else { first };
            if !goes_on {
                break;
            }
        }
    }

    /// One step, next to so many opponents as could be foreseen; `is_sure` if nobody unseen can be there. Answers what tells of
    /// it, and whether the walk goes on.
    fn step(&mut self, id: UnitId, to: Cell, (foreseen, is_sure): (usize, bool)) -> (EventId, bool) {
        covers!("pox:house.move.2");
        let Some(unit) = self.s.find(id) else { return (EventId::NONE, false) };
        let (from, ap, who) = (unit.at, unit.ap, unit.who());
        let leaving = leaving(self.s.engaged_with(id).count());
        let wet = self.rules.enters_water(self.s, unit, to);
        let obstacle = || self.rules.obstacle(self.s, unit, self.heading(from, to));
        debug_assert!(!is_sure || obstacle().is_none(), "what is seen is not on the way");
        match if is_sure { None } else { obstacle() } {
            None => {}
            Some(Obstacle::Unit(hidden)) => {
                self.bump(id, hidden, leaving);
                return (EventId::NONE, false);
            }
            Some(_) => return (EventId::NONE, false),
        }
        let mut cost = Calc::traced(1, rule!("pox:4"), self.log.trace());
        cost.plus(i32::from(wet), rule!("pox:house.large.1"), Source::RULE);
        cost.plus(leaving.into(), rule!("pox:gl.engaged"), Source::RULE);
        let price = cost.value as u8;
        if price > ap {
            return (EventId::NONE, false);
        }
        let left = self.put(id, to);
        if let Some(unit) = self.s.find_mut(id) {
            unit.ap -= price;
        }
        let step = self.tell_calc(rule!("pox:4"), Fact::Step { unit: who, from, to, cost: price }, cost);
        let goes_on = self.because(step, |resolver| {
            let sprung = resolver.entered(id, left, true);
            resolver.engage(id);
            let engaged = resolver.s.engaged_with(id).count();
            let still = resolver.s.find(id).is_some_and(|unit| !unit.is_immobile());
            still && !sprung && engaged == foreseen
        });
        (step, goes_on)
    }

    /// `pox:5.1.2.1`: the tile is held by a Stealthed opponent.
    fn bump(&mut self, id: UnitId, hidden: UnitId, leaving: u8) {
        let mut first = EventId::NONE;
        if leaving > 0
            && let Some(unit) = self.s.find_mut(id)
        {
            unit.ap = unit.ap.saturating_sub(leaving);
            let unit = unit.who();
            first = self.tell(rule!("pox:5.1.2.1"), Fact::LoseAp { unit, amount: leaving.into() });
            self.because(first, |resolver| resolver.disengage(id, rule!("pox:5.1.2.1")));
        }
        self.because(first, |resolver| resolver.reveal(hidden, rule!("pox:5.1.2.1")));
    }

    fn heading(&self, from: Cell, to: Cell) -> Heading {
        let ((x, y), (tx, ty)) = (self.rules.map.grid.xy(from), self.rules.map.grid.xy(to));
        ((tx - x).signum(), (ty - y).signum())
    }
}

impl Pox {
    /// Whether a step leads into water (`pox:house.large.1`).
    fn enters_water(&self, s: &State, unit: &Unit, to: Cell) -> bool {
        let new = || self.map.base(to, unit.size).unwrap_or_default() & !self.covered(unit);
        !unit.flies() && if unit.size == 1 { s.water.has(to) } else { !(new() & s.water).is_empty() }
    }
}
