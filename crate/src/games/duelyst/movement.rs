//! Movement (`duelyst:move.*`), and being moved.

use super::board::Squares;
use super::content::Tribe;
use super::fact::Fact;
use super::moments::Moment;
use super::powers::Powers;
use super::state::{Serial, State, Unit, mark};
use super::{Duelyst, Judge};
use crate::engine::chance::Chance;
use crate::engine::event::Log;
use crate::engine::grid::Cell;
use crate::rule;

impl Duelyst {
    /// How many moves and attacks an activation has: `duelyst:move.2`, `duelyst:combat.1`, and twice as many with
    /// Celerity (`duelyst:keyword.celerity.1`).
    #[inline]
    pub(super) fn turns_of(&self, unit: &Unit) -> u8 {
        if unit.has(Powers::CELERITY) { 2 } else { 1 }
    }

    /// `duelyst:tribe.battle-pet.1`: it acts by itself.
    #[inline]
    pub(super) fn is_wild(&self, unit: &Unit) -> bool {
        super::content::card(unit.is).tribe == Some(Tribe::BattlePet)
            && !unit.has(Powers::OBEDIENT)
            && !unit.is_marked(mark::DISPELLED)
    }

    /// Whether nothing about the unit itself keeps it where it is.
    pub(super) fn is_mobile(&self, unit: &Unit) -> bool {
        // duelyst:keyword.wall.1, duelyst:tribe.structure.1, duelyst:tribe.structure.2
        let rooted = unit.has(Powers::WALL) || self.is_tribe(unit, Tribe::Structure);
        !unit.has(Powers::CANNOT_MOVE) && (!rooted || unit.has(Powers::MAY_MOVE))
    }

    /// `duelyst:keyword.provoke.2`: the tiles around enemies who provoke.
    pub(super) fn provoked(&self, s: &State, unit: &Unit) -> Squares {
        let provokers = s.of(unit.side.other()).filter(|u| u.has(Powers::PROVOKE));
        provokers.map(|u| u.at).filter(|at| self.board.near(*at).has(unit.at)).collect()
    }

    /// Where a unit may go (one that lost Flying walks, `duelyst:keyword.dispel.10`): as many steps as it has over free tiles (`duelyst:move.1`, `duelyst:move.3`); fliers to any
    /// free tile (`duelyst:keyword.flying.1`, `duelyst:keyword.flying.2`).
    pub(super) fn reach(&self, unit: &Unit, taken: Squares) -> Squares {
        let free = self.board.all & !taken;
        if unit.has(Powers::FLYING) && !unit.has(Powers::SLOW) {
            free
        } else {
            self.board.walk(unit.at, free, unit.stride)
        }
    }
}

impl<C: Chance, L: Log<Fact>> Judge<'_, C, L> {
    /// `duelyst:turn.main.4`
    pub(super) fn walk(&mut self, id: Serial, to: Cell) {
        let Some(unit) = self.s.find_mut(id) else { return };
        let from = unit.at;
        unit.at = to;
        // duelyst:move.2
        unit.moves += 1;
        let who = unit.who;
        let clause =
            if unit.has(Powers::FLYING) { rule!("duelyst:keyword.flying.1") } else { rule!("duelyst:turn.main.4") };
        self.log.tell(clause, Fact::Move { unit: who, from, to });
        self.because(|judge| judge.arrived(id));
    }

    /// It is moved by something else: no move of its own is used up, and nobody stands in the way.
    pub(super) fn teleport(&mut self, id: Serial, to: Cell) -> bool {
        let free = to.is_on() && self.s.on(to).is_none();
        let Some(unit) = self.s.find_mut(id).filter(|u| free && !u.has(Powers::INVULNERABLE)) else { return false };
        let from = unit.at;
        unit.at = to;
        let who = unit.who;
        self.log.tell(rule!("duelyst:keyword.provoke.2"), Fact::Teleport { unit: who, from, to });
        self.because(|judge| judge.arrived(id));
        true
    }

    /// Two units change places.
    pub(super) fn swap(&mut self, one: Serial, other: Serial) -> bool {
        let at = |id| self.s.find(id).filter(|u| !u.has(Powers::INVULNERABLE)).map(|u| u.at);
        let (Some(a), Some(b)) = (at(one), at(other)) else { return false };
        for (id, from, to) in [(one, a, b), (other, b, a)] {
            if let Some(unit) = self.s.find_mut(id) {
                unit.at = to;
                let who = unit.who;
                self.log.tell(rule!("duelyst:keyword.provoke.2"), Fact::Teleport { unit: who, from, to });
            }
        }
        self.because(|judge| [one, other].into_iter().for_each(|id| judge.arrived(id)));
        true
    }

    /// It stands somewhere else now.
    fn arrived(&mut self, id: Serial) {
        self.stale = true;
        self.collect(id);
        self.make_units();
        if let Some(unit) = self.s.find(id).copied() {
            self.raise(&Moment::Moved(&unit));
        }
    }
}
