//! Bloodbound Spells (`duelyst:bbs.*`, `duelyst:keyword.blood-surge.*`).

use super::Judge;
use super::content::{self, CardId};
use super::fact::Fact;
use super::moments::Moment;
use super::state::{Cause, Job, NO_CARD, State, Task};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::grid::Cell;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:bbs.2`: the first own turn on which it is available.
const FIRST: u8 = 3;
/// `duelyst:bbs.3`: from this own turn on it comes back every turn; before, every other one.
const EVERY: u8 = 9;

/// Whether it becomes available at the start of this own turn.
fn is_due(turn: u8) -> bool {
    turn >= EVERY || turn >= FIRST && (turn - FIRST).is_multiple_of(2)
}

/// In how many own turns one that is not available now will be, after so many of them.
pub(super) fn back_in(turns: u8) -> u8 {
    (1..=FIRST).find(|n| is_due(turns.saturating_add(*n))).unwrap_or(1)
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:bbs.2`, `duelyst:bbs.3`; `duelyst:bbs.4`: one that was kept does not become two.
    pub(super) fn make_ready(&mut self, side: Side, turn: u8) {
        let due = is_due(turn);
        let player = &mut self.s.players[side];
        covers!("duelyst:bbs.4");
        if due && !player.ready && player.bloodbound != NO_CARD {
            player.ready = true;
            let card = player.bloodbound;
            let clause = if turn > FIRST { rule!("duelyst:bbs.3") } else { rule!("duelyst:bbs.2") };
            self.tell(clause, Fact::Ready { side, card });
        }
    }

    /// `duelyst:turn.main.2`
    pub(super) fn cast_bloodbound(&mut self, at: Cell) -> EventId {
        let side = self.s.active;
        let card = self.s.players[side].bloodbound;
        let cost = self.rules.bloodbound_cost(self.s, side);
        self.pay(side, cost);
        self.s.players[side].ready = false;
        let cast = self.tell(rule!("duelyst:turn.main.2"), Fact::Bloodbound { side, card, cost });
        self.because(cast, |judge| {
            judge.played(side, card);
            judge.cast(side, card, at, Task::Bled);
        });
        cast
    }

    /// `duelyst:keyword.blood-surge.1`, `duelyst:keyword.blood-surge.2`: once the spell has done what it does.
    pub(super) fn bloodbound_done(&mut self, job: &Job) {
        covers!("duelyst:keyword.blood-surge.2");
        self.raise_for(job.side, &Moment::BloodSurge(job.side));
        self.spell_over(job.side, job.card);
    }

    /// The General has another Bloodbound Spell.
    pub(super) fn set_bloodbound(&mut self, side: Side, card: CardId) {
        self.s.players[side].own_bloodbound = card;
        self.outdate();
        self.tell(rule!("duelyst:bbs.1"), Fact::Swap { side, card });
    }

    /// It is available again at once.
    pub(super) fn refresh_bloodbound(&mut self, side: Side) {
        let player = &mut self.s.players[side];
        if !player.ready && player.bloodbound != NO_CARD {
            player.ready = true;
            let card = player.bloodbound;
            self.tell(rule!("duelyst:bbs.1"), Fact::Ready { side, card });
        }
    }

    /// Queues what waits for a spell that is cast (`duelyst:card.spell.1.r1`), then the effects of the spell, and what
    /// comes when they are done.
    pub(super) fn cast(&mut self, side: Side, card: CardId, at: Cell, after: Task) {
        let intensifies = content::card(card).keywords.has(content::Keyword::Intensify);
        let amount = if intensifies { self.use_up(side, card) } else { 0 };
        covers!("duelyst:card.spell.1.r1");
        self.raise(&Moment::Spell(side, card));
        let job = |task, cause| Job { task, side, card, cause, ..Job::default() };
        // The first target was named with the card.
        let mut first = Some(at);
        for id in content::printed(card).filter(|id| is_cast(*id)) {
            let cause = first.take().map_or(Cause::NONE, |at| self.rules.target_named(self.s, id, at));
            self.wait(job(Task::Ability(id), Cause { amount, ..cause }));
        }
        self.wait(job(after, Cause::NONE));
    }

    /// The first target of the spell that comes next in line, as it was named with the card.
    pub(super) fn aim(&mut self) {
        let Some(job) = self.s.jobs.first().copied().filter(|_| self.s.chosen.is_empty()) else { return };
        if !matches!(job.task, Task::Ability(id) if is_cast(id)) || !job.cause.at.is_on() {
            return;
        }
        let at = self.s.find(job.cause.unit).map_or(job.cause.at, |unit| unit.at);
        self.s.chosen.push(at);
    }
}

/// Whether an ability is what a spell does when it is cast.
pub(super) fn is_cast(id: content::AbilityId) -> bool {
    matches!(content::ability(id).when, content::Trigger::Cast | content::Trigger::Intensify)
}
