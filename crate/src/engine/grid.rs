//! Boards of squares: cells, sets of cells, steps, distances, sight and areas. Knows no game.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// One square, numbered row by row from the top left, from 0. JSON writes it `[x, y]`, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// Not on the board.
    pub const OFF: Cell = Cell(u8::MAX);

    /// For indexing.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether the cell is on the board.
    #[must_use]
    pub fn is_on(self) -> bool {
        self != Cell::OFF
    }
}

impl Default for Cell {
    fn default() -> Self {
        Cell::OFF
    }
}

/// A set of cells of a board of at most `64 * W` squares, one bit each: two words hold 128 squares, four hold 16 x 16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Default for Cells<W> {
    fn default() -> Self {
        Cells::NONE
    }
}

impl<const W: usize> Cells<W> {
    /// No cell.
    pub const NONE: Self = Cells([0; W]);

    /// Just one cell.
    #[must_use]
    pub fn one(cell: Cell) -> Self {
        let mut set = Self::NONE;
        set.insert(cell);
        set
    }

    /// Adds a cell. A cell off the board is nowhere and is not added.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        if cell.index() < 64 * W {
            self.0[cell.index() / 64] |= 1 << (cell.0 % 64);
        }
    }

    /// Whether the cell is in the set.
    #[inline]
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        cell.index() < 64 * W && self.0[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Whether there is no cell in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many cells.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The cells, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.0.into_iter().enumerate().flat_map(|(n, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as u8;
                    word &= word - 1;
                    Cell(n as u8 * 64 + bit)
                })
            })
        })
    }

    /// Every cell moved `by` places on in numbering (back when negative); bits leave at the ends.
    #[inline]
    fn moved(self, by: i8) -> Self {
        let k = u32::from(by.unsigned_abs());
        Cells(std::array::from_fn(|n| {
            if by >= 0 {
                let carry = if n > 0 { self.0[n - 1] >> (64 - k) } else { 0 };
                self.0[n] << k | carry
            } else {
                let carry = if n + 1 < W { self.0[n + 1] << (64 - k) } else { 0 };
                self.0[n] >> k | carry
            }
        }))
    }
}

impl<const W: usize> BitAnd for Cells<W> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Cells(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }
}

impl<const W: usize> BitOr for Cells<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Cells(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }
}

impl<const W: usize> Not for Cells<W> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Cells(std::array::from_fn(|n| !self.0[n]))
    }
}

impl<const W: usize> BitOrAssign for Cells<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const W: usize> BitAndAssign for Cells<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const W: usize> FromIterator<Cell> for Cells<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

/// A direction as a change of column and of row.
pub type Heading = (i8, i8);

