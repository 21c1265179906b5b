//! How far a champion can walk, by what its player sees (`pox:4.0`, `pox:house.move.1`).

use crate::Pox;
use crate::chapters::map::terrain::climbs;
use crate::content::language::is;
use crate::content::map::{HEADINGS, Tiles};
use crate::state::{State, Unit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;

/// The most AP that a walk is followed for.
pub const MAX_AP: usize = 40;

/// The most tiles of a walk.
pub const MAX_WALK: usize = 40;

const WEST: Heading = (-1, 0);
const NORTH: Heading = (0, -1);

/// Where a champion can walk to and for how many AP. All tiles are uppermost tiles of its base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The tiles that cost so many AP.
    levels: [Tiles; MAX_AP + 1],
    points: usize,
    start: Cell,
    way: Way,
}

/// What a walk costs from tile to tile.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// It moves a single tile.
    small: bool,
    /// For each heading, where it may start.
    open: [Tiles; 4],
    /// For each heading, where it ends in water.
    wet: [Tiles; 4],
    /// Where it may end.
    free: Tiles,
    /// Where it ends for good.
    fatal: Tiles,
    /// Where it hurts.
    hot: Tiles,
    /// Tiles next to opponents.
    near: Near,
    /// What leaving the start costs more.
    leaving: usize,
}

/// Tiles next to opponents that the mover's player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Near {
    /// Next to exactly so many, from 1.
    exactly: [Tiles; 8],
    /// The most that any tile is next to.
    most: usize,
    /// Next to any.
    any: Tiles,
}

impl Way {
    /// What leaving a tile costs more (`pox:gl.engaged`).
    fn disengaging(&self, start: Cell, from: Cell) -> usize {
        if from == start {
            return self.leaving;
        }
        self.near.exactly[..self.near.most].iter().position(|tiles| tiles.has(from)).map_or(0, |at| at + 2)
    }
}

impl Pox {
    /// The tiles, as uppermost tiles of a base of so many tiles a side, from which all of the base is in `tiles`.
    #[must_use]
    #[inline]
    pub(crate) fn anchors(&self, tiles: Tiles, size: u8) -> Tiles {
        let grid = &self.map.grid;
        (1..size).fold(tiles, |all, _| {
            let wide = all & grid.pushed(all, WEST);
            wide & grid.pushed(wide, NORTH)
        })
    }

    /// The same, with any of the base in `tiles`.
    #[must_use]
    #[inline]
    pub(crate) fn touching(&self, tiles: Tiles, size: u8) -> Tiles {
        let grid = &self.map.grid;
        (1..size).fold(tiles, |all, _| {
            let wide = all | grid.pushed(all, WEST);
            wide | grid.pushed(wide, NORTH)
        })
    }

    /// Where a champion can walk.
    #[must_use]
    pub(crate) fn reach(&self, s: &State, unit: &Unit) -> Reach {
        let others = self.taken(s, Some(unit.side), Some(unit.id));
        let points = usize::from(unit.ap).min(MAX_AP);
        let way = self.way(s, unit, others, &self.beside_opponents(s, unit));
        let mut reach = Reach { levels: [Tiles::NONE; MAX_AP + 1], points, start: unit.at, way };
        self.flood(&reach.way, unit.at, points, &mut reach.levels);
        reach
    }

    /// Only the tiles, for lists: `near` are those next to opponents, as [`beside_opponents`](Pox::beside_opponents) finds them.
    #[must_use]
    pub(crate) fn reached(&self, s: &State, unit: &Unit, others: Tiles, near: &Near) -> Tiles {
        let points = usize::from(unit.ap).min(MAX_AP);
        let mut levels = [Tiles::NONE; MAX_AP + 1];
        self.flood(&self.way(s, unit, others, near), unit.at, points, &mut levels);
        levels[1..=points].iter().fold(Tiles::NONE, |all, level| all | *level)
    }

    /// The tiles that cost so many AP, for each number of them.
    fn flood(&self, way: &Way, start: Cell, points: usize, levels: &mut [Tiles; MAX_AP + 1]) {
        levels[0] = Tiles::one(start);
        // The start is left by the pairs that are stored, other tiles by who is next to them.
        let mut seen = levels[0];
        self.spread(way, levels, points, way.leaving, (seen, seen));
        for spent in 1..points {
            let here = levels[spent] & !seen;
            levels[spent] = here;
            // A chasm is entered and not left.
            let on = here & !way.fatal;
            seen |= here;
            if on.is_empty() {
                continue;
            }
            self.spread(way, levels, points, spent, (on & !way.near.any, seen));
            for opponents in 0..way.near.most {
                let engaged = on & way.near.exactly[opponents];
                if !engaged.is_empty() {
                    self.spread(way, levels, points, spent + opponents + 2, (engaged, seen));
                }
            }
        }
        levels[points] &= if points > 0 { !seen } else { levels[0] };
    }

    /// One step from tiles that have cost so many AP, what leaving them costs included.
    #[inline]
    fn spread(&self, way: &Way, levels: &mut [Tiles; MAX_AP + 1], points: usize, spent: usize, of: (Tiles, Tiles)) {
        let (cost, (from, seen)) = (spent + 1, of);
        if cost > points || from.is_empty() {
            return;
        }
        let free = way.free & !seen;
        let to = |at: usize| self.map.grid.pushed(from & way.open[at], HEADINGS[at]);
        let (dry, wet) = if way.small {
            // Of a small champion the tile alone counts, whichever way it comes.
            let to = (to(0) | to(1) | to(2) | to(3)) & free;
            (to & !way.wet[0], to & way.wet[0])
        } else {
            let each = |all: (Tiles, Tiles), at| {
                let to = to(at) & free;
                (all.0 | to & !way.wet[at], all.1 | to & way.wet[at])
            };
            (0..4).fold((Tiles::NONE, Tiles::NONE), each)
        };
        levels[cost] |= dry;
        if cost < points {
            levels[cost + 1] |= wet;
        }
    }

