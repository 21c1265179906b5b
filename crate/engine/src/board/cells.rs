//! Squares of a board, and sets of them. Knows no game.

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
        self.0.iter().fold(0, |all, word| all | word) == 0
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

    /// The same set, of a larger board.
    #[must_use]
    pub fn widened<const V: usize>(self) -> Cells<V> {
        Cells(std::array::from_fn(|n| self.0.get(n).copied().unwrap_or(0)))
    }

    /// Runs of cells one behind the other, each by its first cell and its last. The cells of each word are a matter of their own:
    /// what goes on in the next one is another run.
    #[inline]
    pub(super) fn runs(self, mut see: impl FnMut(Cell, Cell)) {
        for (n, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                let first = word.trailing_zeros();
                let length = (!(word >> first)).trailing_zeros();
                // What is added to the first of a run is carried past its last.
                word &= word.wrapping_add(1 << first);
                let cell = |bit: u32| Cell(n as u8 * 64 + bit as u8);
                see(cell(first), cell(first + length - 1));
            }
        }
    }

    /// Every cell moved so many places on in numbering, from 1 to 63; bits leave at the end.
    #[inline]
    pub(super) fn onward(self, by: u8) -> Self {
        let carry = |n: usize| if n > 0 { self.0[n - 1] >> (64 - by) } else { 0 };
        Cells(std::array::from_fn(|n| self.0[n] << by | carry(n)))
    }

    /// The same, back.
    #[inline]
    pub(super) fn back(self, by: u8) -> Self {
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

/// A bit for each cell, the first one lowest.
impl<const W: usize> From<[u64; W]> for Cells<W> {
    fn from(bits: [u64; W]) -> Self {
        Cells(bits)
    }
}

impl<const W: usize> FromIterator<Cell> for Cells<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    fn numbers(cells: Cells<2>) -> Vec<u8> {
        cells.iter().map(|cell| cell.0).collect()
    }
}
