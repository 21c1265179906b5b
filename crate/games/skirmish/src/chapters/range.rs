//! Ranges and line of sight (`skirmish:range.*`, `skirmish:los.*`): what can be hit from where, and why not.

use super::turn::Actor;
use crate::Skirmish;
use crate::content::Range;
use crate::content::board::{Squares, Terrain};
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Sight;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Skirmish {
    /// The squares a range covers from a square, for a side's attack or card.
    #[inline]
    pub(crate) fn covered(&self, s: &State, range: Range, from: Cell, side: Side) -> Squares {
        match range {
            Range::Minion(x) => self.minion_reach(s, from, side, x),
            range => self.board.covers(range, from),
        }
    }

    /// The squares a range covers from one or another of these.
    pub(crate) fn covered_from(&self, s: &State, range: Range, from: Squares, side: Side) -> Squares {
        match range {
            Range::Minion(x) => from.iter().fold(Squares::NONE, |all, at| all | self.minion_reach(s, at, side, x)),
            range => self.board.covers_from(range, from),
        }
    }

    /// The squares a range covers from a unit, with its own (`skirmish:house.card.5`).
    pub(crate) fn near(&self, s: &State, unit: &Unit, range: Range) -> Squares {
        self.covered(s, range, unit.at, unit.side) | Squares::one(unit.at)
    }

    /// `skirmish:range.minion.1`: where a creature can walk for `x` MP. It passes allies, not enemies, but may end on
    /// an enemy's square, which it pays for like any other. It pays for terrain as printed.
    #[inline(never)]
    fn minion_reach(&self, s: &State, from: Cell, side: Side, x: u8) -> Squares {
        covers!("skirmish:house.minion.1");
        self.board.grid.reached(from, self.board.costs, s.squares(side.other()), x) & !Squares::one(from)
    }

    /// Whether a range reaches a square from another; the clause that says why not.
    pub(crate) fn in_range(&self, s: &State, range: Range, from: Cell, to: Cell, side: Side) -> Result<(), Refusal> {
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

    /// Whether a unit is an enemy on the board.
    pub(crate) fn ensure_enemy(&self, s: &State, u: &Unit, target: UnitId, clause: Clause) -> Check {
        ensure(s.unit(target).side != u.side, "not-enemy", clause)?;
        ensure(s.unit(target).at.is_on(), "gone", rule!("skirmish:house.defeat.1"))
    }

    /// Whether a unit is the acting unit, or an ally in range.
    pub(crate) fn ensure_ally(&self, s: &State, unit: UnitId, target: UnitId, range: Range, clause: Clause) -> Check {
        let u = s.unit(unit);
        ensure(s.unit(target).side == u.side, "not-ally", clause)?;
        ensure(s.unit(target).at.is_on(), "gone", rule!("skirmish:house.defeat.1"))?;
        // skirmish:house.card.5: a unit is always in range of itself.
        if unit == target { Ok(()) } else { self.in_range(s, range, u.at, s.unit(target).at, u.side) }
    }

    /// The enemies that stand in this range of a square.
    pub(crate) fn enemies_in<'s>(
        &'s self,
        s: &'s State,
        actor: &Actor,
        range: Range,
        from: Cell,
    ) -> impl Iterator<Item = UnitId> + 's {
        let hit = self.covered(s, range, from, actor.unit.side) & actor.foes;
        hit.iter().filter_map(|at| s.on(at))
    }
}
