//! Becoming something else: transforming (`duelyst:keyword.transform.*`), building (`duelyst:keyword.build.*`), eggs
//! (`duelyst:keyword.rebirth.*`), sentinels (`duelyst:keyword.sentinel.*`), and changing sides
//! (`duelyst:gap.control.1`).

use super::Judge;
use super::content::{self, CardId, Form, Reveal, Trigger};
use super::fact::Fact;
use super::moments::Moment;
use super::powers::Powers;
use super::state::{Cause, Change, Held, Job, NO_CARD, Serial, Task, Unit, Until, What, mark, slip};
use super::summon::Arrival;
use crate::engine::chance::Chance;
use crate::engine::event::{EventId, Log};
use crate::engine::rulebook::Clause;
use crate::engine::side::Side;
use crate::rule;

impl<C: Chance, L: Log<Fact>> Judge<'_, C, L> {
    /// `duelyst:keyword.transform.1`: it becomes another minion; controller, place and exhaustion stay, damage and
    /// changes go, and stun with them (`duelyst:keyword.transform.2`).
    ///
    /// Nobody dies of it (`duelyst:keyword.transform.3`, `duelyst:keyword.dying-wish.2`), and nobody is summoned
    /// (`duelyst:keyword.sentinel.6`).
    pub(super) fn transform(&mut self, id: Serial, into: CardId, form: Form, clause: Clause) -> bool {
        let Some(unit) = self.s.find(id).copied().filter(|u| !u.has(Powers::INVULNERABLE)) else { return false };
        self.drop_changes(id, |_| true);
        self.become_card(&unit, into, form, clause);
        true
    }

    /// Ends changes that lie on a unit.
    pub(super) fn drop_changes(&mut self, id: Serial, ends: impl Fn(&Change) -> bool) {
        self.outdate();
        let mut n = 0;
        while n < self.s.changes.len() {
            let change = self.s.changes[n];
            if change.on == id && ends(&change) {
                self.s.changes.take(n);
            } else {
                n += 1;
            }
        }
    }

    /// Its new card takes the old one's place. It counts as entering after all who are there
    /// (`duelyst:tribe.battle-pet.special.2`).
    fn become_card(&mut self, unit: &Unit, into: CardId, form: Form, clause: Clause) -> EventId {
        let Some(n) = self.s.units.iter().position(|u| u.who.id == unit.who.id) else { return self.cause };
        let known = content::known();
        let (is, holds, counter) = match form {
            Form::Itself => (into, NO_CARD, 0),
            Form::Egg => (known.egg, into, 0),
            Form::Building(turns) => (known.building, into, turns.max(1)),
        };
        self.s.units.take(n);
        self.outdate();
        let marks = unit.marks & (mark::EXHAUSTED | mark::FRESH);
        let Unit { who, side, owner, at, moves, attacks, .. } = *unit;
        self.s.units.push(Unit { who, is, holds, side, owner, at, counter, marks, moves, attacks, ..Unit::default() });
        let changed = self.log.tell(clause, Fact::Transform { target: who, is });
        self.because(changed, |judge| {
            judge.make_units();
            if let Some(unit) = judge.s.find(who.id).copied() {
                // duelyst:keyword.transform.4
                judge.stand(&unit);
            }
        });
        changed
    }

    /// A building is a unit like others until then (`duelyst:keyword.build.5`).
    ///
    /// `duelyst:keyword.build.2`: the counter drops; at zero the minion stands (`duelyst:keyword.build.3`).
    pub(super) fn count_down(&mut self, id: Serial, by: u8) {
        let Some(unit) = self.s.find_mut(id).filter(|u| u.counter > 0) else { return };
        unit.counter = unit.counter.saturating_sub(by);
        let (target, counters) = (unit.who, unit.counter);
        let counted = self.log.tell(rule!("duelyst:keyword.build.2"), Fact::Count { target, counters });
        if counters == 0 {
            self.because(counted, |judge| judge.finish_building(id));
        }
    }

    /// `duelyst:keyword.build.3`, `duelyst:keyword.build.6`: undamaged, activated, with what its card had in hand.
    fn finish_building(&mut self, id: Serial) {
        let Some(unit) = self.s.find(id).copied() else { return };
        self.drop_changes(id, |_| true);
        let out = self.come_out(&unit, rule!("duelyst:keyword.build.3"), rule!("duelyst:keyword.build.9"));
        self.wake(id);
        self.make_units();
        let Some(unit) = self.s.find(id).copied() else { return };
        let cause = Cause { unit: id, at: unit.at, card: unit.is, amount: 0 };
        self.because(out, |judge| {
            judge.own(&unit, cause, |when| matches!(when, Trigger::Finished));
            judge.raise(&Moment::Built(&unit));
        });
    }

    /// The minion inside takes the place of what it came in, with what was done to it there and to its card in hand.
    fn come_out(&mut self, unit: &Unit, clause: Clause, buffed: Clause) -> EventId {
        let out = self.become_card(unit, unit.holds, Form::Itself, clause);
        let (a, h) = unit.held;
        self.because(out, |judge| {
            judge.buff(unit.who.id, unit.holds, [a.into(), h.into()], Until::Ever, buffed);
        });
        out
    }

    fn wake(&mut self, id: Serial) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.activate();
        }
    }

    /// `duelyst:keyword.rebirth.1`: an egg where the minion died, if the space is free.
    pub(super) fn lay_egg(&mut self, job: &Job) {
        let (side, at) = (job.side, job.at);
        let arrival =
            Arrival { card: job.card, form: Form::Egg, side, owner: side, at, more: (0, 0), from_hand: false };
        self.summon(&arrival, rule!("duelyst:keyword.rebirth.1"));
    }

    /// `duelyst:keyword.rebirth.1`: the egg becomes the minion it holds.
    pub(super) fn hatch(&mut self, id: Serial) {
        let Some(unit) = self.s.find(id).copied().filter(|u| u.holds != NO_CARD) else { return };
        self.drop_changes(id, |_| true);
        self.come_out(&unit, rule!("duelyst:keyword.rebirth.1"), rule!("duelyst:keyword.rebirth.1"));
        if unit.side == self.s.active {
            self.wake(id);
        }
    }

    /// `duelyst:keyword.sentinel.2`: on the opponent's own turn the condition of a sentinel is met.
    pub(super) fn alarm(&mut self, by: Side, reveal: Reveal, cause: Cause) {
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
    pub(super) fn reveal(&mut self, job: &Job) {
        let Some(unit) = self.s.find(job.unit).copied().filter(|u| u.is == content::known().sentinel) else { return };
        self.drop_changes(job.unit, |change| !matches!(change.what, What::Stats | What::SetAttack | What::SetHealth));
        let out = self.come_out(&unit, rule!("duelyst:keyword.sentinel.2"), rule!("duelyst:keyword.sentinel.5"));
        if let Some(unit) = self.s.find(job.unit).copied() {
            self.because(out, |judge| judge.own(&unit, job.cause, |when| matches!(when, Trigger::Reveal)));
        }
    }

    /// `duelyst:gap.control.1`: it is the other player's now, exhausted until their next turn.
    pub(super) fn control(&mut self, id: Serial, side: Side, until: Until) -> bool {
        let general = self.s.find(id).is_none_or(|u| self.rules.is_general(self.s, u) || u.has(Powers::INVULNERABLE));
        let Some(unit) = self.s.find_mut(id).filter(|u| !general && u.side != side) else { return false };
        unit.side = side;
        unit.marks |= mark::EXHAUSTED;
        let (target, from) = (unit.who, unit.is);
        self.outdate();
        self.log.tell(rule!("duelyst:gap.control.1"), Fact::Control { target, side });
        if until != Until::Ever {
            self.change(Change { on: id, from, what: What::Control, a: 0, h: 0, until });
        }
        true
    }

    /// The time of a stolen minion is over.
    pub(super) fn pass_back(&mut self, id: Serial) {
        if let Some(side) = self.s.find(id).map(|u| u.side.other()) {
            self.control(id, side, Until::Ever);
        }
    }

    /// The time of a transformation is over.
    pub(super) fn revert(&mut self, job: &Job) {
        self.transform(job.unit, job.cause.card, Form::Itself, rule!("duelyst:keyword.transform.1"));
    }

    /// It goes back to its owner's hand, and what lay on it is gone.
    pub(super) fn bounce(&mut self, id: Serial) -> bool {
        let Some(unit) = self.s.find(id).copied() else { return false };
        // duelyst:card.general.1: a General stays on the board.
        if self.rules.is_general(self.s, &unit) || unit.has(Powers::INVULNERABLE) {
            return false;
        }
        let building = unit.is == content::known().building;
        // duelyst:keyword.build.7: a building goes back as a building.
        let card = if unit.holds == NO_CARD { unit.is } else { unit.holds };
        let slips = if building { slip::BUILDING } else { 0 };
        let fact = Fact::Bounce { target: unit.who, card, side: unit.owner };
        let back = self.log.tell(rule!("duelyst:card.general.1"), fact);
        self.take_off(id);
        self.because(back, |judge| judge.gain_card(unit.owner, Held { slips, ..Held::plain(card) }));
        true
    }
}
