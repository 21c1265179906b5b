//! What a unit does at the start of each turn of its player: Grow, Summon Dervish.

use crate::chapters::cards::minion::Arrival;
use crate::content::{self, Form};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId, Until};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.grow.1`
    pub(crate) fn grow(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        self.buff(id, unit.is, [unit.grow.into(), unit.grow.into()], Until::Ever, rule!("duelyst:keyword.grow.1"));
    }

    /// `duelyst:keyword.summon-dervish.1`: on a random tile nearby; `duelyst:keyword.summon-dervish.2`: where there is
    /// one.
    pub(crate) fn summon_dervish(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        covers!("duelyst:keyword.summon-dervish.2");
        let free = self.rules.board.near(unit.at) & !self.s.taken();
        let Some(at) = self.pick(free) else { return };
        let (card, form, side) = (content::known().dervish, Form::Itself, unit.side);
        let arrival = Arrival { card, form, side, owner: side, at, more: (0, 0), from_hand: false };
        self.summon(&arrival, rule!("duelyst:keyword.summon-dervish.1"));
    }
}
