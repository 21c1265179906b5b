//! Edges between squares, and the squares that a larger piece covers. Knows no game.

use super::cells::{Cell, Cells};
use super::grid::{Grid, Heading};

/// The closed edges of a board: walls, hedges, cliffs that are between two squares and not on one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Edges<const W: usize> {
    /// Squares whose right side is closed.
    right: Cells<W>,
    /// Squares whose lower side is closed.
    below: Cells<W>,
}

impl<const W: usize> Edges<W> {
    /// Closes the edge between two squares; `false` where they share none.
    pub fn close(&mut self, grid: &Grid<W>, a: Cell, b: Cell) -> bool {
        let (first, second) = if a < b { (a, b) } else { (b, a) };
        if grid.shifted(first, (1, 0)) == Some(second) {
            self.right.insert(first);
        } else if grid.shifted(first, (0, 1)) == Some(second) {
            self.below.insert(first);
        } else {
            return false;
        }
        true
    }

    /// Whether the side of a square in a straight direction is closed. The rim of the board is not an edge.
    #[must_use]
    pub fn closed(&self, grid: &Grid<W>, cell: Cell, heading: Heading) -> bool {
        let beyond = |heading| grid.shifted(cell, heading);
        match heading {
            (1, 0) => self.right.has(cell),
            (0, 1) => self.below.has(cell),
            (-1, 0) => beyond((-1, 0)).is_some_and(|left| self.right.has(left)),
            (0, -1) => beyond((0, -1)).is_some_and(|above| self.below.has(above)),
            _ => false,
        }
    }

    /// Whether a closed edge runs between two squares of a set: a piece that covers them would stand across it.
    #[must_use]
    pub fn divide(&self, grid: &Grid<W>, squares: Cells<W>) -> bool {
        let covered = |cell, heading| grid.shifted(cell, heading).is_some_and(|next| squares.has(next));
        (squares & self.right).iter().any(|cell| covered(cell, (1, 0)))
            || (squares & self.below).iter().any(|cell| covered(cell, (0, 1)))
    }

    /// The closed edges, each by the two squares that it parts: left before right, upper before lower.
    pub fn pairs(&self, grid: &Grid<W>) -> impl Iterator<Item = (Cell, Cell)> {
        let to = |heading| move |cell: Cell| grid.shifted(cell, heading).map(|next| (cell, next));
        let mut pairs: Vec<_> = self.right.iter().filter_map(to((1, 0))).collect();
        pairs.extend(self.below.iter().filter_map(to((0, 1))));
        pairs.into_iter()
    }
}

/// The squares that a piece covers: so many columns and rows, from its square at the top left. `None` where it would reach
/// over the rim.
#[must_use]
pub fn footprint<const W: usize>(grid: &Grid<W>, at: Cell, [columns, rows]: [u8; 2]) -> Option<Cells<W>> {
    if !at.is_on() {
        return None;
    }
    let (x, y) = grid.xy(at);
    let offsets = (0..rows as i8).flat_map(|dy| (0..columns as i8).map(move |dx| (dx, dy)));
    let mut squares = Cells::NONE;
    for (dx, dy) in offsets {
        squares.insert(grid.at(x + dx, y + dy)?);
    }
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid<1> {
        Grid::new(4, 3, Cells::NONE)
    }

    fn cell(x: i8, y: i8) -> Cell {
        grid().at(x, y).expect("it is on the board")
    }

    #[test]
    fn an_edge_closes_both_of_its_sides_and_no_other() {
        let (grid, mut edges) = (grid(), Edges::default());
        assert!(edges.close(&grid, cell(2, 1), cell(1, 1)) && edges.close(&grid, cell(1, 1), cell(1, 2)));
        let closed: Vec<(Cell, Heading)> = grid
            .all
            .iter()
            .flat_map(|at| [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1)].map(|heading| (at, heading)))
            .filter(|(at, heading)| edges.closed(&grid, *at, *heading))
            .collect();
        let both = [(cell(1, 1), (1, 0)), (cell(1, 1), (0, 1)), (cell(2, 1), (-1, 0)), (cell(1, 2), (0, -1))];
        assert_eq!(closed, both);
        assert_eq!(edges.pairs(&grid).collect::<Vec<_>>(), [(cell(1, 1), cell(2, 1)), (cell(1, 1), cell(1, 2))]);
    }

    #[test]
    fn squares_that_share_no_edge_have_none_to_close() {
        let (grid, mut edges) = (grid(), Edges::default());
        // Corner to corner, two apart, over the end of a row, and a square with itself.
        for (a, b) in [((0, 0), (1, 1)), ((0, 0), (2, 0)), ((3, 0), (0, 1)), ((1, 1), (1, 1))] {
            assert!(!edges.close(&grid, cell(a.0, a.1), cell(b.0, b.1)), "{a:?} {b:?}");
        }
        assert_eq!(edges, Edges::default());
    }

    #[test]
    fn a_piece_covers_its_squares_and_none_beyond_the_rim() {
        let two = footprint(&grid(), cell(2, 1), [2, 2]).map(|squares| squares.iter().collect::<Vec<_>>());
        assert_eq!(two, Some(vec![cell(2, 1), cell(3, 1), cell(2, 2), cell(3, 2)]));
        let wide = footprint(&grid(), cell(0, 2), [3, 1]).map(|squares| squares.count());
        assert_eq!(wide, Some(3));
        assert_eq!(footprint(&grid(), cell(3, 1), [2, 2]), None);
        assert_eq!(footprint(&grid(), cell(2, 2), [2, 2]), None);
        assert_eq!(footprint(&grid(), Cell::OFF, [1, 1]), None);
    }

    #[test]
    fn an_edge_divides_only_those_who_stand_on_both_of_its_sides() {
        let (grid, mut edges) = (grid(), Edges::default());
        edges.close(&grid, cell(1, 1), cell(2, 1));
        let stands = |x, y, size| footprint(&grid, cell(x, y), size).is_some_and(|on| edges.divide(&grid, on));
        assert!(stands(1, 0, [2, 2]) && stands(1, 1, [2, 1]));
        assert!(!stands(0, 0, [2, 2]) && !stands(2, 0, [2, 2]) && !stands(1, 1, [1, 2]) && !stands(1, 0, [2, 1]));
    }
}
