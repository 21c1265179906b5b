//! A map: what no action changes of the board (`pox:8.1`).

use super::language::Ground;
use super::layout::Layout;
use rulewright_engine::board::cells::{Cell, Cells};
use rulewright_engine::board::grid::{Grid, Heading};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::wire::Word;

/// Tiles of a board.
pub type Tiles = Cells<4>;

/// The most fonts of a map.
pub const MAX_FONTS: usize = 8;

/// The most tiles of a board.
pub const MAX_TILES: usize = 225;

/// The four headings, in the order in which steps are listed.
pub const HEADINGS: [Heading; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A board as it is laid out.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its id, if it is one of the set.
    pub id: Option<Word>,
    /// Rows, columns and what is next to what.
    pub grid: Grid<4>,
    /// The terrain of each tile.
    pub ground: Vec<Ground>,
    /// The level of each tile.
    pub level: Vec<u8>,
    /// How its tiles are written down.
    pub layout: Layout,
    /// The fonts, in array order.
    pub fonts: Pile<Cell, MAX_FONTS>,
    /// Where each shrine began.
    pub shrines: [Cell; 2],
    /// Water, as laid out.
    pub water: Tiles,
    /// Lava, as laid out.
    pub lava: Tiles,
    /// Chasms.
    pub chasms: Tiles,
    /// Impassable terrain.
    pub impassable: Tiles,
    /// Inaccessible terrain.
    pub inaccessible: Tiles,
    /// The tiles of fonts, on which nothing can stand.
    pub solid: Tiles,
    /// Tiles that nobody can stand on: inaccessible ones, and those of fonts.
    pub closed: Tiles,
    /// The same, and those that only who flies can stand on.
    pub closed_on_foot: Tiles,
    /// For each heading, the tiles from which a step that way changes the level by one at most (`pox:8.1.4`).
    pub even: [Tiles; 4],
    /// For each heading, the tiles from which a step that way stays on the board: those who fly start there.
    pub inside: [Tiles; 4],
    /// The same without chasms, which nobody else leaves: those who climb start there.
    pub climbed: [Tiles; 4],
    /// The same where the level changes by one at most: all others start there.
    pub walked: [Tiles; 4],
    /// For each tile, the tiles within so many steps.
    diamonds: Vec<[Tiles; MOST_STEPS + 1]>,
    /// For each tile, the tiles next to it.
    rings: Vec<Tiles>,
}

/// The widest circle of tiles that rules ask for all the time: the presence of a shrine.
const MOST_STEPS: usize = 10;

impl Map {
    /// A board of these rows.
    #[must_use]
    pub fn new(
        id: Option<Word>,
        width: u8,
        ground: Vec<Ground>,
        level: Vec<u8>,
        fonts: &[Cell],
        shrines: [Cell; 2],
    ) -> Map {
        let grid = Grid::new(width, (ground.len() / usize::from(width)) as u8, Tiles::NONE);
        let of = |kind: Ground| grid.all.iter().filter(|cell| ground[cell.index()] == kind).collect::<Tiles>();
        let step = |heading: Heading, fits: &dyn Fn(Cell, Cell) -> bool| {
            let fits = |cell: &Cell| grid.shifted(*cell, heading).is_some_and(|next| fits(*cell, next));
            grid.all.iter().filter(fits).collect::<Tiles>()
        };
        let even = HEADINGS.map(|heading| step(heading, &|a, b| level[a.index()].abs_diff(level[b.index()]) <= 1));
        let inside = HEADINGS.map(|heading| step(heading, &|_, _| true));
        let (impassable, inaccessible) = (of(Ground::Impassable), of(Ground::Inaccessible));
        let (chasms, solid) = (of(Ground::Chasm), fonts.iter().copied().collect());
        let (climbed, walked) = (inside.map(|tiles| tiles & !chasms), even.map(|tiles| tiles & !chasms));
        let diamonds: Vec<_> = grid.all.iter().map(|cell| diamond(&grid, cell)).collect();
        let rings = grid.all.iter().zip(&diamonds).map(|(cell, within)| within[1] & !Tiles::one(cell)).collect();
        Map {
            id,
            layout: Layout::new(width, &ground, &level),
            water: of(Ground::Water),
            lava: of(Ground::Lava),
            chasms,
            impassable,
            inaccessible,
            solid,
            closed: inaccessible | solid,
            closed_on_foot: inaccessible | solid | impassable,
            fonts: fonts.iter().copied().collect(),
            shrines,
            even,
            inside,
            climbed,
            walked,
            diamonds,
            rings,
            ground,
            level,
            grid,
        }
    }

