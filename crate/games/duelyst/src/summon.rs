//! Coming into play: summoning (`duelyst:card.minion.*`), and what a minion sets off when it enters
//! (`duelyst:keyword.opening-gambit.*`, `duelyst:keyword.bond.*`, `duelyst:keyword.intensify.*`).

use super::content::{self, CardId, Condition, Form, Keyword, Reveal, Tribe, Trigger, touch};
use super::fact::Fact;
use super::moments::Moment;
use super::powers::Powers;
use super::state::{
    Cause, Change, Job, MAX_CHANGES, MAX_UNITS, NO_CARD, Serial, State, Tally, Task, Unit, Until, What, Who, mark,
};
use super::{Duelyst, Judge};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// How something comes into play.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    pub card: CardId,
    pub form: Form,
    pub side: Side,
    pub owner: Side,
    pub at: Cell,
    /// Attack and health that it has more.
    pub more: (i8, i8),
    /// Played from hand.
    pub from_hand: bool,
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Puts a minion on a free space; answers its number.
    pub(super) fn summon(&mut self, arrival: &Arrival, clause: Clause) -> Option<Serial> {
        // A space that is taken by then stays as it is.
        let free = arrival.at.is_on() && self.s.on(arrival.at).is_none();
        if !free || self.s.units.len() == MAX_UNITS {
            return None;
        }
        let unit = self.fresh(arrival);
        let (who, side, at) = (unit.who, arrival.side, arrival.at);
        self.s.units.push(unit);
        self.outdate_unit(who.id);
        let summoned = self.tell(clause, Fact::Summon { unit: who, is: unit.is, side, at });
        self.because(summoned, |judge| {
            if unit.holds == NO_CARD {
                judge.buff(who.id, arrival.card, [arrival.more.0.into(), arrival.more.1.into()], Until::Ever, clause);
            }
            judge.make_units();
            judge.rush(who.id);
            judge.collect(who.id);
            judge.enter(who.id, arrival.from_hand);
        });
        Some(who.id)
    }

    /// A unit as it arrives.
    fn fresh(&mut self, arrival: &Arrival) -> Unit {
        let known = content::known();
        let sheet = content::sheet(arrival.card);
        covers!("duelyst:keyword.build.1", "duelyst:keyword.sentinel.1");
        let (is, holds, counter) = match arrival.form {
            Form::Egg => (known.egg, arrival.card, 0),
            Form::Building(turns) => (known.building, arrival.card, turns.max(1)),
            // From hand they come masked.
            Form::Itself if arrival.from_hand && sheet.build > 0 => (known.building, arrival.card, sheet.build),
            Form::Itself if arrival.from_hand && sheet.reveal.is_some() => (known.sentinel, arrival.card, 0),
            Form::Itself => (arrival.card, NO_CARD, 0),
        };
        let id = Serial(self.s.next);
        self.s.next = self.s.next.saturating_add(1);
        covers!("duelyst:card.minion.2");
        Unit {
            who: Who { id, born: is },
            is,
            holds,
            // duelyst:keyword.build.9, duelyst:keyword.sentinel.5: what was done to the card in hand appears on the minion
            // when it comes out. On a Watchful Sentinel it would reveal the hidden card.
            held: if holds == NO_CARD { (0, 0) } else { arrival.more },
            side: arrival.side,
            owner: arrival.owner,
            at: arrival.at,
            counter,
            marks: mark::EXHAUSTED | mark::FRESH,
            ..Unit::default()
        }
    }

    /// `duelyst:keyword.rush.1`: it is not exhausted when it arrives.
    fn rush(&mut self, id: Serial) {
        covers!("duelyst:keyword.rush.1");
        if let Some(unit) = self.s.find_mut(id).filter(|u| u.has(Powers::RUSH)) {
            unit.marks &= !mark::EXHAUSTED;
        }
    }

    /// `duelyst:gap.mana-tile.1`: whoever comes to stand on a Mana Tile collects it.
    pub(super) fn collect(&mut self, id: Serial) {
        let Some(unit) = self.s.find(id).copied().filter(|u| self.s.mana.has(u.at)) else { return };
        self.s.mana &= !super::board::Squares::one(unit.at);
        let player = &mut self.s.players[unit.side];
        player.mana = player.mana.saturating_add(1);
        let clause = rule!("duelyst:gap.mana-tile.1");
        self.tell(clause, Fact::Collect { unit: unit.who, side: unit.side, at: unit.at });
    }

    /// What a minion sets off as it enters, its own effects first.
    fn enter(&mut self, id: Serial, from_hand: bool) {
        let Some(unit) = self.s.find(id).copied() else { return };
        covers!("duelyst:keyword.opening-gambit.2");
        // duelyst:keyword.opening-gambit.1: only from the action bar.
        if from_hand {
            covers!("duelyst:keyword.opening-gambit.3");
            // It waits in line, whatever becomes of the minion.
            self.own(&unit, Cause::NONE, |when| matches!(when, Trigger::Gambit));
            self.destiny(&unit);
        }
        covers!("duelyst:keyword.bond.2");
        self.stand(&unit);
        let task = Task::Entered { from_hand, attack: unit.attack };
        let cause = Cause { unit: id, at: unit.at, card: unit.is, amount: 0 };
        let Unit { side, at, is: card, .. } = unit;
        self.wait(Job { task, side, unit: id, at, card, cause, ..Job::default() });
    }

    /// What a minion sets off whatever way it comes to be there: `duelyst:keyword.bond.2`, `duelyst:keyword.bond.3`,
    /// `duelyst:keyword.intensify.1`.
    pub(super) fn stand(&mut self, unit: &Unit) {
        if content::card(unit.is).keywords.has(Keyword::Intensify) {
            covers!("duelyst:keyword.intensify.4");
            // Only the one that enters now acts, as strongly as this use makes it.
            let uses = self.use_up(unit.side, unit.is);
            self.own(unit, Cause { amount: uses, ..Cause::NONE }, |when| matches!(when, Trigger::Intensify));
        }
        if self.rules.is_bonded(self.s, unit) {
            self.own(unit, Cause::NONE, |when| matches!(when, Trigger::Bond));
        }
        let cause = Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
        self.own(unit, cause, |when| matches!(when, Trigger::Enters));
    }

    /// `duelyst:keyword.intensify.3`: one more use of the card, by this player; answers which use it is.
    pub(super) fn use_up(&mut self, side: Side, card: CardId) -> i16 {
        covers!("duelyst:keyword.intensify.2", "duelyst:keyword.intensify.3");
        // For the whole game.
        tally(&mut self.s.players[side].uses, card).into()
    }

    /// Sets off what waits for a minion that was summoned.
    pub(super) fn entered(&mut self, job: &Job, from_hand: bool, attack: i16) {
        // One that died at once, or has changed since, was summoned all the same, as what it was then.
        let summoned = Unit {
            who: Who { id: job.unit, born: job.card },
            is: job.card,
            side: job.side,
            at: job.at,
            attack,
            ..Unit::default()
        };
        let unit = self.s.find(job.unit).copied().unwrap_or(summoned);
        let side = job.side;
        if content::card(unit.is).is_minion() {
            if self.rules.is_tribe(&summoned, Tribe::Mech) {
                tally(&mut self.s.players[side].summoned, summoned.is);
                self.outdate_auras(touch::MORE);
            }
            self.try_summons(side, &summoned);
            if from_hand {
                let minions = &mut self.s.players[side].minions;
                *minions = minions.saturating_add(1);
                self.raise(&Moment::Play(&unit));
            }
            self.raise(&Moment::Summon(&unit));
            self.alarm(side, Reveal::Summon, job.cause);
        }
    }

    /// Lays a change of attack and health on a unit.
    pub(super) fn buff(&mut self, on: Serial, from: CardId, [a, h]: [i32; 2], until: Until, clause: Clause) {
        let Some(unit) = self.s.find(on).copied() else { return };
        if a == 0 && h == 0 || unit.has(Powers::INVULNERABLE) {
            return;
        }
        let small = |n: i32| n.clamp(-999, 999) as i16;
        self.change(Change { on, from, what: What::Stats, a: small(a), h: small(h), until });
        self.tell(clause, Fact::Stats { target: unit.who, attack: small(a), health: small(h) });
    }

    /// Lays a change on a unit. Two alike of one card become one, so that few are kept.
    pub(super) fn change(&mut self, change: Change) {
        if matches!(change.what, What::Ability(_)) {
            // An ability may be an aura.
            self.outdate();
        } else {
            self.outdate_unit(change.on);
        }
        let counts = matches!(change.what, What::Stats | What::Spears);
        let mut later = self.s.changes.iter_mut().rev().filter(|c| c.on == change.on).take_while(|c| !sets(c.what));
        let alike = |c: &&mut Change| (c.from, c.what, c.until) == (change.from, change.what, change.until);
        if let Some(old) = later.find(alike).filter(|_| counts) {
            old.add(change);
            return;
        }
        if self.s.changes.len() == MAX_CHANGES {
            self.make_room();
        }
        if self.s.changes.len() < MAX_CHANGES {
            self.s.changes.push(change);
        } else if let Some(unit) = self.s.find(change.on) {
            self.dropped(unit.side, change.from);
        }
    }

    /// Makes one change of two that do the same on one unit, whatever card they came from. Only a table full of much
    /// changed units comes here.
    fn make_room(&mut self) {
        for n in (1..self.s.changes.len()).rev() {
            let change = self.s.changes[n];
            if change.what != What::Stats {
                continue;
            }
            let mut before = self.s.changes[..n].iter_mut().rev().filter(|c| c.on == change.on);
            let mut before = before.by_ref().take_while(|c| !sets(c.what));
            if let Some(old) = before.find(|c| (c.what, c.until) == (change.what, change.until)) {
                old.add(change);
                self.s.changes.take(n);
                return;
            }
        }
    }

    /// `duelyst:keyword.trial.7`, `duelyst:keyword.trial.8`: the Destiny, from hand and once a game.
    fn destiny(&mut self, unit: &Unit) {
        let destined = |id: &content::AbilityId| matches!(content::ability(*id).only, Some(Condition::Destiny));
        covers!("duelyst:keyword.trial.8");
        if self.s.players[unit.side].destined || !content::printed(unit.is).any(|id| destined(&id)) {
            return;
        }
        self.s.players[unit.side].destined = true;
        self.tell(rule!("duelyst:keyword.trial.7"), Fact::Destiny { side: unit.side, card: unit.is });
        for id in content::printed(unit.is).filter(destined) {
            self.watch(unit.side, unit.is, id, 0, unit.who.id, Until::Ever);
        }
    }
}