/// The eight directions: orthogonal first, so that of two equal routes the straighter is taken.
pub const EIGHT: [Heading; 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

/// A rectangle of squares, some of them blocked, with what follows from that alone worked out once.
#[derive(Clone, Debug)]
pub struct Grid<const W: usize> {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Every square of the board.
    pub all: Cells<W>,
    /// Squares nobody may enter or see through.
    pub blocked: Cells<W>,
    /// For each direction: the numbering offset, and the squares that a step in that direction may end on.
    steps: [(i8, Cells<W>); 8],
}

impl<const W: usize> Grid<W> {
    /// A board of `width` by `height` squares.
    ///
    /// # Panics
    /// When the board is wider than 63 or has more than `64 * W` squares: callers check first.
    #[must_use]
    pub fn new(width: u8, height: u8, blocked: Cells<W>) -> Self {
        let squares = usize::from(width) * usize::from(height);
        assert!(width < 64 && squares <= 64 * W, "the board is too large for its sets");
        let all: Cells<W> = (0..squares).map(|n| Cell(n as u8)).collect();
        let mut grid = Grid { width, height, all, blocked, steps: [(0, Cells::NONE); 8] };
        for (slot, heading) in EIGHT.into_iter().enumerate() {
            let ends = (all & !blocked).iter().filter(|end| grid.may_step_onto(*end, heading)).collect();
            grid.steps[slot] = (heading.0 + heading.1 * width as i8, ends);
        }
        grid
    }

    /// Whether one step towards `heading` can end on `end`: it comes from an open square and squeezes through no
    /// sealed corner.
    fn may_step_onto(&self, end: Cell, (dx, dy): Heading) -> bool {
        let Some(start) = self.shifted(end, (-dx, -dy)) else { return false };
        let corner = |heading| self.shifted(start, heading).is_none_or(|c| self.blocked.has(c));
        !(dx != 0 && dy != 0 && corner((dx, 0)) && corner((0, dy)))
    }

    /// Column and row of a cell, from 0.
    #[inline]
    #[must_use]
    pub fn xy(&self, cell: Cell) -> (i8, i8) {
        ((cell.0 % self.width) as i8, (cell.0 / self.width) as i8)
    }

    /// The cell in that column and row, from 0, if it is on the board.
    #[must_use]
    pub fn at(&self, x: i8, y: i8) -> Option<Cell> {
        let inside = x >= 0 && y >= 0 && x < self.width as i8 && y < self.height as i8;
        inside.then(|| Cell(y as u8 * self.width + x as u8))
    }

    /// The square next to `cell` in a direction, open or not.
    #[must_use]
    pub fn shifted(&self, cell: Cell, (dx, dy): Heading) -> Option<Cell> {
        let (x, y) = self.xy(cell);
        self.at(x + dx, y + dy)
    }

    /// The square a step in that direction ends on, if the step can be made (units aside).
    #[must_use]
    pub fn step(&self, from: Cell, heading: Heading) -> Option<Cell> {
        let slot = EIGHT.iter().position(|h| *h == heading)?;
        self.shifted(from, heading).filter(|end| self.steps[slot].1.has(*end))
    }

    /// Every square one step from any square of `from`.
    #[inline]
    #[must_use]
    pub fn around(&self, from: Cells<W>) -> Cells<W> {
        let mut out = Cells::NONE;
        for (by, ends) in self.steps {
            out |= from.moved(by) & ends;
        }
        out
    }

    /// Distance in squares where diagonals count as one: the greater of the two differences.
    #[must_use]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        let ((ax, ay), (bx, by)) = (self.xy(a), self.xy(b));
        ax.abs_diff(bx).max(ay.abs_diff(by))
    }

    /// The squares at most `distance` away, walls or not, the centre included.
    #[must_use]
    pub fn area(&self, centre: Cell, distance: u8) -> Cells<W> {
        self.all.iter().filter(|c| self.distance(centre, *c) <= distance).collect()
    }

    /// What keeps the segment between two centres from being clear, if anything.
    ///
    /// All arithmetic is on whole numbers. A blocked square whose interior the segment crosses stops it; touching one
    /// corner does not; passing exactly between two blocked squares that meet at that corner does.
    #[must_use]
    pub fn sight(&self, from: Cell, to: Cell) -> Sight {
        let ((x0, y0), (x1, y1)) = (self.xy(from), self.xy(to));
        let (dx, dy) = (i32::from(x1 - x0), i32::from(y1 - y0));
        let (sx, sy) = (dx.signum(), dy.signum());
        let (nx, ny) = (dx.abs(), dy.abs());
        let (mut x, mut y) = (i32::from(x0), i32::from(y0));
        let blocked = |x: i32, y: i32| self.at(x as i8, y as i8).filter(|c| self.blocked.has(*c));
        // The next column edge is crossed at (2i + 1) / (2 nx) of the way, the next row edge at (2j + 1) / (2 ny).
        let (mut i, mut j) = (0, 0);
        while (x, y) != (i32::from(x1), i32::from(y1)) {
            let (column, row) = ((2 * i + 1) * ny, (2 * j + 1) * nx);
            let corner = nx > 0 && ny > 0 && column == row;
            if corner && let (Some(a), Some(b)) = (blocked(x + sx, y), blocked(x, y + sy)) {
                return Sight::Sealed(a, b);
            }
            if ny == 0 || nx > 0 && column <= row {
                x += sx;
                i += 1;
            }
            if nx == 0 || ny > 0 && (row < column || corner) {
                y += sy;
                j += 1;
            }
            let end = (x, y) == (i32::from(x1), i32::from(y1));
            if let Some(wall) = blocked(x, y).filter(|_| !end) {
                return Sight::Blocked(wall);
            }
        }
        Sight::Clear
    }

    /// How far a mover gets: `levels[c]` holds the squares first reached for exactly `c` points.
    ///
    /// `costs[n]` are the squares whose entry costs `n + 1`; a square in none of them cannot be entered. `start` is
    /// level 0. Levels beyond [`MAX_REACH`] points are not walked.
    #[inline]
    #[must_use]
    pub fn reach(&self, start: Cell, costs: &[Cells<W>], points: u8) -> Reach<W> {
        let points = usize::from(points).min(MAX_REACH);
        let mut reach = Reach { levels: [Cells::NONE; MAX_REACH + 1], points };
        reach.levels[0] = Cells::one(start);
        let mut seen = reach.levels[0];
        for spent in 1..=points {
            let mut fresh = Cells::NONE;
            for (n, squares) in costs.iter().enumerate().take(spent) {
                fresh |= self.around(reach.levels[spent - 1 - n]) & *squares;
            }
            reach.levels[spent] = fresh & !seen;
            seen |= fresh;
        }
        reach
    }
}

