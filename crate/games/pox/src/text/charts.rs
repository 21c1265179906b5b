//! The charts of forced movement as the rulebook draws them, from the arrows and orders that the rules read.

use rulewright_book::chart::{Chart, Reading, Step, Tile, Ways};
use rulewright_engine::board::grid::Heading;

use crate::content::charts::{self, CROSS_IN, CROSS_OUT, ROTARY_IN, ROTARY_LARGE, ROTARY_OUT, ring};

/// How many tiles around the star a picture has.
const AROUND: i8 = 4;

/// The tiles of a shift or a knockback that leads away.
const AWAY: usize = 3;

/// Proximity, and the sum of coordinates: what decides a step of a pull.
const NEARER: &str = "pox:4.2.1.1.1";
const LOWEST_SUM: &str = "pox:4.2.1.1.2";

/// The way of the unit on the star, by the offset of the source.
type Way = fn(&charts::Chart, (i8, i8)) -> Vec<Step>;

/// All of them, in the order of their clauses.
pub(super) fn all() -> Vec<Chart> {
    let shift = |_: Tile| None;
    vec![
        put(&ROTARY_IN, 1, &shift),
        star(&ROTARY_IN, 1, knockback),
        put(&ROTARY_OUT, 1, &shift),
        put(&ROTARY_LARGE, 2, &shift),
        star(&ROTARY_LARGE, 2, knockback),
        star(&CROSS_OUT, 1, pull_of_the_star),
        put(&CROSS_IN, 1, &|offset| Some(tie(offset))),
        order("pox:app.6", 1, 1),
        order("pox:app.7", 1, 2),
        order("pox:app.8", 2, 1),
    ]
}

/// The star in the middle of a picture.
const STAR: Tile = (AROUND, AROUND);

fn extent(star: u8) -> (i8, i8) {
    let side = 2 * AROUND + star as i8;
    (side, side)
}

/// The offset from a base of so many tiles a side: counted from the gap to it.
fn offset((x, y): Tile, star: u8) -> (i8, i8) {
    let gap = |n: i8| if n >= star as i8 { n - (star as i8 - 1) } else { n.min(0) };
    (gap(x - STAR.0), gap(y - STAR.1))
}

fn tiles(star: u8) -> impl Iterator<Item = Tile> {
    let (columns, rows) = extent(star);
    (0..rows).flat_map(move |y| (0..columns).map(move |x| (x, y)))
}

fn go((x, y): Tile, (dx, dy): Heading) -> Tile {
    (x + dx, y + dy)
}

fn length((x, y): (i8, i8)) -> i8 {
    x.abs() + y.abs()
}

/// What decides between two steps that lead nearer: off the straight lines there are two.
fn tie((x, y): (i8, i8)) -> &'static str {
    if x != 0 && y != 0 { LOWEST_SUM } else { NEARER }
}

fn step(chart: &charts::Chart, to: Tile, tie: Option<&str>) -> Step {
    Step { to, by: [Some(chart.clause), tie].into_iter().flatten().map(str::to_owned).collect() }
}

fn chart(of: &charts::Chart, star: u8, reading: Reading) -> Chart {
    Chart { clause: of.clause.to_owned(), extent: extent(star), base: (STAR, star), side: 1, reading }
}

fn ways(chart: &charts::Chart, star: u8, way: impl Fn(Tile) -> Vec<Step>) -> Ways {
    let arrow = |tile| match offset(tile, star) {
        (0, 0) => ' ',
        offset => chart.sign(offset),
    };
    let (columns, rows) = extent(star);
    let arrows = (0..rows).map(|y| (0..columns).map(|x| arrow((x, y))).collect()).collect();
    let from = tiles(star).filter(|tile| offset(*tile, star) != (0, 0));
    Ways { arrows, ways: from.map(|tile| (format!("{},{}", tile.0, tile.1), way(tile))).collect() }
}

/// What is put on a tile follows the arrows, and reads the chart again on every tile: up to the star, or so many tiles away
/// from it, or to the edge of the picture.
fn put(of: &charts::Chart, star: u8, tie: &dyn Fn((i8, i8)) -> Option<&'static str>) -> Chart {
    let way = |from: Tile| {
        let mut steps: Vec<Step> = Vec::new();
        let mut at = from;
        loop {
            let here = offset(at, star);
            let to = go(at, of.at(here));
            let nearer = length(offset(to, star)) < length(here);
            let ends = if nearer { length(here) == 1 } else { steps.len() == AWAY };
            if ends || !tiles(star).any(|tile| tile == to) {
                return steps;
            }
            steps.push(step(of, to, tie(here)));
            at = to;
        }
    };
    chart(of, star, Reading::Put(ways(of, star, way)))
}

/// What is on the star goes the way that the arrow on the tile of the source says.
fn star(of: &charts::Chart, star: u8, way: Way) -> Chart {
    chart(of, star, Reading::Star(ways(of, star, |tile| way(of, offset(tile, star)))))
}

