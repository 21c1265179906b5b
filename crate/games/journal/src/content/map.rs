//! A map: what no action changes of the board.

use super::language::{Door, Terrain};
use rulewright_engine::board::cells::{Cell, Cells};
use rulewright_engine::board::grid::{Grid, Heading};
use rulewright_engine::wire::Word;

/// Panels of a board.
pub type Panels = Cells<2>;

/// The most panels of a board.
pub const MAX_PANELS: usize = 121;

/// The four directions: up, right, down, left (`journal:convention.1`).
pub const DIRECTIONS: [Heading; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A board as it is laid out.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its id, if it is one of the set.
    pub id: Option<Word>,
    /// Rows, columns and what is next to what.
    pub grid: Grid<2>,
    /// The terrain of each panel.
    pub terrain: Vec<Terrain>,
    /// Where side A and side B place their units.
    pub starts: [Panels; 2],
    /// Where neutral units come from.
    pub spawns: Panels,
    /// The seals.
    pub seals: Panels,
    /// The doors, and how they are as laid out.
    pub doors: Vec<(Cell, Door)>,
    /// Walls.
    pub walls: Panels,
    /// The panels of each terrain.
    of: [Panels; Terrain::ALL.len()],
    /// For each panel, those next to it, by direction; nowhere where the board ends.
    next: Vec<[Cell; 4]>,
    /// The same as sets.
    near: Vec<Panels>,
    /// For each panel, those within each distance.
    within: Vec<[Panels; MOST_WITHIN + 1]>,
    /// For each panel, those that walls let see.
    clear: Vec<Panels>,
    /// For each panel, how far a walker has to go to each other one.
    ways: Vec<Vec<u8>>,
}

/// A panel that no walker comes to is as far away.
pub const NO_WAY: u8 = u8::MAX;

/// The greatest distance that rules ask all panels within.
const MOST_WITHIN: usize = 4;

impl Map {
    /// A board of these panels, row by row.
    #[must_use]
    pub fn new(id: Option<Word>, width: u8, terrain: Vec<Terrain>) -> Map {
        let grid = Grid::new(width, (terrain.len() / usize::from(width)) as u8, Panels::NONE);
        let of = std::array::from_fn(|n| {
            grid.all.iter().filter(|cell| terrain[cell.index()] as usize == n).collect::<Panels>()
        });
        let mut map = Map {
            id,
            grid,
            terrain,
            starts: [Panels::NONE; 2],
            spawns: Panels::NONE,
            seals: Panels::NONE,
            doors: Vec::new(),
            walls: of[Terrain::Wall as usize],
            of,
            next: Vec::new(),
            near: Vec::new(),
            within: Vec::new(),
            clear: Vec::new(),
            ways: Vec::new(),
        };
        let all = map.grid.all;
        let next = |at: Cell| DIRECTIONS.map(|heading| map.grid.shifted(at, heading).unwrap_or(Cell::OFF));
        map.next = all.iter().map(next).collect();
        map.near = map.next.iter().map(|next| next.iter().copied().collect()).collect();
        map.within = all.iter().map(|at| map.rings(at)).collect();
        map.clear =
            all.iter().map(|from| all.iter().filter(|to| !map.is_blocked(map.walls, from, *to)).collect()).collect();
        map.ways = all.iter().map(|from| map.ways_from(from)).collect();
        map
    }

    /// How far a walker has to go from a panel to each: around walls and sky, through doors and units. What it would rather
    /// not enter counts as more than one step.
    fn ways_from(&self, from: Cell) -> Vec<u8> {
        let mut ways = vec![NO_WAY; self.terrain.len()];
        ways[from.index()] = 0;
        let mut edge = Panels::one(from);
        while edge != Panels::NONE {
            let mut nearer = Panels::NONE;
            for cell in edge.iter() {
                for next in self.next(cell) {
                    let Some(step) = price(self.terrain[next.index()]) else { continue };
                    let way = ways[cell.index()].saturating_add(step);
                    if way < ways[next.index()] {
                        ways[next.index()] = way;
                        nearer.insert(next);
                    }
                }
            }
            edge = nearer;
        }
        ways
    }

    /// How far a walker has to go from one panel to each, were all doors open and nobody in the way.
    #[inline]
    #[must_use]
    pub fn ways(&self, from: Cell) -> &[u8] {
        &self.ways[from.index()]
    }

    /// How far a walker has to go from one panel to another, were all doors open and nobody in the way.
    #[inline]
    #[must_use]
    pub fn way(&self, from: Cell, to: Cell) -> u8 {
        self.ways(from)[to.index()]
    }

