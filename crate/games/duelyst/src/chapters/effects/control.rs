//! Changing sides (`duelyst:gap.control.*`), and going back to a hand.

use crate::content::powers::Powers;
use crate::content::{self, NO_CARD};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Change, Held, State, UnitId, Until, What, mark, slip};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:gap.control.1`: it is the other player's now, exhausted until their next turn.
    pub(crate) fn control(&mut self, id: UnitId, side: Side, until: Until) -> bool {
        let general = self.s.find(id).is_none_or(|u| self.rules.is_general(self.s, u) || u.has(Powers::INVULNERABLE));
        let Some(unit) = self.s.find_mut(id).filter(|u| !general && u.side != side) else { return false };
        unit.side = side;
        unit.marks |= mark::EXHAUSTED;
        let (target, from) = (unit.who, unit.is);
        self.outdate();
        self.tell(rule!("duelyst:gap.control.1"), Fact::Control { target, side });
        if until == Until::Ever {
            // Whoever has it for good owes it to nobody.
            self.drop_changes(id, Change::is_control);
        } else {
            self.change(Change { on: id, from, what: What::Control, a: 0, h: 0, until });
        }
        true
    }

    /// `duelyst:gap.control.1.r1`: the time of a stolen minion is over, whatever it is by now.
    pub(crate) fn pass_back(&mut self, id: UnitId) {
        covers!("duelyst:gap.control.1.r1");
        let over = |change: &Change| change.on == id && change.is_control() && change.until == Until::Over;
        if self.s.changes.iter().any(over)
            && let Some(side) = self.s.find(id).map(|u| u.side.other())
        {
            self.control(id, side, Until::Ever);
        }
    }

    /// It goes back to its owner's hand, and what lay on it is gone.
    pub(crate) fn bounce(&mut self, id: UnitId) -> bool {
        let Some(unit) = self.s.find(id).copied() else { return false };
        // duelyst:card.general.1: a General stays on the board.
        if self.rules.is_general(self.s, &unit) || unit.has(Powers::INVULNERABLE) {
            return false;
        }
        let building = unit.is == content::known().building;
        covers!("duelyst:keyword.build.7");
        // A building goes back as a building.
        let card = if unit.holds == NO_CARD { unit.is } else { unit.holds };
        let slips = if building { slip::BUILDING } else { 0 };
        let fact = Fact::Bounce { target: unit.who, card, side: unit.owner };
        self.take_off(id);
        let back = self.tell(rule!("duelyst:card.general.1"), fact);
        self.because(back, |resolver| resolver.gain_card(unit.owner, Held { slips, ..Held::plain(card) }));
        true
    }
}
