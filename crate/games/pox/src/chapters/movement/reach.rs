//! How far a champion can walk, by what its player sees (`pox:4.0`, `pox:house.move.1`).

use crate::Pox;
use crate::chapters::map::terrain::climbs;
use crate::chapters::movement::{Near, leaving};
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

/// The rest of a walk, by the AP that it takes from here.
#[derive(Default)]
struct Coming {
    /// Tiles from which a step begins.
    from: [Tiles; AHEAD],
    /// The AP that are spent, as a place of `from`.
    now: usize,
    /// Tiles that cost one AP more, and two more.
    to: [Tiles; 2],
}

/// How many AP a walk looks ahead: more than leaving eight opponents costs.
const AHEAD: usize = 16;

impl Coming {
    /// These tiles are left after so many AP more.
    #[inline]
    fn leave_in(&mut self, more: usize, tiles: Tiles) {
        debug_assert!(more < AHEAD, "nobody leaves so many");
        self.from[(self.now + more) % AHEAD] |= tiles;
    }

    /// The tiles that are left now.
    #[inline]
    fn leaving(&mut self) -> Tiles {
        std::mem::take(&mut self.from[self.now % AHEAD])
    }

    #[inline]
    fn arrive(&mut self, dry: Tiles, wet: Tiles) {
        self.to[0] |= dry;
        self.to[1] |= wet;
    }

    /// One AP more is spent: the tiles that are reached with it.
    #[inline]
    fn next(&mut self) -> Tiles {
        self.now += 1;
        let [reached, later] = self.to;
        self.to = [later, Tiles::NONE];
        reached
    }
}

impl Way {
    /// Tiles that have just been reached are left once what leaving them costs is spent.
    #[inline]
    fn leave(&self, tiles: Tiles, coming: &mut Coming) {
        coming.leave_in(0, tiles & !self.near.any);
        for engaged in (tiles & self.near.any).iter() {
            coming.leave_in(leaving(self.near.count(engaged)).into(), Tiles::one(engaged));
        }
    }

    /// What leaving a tile costs more (`pox:gl.engaged`).
    fn disengaging(&self, start: Cell, from: Cell) -> usize {
        if from == start {
            return self.leaving;
        }
        leaving(self.near.count(from)).into()
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
        self.reach_to(s, unit, Cell::OFF)
    }

    /// The same, followed no further than to this tile.
    #[must_use]
    pub(crate) fn reach_to(&self, s: &State, unit: &Unit, to: Cell) -> Reach {
        let others = self.taken(s, Some(unit.side), Some(unit.id));
        let points = usize::from(unit.ap).min(MAX_AP);
        let way = self.way(s, unit, others, &self.beside_opponents(s, unit));
        let mut levels = [Tiles::NONE; MAX_AP + 1];
        self.flood(&way, (unit.at, to), points, |spent, tiles| levels[spent] = tiles);
        Reach { levels, points, start: unit.at, way }
    }

    /// Only the tiles, for lists: `near` are those next to opponents, as [`beside_opponents`](Pox::beside_opponents) finds them.
    #[must_use]
    pub(crate) fn reached(&self, s: &State, unit: &Unit, others: Tiles, near: &Near) -> Tiles {
        let points = usize::from(unit.ap).min(MAX_AP);
        let way = self.way(s, unit, others, near);
        let mut all = Tiles::NONE;
        self.flood(&way, (unit.at, Cell::OFF), points, |_, tiles| all |= tiles);
        all
    }

    /// Finds the tiles that cost so many AP, for each number of them, until `to` is among them.
    #[inline]
    fn flood(&self, way: &Way, (start, to): (Cell, Cell), points: usize, mut found: impl FnMut(usize, Tiles)) {
        let mut coming = Coming::default();
        let mut seen = Tiles::one(start);
        found(0, seen);
        // The start is left by the pairs that are stored, other tiles by who is next to them.
        coming.leave_in(way.leaving, seen);
        for spent in 0..points {
            let from = coming.leaving();
            if !from.is_empty() {
                let (dry, wet) = self.spread(way, from);
                coming.arrive(dry & way.free, wet & way.free);
            }
            let here = coming.next() & !seen;
            seen |= here;
            found(spent + 1, here);
            if here.has(to) {
                return;
            }
            // A chasm is entered and not left.
            way.leave(here & !way.fatal, &mut coming);
        }
    }

    /// Where one step from these tiles leads, and where it leads into water.
    #[inline]
    fn spread(&self, way: &Way, from: Tiles) -> (Tiles, Tiles) {
        let to = |at: usize| self.map.grid.moved(from & way.open[at], HEADINGS[at]);
        if way.small {
            // Of a small champion the tile alone counts, whichever way it comes.
            let to = to(0) | to(1) | to(2) | to(3);
            return (to & !way.wet[0], to & way.wet[0]);
        }
        let each = |all: (Tiles, Tiles), at| {
            let to: Tiles = to(at);
            (all.0 | to & !way.wet[at], all.1 | to & way.wet[at])
        };
        (0..4).fold((Tiles::NONE, Tiles::NONE), each)
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
            leaving: leaving(s.engaged_with(unit.id).count()).into(),
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

    /// The tiles that units cover, by what a side sees.
    #[must_use]
    pub(crate) fn taken(
        &self,
        s: &State,
        viewer: Option<rulewright_engine::side::Side>,
        but: Option<crate::state::UnitId>,
    ) -> Tiles {
        let seen = s.units.iter().filter(|unit| viewer.is_none_or(|viewer| !unit.is_hidden_from(viewer)));
        let mut taken = Tiles::NONE;
        for unit in seen.filter(|unit| Some(unit.id) != but) {
            if unit.size == 1 {
                taken.insert(unit.at);
            } else {
                taken |= self.covered(unit);
            }
        }
        taken
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
            let before = rules.map.grid.shifted(to, (-heading.0, -heading.1));
            let Some(from) = before.filter(|from| self.way.open[n].has(*from)) else { continue };
            let price = 1 + usize::from(self.way.wet[n].has(to)) + self.way.disengaging(self.start, from);
            let left = cost.checked_sub(price).filter(|left| self.levels[*left].has(from));
            let Some(left) = left.filter(|_| !self.way.fatal.has(from)) else { continue };
            let cool = !self.way.hot.has(from);
            if best.is_none_or(|(_, _, was)| cool && !was) {
                best = Some((from, left, cool));
            }
        }
        best.map(|(from, left, _)| (from, left))
    }
}
