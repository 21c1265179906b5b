//! Becoming something else: transforming (`duelyst:keyword.transform.*`), building (`duelyst:keyword.build.*`), eggs
//! (`duelyst:keyword.rebirth.*`), sentinels (`duelyst:keyword.sentinel.*`), and changing sides
//! (`duelyst:gap.control.1`).

use super::Judge;
use super::content::{self, CardId, Form, Reveal, Trigger};
use super::fact::Fact;
use super::moments::Moment;
use super::powers::Powers;
use super::state::{Cause, Change, Held, Job, NO_CARD, Serial, Shell, State, Task, Unit, Until, What, mark, slip};
use super::summon::Arrival;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// What a unit is: its card, and what is inside of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Body {
    is: CardId,
    holds: CardId,
    counter: u8,
    held: (i8, i8),
}

impl Body {
    /// A card in the form in which it appears.
    pub(super) fn new(card: CardId, form: Form) -> Body {
        let shell = match form {
            Form::Itself => Shell::None,
            Form::Egg => Shell::Egg,
            Form::Building(turns) => Shell::Building(turns.max(1)),
        };
        Body::inside(card, shell, (0, 0))
    }

    /// A card inside of something, with what it will have more.
    fn inside(card: CardId, shell: Shell, held: (i8, i8)) -> Body {
        let known = content::known();
        let (is, counter) = match shell {
            Shell::None => return Body { is: card, holds: NO_CARD, ..Body::default() },
            Shell::Egg => (known.egg, 0),
            Shell::Building(counter) => (known.building, counter),
            Shell::Sentinel => (known.sentinel, 0),
        };
        Body { is, holds: card, counter, held }
    }

    /// What the end of a temporary form gives back.
    fn given_back(change: &Change) -> Option<Body> {
        let What::Form(card, shell) = change.what else { return None };
        Some(Body::inside(card, shell, (change.a as i8, change.h as i8)))
    }
}

impl Unit {
    /// The change that gives its present form back, with all that is inside, when it ends.
    fn gives_back(&self, from: CardId, until: Until) -> Change {
        let known = content::known();
        let (card, shell) = match self.holds {
            NO_CARD => (self.is, Shell::None),
            held if self.is == known.building => (held, Shell::Building(self.counter)),
            held if self.is == known.sentinel => (held, Shell::Sentinel),
            held => (held, Shell::Egg),
        };
        let (a, h) = (self.held.0.into(), self.held.1.into());
        Change { on: self.who.id, from, what: What::Form(card, shell), a, h, until }
    }
}

/// What is not of a unit's form: who controls it for a time. It stays whatever the unit becomes, and so ends in its time.
fn is_control(change: &Change) -> bool {
    covers!("duelyst:gap.control.1.r1");
    change.what == What::Control
}

