//! Movement (`duelyst:move.*`), and being moved.

use super::board::Squares;
use super::content::Tribe;
use super::fact::Fact;
use super::moments::Moment;
use super::powers::Powers;
use super::state::{Serial, State, Unit, mark};
use super::{Duelyst, Judge};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::grid::Cell;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The board as units of one side find it, looked over once for all of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Field {
    /// Where the side itself stands.
    pub own: Squares,
    /// Where its enemies stand.
    pub enemies: Squares,
    /// Their General.
    pub general: Squares,
    /// Those who may be attacked at all.
    pub attackable: Squares,
    /// Those with Provoke.
    pub provoking: Squares,
    /// Those who draw the fire of Ranged units.
    pub drawing_fire: Squares,
}

impl Field {
    /// Where anybody stands.
    #[inline]
    pub(super) fn taken(&self) -> Squares {
        self.own | self.enemies
    }
}

impl Duelyst {
    /// How many moves and attacks an activation has: `duelyst:move.2`, `duelyst:combat.1`, and twice as many with
    /// Celerity (`duelyst:keyword.celerity.1`).
    #[inline]
    pub(super) fn turns_of(&self, unit: &Unit) -> u8 {
        covers!("duelyst:keyword.celerity.1");
        if unit.has(Powers::CELERITY) { 2 } else { 1 }
    }

    /// `duelyst:status.exhausted.1`: a unit that has made every attack it has is exhausted. This is checked after each
    /// attack and whenever powers are computed again: a unit that loses Celerity may have no attack left.
    #[inline]
    pub(super) fn tire(&self, unit: &mut Unit) {
        covers!("duelyst:status.exhausted.1");
        if unit.attacks >= self.turns_of(unit) {
            unit.marks |= mark::EXHAUSTED;
        }
    }

    /// `duelyst:tribe.battle-pet.1`: it acts by itself, dispelled or not (`duelyst:keyword.dispel.cannot.r1`).
    #[inline]
    pub(super) fn is_wild(&self, unit: &Unit) -> bool {
        super::content::card(unit.is).tribe == Some(Tribe::BattlePet) && !unit.has(Powers::OBEDIENT)
    }

    /// Whether nothing about the unit itself keeps it where it is.
    pub(super) fn is_mobile(&self, unit: &Unit) -> bool {
        // duelyst:keyword.wall.1, duelyst:tribe.structure.1
        let rooted = unit.has(Powers::WALL) || self.is_tribe(unit, Tribe::Structure);
        !unit.has(Powers::CANNOT_MOVE) && (!rooted || unit.has(Powers::MAY_MOVE))
    }

    /// `duelyst:keyword.provoke.2`: enemies near it who provoke, as tiles.
    #[inline]
    pub(super) fn provoked(&self, field: &Field, unit: &Unit) -> Squares {
        field.provoking & self.board.near(unit.at)
    }

    /// The board as units of a side find it.
    pub(super) fn field(&self, s: &State, side: Side) -> Field {
        let mut field = Field::default();
        let general = s.players[side.other()].general;
        for unit in s.units.iter() {
            let at = Squares::one(unit.at);
            if unit.side == side {
                field.own |= at;
                continue;
            }
            field.enemies |= at;
            if unit.who.id == general {
                field.general |= at;
            }
            if !unit.has(Powers::INVULNERABLE | Powers::UNATTACKABLE) {
                field.attackable |= at;
            }
            if unit.has(Powers::PROVOKE) {
                field.provoking |= at;
            }
            if unit.has(Powers::DRAWS_FIRE) {
                field.drawing_fire |= at;
            }
        }
        field
    }

    /// Where a unit may go: as many steps as it has over free tiles (`duelyst:move.1`, `duelyst:move.3`); fliers to any
    /// free tile (`duelyst:keyword.flying.1`, `duelyst:keyword.flying.2`).
    pub(super) fn reach(&self, unit: &Unit, taken: Squares) -> Squares {
        let free = self.board.all & !taken;
        if unit.has(Powers::FLYING) && !unit.has(Powers::SLOW) {
            covers!("duelyst:keyword.flying.2");
            free
        } else {
            self.board.walk(unit.at, free, unit.stride)
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:turn.main.4`
    pub(super) fn walk(&mut self, id: Serial, to: Cell) -> EventId {
        let Some(unit) = self.s.find_mut(id) else { return EventId::NONE };
        let from = unit.at;
        unit.at = to;
        // duelyst:move.2
        unit.moves += 1;
        let who = unit.who;
        let clause =
            if unit.has(Powers::FLYING) { rule!("duelyst:keyword.flying.1") } else { rule!("duelyst:turn.main.4") };
        let moved = self.tell(clause, Fact::Move { unit: who, from, to });
        self.because(moved, |judge| judge.arrived(id));
        moved
    }

    /// It is moved by something else: no move of its own is used up, and nobody stands in the way.
    pub(super) fn teleport(&mut self, id: Serial, to: Cell) -> bool {
        let free = to.is_on() && self.s.on(to).is_none();
        let Some(unit) = self.s.find_mut(id).filter(|u| free && !u.has(Powers::INVULNERABLE)) else { return false };
        let from = unit.at;
        unit.at = to;
        let who = unit.who;
        let moved = self.tell(rule!("duelyst:keyword.provoke.2"), Fact::Teleport { unit: who, from, to });
        self.because(moved, |judge| judge.arrived(id));
        true
    }

    /// Two units change places.
    pub(super) fn swap(&mut self, one: Serial, other: Serial) -> bool {
        let at = |id| self.s.find(id).filter(|u| !u.has(Powers::INVULNERABLE)).map(|u| u.at);
        let (Some(a), Some(b)) = (at(one), at(other)) else { return false };
        let moved = [(one, a, b), (other, b, a)].map(|(id, from, to)| {
            let Some(unit) = self.s.find_mut(id) else { return (id, self.cause) };
            unit.at = to;
            let fact = Fact::Teleport { unit: unit.who, from, to };
            (id, self.tell(rule!("duelyst:keyword.provoke.2"), fact))
        });
        [one, other].into_iter().for_each(|id| self.outdate_moved(id));
        moved.into_iter().for_each(|(id, moved)| self.because(moved, |judge| judge.arrived(id)));
        true
    }

    /// It stands somewhere else now.
    fn arrived(&mut self, id: Serial) {
        self.outdate_moved(id);
        self.collect(id);
        self.make_units();
        if let Some(unit) = self.s.find(id).copied() {
            self.raise(&Moment::Moved(&unit));
        }
    }
}
