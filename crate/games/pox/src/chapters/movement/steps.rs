//! The steps that champions can make (`pox:4`, `pox:house.large.1`): for each heading, where a step may start.

use crate::Pox;
use crate::chapters::map::terrain::climbs;
use crate::content::map::{HEADINGS, Tiles};
use crate::state::{State, Unit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::{Grid, Heading};
use rulewright_engine::covers;

const WEST: Heading = (-1, 0);
const NORTH: Heading = (0, -1);

/// Steps of a champion, by the heading. All tiles are uppermost tiles of its base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    /// Where a step for 1 AP may start.
    dry: [Tiles; 4],
    /// Where a step into water may start, for one AP more.
    wet: [Tiles; 4],
    /// Where any of these may.
    shore: Tiles,
}

impl Steps {
    /// Where steps from these tiles lead that stay out of water.
    #[inline]
    pub fn dry_from(&self, grid: &Grid<4>, from: Tiles) -> Tiles {
        each(grid, &self.dry, from)
    }

    /// Where steps from these tiles lead that enter water.
    #[inline]
    pub fn wet_from(&self, grid: &Grid<4>, from: Tiles) -> Tiles {
        let from = from & self.shore;
        if from.is_empty() { from } else { each(grid, &self.wet, from) }
    }

    /// What a step in one of the headings costs, engagement aside; none if it cannot be made.
    pub fn price(&self, heading: usize, from: Cell) -> Option<u8> {
        let wet = self.wet[heading].has(from);
        (wet || self.dry[heading].has(from)).then_some(1 + u8::from(wet))
    }
}

#[inline]
fn each(grid: &Grid<4>, starts: &[Tiles; 4], from: Tiles) -> Tiles {
    let to = |at: usize| grid.moved(from & starts[at], HEADINGS[at]);
    to(0) | to(1) | to(2) | to(3)
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

    /// The steps of a champion, with others on these tiles. Champions of one tile that fly or climb alike have the same.
    #[must_use]
    pub(crate) fn steps(&self, s: &State, unit: &Unit, others: Tiles) -> Steps {
        covers!("pox:house.large.2", "pox:house.flying.1");
        let (size, flies, grid) = (unit.size, unit.flies(), &self.map.grid);
        let free = self.anchors(grid.all & !others & !self.barred_to(s, flies), size);
        let starts = match (flies, climbs(unit)) {
            (true, _) => &self.map.inside,
            (_, true) => &self.map.climbed,
            _ => &self.map.walked,
        };
        let water = if flies { Tiles::NONE } else { s.water };
        let start = |at: usize| {
            let (dx, dy) = HEADINGS[at];
            let start = self.anchors(starts[at], size) & grid.moved(free, (-dx, -dy));
            let wet = grid.moved(self.leading_into(water, (dx, dy), size), (-dx, -dy));
            (start & !wet, start & wet)
        };
        let [north, east, south, west] = [start(0), start(1), start(2), start(3)];
        let wet = [north.1, east.1, south.1, west.1];
        Steps { dry: [north.0, east.0, south.0, west.0], wet, shore: wet[0] | wet[1] | wet[2] | wet[3] }
    }

    /// The tiles that a step in a heading ends on with a newly entered tile in `tiles`.
    #[inline]
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
}
