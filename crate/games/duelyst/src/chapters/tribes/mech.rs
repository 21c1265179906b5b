//! MECHAZ0R! (`duelyst:tribe.mech.*`).

use crate::chapters::cards::minion::Arrival;
use crate::content::{self, Form};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Job, State, Task, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:tribe.mech.2`: MECHAZ0R! is ready at so many percent.
const WHOLE: u8 = 100;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:tribe.mech.1`, and once it is whole `duelyst:tribe.mech.2`; `duelyst:tribe.mech.3`: then from nothing.
    pub(crate) fn progress(&mut self, side: Side, percent: u8) {
        let player = &mut self.s.players[side];
        player.mechazor = player.mechazor.saturating_add(percent).min(WHOLE);
        let total = player.mechazor;
        self.tell(rule!("duelyst:tribe.mech.1"), Fact::Mechazor { side, total });
        if total == WHOLE {
            covers!("duelyst:tribe.mech.3");
            self.s.players[side].mechazor = 0;
            let (unit, at, card) = (UnitId::NONE, Cell::OFF, content::known().mechazor);
            self.wait(Job { task: Task::Mechazor, side, unit, at, card, ..Job::default() });
        }
    }

    /// MECHAZ0R! stands where its player wants it (`duelyst:tribe.mech.2`), or nowhere.
    pub(crate) fn summon_mechazor(&mut self, job: &Job) {
        let Some(at) = self.s.chosen.first().copied().filter(|at| at.is_on()) else { return };
        let arrival = Arrival {
            card: content::known().mechazor,
            form: Form::Itself,
            side: job.side,
            owner: job.side,
            at,
            more: (0, 0),
            from_hand: false,
        };
        self.summon(&arrival, rule!("duelyst:tribe.mech.2"));
    }
}
