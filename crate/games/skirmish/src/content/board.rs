//! Board: terrain, and all that follows from it alone, worked out once a map.

use std::ops::RangeInclusive;

use super::attack::Range;
use rulewright_engine::board::cells::{Cell, Cells};
use rulewright_engine::board::grid::{Grid, Sight};
use rulewright_engine::covers;
use rulewright_engine::refusal::Error;
use rulewright_engine::wire::Word;

/// Squares of a Skirmish board: at most [`MOST_SQUARES`].
pub type Squares = Cells<2>;

/// How many squares a board may be wide or high.
pub const SIDE: RangeInclusive<usize> = 2..=16;

/// The most squares of a board.
pub const MOST_SQUARES: usize = 128;

/// The furthest a Range, Distance or Minion reaches.
pub const FARTHEST: usize = 16;

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Terrain {
    Open,
    Wall,
    Pillar,
    Rough,
    Water,
    Thicket,
    Thorns,
    Banner,
    Deploy1,
    Deploy2,
}

impl Terrain {
    /// Every terrain with its character on maps and its id.
    pub const ALL: [(Terrain, char, &'static str); 10] = [
        (Terrain::Open, '.', "open"),
        (Terrain::Wall, '#', "wall"),
        (Terrain::Pillar, 'O', "pillar"),
        (Terrain::Rough, ',', "rough"),
        (Terrain::Water, '~', "water"),
        (Terrain::Thicket, '"', "thicket"),
        (Terrain::Thorns, 't', "thorns"),
        (Terrain::Banner, '*', "banner"),
        (Terrain::Deploy1, '1', "deploy-1"),
        (Terrain::Deploy2, '2', "deploy-2"),
    ];

    /// Nobody enters and nothing is seen through it. All other terrain can be seen across.
    #[must_use]
    pub fn is_blocked(self) -> bool {
        covers!("skirmish:house.terrain.wall", "skirmish:house.terrain.pillar", "skirmish:los.6");
        matches!(self, Terrain::Wall | Terrain::Pillar)
    }

    /// Costs 2 MP: rough ground, and water (`skirmish:house.terrain.water`).
    #[must_use]
    pub fn is_slow(self) -> bool {
        covers!("skirmish:house.terrain.rough");
        matches!(self, Terrain::Rough | Terrain::Water)
    }
}

/// A map made ready.
#[derive(Clone, Debug)]
pub struct Board {
    /// The map's id; empty for a scenario's own board.
    pub map: Word,
    /// The rows as written.
    pub rows: Vec<Word>,
    /// The squares and which of them are blocked.
    pub grid: Grid<2>,
    /// The terrain of each square.
    pub terrain: Vec<Terrain>,
    /// Squares that cost 1 MP, and squares that cost 2.
    pub costs: [Squares; 2],
    /// Squares that hurt those who enter.
    pub thorns: Squares,
    /// Squares of water.
    pub water: Squares,
    /// Squares that score.
    pub banners: Squares,
    /// Deployment squares, of the first player and of the second.
    pub deploy: [Squares; 2],
    /// For each square, those it can attack in melee.
    melee: Vec<Squares>,
    reach: Vec<Squares>,
    /// For each square, those in clear sight.
    sight: Vec<Squares>,
    /// For each square and number of moves, the squares within.
    moves: Vec<[Squares; FARTHEST + 1]>,
    /// For each square and distance, the squares within.
    areas: Vec<[Squares; FARTHEST + 1]>,
    /// For each square, how far off the nearest banner is.
    to_banner: Vec<u8>,
}

impl Board {
    /// A board of these rows, one character a square.
    ///
    /// # Errors
    /// Which row is wrong.
    pub fn new(map: &str, rows: &[Word]) -> Result<Board, Error> {
        let width = rows.first().map_or(0, |row| row.chars().count());
        let height = rows.len();
        if !SIDE.contains(&width) || !SIDE.contains(&height) || width * height > MOST_SQUARES {
            let (least, most) = (SIDE.start(), SIDE.end());
            let text = format!(
                "a board is {least} to {most} squares wide and high and has at most {MOST_SQUARES} squares, not {width} x {height}"
            );
            return Err(Error::field("board.rows", text));
        }
        let mut terrain = Vec::with_capacity(width * height);
        for (n, row) in rows.iter().enumerate() {
            let field = || format!("board.rows[{n}]");
            if row.chars().count() != width {
                return Err(Error::field(field(), format!("this row is not {width} squares long like the first")));
            }
            for sign in row.chars() {
                let known = Terrain::ALL.iter().find(|(_, c, _)| *c == sign);
                let known = known.ok_or_else(|| Error::field(field(), format!("no terrain is written `{sign}`")))?;
                terrain.push(known.0);
            }
        }
        Ok(Board::ready(map, rows, width as u8, height as u8, terrain))
    }

