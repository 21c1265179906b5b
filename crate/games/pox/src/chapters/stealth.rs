//! Stealth (`pox:5.*`).

use crate::content::data::STEALTHED;
use crate::content::language::{When, is};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A unit loses Stealth, if it has it, is visible at once (`pox:5.1`), and engages every opponent next to it (`pox:gl.engaged`).
    pub(crate) fn reveal(&mut self, id: UnitId, clause: Clause) -> EventId {
        covers!("pox:5", "pox:5.1");
        if !self.s.find(id).is_some_and(|unit| unit.is(is::STEALTHED)) {
            return EventId::NONE;
        }
        self.s.conditions.iter().position(|c| c.on == id && c.is == STEALTHED).map(|at| self.s.conditions.take(at));
        self.refresh(id);
        self.note_sight(id);
        let unit = self.who(id);
        let revealed = self.tell(clause, Fact::Revealed { unit });
        self.because(revealed, |resolver| {
            resolver.set_off(id, When::LosesStealth);
            resolver.engage(id);
        });
        revealed
    }

    /// The rune of a unit that its owner's opponent sees is known from here on, and so is what the unit wears; the place of one
    /// that is no longer seen is unknown (`pox:house.hidden.2`).
    pub(crate) fn note_sight(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id) else { return };
        let runes = unit.runes().map(|(owner, rune)| (owner, rune, unit.is_hidden_from(owner.other())));
        for (owner, rune, unseen) in runes {
            if !unseen {
                self.s.docks[owner].show(rune);
            }
            if let Some(state) = self.s.docks[owner].runes.get_mut(usize::from(rune)) {
                state.unseen = unseen;
            }
        }
    }

    /// A unit becomes Stealthed: it leaves all its engagements (`pox:house.stealth.3`).
    pub(crate) fn vanish(&mut self, id: UnitId) {
        self.disengage(id, rule!("pox:house.stealth.3"));
        self.note_sight(id);
        let unit = self.who(id);
        self.tell(rule!("pox:5"), Fact::Vanish { unit });
    }
}