    /// The tiles that a unit of so many tiles a side covers from its uppermost tile, if all are on the board.
    #[inline]
    #[must_use]
    pub fn base(&self, at: Cell, size: u8) -> Option<Tiles> {
        if size == 1 {
            return at.is_on().then(|| Tiles::one(at));
        }
        let (x, y) = self.grid.xy(at);
        let fits = at.is_on() && x as u8 + size <= self.grid.width.get() && y as u8 + size <= self.grid.height;
        fits.then(|| {
            let rows = (0..size).flat_map(|dy| (0..size).map(move |dx| (dx, dy)));
            rows.map(|(dx, dy)| Cell(at.0 + dy * self.grid.width.get() + dx)).collect()
        })
    }

    /// How far two tiles are apart (`pox:gl.proximity`).
    #[inline]
    #[must_use]
    pub fn proximity(&self, a: Cell, b: Cell) -> u8 {
        let ((ax, ay), (bx, by)) = (self.grid.xy(a), self.grid.xy(b));
        ax.abs_diff(bx) + ay.abs_diff(by)
    }

    /// How far two bases are apart, each given by its uppermost tile and its tiles a side.
    #[inline]
    #[must_use]
    pub fn apart(&self, (a, a_side): (Cell, u8), (b, b_side): (Cell, u8)) -> u8 {
        let ((ax, ay), (bx, by)) = (self.grid.xy(a), self.grid.xy(b));
        let gap = |a: i8, b: i8| (b - (a + a_side as i8 - 1)).max(a - (b + b_side as i8 - 1)).max(0) as u8;
        gap(ax, bx) + gap(ay, by)
    }

    /// The tiles next to a base, given by its uppermost tile and its tiles a side.
    #[inline]
    #[must_use]
    pub fn around(&self, (at, size): (Cell, u8)) -> Tiles {
        if size == 1 && at.is_on() {
            return self.rings[at.index()];
        }
        self.beside(self.base(at, size).unwrap_or_default())
    }

    /// The tiles next to these, those of the set left out.
    #[inline]
    #[must_use]
    pub fn beside(&self, tiles: Tiles) -> Tiles {
        (self.grid.beside(tiles) | self.grid.over_and_under(tiles)) & !tiles
    }

    /// The tiles within so many steps of a base, given by its uppermost tile and its tiles a side.
    #[inline]
    #[must_use]
    pub fn near(&self, (at, size): (Cell, u8), steps: u8) -> Tiles {
        if size == 1 && at.is_on() && usize::from(steps) <= MOST_STEPS {
            return self.diamonds[at.index()][usize::from(steps)];
        }
        self.within(self.base(at, size).unwrap_or_default(), steps)
    }

    /// The tiles within so many steps of these.
    #[inline]
    #[must_use]
    pub fn within(&self, tiles: Tiles, steps: u8) -> Tiles {
        if usize::from(steps) > MOST_STEPS {
            let near = |cell: &Cell| tiles.iter().any(|tile| self.proximity(tile, *cell) <= steps);
            return self.grid.all.iter().filter(near).collect();
        }
        tiles.iter().fold(Tiles::NONE, |all, cell| all | self.diamonds[cell.index()][usize::from(steps)])
    }

    /// The signed gap from the base of a star to a tile: 0 in its rows or columns (`pox:app.3`).
    #[must_use]
    pub fn offset(&self, (star, side): (Cell, u8), (other, other_side): (Cell, u8)) -> (i8, i8) {
        let ((sx, sy), (ox, oy)) = (self.grid.xy(star), self.grid.xy(other));
        let gap = |s: i8, o: i8| {
            if o > s + side as i8 - 1 {
                o - (s + side as i8 - 1)
            } else if o + (other_side as i8) - 1 < s {
                o + other_side as i8 - 1 - s
            } else {
                0
            }
        };
        (gap(sx, ox), gap(sy, oy))
    }
}

/// The tiles within so many steps of one.
fn diamond(grid: &Grid<4>, cell: Cell) -> [Tiles; MOST_STEPS + 1] {
    let mut within = [Tiles::one(cell); MOST_STEPS + 1];
    for steps in 1..=MOST_STEPS {
        let inner = within[steps - 1];
        within[steps] = inner | grid.beside(inner) | grid.over_and_under(inner);
    }
    within
}