    fn ready(map: &str, rows: &[Word], width: u8, height: u8, terrain: Vec<Terrain>) -> Board {
        let squares = |wanted: &dyn Fn(Terrain) -> bool| -> Squares {
            (0u8..).zip(&terrain).filter(|(_, t)| wanted(**t)).map(|(n, _)| Cell(n)).collect()
        };
        let grid = Grid::new(width, height, squares(&Terrain::is_blocked));
        let cells: Vec<Cell> = grid.all.iter().collect();
        covers!("skirmish:los.2", "skirmish:los.5");
        // From centre to centre, and terrain alone stands in between: nobody asks where units are.
        let mut sight: Vec<Squares> = cells.iter().map(|c| Squares::one(*c)).collect();
        for (n, &from) in cells.iter().enumerate() {
            for to in &cells[n + 1..] {
                if grid.sight(from, *to) == Sight::Clear {
                    sight[from.index()].insert(*to);
                    sight[to.index()].insert(from);
                }
            }
        }
        let areas: Vec<[Squares; FARTHEST + 1]> = cells.iter().map(|c| areas(&grid, *c)).collect();
        let moves = cells.iter().map(|c| walks(&grid, *c)).collect();
        covers!("skirmish:range.melee.2");
        // The eight neighbours, diagonals too, as far as they are in sight.
        let melee: Vec<Squares> =
            cells.iter().map(|c| areas[c.index()][1] & sight[c.index()] & !Squares::one(*c)).collect();
        let lines = |c: Cell| {
            [(0, -2), (2, 0), (0, 2), (-2, 0)].into_iter().filter_map(|h| grid.shifted(c, h)).collect::<Squares>()
        };
        covers!("skirmish:range.reach.1");
        // Whatever melee reaches; skirmish:range.reach.2: and two straight on.
        let reach = cells.iter().map(|c| melee[c.index()] | lines(*c) & sight[c.index()]).collect();
        let banners = squares(&|t| t == Terrain::Banner);
        let far = FARTHEST as u8;
        let to_banner = |c: &Cell| (0..far).find(|n| !(areas[c.index()][usize::from(*n)] & banners).is_empty());
        let to_banner = cells.iter().map(|c| to_banner(c).unwrap_or(far)).collect();
        Board {
            map: Word::copied(map),
            rows: rows.to_vec(),
            costs: [squares(&|t| !t.is_blocked() && !t.is_slow()), squares(&Terrain::is_slow)],
            thorns: squares(&|t| t == Terrain::Thorns),
            water: squares(&|t| t == Terrain::Water),
            banners,
            deploy: [squares(&|t| t == Terrain::Deploy1), squares(&|t| t == Terrain::Deploy2)],
            grid,
            terrain,
            melee,
            reach,
            sight,
            moves,
            areas,
            to_banner,
        }
    }

    /// The squares a range covers from a square. Minion depends on who stands where: see the chapter on ranges.
    #[inline]
    #[must_use]
    pub fn covers(&self, range: Range, from: Cell) -> Squares {
        covers!("skirmish:range.2", "skirmish:range.distance.2");
        let from = from.index();
        match range {
            Range::Melee => self.melee[from],
            Range::Reach => self.reach[from],
            Range::Range(x) => self.sight[from] & self.moves[from][usize::from(x)],
            // Walls do not matter, and no sight is needed.
            Range::Distance(x) => self.areas[from][usize::from(x)],
            Range::Minion(_) => Squares::NONE,
        }
    }

    /// The squares a range covers from one or another of these.
    #[must_use]
    pub fn covers_from(&self, range: Range, from: Squares) -> Squares {
        fn all(from: Squares, of: impl Fn(usize) -> Squares) -> Squares {
            from.iter().fold(Squares::NONE, |all, at| all | of(at.index()))
        }
        match range {
            Range::Melee => all(from, |at| self.melee[at]),
            Range::Reach => all(from, |at| self.reach[at]),
            Range::Range(x) => all(from, |at| self.sight[at] & self.moves[at][usize::from(x)]),
            Range::Distance(x) => all(from, |at| self.areas[at][usize::from(x)]),
            Range::Minion(_) => Squares::NONE,
        }
    }

    /// The squares at most so far away, by distance from 0 on.
    #[inline]
    #[must_use]
    pub fn areas(&self, centre: Cell) -> &[Squares; FARTHEST + 1] {
        &self.areas[centre.index()]
    }

    /// The squares at most `distance` away. Around who is off the board there are none: in the middle of an action the bearer of a
    /// card may have fallen.
    #[inline]
    #[must_use]
    pub fn area(&self, centre: Cell, distance: u8) -> Squares {
        self.areas.get(centre.index()).map_or(Squares::NONE, |areas| areas[usize::from(distance).min(FARTHEST)])
    }

    /// How far off the nearest banner is; [`FARTHEST`] where none is nearer.
    #[inline]
    #[must_use]
    pub fn to_banner(&self, from: Cell) -> u8 {
        self.to_banner[from.index()]
    }

    /// The square of `[x, y]`, from 1, if it is on the board.
    #[must_use]
    pub fn square(&self, [x, y]: [i16; 2]) -> Option<Cell> {
        let small = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
        self.grid.at(small(x)?, small(y)?)
    }

