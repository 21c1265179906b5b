//! Boards of squares: cells, sets of cells, steps, distances, sight and areas. Knows no game.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::piles::Pile;

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

    /// Takes a cell out, if it is in.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        if cell.index() < 64 * W {
            self.0[cell.index() / 64] &= !(1 << (cell.0 % 64));
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
        Each { words: self.0, at: 0 }
    }

    /// Every cell moved so many places on in numbering, from 1 to 63; bits leave at the end.
    #[inline]
    fn onward(self, by: u8) -> Self {
        let carry = |n: usize| if n > 0 { self.0[n - 1] >> (64 - by) } else { 0 };
        Cells(std::array::from_fn(|n| self.0[n] << by | carry(n)))
    }

    /// The same, back.
    #[inline]
    fn back(self, by: u8) -> Self {
        let carry = |n: usize| if n + 1 < W { self.0[n + 1] << (64 - by) } else { 0 };
        Cells(std::array::from_fn(|n| self.0[n] >> by | carry(n)))
    }
}

/// The cells of a set one by one. Lists of legal actions are made of little else, so it is written out by hand: a
/// `flat_map` over the words costs twice as much.
struct Each<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for Each<W> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.at < W {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Cell(self.at as u8 * 64 + word.trailing_zeros() as u8));
            }
            self.at += 1;
        }
        None
    }

    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut f: F) -> B {
        let mut value = init;
        for n in self.at..W {
            let mut word = self.words[n];
            while word != 0 {
                value = f(value, Cell(n as u8 * 64 + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
        value
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
    /// The other squares of the board.
    open: Cells<W>,
    /// Squares that a step to the right, or to the left, may end on, as far as the edges go.
    not_first: Cells<W>,
    not_last: Cells<W>,
    /// For each square, those one step away.
    near: Vec<Cells<W>>,
    /// Squares next to a sealed corner: from these not every diagonal step can be made. Few maps have any.
    cornered: Cells<W>,
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
        let column = |x: u8| (0..height).map(|y| Cell(y * width + x)).collect::<Cells<W>>();
        let mut grid = Grid {
            width,
            height,
            all,
            blocked,
            open: all & !blocked,
            not_first: all & !column(0),
            not_last: all & !column(width - 1),
            near: Vec::new(),
            cornered: Cells::NONE,
        };
        for cell in all.iter() {
            let near = EIGHT.into_iter().filter_map(|heading| grid.step_made(cell, heading)).collect();
            let open =
                EIGHT.into_iter().filter_map(|heading| grid.shifted(cell, heading)).filter(|to| !blocked.has(*to));
            if open.collect::<Cells<W>>() != near {
                grid.cornered.insert(cell);
            }
            grid.near.push(near);
        }
        grid
    }

    /// The square a step ends on, if it enters no blocked square and squeezes through no sealed corner.
    fn step_made(&self, start: Cell, (dx, dy): Heading) -> Option<Cell> {
        let end = self.shifted(start, (dx, dy)).filter(|end| !self.blocked.has(*end))?;
        let corner = |heading| self.shifted(start, heading).is_none_or(|c| self.blocked.has(c));
        let sealed = dx != 0 && dy != 0 && corner((dx, 0)) && corner((0, dy));
        (!sealed).then_some(end)
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
        self.shifted(from, heading).filter(|end| self.near[from.index()].has(*end))
    }

    /// Every open square at most one step from a square of `from`.
    #[inline]
    #[must_use]
    pub fn around(&self, from: Cells<W>) -> Cells<W> {
        // All at once where nothing is sealed: each row widened by a column either side, then the rows above and below.
        let free = from & !self.cornered;
        let rows = free | free.onward(1) & self.not_first | free.back(1) & self.not_last;
        let widened = (rows | rows.onward(self.width) | rows.back(self.width)) & self.open;
        (from & self.cornered).iter().fold(widened, |out, cell| out | self.near[cell.index()])
    }

    /// The squares left and right of those of `from`, walls or not.
    #[inline]
    #[must_use]
    pub fn beside(&self, from: Cells<W>) -> Cells<W> {
        from.onward(1) & self.not_first | from.back(1) & self.not_last
    }

    /// The squares above and below those of `from`, walls or not.
    #[inline]
    #[must_use]
    pub fn over_and_under(&self, from: Cells<W>) -> Cells<W> {
        (from.onward(self.width) | from.back(self.width)) & self.all
    }

    /// Distance in squares where diagonals count as one: the greater of the two differences.
    #[must_use]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        let ((ax, ay), (bx, by)) = (self.xy(a), self.xy(b));
        ax.abs_diff(bx).max(ay.abs_diff(by))
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

    /// Where a mover can be after so many points, the start included. `costs` are the squares whose entry costs one
    /// point, and those whose entry costs two; others cannot be entered. A square of `stops` can be entered, not left.
    #[inline]
    #[must_use]
    pub fn reached(&self, start: Cell, [quick, slow]: [Cells<W>; 2], stops: Cells<W>, points: u8) -> Cells<W> {
        let (mut reached, mut near, mut later) = (Cells::one(start), self.near[start.index()], Cells::NONE);
        for spent in 1..=points.min(MAX_REACH as u8) {
            if spent > 1 {
                near = self.around(reached & !stops);
            }
            reached |= near & quick | later;
            later = near & slow;
        }
        reached
    }

    /// The same, with what each square costs and by which way it is reached.
    #[must_use]
    pub fn reach(&self, start: Cell, [quick, slow]: [Cells<W>; 2], points: u8) -> Reach<W> {
        let points = usize::from(points).min(MAX_REACH);
        let mut reach = Reach { levels: [Cells::NONE; MAX_REACH + 1], costs: [quick, slow], points };
        reach.levels[0] = Cells::one(start);
        let (mut seen, mut later) = (reach.levels[0], Cells::NONE);
        for spent in 1..=points {
            let near = self.around(reach.levels[spent - 1]);
            reach.levels[spent] = (near & quick | later) & !seen;
            later = near & slow;
            seen |= reach.levels[spent];
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
    costs: [Cells<W>; 2],
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

    /// Whether every cheapest route to a reached square enters a square of `harm`.
    #[must_use]
    pub fn must_enter(&self, grid: &Grid<W>, to: Cell, harm: Cells<W>) -> bool {
        let Some(cost) = self.cost(to) else { return false };
        let within = self.levels[1..=usize::from(cost)].iter().fold(Cells::NONE, |all, level| all | *level);
        // A square at the start itself is left, not entered.
        let around_it = || {
            self.levels[0]
                .iter()
                .any(|start| grid.reached(start, self.costs.map(|squares| squares & !harm), Cells::NONE, cost).has(to))
        };
        !(within & harm).is_empty() && !around_it()
    }

    /// A cheapest route to `to`, its squares in walking order, the start left out. Among cheapest routes the one that
    /// enters the fewest squares of `harm` is taken, then the one that keeps to the order of [`EIGHT`].
    ///
    /// # Panics
    /// When `to` is not reached.
    #[must_use]
    pub fn route(&self, grid: &Grid<W>, to: Cell, harm: Cells<W>) -> Pile<Cell, MAX_REACH> {
        let total = self.cost(to).expect("a route leads to a reached square");
        let hurt = self.hurt(grid, total, harm);
        let mut route = Pile::default();
        route.push(to);
        let mut at = to;
        while let Some(before) = self.before(grid, at, &hurt).filter(|b| !self.levels[0].has(*b)) {
            route.push(before);
            at = before;
        }
        route.reverse();
        route
    }

    /// The square a cheapest route comes from.
    fn before(&self, grid: &Grid<W>, at: Cell, hurt: &Hurt) -> Option<Cell> {
        let spent = self.cost(at).filter(|c| *c > 0)?;
        let sources = || {
            EIGHT.into_iter().filter_map(|(dx, dy)| {
                let from = grid.shifted(at, (-dx, -dy))?;
                grid.step(from, (dx, dy))?;
                self.cost(from).filter(|c| *c < spent).map(|c| (from, c))
            })
        };
        // Entering `at` always costs the same, so the sources of a cheapest route are those reached for least.
        let least = sources().map(|(_, c)| c).min()?;
        sources().filter(|(_, c)| *c == least).map(|(from, _)| from).min_by_key(|from| hurt[from.index()])
    }

    /// For every square on the way, how many harmful squares its best cheapest route enters.
    fn hurt(&self, grid: &Grid<W>, total: u8, harm: Cells<W>) -> Hurt {
        let mut hurt = [0; 256];
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

/// A number for every square of the largest board.
type Hurt = [u8; 256];

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

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares of a drawing that show this mark.
    fn marked(rows: &[&str], mark: char) -> Cells<2> {
        let squares = rows.iter().flat_map(|row| row.chars()).enumerate();
        squares.filter(|(_, c)| *c == mark).map(|(n, _)| Cell(n as u8)).collect()
    }

    /// Walls are drawn as `#`.
    fn grid(rows: &[&str]) -> Grid<2> {
        Grid::new(rows[0].len() as u8, rows.len() as u8, marked(rows, '#'))
    }

    fn numbers(cells: Cells<2>) -> Vec<u8> {
        cells.iter().map(|cell| cell.0).collect()
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_not_taken_out() {
        let mut set: Cells<2> = [0, 1, 63, 64, 65, 100, 127, 128].map(Cell).into_iter().collect();
        set.insert(Cell::OFF);
        assert_eq!(numbers(set), [0, 1, 63, 64, 65, 100, 127]);
        for cell in [0, 2, 64, 100, 128].map(Cell) {
            set.remove(cell);
            assert!(!set.has(cell), "{cell:?}");
        }
        set.remove(Cell::OFF);
        assert_eq!(numbers(set), [1, 63, 65, 127]);
        assert_eq!((set.count(), set.is_empty()), (4, false));
        assert_eq!(set.iter().fold(0, |sum, cell| sum + u32::from(cell.0)), 256);
    }

    /// On a board of more squares than a word has bits.
    #[test]
    fn neighbours_are_those_one_step_away() {
        let grid = Grid::<2>::new(13, 9, Cells::NONE);
        for cell in grid.all.iter() {
            let next = |headings: &[Heading]| -> Cells<2> {
                headings.iter().filter_map(|heading| grid.shifted(cell, *heading)).collect()
            };
            let only = Cells::one(cell);
            assert_eq!(grid.around(only), only | next(&EIGHT), "{cell:?}");
            assert_eq!(grid.beside(only), next(&[(-1, 0), (1, 0)]), "{cell:?}");
            assert_eq!(grid.over_and_under(only), next(&[(0, -1), (0, 1)]), "{cell:?}");
        }
    }

    /// `~` costs two.
    #[test]
    fn a_walk_reaches_each_square_for_the_least_and_its_start_not_at_all() {
        let rows = ["..~.."];
        let (grid, slow) = (grid(&rows), marked(&rows, '~'));
        let costs = [grid.all & !slow, slow];
        let reach = grid.reach(Cell(0), costs, 4);
        assert_eq!(
            grid.all.iter().map(|cell| reach.cost(cell)).collect::<Vec<_>>(),
            [Some(0), Some(1), Some(3), Some(4), None]
        );
        assert_eq!(numbers(reach.squares()), [1, 2, 3]);
        assert_eq!(numbers(grid.reached(Cell(0), costs, Cells::NONE, 4)), [0, 1, 2, 3]);
        // A square that stops can be left by whoever began there.
        assert_eq!(numbers(grid.reached(Cell(0), costs, Cells::one(Cell(1)), 4)), [0, 1]);
        assert_eq!(numbers(grid.reached(Cell(0), costs, Cells::one(Cell(0)), 4)), [0, 1, 2, 3]);
    }

    /// From the left end to the right end a way of four leads along the top, another along the bottom.
    #[test]
    fn a_route_goes_around_harm_where_another_is_as_cheap() {
        let grid = grid(&[".....", ".###.", "....."]);
        let (top, bottom, to) = (Cells::one(Cell(2)), Cells::one(Cell(12)), Cell(9));
        let reach = grid.reach(Cell(5), [grid.all & !grid.blocked, Cells::NONE], 6);
        let route = |harm| reach.route(&grid, to, harm).iter().map(|cell| cell.0).collect::<Vec<_>>();
        assert_eq!(route(Cells::NONE), [11, 12, 13, 9]);
        assert_eq!(route(top), [11, 12, 13, 9]);
        assert_eq!(route(bottom), [1, 2, 3, 9]);
        let must_enter = |harm| reach.must_enter(&grid, to, harm);
        assert_eq!([Cells::NONE, top, bottom, top | bottom].map(must_enter), [false, false, false, true]);
    }
}