impl Duelyst {
    /// `duelyst:keyword.bond.1`: another friendly minion of its tribe is on the board.
    pub(super) fn is_bonded(&self, s: &super::state::State, unit: &Unit) -> bool {
        let Some(tribe) = content::card(unit.is).tribe else { return false };
        s.of(unit.side).any(|u| u.who.id != unit.who.id && !self.is_general(s, u) && self.is_tribe(u, tribe))
    }
}

/// Whether a change makes a number another one: what came before it counts no longer.
fn sets(what: What) -> bool {
    matches!(what, What::SetAttack | What::SetHealth)
}

impl Change {
    /// As much more.
    fn add(&mut self, other: Change) {
        (self.a, self.h) = (self.a.saturating_add(other.a), self.h.saturating_add(other.h));
    }
}

/// One more of a card; answers how many there are now. Where no more cards can be counted, others go on being counted.
fn tally<const N: usize>(tallies: &mut Pile<Tally, N>, card: CardId) -> u8 {
    if let Some(tally) = tallies.iter_mut().find(|t| t.card == card) {
        tally.times = tally.times.saturating_add(1);
        return tally.times;
    }
    if tallies.len() < N {
        tallies.push(Tally { card, times: 1 });
    }
    1
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:keyword.summon-dervish.1`: on a random tile nearby; `duelyst:keyword.summon-dervish.2`: where there is
    /// one.
    pub(super) fn summon_dervish(&mut self, id: Serial) {
        let Some(unit) = self.s.find(id).copied() else { return };
        covers!("duelyst:keyword.summon-dervish.2");
        let free = self.rules.board.near(unit.at) & !self.s.taken();
        let Some(at) = self.pick(free) else { return };
        let (card, form, side) = (content::known().dervish, Form::Itself, unit.side);
        let arrival = Arrival { card, form, side, owner: side, at, more: (0, 0), from_hand: false };
        self.summon(&arrival, rule!("duelyst:keyword.summon-dervish.1"));
    }
}