    /// A cell as `[x, y]`, from 1.
    #[must_use]
    pub fn xy(&self, cell: Cell) -> [i16; 2] {
        xy(&self.grid, cell)
    }
}

fn xy(grid: &Grid<2>, cell: Cell) -> [i16; 2] {
    let (x, y) = grid.xy(cell);
    [i16::from(x) + 1, i16::from(y) + 1]
}

/// The squares within each distance of one.
fn areas(grid: &Grid<2>, centre: Cell) -> [Squares; FARTHEST + 1] {
    let mut within = [Squares::NONE; FARTHEST + 1];
    for cell in grid.all.iter() {
        if let Some(ring) = within.get_mut(usize::from(grid.distance(centre, cell))) {
            ring.insert(cell);
        }
    }
    for n in 1..within.len() {
        within[n] |= within[n - 1];
    }
    within
}

/// For each number of moves, the squares reached: steps to any neighbour, terrain and units no matter
/// (`skirmish:range.range.1`).
fn walks(grid: &Grid<2>, from: Cell) -> [Squares; FARTHEST + 1] {
    let mut within = [Squares::one(from); FARTHEST + 1];
    for n in 1..=FARTHEST {
        within[n] = within[n - 1] | grid.around(within[n - 1]);
    }
    within
}

#[cfg(test)]
mod tests {
    use super::*;

    fn maps() -> Vec<Board> {
        let content = super::super::catalogue::Content::embedded();
        content.maps.iter().map(|m| Board::new(&m.id, &m.rows).unwrap()).collect()
    }

    #[test]
    fn nothing_is_near_who_is_off_the_board() {
        assert!(maps().iter().all(|board| board.area(Cell::OFF, 3).is_empty()));
    }

    /// `skirmish:range.range.1`: where sight is clear, moves are the greater of the two differences.
    #[test]
    fn range_is_the_greater_difference_where_sight_is_clear() {
        for board in maps() {
            for from in (board.grid.all & !board.grid.blocked).iter() {
                for to in (board.sight[from.index()] & !board.grid.blocked).iter() {
                    let distance = board.grid.distance(from, to);
                    let within = |n: u8| board.moves[from.index()][usize::from(n)].has(to);
                    assert!(
                        within(distance) && (distance == 0 || !within(distance - 1)),
                        "{}: {from:?} {to:?}",
                        board.map
                    );
                }
            }
        }
    }

    /// `skirmish:los.2`: sight is the same seen from either end, and equals a plain check on fractions.
    #[test]
    fn sight_agrees_with_a_second_way_to_compute_it() {
        for board in maps() {
            for a in (board.grid.all & !board.grid.blocked).iter() {
                for b in (board.grid.all & !board.grid.blocked).iter() {
                    let clear = board.grid.sight(a, b) == Sight::Clear;
                    assert_eq!(clear, board.grid.sight(b, a) == Sight::Clear, "{}: {a:?} {b:?}", board.map);
                    assert_eq!(clear, plainly_clear(&board.grid, a, b), "{}: {a:?} {b:?}", board.map);
                }
            }
        }
    }

    /// Clips the segment against every blocked square with exact fractions, and looks for sealed corners on it.
    fn plainly_clear(grid: &Grid<2>, a: Cell, b: Cell) -> bool {
        let ((ax, ay), (bx, by)) = (grid.xy(a), grid.xy(b));
        let [ax, ay, bx, by] = [ax, ay, bx, by].map(|n| 2 * i64::from(n) + 1);
        let crossed = grid.blocked.iter().any(|wall| {
            let (x, y) = grid.xy(wall);
            let (x, y) = (2 * i64::from(x), 2 * i64::from(y));
            // t from n/d to m/d of the way is inside the open square; kept as fractions over a common d.
            let d = ((bx - ax).abs() * (by - ay).abs()).max((bx - ax).abs().max((by - ay).abs()));
            let span = |from: i64, to: i64, low: i64| {
                let step = to - from;
                if step == 0 {
                    return (from > low && from < low + 2).then_some((0, d));
                }
                let at = |edge: i64| (edge - from) * (d / step.abs()) * step.signum();
                Some((at(low).min(at(low + 2)).max(0), at(low).max(at(low + 2)).min(d)))
            };
            matches!((span(ax, bx, x), span(ay, by, y)), (Some((s, e)), Some((t, f))) if s.max(t) < e.min(f))
        });
        let sealed = (1..i64::from(grid.width.get())).any(|x| {
            (1..i64::from(grid.height)).any(|y| {
                let (px, py) = (2 * x, 2 * y);
                let on = (bx - ax) * (py - ay) == (by - ay) * (px - ax)
                    && (px - ax) * (px - bx) < 0
                    && (py - ay) * (py - by) < 0;
                let blocked = |x: i64, y: i64| grid.at(x as i8, y as i8).is_some_and(|c| grid.blocked.has(c));
                let falls = (bx - ax) * (by - ay) > 0;
                on && if falls {
                    blocked(x, y - 1) && blocked(x - 1, y)
                } else {
                    blocked(x - 1, y - 1) && blocked(x, y)
                }
            })
        });
        !crossed && !sealed
    }
}
