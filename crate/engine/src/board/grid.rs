//! Boards of squares: steps, distances, sight. Knows no game.

use std::num::NonZeroU8;
use std::sync::Arc;

use super::cells::{Cell, Cells};
use super::texts::Texts;

/// A direction as a change of column and of row.
pub type Heading = (i8, i8);

/// The eight directions: orthogonal first, so that of two equal routes the straighter is taken.
pub const EIGHT: [Heading; 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

/// A rectangle of squares, some of them blocked, with what follows from that alone worked out once.
#[derive(Clone, Debug)]
pub struct Grid<const W: usize> {
    /// Columns: at least one, so that nothing asks again before it divides by them.
    pub width: NonZeroU8,
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
    pub(super) near: Vec<Cells<W>>,
    /// Squares next to a sealed corner: from these not every diagonal step can be made. Few maps have any.
    cornered: Cells<W>,
    /// Its squares as JSON writes them.
    pub texts: Arc<Texts>,
}

impl<const W: usize> Grid<W> {
    /// A board of `width` by `height` squares.
    ///
    /// # Panics
    /// When the board has no column, is wider than 63 or has more than `64 * W` squares: callers check first.
    #[must_use]
    pub fn new(width: u8, height: u8, blocked: Cells<W>) -> Self {
        let squares = usize::from(width) * usize::from(height);
        assert!(width < 64 && squares <= 64 * W, "the board is too large for its sets");
        let all: Cells<W> = (0..squares).map(|n| Cell(n as u8)).collect();
        let column = |x: u8| (0..height).map(|y| Cell(y * width + x)).collect::<Cells<W>>();
        let mut grid = Grid {
            width: NonZeroU8::new(width).expect("a board has columns"),
            height,
            all,
            blocked,
            open: all & !blocked,
            not_first: all & !column(0),
            not_last: all & !column(width - 1),
            near: Vec::new(),
            cornered: Cells::NONE,
            texts: Arc::new(Texts::squares(width, height)),
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
        let inside = x >= 0 && y >= 0 && x < self.width.get() as i8 && y < self.height as i8;
        inside.then(|| Cell(y as u8 * self.width.get() + x as u8))
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
        let widened = (rows | rows.onward(self.width.get()) | rows.back(self.width.get())) & self.open;
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
        (from.onward(self.width.get()) | from.back(self.width.get())) & self.all
    }

    /// These squares moved by one in a straight direction, walls or not; those that would leave the board do.
    #[inline]
    #[must_use]
    pub fn pushed(&self, from: Cells<W>, heading: Heading) -> Cells<W> {
        let moved = self.moved(from, heading);
        match heading {
            (1, 0) => moved & self.not_first,
            (-1, 0) => moved & self.not_last,
            (0, 1) => moved & self.all,
            _ => moved,
        }
    }

    /// These squares moved by one in a straight direction, where each has a neighbour that way.
    #[inline]
    #[must_use]
    pub fn moved(&self, from: Cells<W>, heading: Heading) -> Cells<W> {
        match heading {
            (1, 0) => from.onward(1),
            (-1, 0) => from.back(1),
            (0, 1) => from.onward(self.width.get()),
            _ => from.back(self.width.get()),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
