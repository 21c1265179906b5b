//! How far a walk goes, what each square of it costs, and by which way. Knows no game.

use super::cells::{Cell, Cells};
use super::grid::{EIGHT, Grid};
use crate::collections::piles::Pile;

impl<const W: usize> Grid<W> {
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
        self.within(self.points as u8)
    }

    /// Everything reached for so many points, the start left out.
    #[inline]
    #[must_use]
    pub fn within(&self, points: u8) -> Cells<W> {
        let points = usize::from(points).min(self.points);
        self.levels[1..=points].iter().fold(Cells::NONE, |all, level| all | *level)
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
        assert_eq!([0, 1, 3, 9].map(|points| numbers(reach.within(points)).len()), [0, 1, 2, 3]);
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
