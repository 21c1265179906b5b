//! The fog of war (`noxilia:fog.*`): what is face down, and what turns it up.

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::content::board::Spot;
use crate::content::cards::NO_CARD;
use crate::fact::{Fact, Who};
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// A unit as events name it.
pub(crate) fn who(s: &State, id: UnitId) -> Who {
    match s.find(id) {
        Some(unit) => Who { id, card: unit.card, side: unit.side, shown: unit.is(mark::SHOWN) },
        None => Who { id, card: NO_CARD, side: Side::P1, shown: true },
    }
}

impl Noxilia {
    /// Whether an ability that works without being used is awake.
    pub(crate) fn has_awake(&self, s: &State, unit: &Unit, key: Key) -> bool {
        covers!("noxilia:fog.7");
        unit.is(mark::SHOWN) && self.has(s, unit, key)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit as events name it.
    pub(crate) fn who(&self, id: UnitId) -> Who {
        who(self.s, id)
    }

    /// A unit is turned up, and stays so.
    pub(crate) fn turn_up(&mut self, id: UnitId, clause: Clause) {
        covers!("noxilia:fog.5");
        let Some(unit) = self.s.find_mut(id).filter(|u| !u.is(mark::SHOWN)) else { return };
        unit.marks |= mark::SHOWN;
        let at = unit.at;
        let unit = self.who(id);
        self.tell(clause, Fact::TurnUp { unit, at });
    }

    /// A unit acts, and is turned up.
    pub(crate) fn show(&mut self, id: UnitId) {
        self.turn_up(id, rule!("noxilia:fog.4"));
    }

    /// A unit is the target of an attack or of a spell (`noxilia:fog.3`): the one step that makes it so, whatever is done to
    /// it then.
    pub(crate) fn target(&mut self, id: UnitId) {
        self.turn_up(id, rule!("noxilia:fog.3"));
    }

    /// Somebody of `side` has come to a place: enemies there and next to it are turned up (`noxilia:fog.2`), who came
    /// is not.
    pub(crate) fn look_around(&mut self, side: Side, at: Spot) {
        covers!("noxilia:fog.6");
        let near = at.beside().with(at);
        for n in 0..self.s.units.len() {
            let unit = &self.s.units[n];
            if !unit.is(mark::SHOWN) && unit.side != side && near.has(unit.at) {
                self.turn_up(unit.id, rule!("noxilia:fog.2"));
            }
        }
    }
}
