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
    /// Tiles next to exactly so many opponents, from 1.
    beside: [Tiles; 8],
    /// What leaving the start costs more.
    leaving: usize,
}

impl Way {
    /// What leaving a tile costs more (`pox:gl.engaged`).
    fn disengaging(&self, start: Cell, from: Cell) -> usize {
        if from == start {
            return self.leaving;
        }
        self.beside.iter().position(|tiles| tiles.has(from)).map_or(0, |at| at + 2)
    }
}

impl Pox {
    /// The tiles, as uppermost tiles of a base of so many tiles a side, from which all of the base is in `tiles`.
    #[must_use]
    pub(crate) fn anchors(&self, tiles: Tiles, size: u8) -> Tiles {
        let grid = &self.map.grid;
        (1..size).fold(tiles, |all, _| {
            let wide = all & grid.pushed(all, WEST);
            wide & grid.pushed(wide, NORTH)
        })
    }

    /// The same, with any of the base in `tiles`.
    #[must_use]
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
        let points = usize::from(unit.ap).min(MAX_AP);
        let mut reach = Reach { levels: [Tiles::NONE; MAX_AP + 1], points, start: unit.at, way: self.way(s, unit) };
        let (way, grid) = (reach.way, &self.map.grid);
        reach.levels[0] = Tiles::one(unit.at);
        let mut seen = Tiles::NONE;
        for spent in 0..points {
            let here = reach.levels[spent] & !seen;
            reach.levels[spent] = here;
            seen |= here;
            // A chasm is entered and not left.
            let on = here & !way.fatal;
            if on.is_empty() {
                continue;
            }
            let quiet = if spent == 0 { Tiles::NONE } else { way.beside.iter().fold(on, |all, tiles| all & !*tiles) };
            let classes = [(quiet, 0)].into_iter();
            let engaged = way
                .beside
                .iter()
                .enumerate()
                .map(|(n, tiles)| (if spent == 0 { Tiles::NONE } else { on & *tiles }, n + 2));
            let start = [(if spent == 0 { on } else { Tiles::NONE }, way.leaving)];
            for (from, leaving) in classes.chain(engaged).chain(start) {
                if from.is_empty() {
                    continue;
                }
                let cost = spent + leaving + 1;
                for (at, heading) in HEADINGS.into_iter().enumerate() {
                    let to = grid.pushed(from & way.open[at], heading) & way.free & !seen;
                    for (tiles, cost) in [(to & !way.wet[at], cost), (to & way.wet[at], cost + 1)] {
                        if cost <= points {
                            reach.levels[cost] |= tiles;
                        }
                    }
                }
            }
        }
        reach.levels[points] &= !seen;
        reach
    }

    fn way(&self, s: &State, unit: &Unit) -> Way {
        covers!("pox:house.large.2", "pox:house.flying.1");
        let (size, flies) = (unit.size, unit.flies());
        let grid = &self.map.grid;
        let others = self.taken(s, Some(unit.side), Some(unit.id));
        let stand = grid.all & !others & !self.barred_to(s, flies);
        let levels = if climbs(unit) { &self.map.inside } else { &self.map.even };
        let water = if flies { Tiles::NONE } else { s.water };
        Way {
            open: levels.map(|even| self.anchors(even, size)),
            wet: HEADINGS.map(|heading| self.leading_into(water, heading, size)),
            free: self.anchors(stand, size),
            fatal: if flies { Tiles::NONE } else { self.touching(self.map.chasms, size) },
            hot: if flies { Tiles::NONE } else { self.touching(s.lava, size) },
            beside: self.beside_opponents(s, unit),
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

    /// The tiles on which a champion would be engaged with so many opponents that its player sees, from 1.
    fn beside_opponents(&self, s: &State, unit: &Unit) -> [Tiles; 8] {
        let mut exactly = [Tiles::NONE; 8];
        // pox:house.stealth.3: a Stealthed unit is engaged with nobody.
        if unit.is(is::STEALTHED) {
            return exactly;
        }
        for foe in s.champions(unit.side.other()).filter(|foe| !foe.is(is::STEALTHED)) {
            let near = self.touching(self.map.beside(self.covered(foe)), unit.size);
            for n in (0..8).rev() {
                let up = exactly[n] & near;
                exactly[n] &= !up;
                if n + 1 < 8 {
                    exactly[n + 1] |= up;
                }
            }
            let counted = exactly.iter().fold(Tiles::NONE, |all, tiles| all | *tiles);
            exactly[0] |= near & !counted;
        }
        exactly
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
