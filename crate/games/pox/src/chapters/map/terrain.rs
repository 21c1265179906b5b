//! Terrain (`pox:8.1.1`, `pox:8.1.2.*`, `pox:8.1.4`).

use crate::Pox;
use crate::chapters::damage::Blow;
use crate::content::language::{Element, Ground, is};
use crate::content::map::Tiles;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_CHANGES, State, TerrainChange, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Damage to a unit that is grounded over impassable terrain (`pox:8.1.2.2`).
const STRANDING: i16 = 5;

impl Pox {
    /// The terrain type of a tile as it is now.
    #[must_use]
    pub fn ground(&self, s: &State, at: Cell) -> Ground {
        covers!("pox:8.1");
        if s.lava.has(at) {
            Ground::Lava
        } else if s.water.has(at) {
            Ground::Water
        } else {
            // What lies below has no effect while something lies over it.
            let ground = self.map.ground[at.index()];
            if matches!(ground, Ground::Lava | Ground::Water) { Ground::Plain } else { ground }
        }
    }

    /// Whether a tile can change its terrain type (`pox:house.terrain.2`).
    #[must_use]
    pub fn may_change(&self, at: Cell) -> bool {
        !(self.map.chasms | self.map.impassable | self.map.inaccessible).has(at)
    }

    /// Water and lava as they are now: of the types on a tile the most recent counts (`pox:8.1.1`).
    pub(crate) fn lay_terrain(&self, s: &mut State) {
        (s.water, s.lava) = (self.map.water, self.map.lava);
        for change in s.changes.iter() {
            s.water.remove(change.at);
            s.lava.remove(change.at);
            match change.is {
                Ground::Water => s.water.insert(change.at),
                Ground::Lava => s.lava.insert(change.at),
                _ => {}
            }
        }
    }

    /// Tiles that nobody without Flying can stand on, and those that nobody can (`pox:8.1.2.2`, `pox:8.1.2.3`).
    #[inline]
    #[must_use]
    pub fn barred_to(&self, s: &State, flies: bool) -> Tiles {
        s.barred | if flies { self.map.closed } else { self.map.closed_on_foot }
    }

    /// Whether a unit stands where it cannot leave but by its own swap (`pox:8.1.2.3`).
    #[must_use]
    pub fn is_shut_in(&self, s: &State, unit: &Unit) -> bool {
        self.is_on(unit, self.map.inaccessible | s.barred)
    }

    /// Whether a unit covers any of these tiles.
    #[inline]
    #[must_use]
    pub(crate) fn is_on(&self, unit: &Unit, tiles: Tiles) -> bool {
        if unit.size == 1 { tiles.has(unit.at) } else { !(self.covered(unit) & tiles).is_empty() }
    }

    /// A unit on any of these tiles that a side does not see.
    pub(crate) fn hidden_on(&self, s: &State, tiles: Tiles, side: Side) -> Option<UnitId> {
        let hides = |unit: &&Unit| unit.is_hidden_from(side) && self.is_on(unit, tiles);
        s.units.iter().find(hides).map(|unit| unit.id)
    }

    /// Adds the tiles that a unit covers.
    #[inline]
    pub(crate) fn cover(&self, unit: &Unit, tiles: &mut Tiles) {
        if unit.size == 1 {
            tiles.insert(unit.at);
        } else {
            *tiles |= self.covered(unit);
        }
    }

    /// The tiles that a unit covers.
    #[inline]
    #[must_use]
    pub fn covered(&self, unit: &Unit) -> Tiles {
        self.map.base(unit.at, unit.size).unwrap_or_default()
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A terrain type over what is there.
    pub(crate) fn lay_ground(&mut self, at: Cell, ground: Ground, turns: u8) {
        if !self.rules.may_change(at) || self.s.changes.len() == MAX_CHANGES {
            return;
        }
        let order = self.s.take_order();
        self.s.changes.push(TerrainChange { at, is: ground, turns, order });
        self.rules.lay_terrain(self.s);
        // Nobody is hurt when it appears under them.
        self.tell(rule!("pox:8.1.1"), Fact::Ground { at, ground, lasts: true });
    }

    /// Damage of lava to a unit that enters it or stands on it.
    pub(crate) fn burn(&mut self, id: UnitId) {
        self.tile_acts(id, &Ground::Lava.rule().then, rule!("pox:house.terrain.1"));
    }

    /// The terrain of tiles that a unit has just entered. Answers whether it is still there.
    pub(crate) fn meet_terrain(&mut self, id: UnitId, entered: Tiles) -> bool {
        let Some(unit) = self.s.find(id) else { return false };
        // pox:house.flying.1
        if unit.flies() {
            return true;
        }
        if !(entered & self.rules.map.chasms).is_empty() {
            let fall = rule!("pox:8.1.2.1");
            self.destroy(id, fall);
            return false;
        }
        if !(entered & self.s.lava).is_empty() {
            // pox:house.large.1: once, however many of its tiles it is.
            self.burn(id);
        }
        true
    }

    /// `pox:house.flying.2`: what becomes of a unit that has just lost Flying, by whatever means.
    pub(crate) fn land(&mut self, id: UnitId) {
        covers!("pox:house.flying.2");
        let Some(unit) = self.s.find(id) else { return };
        if self.rules.is_on(unit, self.rules.map.chasms) {
            self.destroy(id, rule!("pox:8.1.2.1"));
        } else if self.rules.is_on(unit, self.rules.map.impassable) {
            let who = unit.who();
            if let Some(unit) = self.s.find_mut(id) {
                unit.marks |= mark::STRANDED;
            }
            let stranded = self.tell(rule!("pox:8.1.2.2"), Fact::Strand { unit: who });
            self.because(stranded, |resolver| {
                let blow = Blow::effect(Element::Physical, rule!("pox:8.1.2.2"), STRANDING);
                resolver.deal(id, &blow);
            });
        }
    }

    /// A unit that may have lost Flying, or have it again.
    pub(crate) fn look_at_flight(&mut self, id: UnitId, flew: bool) {
        let flies = self.s.find(id).is_some_and(Unit::flies);
        if flew && !flies {
            self.land(id);
        } else if flies && let Some(unit) = self.s.find_mut(id) {
            // It is immobile only as long as it does not fly.
            unit.marks &= !mark::STRANDED;
        }
    }
}

/// Whether a unit pays no heed to elevation (`pox:8.1.4`).
#[inline]
pub fn climbs(unit: &Unit) -> bool {
    unit.flies() || unit.is(is::CLIMBER)
}
