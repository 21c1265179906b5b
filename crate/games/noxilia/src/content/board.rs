//! The board (`noxilia:board.*`, `noxilia:def.zone.*`): ten places, which are adjacent, and how far spells reach.

use std::sync::Arc;

use crate::content::data::PLACES;
use crate::content::site::{Ground, Site};
use rulewright_engine::board::cells::Cells;
use rulewright_engine::board::texts::Texts;
use rulewright_engine::side::Side;

/// How many places the board has.
pub const PLACE_COUNT: usize = PLACES.len();

/// A place, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u8);

impl Spot {
    /// Nowhere on the board.
    pub const OFF: Spot = Spot(u8::MAX);

    /// The place of a name.
    #[must_use]
    pub fn named(id: &str) -> Option<Spot> {
        PLACES.iter().position(|site| site.id == id).map(|n| Spot(n as u8))
    }

    /// Every place.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..PLACE_COUNT as u8).map(Spot)
    }

    /// The places beside it.
    #[inline]
    #[must_use]
    pub fn beside(self) -> Spots {
        Spots(self.site().beside)
    }

    /// Whether it is a place of the board.
    #[inline]
    #[must_use]
    pub fn is_on(self) -> bool {
        usize::from(self.0) < PLACE_COUNT
    }

    /// What the data says of it.
    #[inline]
    #[must_use]
    pub fn site(self) -> &'static Site {
        &PLACES[usize::from(self.0)]
    }

    /// Its number as an index.
    #[inline]
    #[must_use]
    pub fn n(self) -> usize {
        usize::from(self.0)
    }
}

impl Default for Spot {
    fn default() -> Self {
        Spot::OFF
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spots(pub u16);

impl Spots {
    /// Every place.
    pub const ALL: Spots = Spots((1 << PLACE_COUNT) - 1);

    /// Whether no place is in it.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places that are in both.
    #[inline]
    #[must_use]
    pub fn both(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }

    /// The places that are in the first alone.
    #[inline]
    #[must_use]
    pub fn but(self, other: Spots) -> Spots {
        Spots(self.0 & !other.0)
    }

    /// The same and one place more.
    #[inline]
    #[must_use]
    pub fn with(self, at: Spot) -> Spots {
        Spots(self.0 | 1 << at.0)
    }

    /// Whether a place is in it.
    #[inline]
    #[must_use]
    pub fn has(self, at: Spot) -> bool {
        at.is_on() && self.0 >> at.0 & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub fn insert(&mut self, at: Spot) {
        self.0 |= 1 << at.0;
    }

    /// The same set, as the engine has it.
    #[must_use]
    pub fn cells(self) -> Cells<1> {
        Cells::from([self.0.into()])
    }

    /// The places, in order.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Spot(left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next.is_on().then_some(next)
        })
    }
}

/// The farthest that lines are asked for.
const FARTHEST: usize = 4;

/// What follows from the graph.
#[derive(Clone, Debug)]
pub struct Board {
    /// The places as JSON writes them.
    pub texts: Arc<Texts>,
    /// Steps from place to place (`noxilia:board.adjacency.1`).
    distance: [[u8; PLACE_COUNT]; PLACE_COUNT],
    /// Where a spell of so many steps reaches (`noxilia:spell.active.2`).
    lines: [[Spots; PLACE_COUNT]; FARTHEST],
}

impl Board {
    /// Works the board out.
    #[must_use]
    pub fn new() -> Board {
        let mut board = Board {
            texts: Arc::new(Texts::places(PLACES.iter().map(|site| site.id))),
            distance: [[u8::MAX; PLACE_COUNT]; PLACE_COUNT],
            lines: [[Spots(0); PLACE_COUNT]; FARTHEST],
        };
        for from in Spot::all() {
            // noxilia:zone.rampart.4, noxilia:zone.rampart.5: no line goes on from a rampart it came to.
            let mut edge = Spots(1 << from.0);
            for range in 0..FARTHEST {
                board.lines[range][from.n()] = edge;
                edge = open_steps(edge, from);
            }
            board.distance[from.n()][from.n()] = 0;
            for _ in 0..PLACE_COUNT {
                for at in Spot::all() {
                    let far = board.distance[from.n()][at.n()];
                    for next in at.beside().iter().filter(|_| far != u8::MAX) {
                        let was = &mut board.distance[from.n()][next.n()];
                        *was = (*was).min(far + 1);
                    }
                }
            }
        }
        board
    }

    /// How many steps two places are apart.
    #[inline]
    #[must_use]
    pub fn steps(&self, from: Spot, to: Spot) -> u8 {
        self.distance[from.n()][to.n()]
    }

    /// Where a spell of this range reaches from a place; everywhere without one.
    #[inline]
    #[must_use]
    pub fn line(&self, from: Spot, range: Option<u8>) -> Spots {
        match range {
            Some(range) => self.lines[usize::from(range).min(FARTHEST - 1)][from.n()],
            None => Spots::ALL,
        }
    }
}

impl Default for Board {
    fn default() -> Self {
        Board::new()
    }
}

/// The places of a set and those a line reaches from them with one step more.
fn open_steps(edge: Spots, from: Spot) -> Spots {
    let open = edge.iter().filter(|at| *at == from || at.site().kind != Ground::Rampart);
    open.fold(edge, |all, at| Spots(all.0 | at.site().beside))
}

/// Whether two places are adjacent.
#[inline]
#[must_use]
pub fn beside(a: Spot, b: Spot) -> bool {
    a.beside().has(b)
}

/// The places of a side's camp: command zone, room, first and second rampart.
pub fn camp(side: Side) -> impl Iterator<Item = Spot> {
    Spot::all().filter(move |at| at.site().owner == Some(side.0))
}

/// A side's command zone (`noxilia:board.back.2`).
#[must_use]
pub fn command(side: Side) -> Spot {
    camp(side).find(|at| at.site().kind == Ground::Command).unwrap_or(Spot(0))
}

/// The battlefields.
pub fn battlefields() -> impl Iterator<Item = Spot> {
    Spot::all().filter(|at| at.site().kind == Ground::Battlefield)
}
