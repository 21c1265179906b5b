//! The queue (`duelyst:house.queue.*`): effects that were set off wait in one line.

use crate::content::CardId;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Job, MAX_JOBS, Stage, State, Task, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:house.queue.2`: how many effects one action may lead to.
const MOST: u16 = 500;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Puts an effect at the end of the line (`duelyst:house.queue.1`), which does not grow without end
    /// (`duelyst:house.queue.2`).
    pub(crate) fn wait(&mut self, job: Job) {
        covers!("duelyst:house.queue.1");
        if self.s.jobs.len() < MAX_JOBS {
            self.s.jobs.push(Job { because: self.cause, ..job });
        } else {
            self.dropped(job.side, job.card);
        }
    }

    /// `duelyst:house.queue.2`: what there is no room for, or no end of, is dropped; nothing is so in silence.
    #[cold]
    pub(crate) fn dropped(&mut self, side: Side, card: CardId) {
        self.tell(rule!("duelyst:house.queue.2"), Fact::Dropped { side, card });
    }

    /// An effect of a unit, or about it.
    pub(crate) fn wait_unit(&mut self, task: Task, id: UnitId) {
        if let Some(unit) = self.s.find(id) {
            let job = Job { task, side: unit.side, unit: id, at: unit.at, card: unit.is, ..Job::default() };
            self.wait(job);
        }
    }

    /// The side whose action is being resolved, then the other: who initiates goes first
    /// (`duelyst:keyword.dying-wish.4`, `duelyst:house.queue.1`).
    pub(crate) fn in_order(&self) -> [Side; 2] {
        [self.s.active, self.s.active.other()]
    }

    /// Goes on until somebody has to decide, or the game is over: first the effects that wait, then the attack under
    /// way, then the next stage of the turn.
    pub(crate) fn go_on(&mut self) {
        self.s.done = 0;
        loop {
            if self.s.outcome.is_some() {
                return self.stop();
            }
            self.aim();
            if self.rules.asks(self.s).is_some() {
                return;
            }
            // Whoever is struck answers before the next pet acts (duelyst:tribe.battle-pet.1).
            let answer = self.s.fight.is_some() && self.s.jobs.first().is_some_and(|job| job.task == Task::Pet);
            covers!("duelyst:keyword.dispel.2");
            // What a blow set off comes before the answer to it.
            if !self.s.jobs.is_empty() && !answer {
                self.s.done += 1;
                // duelyst:house.queue.2: a loop of effects ends here.
                if self.s.done > MOST {
                    self.drop_all();
                    continue;
                }
                self.next_job();
            } else if let Some(fight) = self.s.fight {
                self.because(fight.because, |resolver| {
                    resolver.strike_back(fight);
                    resolver.settle();
                });
            } else if matches!(self.s.stage, Stage::Main | Stage::Mulligan(_) | Stage::Over) {
                return;
            } else {
                self.because(self.s.since, Self::next_stage);
                self.because(self.s.since, Self::settle);
            }
        }
    }

    fn next_job(&mut self) {
        let job = self.s.jobs.take(0);
        self.because(job.because, |resolver| {
            resolver.perform(job);
            resolver.s.chosen.clear();
            resolver.settle();
        });
    }

    fn drop_all(&mut self) {
        while !self.s.jobs.is_empty() {
            let job = self.s.jobs.take(0);
            self.because(job.because, |resolver| resolver.dropped(job.side, job.card));
        }
    }

    /// `duelyst:win.1`: once the game is over nothing more happens.
    fn stop(&mut self) {
        self.s.jobs.clear();
        self.s.chosen.clear();
        self.s.fight = None;
        self.s.stage = Stage::Over;
    }

    fn perform(&mut self, job: Job) {
        match job.task {
            Task::None => {}
            Task::Ability(id) => self.ability(&job, id),
            Task::Entered { from_hand, attack } => self.entered(&job, from_hand, attack),
            Task::Cast => self.spell_done(&job),
            Task::Bled => self.bloodbound_done(&job),
            Task::Reveal => self.reveal(&job),
            Task::Mechazor => self.summon_mechazor(&job),
            Task::Grow => self.grow(job.unit),
            Task::Build => self.count_down(job.unit, 1),
            Task::Dervish => self.summon_dervish(job.unit),
            Task::Egg => self.lay_egg(&job),
            Task::Hatch => self.hatch(job.unit),
            Task::Pet => self.pet_acts(job.unit),
            Task::Return => self.pass_back(job.unit),
            Task::Revert => self.revert(job.unit),
        }
    }
}