/// The most points a walk is followed for; no unit of any game has more in one turn.
pub const MAX_REACH: usize = 24;

/// What a walk of so many points can reach, and for how much.
#[derive(Clone, Copy, Debug)]
pub struct Reach<const W: usize> {
    levels: [Cells<W>; MAX_REACH + 1],
    points: usize,
}

impl<const W: usize> Reach<W> {
    /// Everything reached, the start left out.
    #[inline]
    #[must_use]
    pub fn squares(&self) -> Cells<W> {
        self.levels[1..=self.points].iter().fold(Cells::NONE, |all, level| all | *level)
    }

    /// The least cost of a square, if it is reached.
    #[must_use]
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        self.levels[..=self.points].iter().position(|level| level.has(cell)).map(|c| c as u8)
    }

    /// A cheapest route to `to`, its squares in walking order, the start left out. Among cheapest routes the one that
    /// enters the fewest squares of `harm` is taken, then the one that keeps to the order of [`EIGHT`].
    ///
    /// # Panics
    /// When `to` is not reached.
    #[must_use]
    pub fn route(&self, grid: &Grid<W>, to: Cell, harm: Cells<W>) -> Vec<Cell> {
        let total = self.cost(to).expect("a route leads to a reached square");
        let hurt = self.hurt(grid, total, harm);
        let mut route = vec![to];
        let mut at = to;
        while let Some(before) = self.before(grid, at, &hurt).filter(|b| !self.levels[0].has(*b)) {
            route.push(before);
            at = before;
        }
        route.reverse();
        route
    }

    /// The square a cheapest route comes from.
    fn before(&self, grid: &Grid<W>, at: Cell, hurt: &[u8]) -> Option<Cell> {
        let spent = self.cost(at).filter(|c| *c > 0)?;
        let sources = EIGHT.into_iter().filter_map(|(dx, dy)| {
            let from = grid.shifted(at, (-dx, -dy))?;
            grid.step(from, (dx, dy))?;
            self.cost(from).filter(|c| *c < spent).map(|c| (from, c))
        });
        // Entering `at` always costs the same, so the sources of a cheapest route are those reached for least.
        let all: Vec<_> = sources.collect();
        let least = all.iter().map(|(_, c)| *c).min()?;
        all.into_iter().filter(|(_, c)| *c == least).map(|(from, _)| from).min_by_key(|from| hurt[from.index()])
    }

    /// For every square on the way, how many harmful squares its best cheapest route enters.
    fn hurt(&self, grid: &Grid<W>, total: u8, harm: Cells<W>) -> Vec<u8> {
        let mut hurt = vec![0; 64 * W];
        if (harm & self.squares()).is_empty() {
            return hurt;
        }
        for level in &self.levels[1..=usize::from(total)] {
            for cell in level.iter() {
                let before = self.before(grid, cell, &hurt).map_or(0, |b| hurt[b.index()]);
                hurt[cell.index()] = before + u8::from(harm.has(cell));
            }
        }
        hurt
    }
}

/// What stands between two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Nothing.
    Clear,
    /// This square.
    Blocked(Cell),
    /// The corner at which these two blocked squares meet.
    Sealed(Cell, Cell),
}
