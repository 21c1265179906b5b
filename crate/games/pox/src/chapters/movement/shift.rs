//! Shifts (`pox:4.1.1`).

use super::enter::Obstacle;
use crate::chapters::effects::Deed;
use crate::content::charts::{ROTARY_IN, ROTARY_OUT};
use crate::content::language::Way;
use crate::fact::{Fact, Push};
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A champion is shifted so many tiles; each tile is a move of its own (`pox:4.1.1.1`).
    pub(crate) fn shift(&mut self, deed: &Deed, id: UnitId, tiles: u8, way: Way) {
        covers!("pox:4.1.1", "pox:3.2.1");
        for _ in 0..tiles {
            let Some(unit) = self.s.find(id).copied().filter(Unit::is_champion) else { return };
            let Some((heading, other, clause)) = self.shift_heading(deed, &unit, way) else { return };
            if !self.shift_one(&unit, heading, other, clause) {
                return;
            }
        }
    }

    /// Which way the next tile is, and where the other end of the chart stands; `None` if there is no need to go.
    fn shift_heading(&self, deed: &Deed, unit: &Unit, way: Way) -> Option<(Heading, Cell, Clause)> {
        let map = &self.rules.map;
        match way {
            Way::Away => {
                // pox:3.2.1: the user and the target count as single tiles, the target as the one that was chosen.
                let user = self.s.find(deed.user)?;
                let from = deed.tile_of(unit);
                let offset = map.offset((user.at, 1), (from, 1));
                Some((ROTARY_OUT.at(offset), user.at, rule!("pox:app.2")))
            }
            Way::TowardsUser => self.towards(unit, deed.user),
            Way::TowardsNearest => self.towards(unit, deed.target),
        }
    }

    /// Towards a unit, which counts with its full base; the mover as its uppermost tile (`pox:3.2.2`, `pox:app.3`).
    fn towards(&self, unit: &Unit, other: UnitId) -> Option<(Heading, Cell, Clause)> {
        let map = &self.rules.map;
        let star = self.s.find(other)?;
        if map.apart(unit.base(), star.base()) <= 1 {
            return None;
        }
        let offset = map.offset(star.base(), (unit.at, 1));
        let clause = if star.size > 1 { rule!("pox:app.3") } else { rule!("pox:app.1") };
        Some((ROTARY_IN.at(offset), star.at, clause))
    }

    /// One tile. Answers whether the shift goes on.
    fn shift_one(&mut self, unit: &Unit, heading: Heading, other: Cell, clause: Clause) -> bool {
        let id = unit.id;
        let who = unit.who();
        covers!("pox:4.1");
        let arrow = self.tell(clause, Fact::Arrow { unit: who, from: unit.at, to: other, heading });
        self.because(arrow, |resolver| {
            if unit.is_immobile() {
                resolver.tell(rule!("pox:house.immobile.2"), Fact::Blocked { unit: who, tiles: 1 });
                return false;
            }
            if let Some(obstacle) = resolver.rules.obstacle(resolver.s, unit, heading) {
                resolver.meet_obstacle(unit, obstacle);
                // pox:4.1.1.3: it stays, and engages again.
                resolver.tell(rule!("pox:4.1.1.3"), Fact::Blocked { unit: who, tiles: 1 });
                resolver.engage(id);
                return false;
            }
            resolver.push(unit, heading, Push::Shift)
        })
    }

    /// One tile of a shift or a knockback. Answers whether the unit can go on.
    pub(crate) fn push(&mut self, unit: &Unit, heading: Heading, how: Push) -> bool {
        covers!("pox:4.1.1.2");
        let id = unit.id;
        let Some(to) = self.rules.map.grid.shifted(unit.at, heading) else { return false };
        let left = self.put(id, to);
        let clause = if how == Push::Shift { rule!("pox:4.1.1.1") } else { rule!("pox:4.1.2") };
        let pushed = self.tell(clause, Fact::Push { unit: unit.who(), how, from: unit.at, to });
        self.because(pushed, |resolver| {
            resolver.entered(id, left, true);
            resolver.engage(id);
            resolver.s.find(id).is_some_and(|unit| !unit.is_immobile() && !unit.is_marked(crate::state::mark::DOOMED))
        })
    }

    /// `pox:5.1.2`: a unit that hides where another one is pushed is revealed.
    pub(crate) fn meet_obstacle(&mut self, unit: &Unit, obstacle: Obstacle) {
        if let Obstacle::Unit(other) = obstacle
            && self.s.find(other).is_some_and(|other| other.is_hidden_from(unit.side))
        {
            self.reveal(other, rule!("pox:5.1.2"));
        }
    }
}