/// One direction for all tiles.
fn knockback(of: &charts::Chart, source: (i8, i8)) -> Vec<Step> {
    let heading = of.at(source);
    let mut at = STAR;
    let next = || {
        at = go(at, heading);
        Some(step(of, at, None))
    };
    std::iter::from_fn(next).take(AWAY).collect()
}

/// The star unit is pulled next to the source, and the chart is read again around every tile.
fn pull_of_the_star(of: &charts::Chart, (x, y): (i8, i8)) -> Vec<Step> {
    let source = (STAR.0 + x, STAR.1 + y);
    let mut at = STAR;
    let mut steps = Vec::new();
    loop {
        let left = (source.0 - at.0, source.1 - at.1);
        if length(left) <= 1 {
            return steps;
        }
        at = go(at, of.at(left));
        steps.push(step(of, at, Some(tie(left))));
    }
}

fn order(clause: &str, star: u8, side: u8) -> Chart {
    let places = ring(star, side, 1).map(|(x, y)| (STAR.0 + x, STAR.1 + y)).collect();
    let reading = Reading::Order { places, by: LOWEST_SUM.to_owned(), none: "pox:4.2.1.1.3".to_owned() };
    Chart { clause: clause.to_owned(), extent: extent(star), base: (STAR, star), side, reading }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(clause: &str, reads: impl Fn(&Reading) -> bool) -> Chart {
        all().into_iter().find(|chart| chart.clause == clause && reads(&chart.reading)).expect("there is one")
    }

    fn way(chart: &Chart, (x, y): (i8, i8)) -> Vec<(i8, i8)> {
        let (Reading::Put(ways) | Reading::Star(ways)) = &chart.reading else { panic!("{chart:?} has no ways") };
        let tile = format!("{},{}", STAR.0 + x, STAR.1 + y);
        ways.ways[&tile].iter().map(|step| (step.to.0 - STAR.0, step.to.1 - STAR.1)).collect()
    }

    fn puts(reading: &Reading) -> bool {
        matches!(reading, Reading::Put(_))
    }

    /// The examples of the rulings, step by step.
    #[test]
    fn the_ways_are_those_of_the_rulings() {
        // To the east and north of it: west, until the column of the star; then south.
        assert_eq!(way(&of("pox:app.1", puts), (2, -2)), [(1, -2), (0, -2), (0, -1)]);
        assert_eq!(way(&of("pox:app.1", |r| !puts(r)), (2, -2)), [(-1, 0), (-2, 0), (-3, 0)]);
        assert_eq!(way(&of("pox:app.2", puts), (1, 0)), [(2, 0), (3, 0), (4, 0)]);
        assert_eq!(way(&of("pox:app.2", puts), (1, 1)), [(1, 2), (1, 3), (1, 4)]);
        // The right column of the Large unit is a straight line.
        assert_eq!(way(&of("pox:app.3", puts), (1, -3)), [(1, -2), (1, -1)]);
        assert_eq!(way(&of("pox:app.4", |r| !puts(r)), (-2, -1)), [(-1, 0), (-2, 0)]);
        assert_eq!(way(&of("pox:app.5", puts), (2, 1)), [(1, 1), (0, 1)]);
    }

    /// A pull and a shift towards end next to the star, after as few steps as there can be.
    #[test]
    fn what_leads_in_ends_next_to_the_star() {
        for chart in all().iter().filter(|chart| puts(&chart.reading) && chart.clause != "pox:app.2") {
            let side = chart.base.1;
            for tile in tiles(side).filter(|tile| offset(*tile, side) != (0, 0)) {
                let steps = way(chart, (tile.0 - STAR.0, tile.1 - STAR.1));
                let apart = length(offset(tile, side));
                assert_eq!(steps.len(), apart as usize - 1, "{} from {tile:?}", chart.clause);
                if let Some(end) = steps.last() {
                    assert_eq!(length(offset(go(STAR, *end), side)), 1, "{} from {tile:?}", chart.clause);
                }
            }
        }
    }

    #[test]
    fn a_step_off_the_straight_lines_is_decided_by_the_lowest_sum() {
        let chart = of("pox:app.5", puts);
        let Reading::Put(ways) = &chart.reading else { unreachable!() };
        let by: Vec<&str> = ways.ways["6,5"].iter().map(|step| step.by[1].as_str()).collect();
        assert_eq!(by, [LOWEST_SUM, LOWEST_SUM]);
        assert_eq!(ways.ways["7,4"][0].by, ["pox:app.5", NEARER]);
    }

    /// Every clause of a chart has a picture, and every clause that decides a step is in the rulebook.
    #[test]
    fn every_chart_has_its_picture() {
        let clauses: std::collections::BTreeSet<String> = all().into_iter().map(|chart| chart.clause).collect();
        assert_eq!(clauses, (1..=8).map(|n| format!("pox:app.{n}")).collect());
        let book = super::super::SOURCE.rulebook.text();
        for clause in [NEARER, LOWEST_SUM, "pox:4.2.1.1.3"] {
            assert!(book.contains(&format!("id = \"{clause}\"")), "{clause}");
        }
    }
}
