//! The queue (`duelyst:house.queue.*`): effects that were set off wait in one line.

use crate::Duelyst;
use crate::action::Action;
use crate::content::CardId;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, Job, MAX_JOBS, Question, Stage, State, Task, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::{Ask, Flow, Next, Resolve};
use rulewright_engine::rules::frames::Pending;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Flow for Duelyst {
    type Question = Question;
    type Frame = Frame;

    /// First the effects that wait, then the attack under way, then the next stage of the turn.
    fn next(&self, s: &State) -> Option<Next<Question, Frame>> {
        let frame = |frame, cause| Some(Next::Frame(Pending { frame, cause }));
        if let Stage::Mulligan(side) = s.stage {
            return Some(Next::Ask(Ask { side, question: Question::Mulligan, clause: rule!("duelyst:start.2") }));
        }
        if let Some(ask) = self.asks(s) {
            return Some(Next::Ask(ask));
        }
        covers!("duelyst:keyword.dispel.2");
        // What a blow set off comes before the answer to it. But units that are struck answer before the next pet acts
        // (duelyst:tribe.battle-pet.1).
        match (s.jobs.first(), s.fight) {
            (Some(job), Some(fight)) if job.task == Task::Pet => frame(Frame::Fight, fight.because),
            (Some(job), _) => frame(Frame::Effect, job.because),
            (None, Some(fight)) => frame(Frame::Fight, fight.because),
            (None, None) if matches!(s.stage, Stage::Main | Stage::Over) => None,
            (None, None) => frame(Frame::Stage, s.since),
        }
    }

    fn answers(&self, s: &State, ask: &Ask<Question>, offer: &mut dyn FnMut(Action)) {
        match ask.question {
            Question::Mulligan => self.offer_mulligan(s, ask.side, offer),
            Question::Target(target) => target.offer_answers(offer),
        }
    }
}

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

    /// Carries out the next effect in line.
    pub(crate) fn next_job(&mut self) {
        self.s.done += 1;
        let job = self.s.jobs.take(0);
        self.perform(job);
        self.s.chosen.clear();
        self.settle();
    }

    /// `duelyst:house.queue.2`: a loop of effects ends here.
    pub(crate) fn drop_all(&mut self) {
        self.s.done += 1;
        while !self.s.jobs.is_empty() {
            let job = self.s.jobs.take(0);
            self.because(job.because, |resolver| resolver.dropped(job.side, job.card));
        }
    }

    /// `duelyst:win.1`: once the game is over nothing more happens.
    pub(crate) fn stop(&mut self) {
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
