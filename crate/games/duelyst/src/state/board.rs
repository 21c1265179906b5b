//! The board (`duelyst:setup.board.1`): nine columns of five tiles, and what follows from that alone.
//!
//! A tile is `[column, row]` in JSON, both from 1 (`duelyst:gap.coordinates.1`); column 1 is Player 1's edge.

use rulewright_engine::board::cells::{Cell, Cells};
use rulewright_engine::board::grid::{EIGHT, Grid, Heading};
use rulewright_engine::covers;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// Columns.
pub const WIDTH: u8 = 9;
/// Rows.
pub const HEIGHT: u8 = 5;
/// Tiles.
pub const TILES: usize = WIDTH as usize * HEIGHT as usize;
/// Steps that a unit may spend on a move (`duelyst:move.5`).
pub const STRIDE: u8 = 2;

/// Tiles of the board.
pub type Squares = Cells<1>;

/// The four straight directions: up, right, down, left.
pub const STRAIGHT: [Heading; 4] = [EIGHT[0], EIGHT[1], EIGHT[2], EIGHT[3]];

/// The neighbours of every tile, worked out once.
#[derive(Clone, Debug)]
pub struct Board {
    /// The tiles as a grid.
    pub grid: Grid<1>,
    /// All tiles.
    pub all: Squares,
    near: [Squares; TILES],
    straight: [Squares; TILES],
    rays: [[Squares; 4]; TILES],
    columns: [Squares; WIDTH as usize],
    rows: [Squares; HEIGHT as usize],
}

impl Board {
    /// The board.
    #[must_use]
    pub fn new() -> Board {
        let grid = Grid::new(WIDTH, HEIGHT, Squares::NONE);
        let cell = |n: usize| Cell(n as u8);
        let around = |n: usize, headings: &[Heading]| -> Squares {
            headings.iter().filter_map(|h| grid.shifted(cell(n), *h)).collect()
        };
        let ray = |n: usize, heading: Heading| -> Squares {
            std::iter::successors(grid.shifted(cell(n), heading), |c| grid.shifted(*c, heading)).collect()
        };
        Board {
            all: grid.all,
            near: std::array::from_fn(|n| around(n, &EIGHT)),
            straight: std::array::from_fn(|n| around(n, &STRAIGHT)),
            rays: std::array::from_fn(|n| STRAIGHT.map(|heading| ray(n, heading))),
            columns: std::array::from_fn(|x| grid.all.iter().filter(|c| grid.xy(*c).0 == x as i8).collect()),
            rows: std::array::from_fn(|y| grid.all.iter().filter(|c| grid.xy(*c).1 == y as i8).collect()),
            grid,
        }
    }

    /// `duelyst:gap.nearby.1`: the eight tiles around.
    #[inline]
    #[must_use]
    pub fn near(&self, cell: Cell) -> Squares {
        self.near.get(cell.index()).copied().unwrap_or_default()
    }

    /// The tiles around any of these.
    #[inline]
    #[must_use]
    pub fn near_any(&self, cells: Squares) -> Squares {
        let beside = self.grid.beside(cells);
        beside | self.grid.over_and_under(cells | beside)
    }

    /// The tiles across an edge of any of these.
    #[inline]
    fn straight_any(&self, cells: Squares) -> Squares {
        self.grid.beside(cells) | self.grid.over_and_under(cells)
    }

    /// The tiles across an edge.
    #[must_use]
    pub fn adjoining(&self, cell: Cell) -> Squares {
        self.straight.get(cell.index()).copied().unwrap_or_default()
    }

    /// The tiles in each straight direction, to the edge of the board.
    #[must_use]
    pub fn rays(&self, cell: Cell) -> [Squares; 4] {
        self.rays.get(cell.index()).copied().unwrap_or_default()
    }

    /// The tiles of its column.
    #[must_use]
    pub fn column(&self, cell: Cell) -> Squares {
        self.columns[usize::from(cell.0 % WIDTH)]
    }

    /// The tiles of its row.
    #[must_use]
    pub fn row(&self, cell: Cell) -> Squares {
        self.rows[usize::from(cell.0 / WIDTH).min(HEIGHT as usize - 1)]
    }

    /// The four corners.
    #[must_use]
    pub fn corners(&self) -> Squares {
        [(0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1)]
            .map(|(x, y)| Cell(y * WIDTH + x))
            .into_iter()
            .collect()
    }

    /// `duelyst:keyword.infiltrate.2`: a side's starting side, its four columns; the middle one is nobody's.
    #[must_use]
    pub fn starting_side(&self, side: Side) -> Squares {
        let columns = if side == Side::P1 { 0..4 } else { 5..9 };
        columns.fold(Squares::NONE, |all, x: usize| all | self.columns[x])
    }

