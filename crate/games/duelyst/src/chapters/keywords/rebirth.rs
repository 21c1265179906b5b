//! Rebirth (`duelyst:keyword.rebirth.*`): Eggs.

use crate::chapters::cards::minion::Arrival;
use crate::content::{self, Form, NO_CARD};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Job, State, Task, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.rebirth.1`: an egg where the minion died, if the space is free; it is summoned
    /// (`duelyst:keyword.rebirth.1.r1`).
    pub(crate) fn lay_egg(&mut self, job: &Job) {
        let (side, at) = (job.side, job.at);
        let arrival =
            Arrival { card: job.card, form: Form::Egg, side, owner: side, at, more: (0, 0), from_hand: false };
        covers!("duelyst:keyword.rebirth.1.r1");
        self.summon(&arrival, rule!("duelyst:keyword.rebirth.1"));
    }

    /// `duelyst:keyword.rebirth.1`: the egg becomes the minion it holds.
    pub(crate) fn hatch(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied().filter(|u| u.holds != NO_CARD) else { return };
        self.drop_changes(id, |change| !change.is_control());
        self.come_out(&unit, rule!("duelyst:keyword.rebirth.1"), rule!("duelyst:keyword.rebirth.1"));
        covers!("duelyst:keyword.rebirth.1.r2");
        if unit.side == self.s.active {
            self.wake(id);
        }
    }

    /// `duelyst:keyword.rebirth.1`: eggs hatch as the opponent's turn ends.
    pub(crate) fn hatch_all(&mut self) {
        covers!("duelyst:keyword.dispel.9");
        // A dispelled one never does.
        let egg = content::known().egg;
        for id in self.each(|u| u.is == egg && !u.is_marked(mark::DISPELLED)).iter() {
            self.wait_unit(Task::Hatch, *id);
        }
    }
}
