//! How far a champion can walk, by what its player sees (`pox:4`, `pox:house.move.1`).

use crate::Pox;
use crate::chapters::movement::{Near, Steps, leaving};
use crate::content::map::{HEADINGS, Tiles};
use crate::state::{State, Unit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;

/// The most AP that a walk is followed for.
pub const MAX_AP: usize = 40;

/// The most tiles of a walk.
pub const MAX_WALK: usize = 40;

/// Where a champion can walk to and for how many AP. All tiles are uppermost tiles of its base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The tiles that cost so many AP.
    levels: [Tiles; MAX_AP + 1],
    points: usize,
    start: Cell,
    steps: Steps,
    /// Where it hurts.
    hot: Tiles,
    leaving: Leaving,
}

/// What leaving tiles costs more (`pox:gl.engaged`): the start is left by the pairs that are stored, other tiles by who is next
/// to them.
#[derive(Clone, Copy, Debug)]
struct Leaving {
    start: u8,
    near: Near,
}

/// Tiles that a walk leaves later than it reaches them.
#[derive(Default)]
struct Delayed {
    /// By the AP that are spent then, counted round.
    tiles: [Tiles; AHEAD],
    /// At which of them there are any, one bit each.
    any: u64,
}

/// How many AP a walk looks ahead: more than leaving eight opponents costs.
const AHEAD: usize = 10;

const _: () = assert!(MAX_AP + AHEAD <= 64);

impl Delayed {
    /// Tiles next to opponents are left once what leaving them costs is spent.
    fn engage(&mut self, spent: usize, tiles: Tiles, near: &Near) {
        for tile in tiles.iter() {
            self.leave_at(spent + usize::from(leaving(near.count(tile))), Tiles::one(tile));
        }
    }

    fn leave_at(&mut self, spent: usize, tiles: Tiles) {
        self.tiles[spent % AHEAD] |= tiles;
        self.any |= 1 << spent;
    }

    /// The tiles that are left now.
    #[inline]
    fn due(&mut self, spent: usize) -> Tiles {
        if self.any >> spent & 1 == 0 { Tiles::NONE } else { std::mem::take(&mut self.tiles[spent % AHEAD]) }
    }
}

impl Pox {
    /// Where a champion can walk.
    #[must_use]
    pub(crate) fn reach(&self, s: &State, unit: &Unit) -> Reach {
        self.reach_to(s, unit, Cell::OFF)
    }

    /// The same, followed no further than to this tile.
    #[must_use]
    pub(crate) fn reach_to(&self, s: &State, unit: &Unit, to: Cell) -> Reach {
        let mut reach = Reach {
            levels: [Tiles::NONE; MAX_AP + 1],
            points: usize::from(unit.ap).min(MAX_AP),
            start: unit.at,
            steps: self.steps(s, unit, self.taken(s, Some(unit.side), Some(unit.id))),
            hot: if unit.flies() { Tiles::NONE } else { self.touching(s.lava, unit.size) },
            leaving: Leaving { start: 0, near: self.beside_opponents(s, unit) },
        };
        let known = (&reach.steps, &reach.leaving.near);
        (reach.leaving.start, _) = self.flood(s, unit, known, to, &mut reach.levels);
        reach
    }

    /// Only the tiles, for lists: with the steps of such a unit, and the tiles next to opponents, as
    /// [`steps`](Pox::steps) and [`beside_opponents`](Pox::beside_opponents) find them.
    #[must_use]
    pub(crate) fn reached(&self, s: &State, unit: &Unit, steps: &Steps, near: &Near) -> Tiles {
        self.flood(s, unit, (steps, near), Cell::OFF, &mut []).1
    }

    /// Finds the tiles that cost so many AP, for each number of them that there is room for, until `to` is among them. Answers what
    /// leaving the start costs more, and all tiles that were found.
    #[inline]
    fn flood(
        &self,
        s: &State,
        unit: &Unit,
        (steps, near): (&Steps, &Near),
        to: Cell,
        levels: &mut [Tiles],
    ) -> (u8, Tiles) {
        let first = leaving(s.engaged_with(unit.id).count());
        let mut seen = Tiles::one(unit.at);
        let (mut from, mut wet, mut delayed) = (seen, Tiles::NONE, Delayed::default());
        note(levels, 0, seen);
        for spent in first.into()..usize::from(unit.ap).min(MAX_AP) {
            from |= delayed.due(spent);
            // Water is reached for one AP more.
            let late = std::mem::replace(&mut wet, steps.wet_from(&self.map.grid, from));
            let here = (steps.dry_from(&self.map.grid, from) | late) & !seen;
            seen |= here;
            note(levels, spent + 1, here);
            if here.has(to) {
                break;
            }
            from = here & !near.any;
            let engaged = here & near.any;
            if !engaged.is_empty() {
                delayed.engage(spent + 1, engaged, near);
            }
        }
        (first, seen)
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
            self.cover(unit, &mut taken);
        }
        taken
    }
}

/// Writes down what was found, where it is asked for.
#[inline]
fn note(levels: &mut [Tiles], cost: usize, tiles: Tiles) {
    if let Some(level) = levels.get_mut(cost) {
        *level = tiles;
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

    /// How many opponents that its player sees would engage the champion on a tile.
    #[must_use]
    pub fn opponents(&self, tile: Cell) -> usize {
        self.leaving.near.count(tile)
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
            let Some((from, price)) = before.and_then(|from| Some((from, self.price(n, from)?))) else { continue };
            let Some(left) = cost.checked_sub(price).filter(|left| self.levels[*left].has(from)) else { continue };
            let cool = !self.hot.has(from);
            if best.is_none_or(|(_, _, was)| cool && !was) {
                best = Some((from, left, cool));
            }
        }
        best.map(|(from, left, _)| (from, left))
    }

    /// What a step from a tile costs, in one of the headings, if it can be made.
    fn price(&self, heading: usize, from: Cell) -> Option<usize> {
        let near = || leaving(self.leaving.near.count(from));
        let engaged = if from == self.start { self.leaving.start } else { near() };
        Some(usize::from(self.steps.price(heading, from)? + engaged))
    }
}
