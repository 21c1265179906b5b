//! The charts of forced movement (`pox:app.1` to `pox:app.8`), as data: rules, scenarios, tests and the rulebook's pictures
//! read the same arrows and numbers.
//!
//! A direction chart looks only at the signs of an offset, so each is three rows of three arrows: north-west, north,
//! north-east; west, the star itself, east; south-west, south, south-east.

use rulewright_engine::board::grid::Heading;

/// The four headings of a step.
pub const NORTH: Heading = (0, -1);
/// East.
pub const EAST: Heading = (1, 0);
/// South.
pub const SOUTH: Heading = (0, 1);
/// West.
pub const WEST: Heading = (-1, 0);

/// A chart of directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The clause with its picture.
    pub clause: &'static str,
    /// Its arrows: `^`, `>`, `v`, `<`.
    pub arrows: [&'static str; 3],
}

/// Target-based rotary chart: the target is on the star, the source on a tile (`pox:app.1`).
pub const ROTARY_IN: Chart = Chart { clause: "pox:app.1", arrows: ["vv<", "><<", ">^^"] };

/// Source-based rotary chart: the source is on the star, the unit on a tile (`pox:app.2`).
pub const ROTARY_OUT: Chart = Chart { clause: "pox:app.2", arrows: ["^^>", "<<>", "<vv"] };

/// The target-based rotary chart around a Large unit (`pox:app.3`): the same arrows, counted from the gap to its base.
pub const ROTARY_LARGE: Chart = Chart { clause: "pox:app.3", arrows: ROTARY_IN.arrows };

/// Target-based cross chart: the pulled unit is on the star, the puller on a tile (`pox:app.4`).
pub const CROSS_OUT: Chart = Chart { clause: "pox:app.4", arrows: ["<^^", "<>>", "<vv"] };

/// Source-based cross chart: the puller is on the star, the pulled unit on a tile (`pox:app.5`).
pub const CROSS_IN: Chart = Chart { clause: "pox:app.5", arrows: ["vv<", ">><", "^^<"] };

impl Chart {
    /// The arrow at an offset from the star.
    #[must_use]
    pub fn at(&self, offset: (i8, i8)) -> Heading {
        match self.sign(offset) {
            '^' => NORTH,
            '>' => EAST,
            'v' => SOUTH,
            _ => WEST,
        }
    }

    /// The same as it is written.
    #[must_use]
    pub fn sign(&self, (dx, dy): (i8, i8)) -> char {
        let row = self.arrows[(dy.signum() + 1) as usize].as_bytes();
        row[(dx.signum() + 1) as usize].into()
    }
}

/// The offsets of the uppermost tile of a unit of `moved` tiles a side around one of `star` tiles a side, in the order of the
/// relocation charts: within a ring the lowest sum of X and Y, then the lowest X (`pox:4.2.1.1.2`). Ring 1 is the chart:
/// `pox:app.6` for small and small, `pox:app.7` for a Large unit around a small one, `pox:app.8` for a small one around a Large.
pub fn ring(star: u8, moved: u8, distance: u8) -> impl Iterator<Item = (i8, i8)> {
    let (star, moved, distance) = (star as i8, moved as i8, distance as i8);
    let least = -(moved - 1) - distance;
    let most = star - 1 + distance;
    // By the sum of the coordinates: each diagonal from its western end.
    (2 * least..=2 * most).flat_map(move |sum| {
        let columns = (sum - most).max(least)..=(sum - least).min(most);
        columns.map(move |x| (x, sum - x)).filter(move |(x, y)| gap(*x, moved, star) + gap(*y, moved, star) == distance)
    })
}

