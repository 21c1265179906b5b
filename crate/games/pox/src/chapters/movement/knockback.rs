//! Knockbacks (`pox:4.1.2`).

use super::enter::Obstacle;
use crate::chapters::damage::Blow;
use crate::content::charts::{ROTARY_IN, ROTARY_LARGE};
use crate::content::language::Element;
use crate::fact::{Fact, Push};
use crate::resolver::Resolver;
use crate::state::{MAX_UNITS, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::collections::piles::{Pile, order_by};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// Damage for each tile into which a champion does not move (`pox:4.1.2.3`).
const EACH: i16 = 5;

/// Units that a knockback hurts, with how much, all at once when it is over.
type Hurt = Pile<(UnitId, i16), { 2 * MAX_UNITS }>;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Champions are knocked back so many tiles from a source: the farthest first, damage at the end.
    pub(crate) fn knock_back(&mut self, source: (Cell, u8), whom: &[UnitId], tiles: u8) {
        covers!("pox:4.1.2", "pox:4.1.2.1");
        let mut order: Pile<(u8, UnitId), MAX_UNITS> = Pile::default();
        for id in whom {
            if let Some(unit) = self.s.find(*id).filter(|unit| unit.is_champion()) {
                let near = u8::MAX - self.rules.map.apart(unit.base(), source);
                order.push((near, *id));
            }
        }
        order_by(&mut order, |(near, _)| *near);
        let mut hurt = Hurt::default();
        for (_, id) in order.iter() {
            self.knock_one(*id, source, tiles, &mut hurt);
        }
        for (id, amount) in hurt.iter() {
            self.deal(*id, &Blow::effect(Element::Physical, rule!("pox:4.1.2.3"), *amount));
        }
    }

    fn knock_one(&mut self, id: UnitId, source: (Cell, u8), tiles: u8, hurt: &mut Hurt) {
        covers!("pox:house.knockback.1");
        let Some(unit) = self.s.find(id).copied() else { return };
        // Looked at once, from full bases: it is linear.
        let offset = self.rules.map.offset(unit.base(), source);
        let (chart, clause) =
            if unit.size > 1 { (ROTARY_LARGE, rule!("pox:app.3")) } else { (ROTARY_IN, rule!("pox:app.1")) };
        let heading = chart.at(offset);
        let arrow = self.tell(clause, Fact::Arrow { unit: unit.who(), from: unit.at, to: source.0, heading });
        self.because(arrow, |resolver| {
            for moved in 0..tiles {
                let Some(unit) = resolver.s.find(id).copied() else { return };
                if resolver.stops_at_chasm(&unit, heading) {
                    return;
                }
                if unit.is_immobile() {
                    resolver.missing(&unit, None, heading, tiles - moved, hurt);
                    return;
                }
                if let Some(obstacle) = resolver.rules.obstacle(resolver.s, &unit, heading) {
                    resolver.meet_obstacle(&unit, obstacle);
                    resolver.missing(&unit, Some(obstacle), heading, tiles - moved, hurt);
                    resolver.engage(id);
                    return;
                }
                // pox:house.knockback.1: what kills or immobilises it on its way stops it, without damage.
                if !resolver.push(&unit, heading, Push::Knockback) {
                    return;
                }
            }
        });
    }

    /// `pox:4.1.2.2`: with AP left it is not knocked into a chasm, and loses them instead.
    fn stops_at_chasm(&mut self, unit: &Unit, heading: Heading) -> bool {
        let next = self.rules.map.grid.shifted(unit.at, heading).and_then(|to| self.rules.map.base(to, unit.size));
        let ahead = next.unwrap_or_default() & !self.rules.covered(unit);
        let stops = !unit.flies()
            && unit.ap > 0
            && !(ahead & self.rules.map.chasms).is_empty()
            && self.rules.obstacle(self.s, unit, heading).is_none()
            && !unit.is_immobile();
        if stops {
            if let Some(unit) = self.s.find_mut(unit.id) {
                unit.ap = 0;
            }
            self.tell(rule!("pox:4.1.2.2"), Fact::LoseAp { unit: unit.who(), amount: unit.ap.into() });
        }
        stops
    }

    /// `pox:4.1.2.3`: damage for the tiles it could not go, to it and to the unit in its way.
    fn missing(&mut self, unit: &Unit, obstacle: Option<Obstacle>, heading: Heading, tiles: u8, hurt: &mut Hurt) {
        let who = unit.who();
        self.tell(rule!("pox:4.1.2.3"), Fact::Blocked { unit: who, tiles });
        // pox:8.1.4: a cliff stops it and does no damage.
        if obstacle == Some(Obstacle::Cliff) {
            return;
        }
        let amount = EACH * i16::from(tiles);
        hurt.push((unit.id, amount));
        if matches!(obstacle, Some(Obstacle::Unit(_))) {
            for id in self.in_the_way(unit, heading).iter() {
                hurt.push((*id, amount));
            }
        }
    }

    /// The units in the way; where a Large unit takes part, only those in one line with it (`pox:4.1.2.3.1`).
    fn in_the_way(&self, unit: &Unit, heading: Heading) -> Pile<UnitId, 2> {
        covers!("pox:4.1.2.3.1");
        let map = &self.rules.map;
        let next = map.grid.shifted(unit.at, heading).and_then(|to| map.base(to, unit.size)).unwrap_or_default();
        let ahead = next & !self.rules.covered(unit);
        let in_line = |other: &Unit| {
            let ((x, y), (ox, oy)) = (map.grid.xy(unit.at), map.grid.xy(other.at));
            (unit.size == 1 && other.size == 1) || if heading.0 == 0 { x == ox } else { y == oy }
        };
        let others = self.s.units.iter().filter(|other| self.rules.is_on(other, ahead));
        others.filter(|other| in_line(other)).take(2).map(|other| other.id).collect()
    }
}
