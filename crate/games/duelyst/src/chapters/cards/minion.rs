//! Minions (`duelyst:card.minion.*`): where they are summoned, and how they arrive.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::keywords::entering::tally;
use crate::chapters::movement::Field;
use crate::chapters::queue::moments::Moment;
use crate::content::{self, CardId, Form, NO_CARD, Reveal, Trait, Tribe, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{Cause, Held, Job, MAX_UNITS, State, Task, Unit, UnitId, Until, Who, mark, slip};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// How something comes into play.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
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

impl Duelyst {
    /// Whether a minion card may be played on a space (`duelyst:card.minion.1`).
    pub(crate) fn may_summon(&self, s: &State, side: Side, held: Held, at: Cell) -> Check {
        ensure(at.is_on() && s.on(at).is_none(), "occupied", rule!("duelyst:card.minion.1"))?;
        let reach = self.summon_range(s, side, held, s.squares()[side]);
        ensure(reach.has(at), "not-near", rule!("duelyst:card.minion.1"))
    }

    /// Offers the free spaces of its range.
    pub(crate) fn offer_summons(&self, s: &State, field: &Field, held: Held, out: &mut Vec<Action>) {
        let reach = self.summon_range(s, s.active, held, field.own) & self.board.all & !field.taken();
        reach.iter().for_each(|cell| out.push(Action::Play(held, cell)));
    }

    /// Where a minion may be put if nobody stands there: next to a friend (`duelyst:card.minion.1`), with Airdrop anywhere
    /// (`duelyst:keyword.airdrop.1`). `own` is where its side stands.
    fn summon_range(&self, s: &State, side: Side, held: Held, own: Squares) -> Squares {
        covers!("duelyst:keyword.airdrop.1");
        if self.has_in_hand(s, side, held, Trait::Airdrop) { self.board.all } else { self.board.near_any(own) }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Puts a minion on a free space; answers its number.
    pub(crate) fn summon(&mut self, arrival: &Arrival, clause: Clause) -> Option<UnitId> {
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
        self.because(summoned, |resolver| {
            if unit.holds == NO_CARD {
                resolver.buff(
                    who.id,
                    arrival.card,
                    [arrival.more.0.into(), arrival.more.1.into()],
                    Until::Ever,
                    clause,
                );
            }
            resolver.update_units();
            resolver.rush(who.id);
            resolver.collect(who.id);
            resolver.enter(who.id, arrival.from_hand);
        });
        Some(who.id)
    }

    /// `duelyst:card.minion.1`
    pub(crate) fn play_minion(&mut self, side: Side, held: Held, at: Cell) {
        let form = if held.slips & slip::BUILDING != 0 {
            Form::Building(content::sheet(held.card).build)
        } else {
            Form::Itself
        };
        let more = (held.attack, held.health);
        let arrival = Arrival { card: held.card, form, side, owner: side, at, more, from_hand: true };
        self.summon(&arrival, rule!("duelyst:card.minion.1"));
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
        let id = UnitId(self.s.next);
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

    /// What a minion sets off as it enters, its own effects first.
    fn enter(&mut self, id: UnitId, from_hand: bool) {
        let Some(unit) = self.s.find(id).copied() else { return };
        // duelyst:keyword.opening-gambit.1: only from the action bar.
        if from_hand {
            self.gambit(&unit);
            self.destiny(&unit);
        }
        self.stand(&unit);
        let task = Task::Entered { from_hand, attack: unit.attack };
        let cause = Cause { unit: id, at: unit.at, card: unit.is, amount: 0 };
        let Unit { side, at, is: card, .. } = unit;
        self.wait(Job { task, side, unit: id, at, card, cause, ..Job::default() });
    }

    /// Sets off what waits for a minion that was summoned.
    pub(crate) fn entered(&mut self, job: &Job, from_hand: bool, attack: i16) {
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
}