    fn way(&self, s: &State, unit: &Unit, others: Tiles, near: &Near) -> Way {
        covers!("pox:house.large.2", "pox:house.flying.1");
        let (size, flies) = (unit.size, unit.flies());
        let stand = self.map.grid.all & !others & !self.barred_to(s, flies);
        let levels = if climbs(unit) { &self.map.inside } else { &self.map.even };
        let water = if flies { Tiles::NONE } else { s.water };
        Way {
            small: size == 1,
            open: if size == 1 { *levels } else { levels.map(|even| self.anchors(even, size)) },
            wet: HEADINGS.map(|heading| self.leading_into(water, heading, size)),
            free: self.anchors(stand, size),
            fatal: if flies { Tiles::NONE } else { self.touching(self.map.chasms, size) },
            hot: if flies { Tiles::NONE } else { self.touching(s.lava, size) },
            near: *near,
            leaving: match s.engaged_with(unit.id).count() {
                0 => 0,
                opponents => opponents + 1,
            },
        }
    }

    /// The tiles that a step in a heading ends on with a newly entered tile in `tiles`.
    fn leading_into(&self, tiles: Tiles, heading: Heading, size: u8) -> Tiles {
        if size == 1 {
            return tiles;
        }
        let grid = &self.map.grid;
        let (wide, high) = (tiles | grid.pushed(tiles, WEST), tiles | grid.pushed(tiles, NORTH));
        match heading {
            (0, -1) => wide,
            (0, 1) => grid.pushed(wide, NORTH),
            (-1, 0) => high,
            _ => grid.pushed(high, WEST),
        }
    }

    /// The tiles on which a champion would be engaged, by how many opponents that its player sees.
    #[must_use]
    pub(crate) fn beside_opponents(&self, s: &State, unit: &Unit) -> Near {
        let mut near = Near { exactly: [Tiles::NONE; 8], most: 0, any: Tiles::NONE };
        // pox:house.stealth.3: a Stealthed unit is engaged with nobody.
        if unit.is(is::STEALTHED) {
            return near;
        }
        for foe in s.champions(unit.side.other()).filter(|foe| !foe.is(is::STEALTHED)) {
            let beside = self.touching(self.map.beside(self.covered(foe)), unit.size);
            let mut fresh = beside;
            for n in (0..near.most.min(7)).rev() {
                let up = near.exactly[n] & beside;
                near.exactly[n] &= !up;
                near.exactly[n + 1] |= up;
                fresh &= !up;
            }
            near.exactly[0] |= fresh;
            near.any |= beside;
            near.most = near.exactly.iter().rposition(|tiles| !tiles.is_empty()).map_or(0, |at| at + 1);
        }
        near
    }

    /// The tiles that units cover, by what a side sees.
    #[must_use]
    pub(crate) fn taken(
        &self,
        s: &State,
        viewer: Option<rulewright_engine::side::Side>,
        but: Option<crate::state::UnitId>,
    ) -> Tiles {
        let seen = s.units.iter().filter(|unit| viewer.is_none_or(|viewer| !unit.is_hidden_from(viewer)));
        seen.filter(|unit| Some(unit.id) != but).fold(Tiles::NONE, |all, unit| all | self.covered(unit))
    }
}

impl Reach {
    /// Everything that can be reached, the start left out.
    #[must_use]
    pub fn tiles(&self) -> Tiles {
        self.levels[1..=self.points].iter().fold(Tiles::NONE, |all, level| all | *level)
    }

    /// What a tile costs.
    #[must_use]
    pub fn cost(&self, to: Cell) -> Option<u8> {
        self.levels[..=self.points].iter().position(|level| level.has(to)).map(|cost| cost as u8)
    }

    /// A cheapest way to a tile, the start left out: around damaging terrain where that costs no more, else by the first
    /// heading of the list.
    #[must_use]
    pub fn route(&self, rules: &Pox, to: Cell) -> Pile<Cell, MAX_WALK> {
        let mut back: Pile<Cell, MAX_WALK> = Pile::default();
        let (mut at, mut cost) = (to, self.cost(to).map_or(0, usize::from));
        while at != self.start && back.len() < MAX_WALK {
            back.push(at);
            let Some((before, left)) = self.step_before(rules, at, cost) else { break };
            (at, cost) = (before, left);
        }
        back.iter().rev().copied().collect()
    }

    /// The tile before one that costs so much, and what it costs.
    fn step_before(&self, rules: &Pox, to: Cell, cost: usize) -> Option<(Cell, usize)> {
        let mut best: Option<(Cell, usize, bool)> = None;
        for (n, heading) in HEADINGS.into_iter().enumerate() {
            let Some(from) = rules.map.grid.shifted(to, (-heading.0, -heading.1)) else { continue };
            let price = 1 + usize::from(self.way.wet[n].has(to)) + self.way.disengaging(self.start, from);
            let fits = self.way.open[n].has(from)
                && !self.way.fatal.has(from)
                && cost.checked_sub(price).is_some_and(|left| self.levels[left].has(from));
            let cool = !self.way.hot.has(from);
            if fits && best.is_none_or(|(_, _, was)| cool && !was) {
                best = Some((from, cost - price, cool));
            }
        }
        best.map(|(from, left, _)| (from, left))
    }
}
