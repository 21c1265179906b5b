//! Carriers: going in and coming out (`journal:gear.body.capacity`, `journal:house.carrier.*`).

use crate::Journal;
use crate::content::language::{Bars, Gear, Trigger};
use crate::fact::{Deeds, Fact};
use crate::resolver::Resolver;
use crate::state::{Place, State, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether a unit may go into a carrier.
    pub(crate) fn may_board(&self, s: &State, id: UnitId, carrier: UnitId) -> Check {
        self.may_move_by_skill(s, id)?;
        let clause = rule!("journal:house.carrier.1");
        let there = s.find(carrier).filter(|unit| unit.is_on()).ok_or(Refusal::new("not-there", clause))?;
        ensure(s.are_friends(id, carrier), "no-friend", clause)?;
        ensure(there.gear(Gear::Capacity) > 0, "no-carrier", rule!("journal:gear.body.capacity"))?;
        ensure(s.unit(id).gear(Gear::Capacity) == 0, "carrier-aboard", clause)?;
        ensure(self.map.distance(s.unit(id).at, there.at) == 1, "out-of-range", clause)?;
        ensure(s.room(carrier) > 0, "full", rule!("journal:gear.body.capacity"))
    }

    /// Whether a passenger may come out onto a panel.
    pub(crate) fn may_leave(&self, s: &State, id: UnitId, to: Cell) -> Check {
        let clause = rule!("journal:house.carrier.1");
        let unit = s.unit(id);
        let Place::Carried(carrier) = unit.place else { return Err(Refusal::new("not-carried", clause)) };
        ensure(!unit.is_barred(Bars::Movement), "rooted", rule!("journal:house.status.rooted"))?;
        ensure(self.map.distance(s.unit(carrier).at, to) == 1, "out-of-range", clause)?;
        ensure(self.is_free_to(s, unit, to), "taken", clause)
    }

    /// The panels onto which a passenger may come out: up, right, down, left.
    pub(crate) fn exits<'s>(&'s self, s: &'s State, id: UnitId) -> impl Iterator<Item = Cell> + 's {
        let at = s.whereabouts(id);
        let next = self.map.next(at);
        next.filter(move |to| self.may_leave(s, id, *to).is_ok())
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit goes into a carrier.
    pub(crate) fn board(&mut self, id: UnitId, carrier: UnitId) {
        let unit = self.s.unit_mut(id);
        (unit.place, unit.at) = (Place::Carried(carrier), Cell::OFF);
        unit.marks = (unit.marks | mark::MOVED) & !mark::FREED;
        self.tell(rule!("journal:gear.body.capacity"), Fact::Board { unit: id, target: carrier });
        self.tread(id);
    }

    /// A passenger comes out: it enters a panel by its own movement.
    pub(crate) fn leave_carrier(&mut self, id: UnitId, to: Cell) {
        let Place::Carried(carrier) = self.s.unit(id).place else { return };
        let deed = Deeds::Leave;
        let declared = self.tell(rule!("journal:action.2"), Fact::Declare { unit: id, deed, target: carrier, to });
        let unit = self.s.unit_mut(id);
        (unit.place, unit.at) = (Place::Board, to);
        self.because(declared, |resolver| {
            let left = Fact::Leave { unit: id, target: carrier, to };
            let left = resolver.tell(rule!("journal:gear.body.capacity"), left);
            resolver.because(left, |resolver| {
                resolver.follow(id, Trigger::Movement, None);
                resolver.arrive(id, true);
                resolver.cross_fences(id, to);
            });
        });
    }
}
