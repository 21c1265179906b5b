//! Basic actions: defend, wait, and what heroes do with seals and doors (`journal:house.basic.*`, `journal:objective.*`,
//! `journal:house.seal.1`, `journal:house.door.*`).

use crate::Journal;
use crate::action::Action;
use crate::content::language::{Door, Stat, Status};
use crate::fact::{Deeds, Fact, Why};
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// What forcing a door has to exceed.
const FORCE: i32 = 20;

impl Journal {
    /// Whether a unit may interact with what is on a panel: a seal on or next to it, or a door next to it.
    pub(crate) fn may_interact(&self, s: &State, id: UnitId, at: Cell) -> Check {
        let unit = s.unit(id);
        let (seal, door) = (s.seal(at), s.door(at));
        ensure(seal.is_some() || door.is_some(), "no-feature", rule!("journal:objective.2"))?;
        let far = self.map.distance(unit.at, at);
        let near = far == 1 || far == 0 && seal.is_some();
        ensure(near, "out-of-range", rule!("journal:house.action.3"))?;
        ensure(seal != Some(unit.side), "seal-owned", rule!("journal:house.seal.1"))?;
        ensure(door != Some(Door::Open), "door-open", rule!("journal:house.door.1"))
    }

    /// Whether a unit may force a door.
    pub(crate) fn may_force(&self, s: &State, id: UnitId, at: Cell) -> Check {
        let door = s.door(at).ok_or(Refusal::new("no-door", rule!("journal:objective.3")))?;
        ensure(door != Door::Open, "door-open", rule!("journal:house.door.1"))?;
        ensure(self.map.distance(s.unit(id).at, at) == 1, "out-of-range", rule!("journal:house.action.3"))
    }

    /// What a unit may do with seals and doors.
    pub(crate) fn offer_objectives(&self, s: &State, id: UnitId, offer: &mut dyn FnMut(Action)) {
        let near = self.map.within(s.unit(id).at, 1);
        let doors = s.doors.iter().map(|(at, _)| *at).filter(|at| near.has(*at));
        let features = s.seals.iter().map(|(at, _)| *at).filter(|at| near.has(*at)).chain(doors.clone());
        features.filter(|at| self.may_interact(s, id, *at).is_ok()).for_each(|at| offer(Action::Interact(at)));
        doors.filter(|at| self.may_force(s, id, *at).is_ok()).for_each(|at| offer(Action::Force(at)));
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Nothing.
    pub(crate) fn wait(&mut self, id: UnitId) {
        let declared = Fact::Declare { unit: id, deed: Deeds::Wait, target: UnitId::NONE, to: self.s.unit(id).at };
        self.tell(rule!("journal:house.basic.wait"), declared);
    }

    /// A unit is Braced until the end of the round.
    pub(crate) fn defend(&mut self, id: UnitId) {
        let clause = rule!("journal:house.basic.defend");
        let declared = Fact::Declare { unit: id, deed: Deeds::Defend, target: id, to: self.s.unit(id).at };
        let declared = self.tell(clause, declared);
        self.because(declared, |resolver| {
            resolver.give(id, Status::Braced, 0, clause);
            resolver.defended(id);
        });
    }

    /// One seal or one door.
    pub(crate) fn interact(&mut self, id: UnitId, at: Cell) {
        let declared = Fact::Declare { unit: id, deed: Deeds::Interact, target: UnitId::NONE, to: at };
        let declared = self.tell(rule!("journal:house.basic.interact"), declared);
        self.because(declared, |resolver| {
            let side = resolver.s.unit(id).side;
            if let Some((_, owner)) = resolver.s.seals.iter_mut().find(|(cell, _)| *cell == at) {
                *owner = side;
                resolver.s.deed.occurred = true;
                resolver.tell(rule!("journal:objective.2"), Fact::Seal { unit: id, at, side });
            } else if resolver.s.door(at) == Some(Door::Closed) {
                resolver.s.deed.occurred = true;
                resolver.open_door(id, at, rule!("journal:objective.3"));
            } else {
                resolver.tell(rule!("journal:house.door.1"), Fact::Nothing { unit: id });
            }
        });
    }

    /// A card and twice the strength against a door that is shut; a joker always opens it.
    pub(crate) fn force(&mut self, id: UnitId, at: Cell) {
        let declared = Fact::Declare { unit: id, deed: Deeds::Force, target: UnitId::NONE, to: at };
        let clause = rule!("journal:house.door.2");
        let declared = self.tell(clause, declared);
        self.because(declared, |resolver| {
            let card = resolver.draw(Why::Force, id);
            let strength = resolver.rules.stat(resolver.s, id, Stat::Strength);
            let mut value = Calc::traced(2 * i32::from(strength), clause, resolver.log.trace());
            value.plus(card.value().into(), clause, Source::RULE);
            let opens = card.is_joker() || value.value > FORCE;
            let amount = value.value as i16;
            let forced = resolver.tell_calc(clause, Fact::Forced { unit: id, value: amount }, value);
            resolver.because(forced, |resolver| {
                if opens {
                    resolver.s.deed.joker |= card.is_joker();
                    resolver.s.deed.occurred = true;
                    resolver.open_door(id, at, clause);
                } else {
                    resolver.tell(clause, Fact::Nothing { unit: id });
                }
            });
        });
    }
}
