//! Build (`duelyst:keyword.build.*`).

use crate::chapters::queue::moments::Moment;
use crate::content::Trigger;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Cause, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.build.2`: the counter drops; at zero the minion stands (`duelyst:keyword.build.3`).
    pub(crate) fn count_down(&mut self, id: UnitId, by: u8) {
        let Some(unit) = self.s.find_mut(id).filter(|u| u.counter > 0) else { return };
        unit.counter = unit.counter.saturating_sub(by);
        let (target, counters) = (unit.who, unit.counter);
        let counted = self.tell(rule!("duelyst:keyword.build.2"), Fact::Count { target, counters });
        if counters == 0 {
            self.because(counted, |resolver| resolver.finish_building(id));
        }
    }

    /// `duelyst:keyword.build.3`, `duelyst:keyword.build.6`: undamaged, activated, with what its card had in hand.
    fn finish_building(&mut self, id: UnitId) {
        covers!("duelyst:keyword.build.6");
        let Some(unit) = self.s.find(id).copied() else { return };
        self.drop_changes(id, |change| !change.is_control());
        let out = self.come_out(&unit, rule!("duelyst:keyword.build.3"), rule!("duelyst:keyword.build.9"));
        self.wake(id);
        self.update_units();
        let Some(unit) = self.s.find(id).copied() else { return };
        let cause = Cause { unit: id, at: unit.at, card: unit.is, amount: 0 };
        self.because(out, |resolver| {
            resolver.own(&unit, cause, |when| matches!(when, Trigger::Finished));
            resolver.raise(&Moment::Built(&unit));
        });
    }
}