    /// The middle column.
    #[must_use]
    pub fn middle(&self) -> Squares {
        self.columns[4]
    }

    /// A rectangle of tiles from its top left corner, as far as it is on the board.
    #[must_use]
    pub fn area(&self, corner: Cell, width: u8, height: u8) -> Squares {
        let (x, y) = self.grid.xy(corner);
        let tiles = (0..height as i8).flat_map(|dy| (0..width as i8).map(move |dx| (x + dx, y + dy)));
        tiles.filter_map(|(x, y)| self.grid.at(x, y)).collect()
    }

    /// `duelyst:combat.4`: the tile in front, one column towards the other player's edge.
    #[must_use]
    pub fn front(&self, cell: Cell, side: Side) -> Option<Cell> {
        covers!("duelyst:combat.4");
        self.grid.shifted(cell, if side == Side::P1 { (1, 0) } else { (-1, 0) })
    }

    /// `duelyst:keyword.backstab.1`: the tile directly behind, one column towards the unit's own edge.
    #[must_use]
    pub fn behind(&self, cell: Cell, side: Side) -> Option<Cell> {
        self.front(cell, side.other())
    }

    /// Where a walk of so many steps can end: `duelyst:move.5` straight steps cost one, `duelyst:move.6` diagonal ones
    /// two, `duelyst:move.1` and only free tiles are entered. The start is left out.
    #[must_use]
    pub fn walk(&self, from: Cell, free: Squares, steps: u8) -> Squares {
        let mut before = Squares::NONE;
        let mut now = Squares::one(from);
        let mut reached = Squares::NONE;
        for _ in 0..steps {
            let next = (self.straight_any(now) | self.near_any(before)) & free;
            reached |= next;
            before = now;
            now = next;
        }
        reached
    }

    /// How many straight steps apart two tiles are (`duelyst:tribe.battle-pet.move.1c`).
    #[must_use]
    pub fn steps(&self, a: Cell, b: Cell) -> u8 {
        let ((ax, ay), (bx, by)) = (self.grid.xy(a), self.grid.xy(b));
        ax.abs_diff(bx) + ay.abs_diff(by)
    }

    /// Whether two tiles share a row or a column.
    #[must_use]
    pub fn aligned(&self, a: Cell, b: Cell) -> bool {
        let ((ax, ay), (bx, by)) = (self.grid.xy(a), self.grid.xy(b));
        ax == bx || ay == by
    }

    /// A tile as JSON writes it.
    #[must_use]
    pub fn square(&self, cell: Cell) -> wire::Square {
        let (x, y) = self.grid.xy(cell);
        [i16::from(x) + 1, i16::from(y) + 1]
    }

    /// The tile that JSON writes so, if it is on the board.
    #[must_use]
    pub fn cell(&self, [x, y]: wire::Square) -> Option<Cell> {
        let small = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
        self.grid.at(small(x)?, small(y)?)
    }
}

impl Default for Board {
    fn default() -> Self {
        Board::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `duelyst:move.7`: the movement picture.
    #[test]
    fn a_unit_in_the_open_reaches_twelve_tiles() {
        let board = Board::new();
        let from = board.cell([5, 3]).unwrap();
        let reached: Vec<_> =
            board.walk(from, board.all & !Squares::one(from), STRIDE).iter().map(|c| board.square(c)).collect();
        let picture = [[5, 1], [4, 2], [5, 2], [6, 2], [3, 3], [4, 3], [6, 3], [7, 3], [4, 4], [5, 4], [6, 4], [5, 5]];
        assert_eq!(reached, picture);
    }

    #[test]
    fn many_tiles_at_once_have_the_neighbours_that_each_has() {
        let board = Board::new();
        let mut chance = rulewright_engine::chance::Seeded::new(1);
        for _ in 0..1000 {
            let set: Squares = board.all.iter().filter(|_| chance.below(4) == 0).collect();
            let near = set.iter().fold(Squares::NONE, |all, cell| all | board.near(cell));
            let straight = set.iter().fold(Squares::NONE, |all, cell| all | board.adjoining(cell));
            assert_eq!((board.near_any(set), board.straight_any(set)), (near, straight), "{set:?}");
        }
    }

    /// `duelyst:combat.5`, `duelyst:gap.nearby.1`: the attack picture.
    #[test]
    fn eight_tiles_are_near() {
        let board = Board::new();
        let near = |at| board.near(board.cell(at).unwrap()).count();
        assert_eq!((near([5, 3]), near([1, 1]), near([1, 3])), (8, 3, 5));
    }
}
