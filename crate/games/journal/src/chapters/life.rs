//! Hit points: lost, regained, and gone (`journal:house.number.3`); and magic points.

use crate::content::language::Gear;
use crate::content::map::DIRECTIONS;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Place, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit loses HP, and at 0 it is defeated at once.
    pub(crate) fn hurt(&mut self, id: UnitId, amount: u8, clause: Clause) {
        let unit = self.s.unit_mut(id);
        if !unit.is_in() || amount == 0 {
            return;
        }
        unit.hp = unit.hp.saturating_sub(amount);
        let fell = unit.hp == 0;
        let hurt = self.tell(clause, Fact::Damage { target: id, amount });
        if fell {
            self.because(hurt, |resolver| resolver.defeat(id));
        }
    }

    /// A unit regains HP, never above its full HP.
    pub(crate) fn heal(&mut self, id: UnitId, amount: u8, clause: Clause) {
        let unit = self.s.unit_mut(id);
        let healed = amount.min(unit.full_hp().saturating_sub(unit.hp));
        if healed > 0 && unit.is_in() {
            unit.hp += healed;
            self.tell(clause, Fact::Heal { target: id, amount: healed });
        }
    }

    /// A unit regains MP, never above its full MP.
    pub(crate) fn regain(&mut self, id: UnitId, amount: u8, clause: Clause) {
        covers!("journal:house.words.4");
        let unit = self.s.unit_mut(id);
        let regained = amount.min(unit.full_mp().saturating_sub(unit.mp));
        if regained > 0 {
            unit.mp += regained;
            self.tell(clause, Fact::Regain { target: id, amount: regained });
        }
    }

    /// A unit is off the board: its request is lost, and whom it carried gets out.
    pub(crate) fn defeat(&mut self, id: UnitId) {
        let unit = self.s.unit_mut(id);
        let at = unit.at;
        (unit.place, unit.at, unit.hp, unit.left, unit.stride) = (Place::Fallen, Cell::OFF, 0, 0, 0);
        unit.statuses.clear();
        let fell = self.tell(rule!("journal:house.number.3"), Fact::Defeat { unit: id });
        self.tread(id);
        self.because(fell, |resolver| {
            resolver.lose_request(id);
            resolver.set_down(id, at);
        });
    }

    /// Requests die with their holder (`journal:drop.9`).
    fn lose_request(&mut self, id: UnitId) {
        while let Some(at) = self.s.requests.iter().position(|request| request.holder == id) {
            self.s.requests.take(at);
            self.tell(rule!("journal:drop.9"), Fact::Lost { unit: id });
        }
    }

    /// Whom a defeated carrier carried is set down in roster order, each on the nearest free panel.
    fn set_down(&mut self, carrier: UnitId, at: Cell) {
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            if self.s.unit(id).place != Place::Carried(carrier) {
                continue;
            }
            self.put_out(id, carrier, at);
        }
    }

    /// A carrier that has changed its gear may have too little room: the last of its passengers get out.
    pub(crate) fn make_room(&mut self, carrier: UnitId) {
        let room = usize::from(self.s.unit(carrier).gear(Gear::Capacity));
        while self.s.carried(carrier).count() > room {
            let (last, at) = (self.s.carried(carrier).last(), self.s.unit(carrier).at);
            let Some(last) = last else { return };
            self.put_out(last, carrier, at);
        }
    }

    fn put_out(&mut self, id: UnitId, carrier: UnitId, at: Cell) {
        let to = self.rules.nearest_free(self.s, at, |rules, s, cell| rules.is_free_to(s, s.unit(id), cell));
        // No panel of the board is free: who cannot get out falls with its carrier.
        let Some(to) = to else { return self.defeat(id) };
        let unit = self.s.unit_mut(id);
        (unit.place, unit.at) = (Place::Board, to);
        let out = self.tell(rule!("journal:house.carrier.2"), Fact::Leave { unit: id, target: carrier, to });
        self.because(out, |resolver| resolver.arrive(id, false));
    }
}

impl crate::Journal {
    /// The nearest panel that fits, from a panel outwards; at one distance clockwise, from straight up.
    pub(crate) fn nearest_free(
        &self,
        s: &State,
        at: Cell,
        fits: impl Fn(&crate::Journal, &State, Cell) -> bool,
    ) -> Option<Cell> {
        covers!("journal:house.drop.2", "journal:drop.r1");
        if fits(self, s, at) {
            return Some(at);
        }
        let (x, y) = self.map.grid.xy(at);
        let most = self.map.grid.width.get() + self.map.grid.height;
        let ring = |far: i8| {
            // Four sides of a diamond, each from its corner on: up, right, down, left.
            (0..4).flat_map(move |side: usize| {
                let ((dx, dy), (ex, ey)) = (DIRECTIONS[side], DIRECTIONS[(side + 1) % 4]);
                (0..far).map(move |n| (dx * (far - n) + ex * n, dy * (far - n) + ey * n))
            })
        };
        (1..most as i8)
            .flat_map(ring)
            .filter_map(|(dx, dy)| self.map.grid.at(x + dx, y + dy))
            .find(|cell| fits(self, s, *cell))
    }
}
