//! Sentinels (`duelyst:keyword.sentinel.*`).

use crate::chapters::select::context::Ctx;
use crate::content::{self, NO_CARD, Reveal, Trigger};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Cause, Job, State, Task, UnitId, What};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.sentinel.4`: destruction that is not aimed does nothing to a Watchful Sentinel; aimed, it kills
    /// (`duelyst:keyword.sentinel.3`).
    pub(crate) fn may_destroy(&self, ctx: &Ctx, id: &UnitId) -> bool {
        covers!("duelyst:keyword.sentinel.4", "duelyst:keyword.sentinel.3");
        let sentinel = self.s.find(*id).is_some_and(|u| u.is == content::known().sentinel);
        !sentinel || *id == ctx.chosen || *id == ctx.second
    }

    /// `duelyst:keyword.sentinel.2`: on the opponent's own turn the condition of a sentinel is met.
    pub(crate) fn alarm(&mut self, by: Side, reveal: Reveal, cause: Cause) {
        if by != self.s.active {
            return;
        }
        let token = content::known().sentinel;
        for n in 0..self.s.units.len() {
            let unit = self.s.units[n];
            // A copy of a sentinel carries nothing that could show itself.
            let masked = unit.is == token && unit.side != by && unit.holds != NO_CARD;
            if masked && content::sheet(unit.holds).reveal == Some(reveal) {
                // Both sides may see what waits, so it names the token and not its card (duelyst:keyword.sentinel.1).
                let (side, at, card) = (unit.side, unit.at, unit.is);
                self.wait(Job { task: Task::Reveal, side, unit: unit.who.id, at, card, cause, ..Job::default() });
            }
        }
    }

    /// It shows itself; changes of its numbers stay (`duelyst:keyword.sentinel.5`).
    pub(crate) fn reveal(&mut self, job: &Job) {
        let Some(unit) = self.s.find(job.unit).copied().filter(|u| u.is == content::known().sentinel) else { return };
        let stays = |what| matches!(what, What::Stats | What::SetAttack | What::SetHealth | What::Control);
        self.drop_changes(job.unit, |change| !stays(change.what));
        let out = self.come_out(&unit, rule!("duelyst:keyword.sentinel.2"), rule!("duelyst:keyword.sentinel.5"));
        if let Some(unit) = self.s.find(job.unit).copied() {
            self.because(out, |resolver| resolver.own(&unit, job.cause, |when| matches!(when, Trigger::Reveal)));
        }
    }
}