    /// The panels within each distance of a panel: one step more each time, as walls do not change distances.
    fn rings(&self, at: Cell) -> [Panels; MOST_WITHIN + 1] {
        let mut within = [Panels::one(at); MOST_WITHIN + 1];
        for most in 1..within.len() {
            let before = within[most - 1];
            within[most] = before.iter().fold(before, |all, cell| all | self.near(cell));
        }
        within
    }

    /// The panels of a terrain, as laid out.
    #[inline]
    #[must_use]
    pub fn all_of(&self, terrain: Terrain) -> Panels {
        self.of[terrain as usize]
    }

    /// Column difference plus row difference (`journal:convention.1`).
    #[inline]
    #[must_use]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        let ((ax, ay), (bx, by)) = (self.grid.xy(a), self.grid.xy(b));
        ax.abs_diff(bx) + ay.abs_diff(by)
    }

    /// The panels next to one: up, right, down, left.
    #[inline]
    pub fn next(&self, at: Cell) -> impl Iterator<Item = Cell> {
        self.next[at.index()].into_iter().filter(|next| next.is_on())
    }

    /// The panel behind the next one, in the same direction.
    #[must_use]
    pub fn beyond(&self, at: Cell, next: Cell) -> Option<Cell> {
        let side = self.next[at.index()].iter().position(|cell| *cell == next)?;
        Some(self.next[next.index()][side]).filter(|cell| cell.is_on())
    }

    /// The panels next to one, as a set.
    #[inline]
    #[must_use]
    pub fn near(&self, at: Cell) -> Panels {
        self.near[at.index()]
    }

    /// The panels at most so far away, the panel itself among them.
    #[must_use]
    pub fn within(&self, at: Cell, most: u8) -> Panels {
        match self.within[at.index()].get(usize::from(most)) {
            Some(panels) => *panels,
            None => self.grid.all.iter().filter(|cell| self.distance(at, *cell) <= most).collect(),
        }
    }

    /// The panels whose distance is in a range.
    #[must_use]
    pub fn in_range(&self, at: Cell, (least, most): (u8, u8)) -> Panels {
        let nearer = if least == 0 { Panels::NONE } else { self.within(at, least - 1) };
        self.within(at, most) & !nearer
    }

    /// The panels that walls let see from a panel.
    #[inline]
    #[must_use]
    pub fn clear(&self, from: Cell) -> Panels {
        self.clear[from.index()]
    }

    /// Whether the segment between the centres of two panels passes through the inside of one of these. It may touch an edge or
    /// a corner (`journal:house.sight.1`).
    #[must_use]
    pub fn is_blocked(&self, by: Panels, from: Cell, to: Cell) -> bool {
        let ends = Panels::one(from) | Panels::one(to);
        let (a, b) = (self.grid.xy(from), self.grid.xy(to));
        (by & !ends).iter().any(|cell| crosses(a, b, self.grid.xy(cell)))
    }

    /// The sector of a panel, from 1: blocks of three by three in reading order (`journal:condition.storm`).
    #[must_use]
    pub fn sector(&self, at: Cell) -> u8 {
        let (x, y) = self.grid.xy(at);
        (y / 3 * 3 + x / 3) as u8 + 1
    }
}

/// What a step onto a panel counts as in a way.
fn price(terrain: Terrain) -> Option<u8> {
    match terrain {
        Terrain::Wall | Terrain::Sky => None,
        Terrain::Encumbering => Some(2),
        Terrain::Dangerous => Some(3),
        _ => Some(1),
    }
}

/// Whether the segment between the centres of two panels passes through the inside of a third, in doubled coordinates.
fn crosses((x0, y0): (i8, i8), (x1, y1): (i8, i8), (c, r): (i8, i8)) -> bool {
    let double = |n: i8| 2 * i32::from(n);
    let (x0, y0, x1, y1) = (double(x0), double(y0), double(x1), double(y1));
    let (left, right, top, bottom) = (double(c) - 1, double(c) + 1, double(r) - 1, double(r) + 1);
    if x0.max(x1) <= left || x0.min(x1) >= right || y0.max(y1) <= top || y0.min(y1) >= bottom {
        return false;
    }
    let side = |x: i32, y: i32| ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)).signum();
    let corners = [side(left, top), side(right, top), side(left, bottom), side(right, bottom)];
    corners.contains(&1) && corners.contains(&-1)
}
