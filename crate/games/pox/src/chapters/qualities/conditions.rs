//! Conditions, gained and ended (`pox:7.2`, `pox:house.condition.1`).

use crate::content::data::{POSSESSED, STEALTHED};
use crate::content::language::{ConditionId, Effect};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Condition, EVER, MAX_CONDITIONS, Order, State, Unit, UnitId};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A champion gains a condition with this number for so many turns.
    pub(crate) fn add_condition(&mut self, id: UnitId, is: ConditionId, value: u8, turns: u8) {
        covers!("pox:house.condition.1");
        let Some(unit) = self.s.find(id).copied().filter(Unit::is_champion) else { return };
        let flew = unit.flies();
        let known = self.s.conditions.iter().position(|known| known.on == id && known.is == is);
        let fresh = known.is_none();
        match known {
            // The higher number counts, and the longer time is kept.
            Some(at) => {
                let old = &mut self.s.conditions[at];
                old.value = old.value.max(value);
                old.turns = longer(old.turns, turns);
            }
            None if self.s.conditions.len() == MAX_CONDITIONS => return,
            None => {
                let order = self.s.take_order();
                self.s.conditions.push(Condition { on: id, is, value, turns, order });
            }
        }
        self.refresh(id);
        let gained = self.tell(rule!("pox:7.2"), Fact::Gain { unit: unit.who(), is, value, turns });
        self.because(gained, |resolver| {
            resolver.on_gain(id, is, fresh);
            resolver.look_at_flight(id, flew);
        });
    }

    /// What a condition does when it is gained.
    fn on_gain(&mut self, id: UnitId, is: ConditionId, fresh: bool) {
        for effect in is.condition().then.iter() {
            match effect {
                // Given each time.
                Effect::ApOnGain(by) => self.gain_ap(id, (*by).into(), false, rule!("pox:7.2")),
                Effect::MoreHp(by) if fresh => {
                    if let Some(unit) = self.s.find_mut(id) {
                        unit.most += i16::from(*by);
                    }
                    self.heal(id, (*by).into(), rule!("pox:7.2"));
                }
                _ => {}
            }
        }
        if is == STEALTHED && fresh {
            self.vanish(id);
        }
    }

    /// A condition ends, and what depends on it too.
    pub(crate) fn end_condition(&mut self, order: Order) {
        let Some(at) = self.s.conditions.iter().position(|condition| condition.order == order) else { return };
        let Condition { on: id, is, .. } = self.s.conditions[at];
        if is == STEALTHED {
            self.reveal(id, rule!("pox:5.1.4"));
            return;
        }
        let flew = self.s.find(id).is_some_and(Unit::flies);
        self.s.conditions.take(at);
        self.refresh(id);
        let unit = self.who(id);
        let ended = self.tell(rule!("pox:6.3.1"), Fact::End { unit, is });
        self.because(ended, |resolver| {
            resolver.unboost(id, &is.condition().then);
            if is == POSSESSED {
                resolver.give_back(id);
            }
            resolver.look_at_flight(id, flew);
        });
    }

    /// The number of a condition drops; at 0 it ends.
    pub(crate) fn wane(&mut self, order: Order, by: u8) {
        let Some(condition) = self.s.conditions.iter_mut().find(|condition| condition.order == order) else { return };
        condition.value = condition.value.saturating_sub(by);
        let (id, is, value) = (condition.on, condition.is, condition.value);
        if value == 0 {
            return self.end_condition(order);
        }
        let unit = self.who(id);
        self.tell(rule!("pox:6.3.1"), Fact::Wane { unit, is, value });
    }

    /// `pox:gl.controlled`: a side takes control for a time.
    pub(crate) fn possess(&mut self, id: UnitId, side: Side, turns: u8) {
        covers!("pox:house.possessed.1");
        let Some(unit) = self.s.find(id).copied() else { return };
        if unit.owner == side {
            // pox:house.possessed.1: the owner possesses it back.
            let order = self.s.conditions_of(id).find(|condition| condition.is == POSSESSED).map(|c| c.order);
            return order.into_iter().for_each(|order| self.end_condition(order));
        }
        self.add_condition(id, POSSESSED, 0, turns);
        self.control(id, side);
    }

    fn give_back(&mut self, id: UnitId) {
        if let Some(owner) = self.s.find(id).map(|unit| unit.owner) {
            self.control(id, owner);
        }
    }

    /// Control passes; engagements are worked out again (`pox:gl.controlled`).
    fn control(&mut self, id: UnitId, side: Side) {
        let Some(unit) = self.s.find_mut(id) else { return };
        if unit.side == side {
            return;
        }
        unit.side = side;
        let unit = unit.who();
        self.note_sight(id);
        let passed = self.tell(rule!("pox:gl.controlled"), Fact::Control { unit, side });
        self.because(passed, |resolver| resolver.engage(id));
    }
}

/// The longer of two times.
fn longer(a: u8, b: u8) -> u8 {
    if a == EVER || b == EVER { EVER } else { a.max(b) }
}