/// The gap between an interval of `length` tiles from `from` and one of `star` tiles from 0, counted in steps.
fn gap(from: i8, length: i8, star: i8) -> i8 {
    (from - (star - 1)).max(-(from + length - 1)).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every offset up to 6 but the star.
    fn offsets() -> impl Iterator<Item = (i8, i8)> {
        (-6..=6).flat_map(|y| (-6..=6).map(move |x| (x, y))).filter(|offset| *offset != (0, 0))
    }

    fn length((x, y): (i8, i8)) -> i8 {
        x.abs() + y.abs()
    }

    fn turned((x, y): (i8, i8)) -> (i8, i8) {
        (-y, x)
    }

    fn after((x, y): (i8, i8), (dx, dy): Heading) -> (i8, i8) {
        (x + dx, y + dy)
    }

    /// Inward and, off the axes, anticlockwise: the cross product says which way round.
    #[test]
    fn the_rotary_chart_leads_in_and_anticlockwise() {
        for (x, y) in offsets() {
            let arrow = ROTARY_IN.at((x, y));
            assert_eq!(length(after((x, y), arrow)), length((x, y)) - 1, "({x}, {y})");
            let turn = i16::from(x) * i16::from(arrow.1) - i16::from(y) * i16::from(arrow.0);
            // y grows downwards, so anticlockwise is the negative turn.
            assert!(if x == 0 || y == 0 { turn == 0 } else { turn < 0 }, "({x}, {y})");
        }
        assert_eq!(ROTARY_IN.at((0, 0)), WEST);
    }

    /// A quarter turn of the offset turns the arrow: it is a pinwheel.
    #[test]
    fn the_rotary_chart_is_a_pinwheel() {
        for offset in offsets() {
            assert_eq!(ROTARY_IN.at(turned(offset)), turned(ROTARY_IN.at(offset)), "{offset:?}");
        }
    }

    #[test]
    fn seen_from_the_other_end_the_charts_say_the_same() {
        for (x, y) in offsets() {
            assert_eq!(ROTARY_OUT.at((x, y)), ROTARY_IN.at((-x, -y)), "rotary ({x}, {y})");
            assert_eq!(CROSS_OUT.at((x, y)), CROSS_IN.at((-x, -y)), "cross ({x}, {y})");
        }
    }

    /// The step that leads nearer; of two, the one onto the lowest sum of X and Y, then the lowest X (`pox:4.2.1.1.1`, `.2`).
    #[test]
    fn the_cross_chart_takes_the_nearer_tile_of_the_lowest_sum() {
        for offset in offsets() {
            let steps = [NORTH, EAST, SOUTH, WEST].map(|step| after(offset, step));
            let nearer = steps.into_iter().filter(|step| length(*step) < length(offset));
            let best = nearer.min_by_key(|(x, y)| (x + y, *x));
            assert_eq!(Some(after(offset, CROSS_IN.at(offset))), best, "{offset:?}");
        }
    }

    /// Around a Large unit the rows and columns of its base count as straight lines.
    #[test]
    fn the_large_chart_counts_the_gap_to_the_base() {
        let inside = |n: i8| if n > 1 { n - 1 } else { n.min(0) };
        for (x, y) in (-6..=7).flat_map(|y| (-6..=7).map(move |x| (x, y))) {
            let offset = (inside(x), inside(y));
            if offset != (0, 0) {
                assert_eq!(ROTARY_LARGE.at(offset), ROTARY_IN.at(offset));
            }
        }
        let picture = ["vvvvv<<<", "vvvvv<<<", "vvvvv<<<", ">>>**<<<", ">>>**<<<", ">>>^^^^^", ">>>^^^^^", ">>>^^^^^"];
        for (row, line) in (-3..=4).zip(picture) {
            for (column, arrow) in (-3..=4).zip(line.chars()) {
                let offset = (inside(column), inside(row));
                let drawn = ["^>v<", "*"].concat();
                let at = [NORTH, EAST, SOUTH, WEST].iter().position(|step| *step == ROTARY_LARGE.at(offset));
                let expected = if offset == (0, 0) { Some('*') } else { at.and_then(|n| drawn.chars().nth(n)) };
                assert_eq!(Some(arrow), expected, "({column}, {row})");
            }
        }
    }

    #[test]
    fn the_relocation_charts_number_what_touches_the_star() {
        let of = |star, moved| ring(star, moved, 1).collect::<Vec<_>>();
        assert_eq!(of(1, 1), [(-1, 0), (0, -1), (0, 1), (1, 0)]);
        assert_eq!(of(1, 2), [(-2, -1), (-1, -2), (-2, 0), (0, -2), (-1, 1), (1, -1), (0, 1), (1, 0)]);
        assert_eq!(of(2, 1), [(-1, 0), (0, -1), (-1, 1), (1, -1), (0, 2), (2, 0), (1, 2), (2, 1)]);
        assert_eq!(of(2, 2).len(), 12);
        assert_eq!(of(2, 2)[..4], [(-2, -1), (-1, -2), (-2, 0), (0, -2)]);
    }

    /// The rings of `pox:app.6` against sorting all offsets by proximity, X + Y, X.
    #[test]
    fn the_rings_are_sorted_by_proximity_sum_and_column() {
        for (star, moved) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
            let rings: Vec<_> = (1..=6).flat_map(|distance| ring(star, moved, distance)).collect();
            let tiles = |(x, y): (i8, i8), side: u8| {
                (0..side as i8).flat_map(move |dy| (0..side as i8).map(move |dx| (x + dx, y + dy)))
            };
            let proximity = |at: (i8, i8)| {
                let pairs =
                    tiles(at, moved).flat_map(|a| tiles((0, 0), star).map(move |b| length((a.0 - b.0, a.1 - b.1))));
                pairs.min().unwrap_or(0)
            };
            let mut sorted: Vec<_> = (-9..=9).flat_map(|y| (-9..=9).map(move |x| (x, y))).collect();
            sorted.retain(|at| (1..=6).contains(&proximity(*at)));
            sorted.sort_by_key(|at| (proximity(*at), at.0 + at.1, at.0));
            assert_eq!(rings, sorted, "{moved} around {star}");
        }
    }
}
