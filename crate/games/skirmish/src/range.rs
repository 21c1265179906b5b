//! Ranges and line of sight (`skirmish:range.*`, `skirmish:los.*`): what can be hit from where, and why not.

use super::Skirmish;
use super::board::{Squares, Terrain};
use super::content::Range;
use super::state::State;
use rulewright_engine::grid::{Cell, Sight};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Skirmish {
    /// The squares a range covers from a square, for a side's attack or card.
    #[inline]
    #[must_use]
    pub fn covered(&self, s: &State, range: Range, from: Cell, side: Side) -> Squares {
        match range {
            Range::Minion(x) => self.minion_reach(s, from, side, x),
            range => self.board.covers(range, from),
        }
    }

    /// `skirmish:range.minion.1`: where a creature can walk for `x` MP. It passes allies, not enemies, but may end on
    /// an enemy's square, which it pays for like any other. It pays for terrain as printed.
    fn minion_reach(&self, s: &State, from: Cell, side: Side, x: u8) -> Squares {
        covers!("skirmish:house.minion.1");
        self.board.grid.reached(from, self.board.costs, s.squares(side.other()), x) & !Squares::one(from)
    }

    /// Whether a range reaches a square from another; the clause that says why not.
    pub(super) fn in_range(&self, s: &State, range: Range, from: Cell, to: Cell, side: Side) -> Result<(), Refusal> {
        if self.covered(s, range, from, side).has(to) {
            return Ok(());
        }
        let is = i16::from(self.board.grid.distance(from, to));
        let far = |reach: u8, clause| Refusal::new("too-far", clause).with("reach", reach).with("is", is);
        Err(match range {
            // Adjacent, but it is refused: only a sealed corner can stand between.
            Range::Melee if is <= 1 => self.no_sight(from, to),
            Range::Melee => far(1, rule!("skirmish:range.melee.1")),
            Range::Reach if self.on_reach_lines(from, to) => self.no_sight(from, to),
            Range::Reach if is > 2 => far(2, rule!("skirmish:range.reach.2")),
            Range::Reach => Refusal::new("off-lines", rule!("skirmish:range.reach.2")),
            Range::Range(x) if is > i16::from(x) => far(x, rule!("skirmish:range.range.1")),
            Range::Range(_) => self.no_sight(from, to),
            Range::Distance(x) => far(x, rule!("skirmish:range.distance.1")),
            Range::Minion(x) => Refusal::new("no-route", rule!("skirmish:range.minion.1")).with("mp", x),
        })
    }

    fn on_reach_lines(&self, from: Cell, to: Cell) -> bool {
        let ((ax, ay), (bx, by)) = (self.board.grid.xy(from), self.board.grid.xy(to));
        let (dx, dy) = (ax.abs_diff(bx), ay.abs_diff(by));
        dx.max(dy) <= 1 || (dx == 0 || dy == 0) && dx + dy == 2
    }

    /// What stands in the way (`skirmish:los.1`), by the clause of the thing itself.
    fn no_sight(&self, from: Cell, to: Cell) -> Refusal {
        let (wall, clause) = match self.board.grid.sight(from, to) {
            Sight::Sealed(wall, _) => (wall, rule!("skirmish:los.3.r1")),
            Sight::Blocked(wall) if self.board.terrain[wall.index()] == Terrain::Pillar => {
                (wall, rule!("skirmish:los.4"))
            }
            Sight::Blocked(wall) => (wall, rule!("skirmish:los.3")),
            Sight::Clear => (to, rule!("skirmish:los.1")),
        };
        let [x, y] = self.board.xy(wall);
        Refusal::new("no-sight", clause).with("x", x).with("y", y)
    }
}
