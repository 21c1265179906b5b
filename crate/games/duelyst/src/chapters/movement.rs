//! Movement (`duelyst:move.*`), and being moved.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::queue::moments::Moment;
use crate::content::powers::Powers;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The board as units of one side find it, looked over once for all of them.
#[derive(Clone, Copy, Default)]
pub(crate) struct Field {
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
    pub(crate) fn taken(&self) -> Squares {
        self.own | self.enemies
    }
}

impl Duelyst {
    pub(crate) fn may_move(&self, s: &State, id: UnitId, to: Cell) -> Check {
        let unit = self.actor(s, id)?;
        ensure(unit.attacks == 0 || unit.moves < self.turns_of(unit), "attacked", rule!("duelyst:move.4"))?;
        self.is_rested(unit)?;
        ensure(unit.moves < self.turns_of(unit), "moved", rule!("duelyst:move.2"))?;
        self.is_loose(unit)?;
        self.may_leave(&self.field(s, unit.side), unit)?;
        let taken = s.taken();
        ensure(!taken.has(to), "occupied", rule!("duelyst:move.1"))?;
        let reach = self.reach(unit, taken);
        ensure(!reach.is_empty(), "surrounded", rule!("duelyst:move.3"))?;
        // duelyst:move.1: a tile that is near enough, but behind somebody.
        ensure(reach.has(to) || !self.reach(unit, Squares::NONE).has(to), "blocked", rule!("duelyst:move.1"))?;
        let straight = self.board.aligned(unit.at, to);
        let clause = if straight { rule!("duelyst:move.5") } else { rule!("duelyst:move.6") };
        let is = self.board.steps(unit.at, to);
        let far = Refusal::new("too-far", clause).with("reach", unit.stride).with("is", is);
        if reach.has(to) { Ok(()) } else { Err(far) }
    }

    /// Whether nothing about the unit itself keeps it where it is.
    pub(crate) fn is_mobile(&self, unit: &Unit) -> bool {
        self.is_loose(unit).is_ok()
    }

    /// The same, with the clause that keeps it.
    fn is_loose(&self, unit: &Unit) -> Check {
        let free = unit.has(Powers::MAY_MOVE);
        ensure(!unit.has(Powers::WALL) || free, "wall", rule!("duelyst:keyword.wall.1"))?;
        self.is_no_structure(unit, Powers::MAY_MOVE)?;
        ensure(!unit.has(Powers::CANNOT_MOVE), "cannot-move", rule!("duelyst:house.forbid.1"))
    }

    /// Offers where a unit that takes orders may go.
    pub(crate) fn offer_moves(&self, field: &Field, unit: &Unit, out: &mut Vec<Action>) {
        if unit.moves < self.turns_of(unit) && self.is_mobile(unit) && self.provoked(field, unit).is_empty() {
            self.reach(unit, field.taken()).iter().for_each(|to| out.push(Action::Move(unit.who.id, to)));
        }
    }

    /// The board as units of a side find it.
    pub(crate) fn field(&self, s: &State, side: Side) -> Field {
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
    pub(crate) fn reach(&self, unit: &Unit, taken: Squares) -> Squares {
        let free = self.board.all & !taken;
        if unit.has(Powers::FLYING) && !unit.has(Powers::SLOW) {
            covers!("duelyst:keyword.flying.2");
            free
        } else {
            self.board.walk(unit.at, free, unit.stride)
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:turn.main.4`
    pub(crate) fn walk(&mut self, id: UnitId, to: Cell) -> EventId {
        let Some(unit) = self.s.find_mut(id) else { return EventId::NONE };
        let from = unit.at;
        unit.at = to;
        // duelyst:move.2
        unit.moves += 1;
        let who = unit.who;
        let clause =
            if unit.has(Powers::FLYING) { rule!("duelyst:keyword.flying.1") } else { rule!("duelyst:turn.main.4") };
        let moved = self.tell(clause, Fact::Move { unit: who, from, to });
        self.because(moved, |resolver| resolver.arrived(id));
        moved
    }

    /// It is moved by something else: no move of its own is used up, and nobody stands in the way.
    pub(crate) fn teleport(&mut self, id: UnitId, to: Cell) -> bool {
        let free = to.is_on() && self.s.on(to).is_none();
        let Some(unit) = self.s.find_mut(id).filter(|u| free && !u.has(Powers::INVULNERABLE)) else { return false };
        let from = unit.at;
        unit.at = to;
        let who = unit.who;
        let moved = self.tell(rule!("duelyst:keyword.provoke.2"), Fact::Teleport { unit: who, from, to });
        self.because(moved, |resolver| resolver.arrived(id));
        true
    }

    /// Two units change places.
    pub(crate) fn swap(&mut self, one: UnitId, other: UnitId) -> bool {
        let at = |id| self.s.find(id).filter(|u| !u.has(Powers::INVULNERABLE)).map(|u| u.at);
        let (Some(a), Some(b)) = (at(one), at(other)) else { return false };
        let moved = [(one, a, b), (other, b, a)].map(|(id, from, to)| {
            let Some(unit) = self.s.find_mut(id) else { return (id, self.cause) };
            unit.at = to;
            let fact = Fact::Teleport { unit: unit.who, from, to };
            (id, self.tell(rule!("duelyst:keyword.provoke.2"), fact))
        });
        [one, other].into_iter().for_each(|id| self.outdate_moved(id));
        moved.into_iter().for_each(|(id, moved)| self.because(moved, |resolver| resolver.arrived(id)));
        true
    }

    /// It stands somewhere else now.
    fn arrived(&mut self, id: UnitId) {
        self.outdate_moved(id);
        self.collect(id);
        self.update_units();
        if let Some(unit) = self.s.find(id).copied() {
            self.raise(&Moment::Moved(&unit));
        }
    }
}