/// What gives back what a unit was before it became something else for a time.
fn is_form(change: &Change) -> bool {
    matches!(change.what, What::Form(..))
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:keyword.transform.1`: it becomes another minion; controller, place and exhaustion stay, damage and
    /// changes go, and stun with them (`duelyst:keyword.transform.2`).
    ///
    /// Nobody dies of it (`duelyst:keyword.transform.3`, `duelyst:keyword.dying-wish.2`), and nobody is summoned
    /// (`duelyst:keyword.sentinel.6`).
    pub(super) fn transform(&mut self, id: Serial, into: Body, clause: Clause) -> bool {
        covers!("duelyst:keyword.transform.3", "duelyst:keyword.dying-wish.2");
        let Some(unit) = self.still_minion(id) else { return false };
        self.drop_changes(id, |change| !is_control(change));
        self.become_card(&unit, into, clause);
        true
    }

    /// The unit, unless it has become a General since it was chosen (`duelyst:card.general.1`).
    fn still_minion(&self, id: Serial) -> Option<Unit> {
        self.s.find(id).copied().filter(|unit| !self.rules.is_general(self.s, unit))
    }

    /// `duelyst:keyword.transform.1.r1`: the same for a time. What it was for a time before, it was only until that ends.
    pub(super) fn transform_until(&mut self, id: Serial, into: Body, until: Until, from: CardId) -> bool {
        let clause = rule!("duelyst:keyword.transform.1");
        let Some(unit) = self.still_minion(id) else { return false };
        self.drop_changes(id, |change| !is_control(change) && !is_form(change));
        self.become_card(&unit, into, clause);
        self.change(unit.gives_back(from, until));
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
    fn become_card(&mut self, unit: &Unit, into: Body, clause: Clause) -> EventId {
        let Some(n) = self.s.units.iter().position(|u| u.who.id == unit.who.id) else { return self.cause };
        let Body { is, holds, counter, held } = into;
        self.s.units.take(n);
        self.outdate();
        let marks = unit.marks & (mark::EXHAUSTED | mark::FRESH);
        let Unit { who, side, owner, at, moves, attacks, .. } = *unit;
        covers!("duelyst:keyword.transform.2");
        let body = Unit { who, is, holds, held, counter, ..Unit::default() };
        covers!("duelyst:tribe.battle-pet.special.2");
        self.s.units.push(Unit { side, owner, at, marks, moves, attacks, ..body });
        let changed = self.tell(clause, Fact::Transform { target: who, is });
        self.because(changed, |judge| {
            judge.make_units();
            if let Some(unit) = judge.s.find(who.id).copied() {
                covers!("duelyst:keyword.transform.4", "duelyst:keyword.bond.3", "duelyst:keyword.sentinel.6");
                // It stands there now, and nobody was summoned.
                judge.stand(&unit);
            }
        });
        changed
    }

    /// `duelyst:keyword.build.2`: the counter drops; at zero the minion stands (`duelyst:keyword.build.3`).
    pub(super) fn count_down(&mut self, id: Serial, by: u8) {
        let Some(unit) = self.s.find_mut(id).filter(|u| u.counter > 0) else { return };
        unit.counter = unit.counter.saturating_sub(by);
        let (target, counters) = (unit.who, unit.counter);
        let counted = self.tell(rule!("duelyst:keyword.build.2"), Fact::Count { target, counters });
        if counters == 0 {
            self.because(counted, |judge| judge.finish_building(id));
        }
    }

    /// `duelyst:keyword.build.3`, `duelyst:keyword.build.6`: undamaged, activated, with what its card had in hand.
    fn finish_building(&mut self, id: Serial) {
        covers!("duelyst:keyword.build.6");
        let Some(unit) = self.s.find(id).copied() else { return };
        self.drop_changes(id, |change| !is_control(change));
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
        let out = self.become_card(unit, Body::new(unit.holds, Form::Itself), clause);
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

    /// `duelyst:keyword.rebirth.1`: an egg where the minion died, if the space is free; it is summoned
    /// (`duelyst:keyword.rebirth.1.r1`).
    pub(super) fn lay_egg(&mut self, job: &Job) {
        let (side, at) = (job.side, job.at);
        let arrival =
            Arrival { card: job.card, form: Form::Egg, side, owner: side, at, more: (0, 0), from_hand: false };
        covers!("duelyst:keyword.rebirth.1.r1");
        self.summon(&arrival, rule!("duelyst:keyword.rebirth.1"));
    }

    /// `duelyst:keyword.rebirth.1`: the egg becomes the minion it holds.
    pub(super) fn hatch(&mut self, id: Serial) {
        let Some(unit) = self.s.find(id).copied().filter(|u| u.holds != NO_CARD) else { return };
        self.drop_changes(id, |change| !is_control(change));
        self.come_out(&unit, rule!("duelyst:keyword.rebirth.1"), rule!("duelyst:keyword.rebirth.1"));
        covers!("duelyst:keyword.rebirth.1.r2");
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
        let stays = |what| matches!(what, What::Stats | What::SetAttack | What::SetHealth | What::Control);
        self.drop_changes(job.unit, |change| !stays(change.what));
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
        self.tell(rule!("duelyst:gap.control.1"), Fact::Control { target, side });
        if until == Until::Ever {
            // Whoever has it for good owes it to nobody.
            self.drop_changes(id, is_control);
        } else {
            self.change(Change { on: id, from, what: What::Control, a: 0, h: 0, until });
        }
        true
    }

    /// `duelyst:gap.control.1.r1`: the time of a stolen minion is over, whatever it is by now.
    pub(super) fn pass_back(&mut self, id: Serial) {
        let over = |change: &Change| change.on == id && is_control(change) && change.until == Until::Over;
        if self.s.changes.iter().any(over)
            && let Some(side) = self.s.find(id).map(|u| u.side.other())
        {
            self.control(id, side, Until::Ever);
        }
    }

    /// `duelyst:keyword.transform.1.r1`: the time of a transformation is over; all that was inside is there again. What it is
    /// then may be for a time, too.
    pub(super) fn revert(&mut self, id: Serial) {
        let over = |change: &&Change| change.on == id && change.until == Until::Over;
        let was = self.s.changes.iter().filter(over).find_map(Body::given_back);
        if let (Some(was), Some(unit)) = (was, self.s.find(id).copied()) {
            self.drop_changes(id, |change| !is_control(change) && (!is_form(change) || change.until == Until::Over));
            self.become_card(&unit, was, rule!("duelyst:keyword.transform.1.r1"));
        }
    }

    /// The time of a change is over. Control and form are given back in their turn; of a form that another one lies over,
    /// that other one gives back what this one would have.
    pub(super) fn end_change(&mut self, n: usize) -> bool {
        let change = self.s.changes[n];
        let task = match change.what {
            What::Control => Task::Return,
            What::Form(..) => {
                let mut later = self.s.changes[n + 1..].iter_mut().filter(|c| c.on == change.on);
                if let Some(above) = later.find(|c| is_form(c)) {
                    (above.what, above.a, above.h) = (change.what, change.a, change.h);
                    self.s.changes.take(n);
                    return true;
                }
                Task::Revert
            }
            _ => {
                self.s.changes.take(n);
                return true;
            }
        };
        self.s.changes[n].until = Until::Over;
        self.wait_unit(task, change.on);
        false
    }

    /// It goes back to its owner's hand, and what lay on it is gone.
    pub(super) fn bounce(&mut self, id: Serial) -> bool {
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
        self.because(back, |judge| judge.gain_card(unit.owner, Held { slips, ..Held::plain(card) }));
        true
    }
}
