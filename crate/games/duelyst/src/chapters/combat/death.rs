//! Death (`duelyst:card.minion.3`, `duelyst:win.1`, `duelyst:gap.simultaneous.1`), and leaving the board without dying.

use crate::chapters::queue::moments::Moment;
use crate::chapters::select::context::Subject;
use crate::content::powers::Powers;
use crate::content::{self, Effect, NO_ABILITY, NO_CARD, Trigger, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Cause, Grave, Job, MAX_GRAVE, MAX_UNITS, State, Task, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Brings the table in order after something was done: what units are, and who is dead.
    pub(crate) fn settle(&mut self) {
        loop {
            self.update_units();
            if !self.s.derived.dying || self.s.outcome.is_some() {
                break;
            }
            self.s.derived.dying = false;
            if !self.s.units.iter().any(is_dying) {
                break;
            }
            self.bury();
        }
        self.try_controls();
    }

    /// `duelyst:gap.simultaneous.1`: all who have no health left die together.
    fn bury(&mut self) {
        covers!("duelyst:gap.simultaneous.1");
        let mut dead: Pile<Unit, MAX_UNITS> = Pile::default();
        for unit in self.s.units.iter().filter(|u| is_dying(u)) {
            dead.push(*unit);
        }
        let mut deaths: Pile<EventId, MAX_UNITS> = Pile::default();
        for unit in dead.iter() {
            deaths.push(self.fall(unit));
        }
        let dead = || dead.iter().zip(deaths.iter().copied());
        covers!("duelyst:keyword.dying-wish.4");
        // The initiator's effects first, whoever died.
        for side in self.in_order() {
            dead().for_each(|(unit, death)| self.because(death, |resolver| resolver.mourn(side, unit)));
        }
        // Who is succeeded died as a General (duelyst:keyword.deathwatch.1).
        let fallen = Side::BOTH.map(|side| dead().find(|(u, _)| u.who.id == self.s.players[side].general));
        let lost = Side::BOTH.map(|side| {
            let (_, death) = fallen[usize::from(side.0)]?;
            let succeeded = self.because(death, |resolver| resolver.succeed(side));
            (!succeeded).then_some(death)
        });
        dead().for_each(|(unit, _)| self.take_off(unit.who.id));
        self.decide(lost);
    }

    /// The game is decided by the deaths of Generals that nobody succeeds.
    fn decide(&mut self, lost: [Option<EventId>; 2]) {
        let (winner, death) = match lost {
            [None, None] => return,
            // duelyst:win.1: both at once is a draw.
            [Some(_), Some(death)] => (None, death),
            [Some(death), None] => (Some(Side::P2), death),
            [None, Some(death)] => (Some(Side::P1), death),
        };
        self.because(death, |resolver| resolver.finish(winner, rule!("duelyst:win.1")));
    }

    /// Logs a death. Its cause is the last blow, where there was one. A dead unit no longer reacts to anything.
    fn fall(&mut self, unit: &Unit) -> EventId {
        let general = self.rules.is_general(self.s, unit);
        let clause = if general { rule!("duelyst:card.general.2") } else { rule!("duelyst:card.minion.3") };
        if !general {
            self.inter(unit);
        }
        if let Some(unit) = self.s.find_mut(unit.who.id) {
            unit.listens = 0;
            unit.marks |= mark::FALLEN;
        }
        let cause = if unit.blow == EventId::NONE { self.cause } else { unit.blow };
        self.because(cause, |resolver| resolver.tell(clause, Fact::Death { target: unit.who }))
    }

    /// A minion that becomes the General when the General dies does so before anybody has lost.
    fn succeed(&mut self, side: Side) -> bool {
        let heir = |unit: &&Unit| {
            let crowns = |id| content::ability(id).then.iter().any(|e| matches!(e, Effect::BecomeGeneral));
            !is_dying(unit) && !unit.is_marked(mark::DISPELLED) && content::printed(unit.is).any(crowns)
        };
        let Some(who) = self.s.of(side).find(heir).map(|u| u.who) else { return false };
        self.s.players[side].general = who.id;
        self.outdate();
        self.tell(rule!("duelyst:card.general.2"), Fact::Crown { target: who, side });
        true
    }

    /// Sets off what waits for a death, of one side.
    fn mourn(&mut self, side: Side, unit: &Unit) {
        let unit = &self.s.find(unit.who.id).copied().map_or(*unit, |now| Unit { slayer: now.slayer, ..*unit });
        let killer = self.killer(unit);
        if unit.side == side && !self.rules.is_general(self.s, unit) {
            let cause = Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
            covers!("duelyst:keyword.dying-wish.1");
            self.own(unit, cause, |when| matches!(when, Trigger::DyingWish));
            self.own(unit, cause, |when| matches!(when, Trigger::Death { who } if who.is_empty()));
            // duelyst:keyword.rebirth.1
            if unit.has(Powers::REBIRTH) {
                let (side, at, card) = (unit.side, unit.at, unit.is);
                self.wait(Job { task: Task::Egg, side, unit: unit.who.id, at, card, cause, ..Job::default() });
            }
        }
        self.raise_for(side, &Moment::Death(unit, &killer));
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.outcome = Some(GameResult { winner, clause });
        self.tell(clause, Fact::GameOver { winner });
    }

    /// `duelyst:card.minion.3`: into its owner's graveyard, tokens too.
    fn inter(&mut self, unit: &Unit) {
        covers!("duelyst:keyword.build.11");
        // What was finished died as itself.
        self.discard(unit.owner, Grave { card: unit.is, turn: self.s.turn, died: true });
    }

    /// Puts a card into a graveyard; a full one forgets a token, else its oldest card (`duelyst:house.table.1`).
    pub(crate) fn discard(&mut self, side: Side, grave: Grave) {
        let pile = &mut self.s.players[side].graveyard;
        if pile.len() == MAX_GRAVE {
            let token = pile.iter().position(|g| content::card(g.card).token);
            pile.take(token.unwrap_or(0));
        }
        pile.push(grave);
    }

    /// Takes a unit off the board, with the changes on it.
    pub(crate) fn take_off(&mut self, id: UnitId) {
        self.outdate_by(id, touch::MORE);
        if let Some(n) = self.s.units.iter().position(|u| u.who.id == id) {
            self.s.units.take(n);
        }
        let mut n = 0;
        while n < self.s.changes.len() {
            if self.s.changes[n].on == id {
                self.s.changes.take(n);
            } else {
                n += 1;
            }
        }
    }

    /// A unit is destroyed: it dies once the effect at hand is done, and its space is free at once.
    pub(crate) fn destroy(&mut self, id: UnitId, source: &Subject) -> bool {
        // A minion that was chosen may have become the General since (duelyst:card.general.1).
        let general = self.s.find(id).is_none_or(|unit| self.rules.is_general(self.s, unit));
        let Some(unit) = self.s.find_mut(id).filter(|_| !general) else { return false };
        // duelyst:keyword.invulnerable.1
        if unit.has(Powers::INVULNERABLE) {
            return false;
        }
        covers!("duelyst:keyword.dying-wish.6");
        // Destroyed is dead.
        unit.marks |= mark::DOOMED;
        self.s.derived.dying = true;
        self.blame(id, source);
        true
    }

    /// Remembers who gave a unit its last blow.
    pub(crate) fn blame(&mut self, id: UnitId, source: &Subject) {
        let slayer = source.unit().filter(|_| !source.is_spell()).unwrap_or(UnitId::NONE);
        let blow = self.cause;
        if let Some(unit) = self.s.find_mut(id) {
            (unit.slayer, unit.blow) = (slayer, blow);
        }
    }

    fn killer(&self, unit: &Unit) -> Subject {
        let who = self.s.find(unit.slayer).copied();
        Subject::effect(who.map_or(self.s.active, |u| u.side), who, NO_CARD, NO_ABILITY)
    }

    /// It leaves the board and does not die: no graveyard, no Deathwatch, no Dying Wish.
    pub(crate) fn vanish(&mut self, id: UnitId, clause: Clause) {
        if let Some(unit) = self.s.find(id).copied() {
            self.take_off(id);
            self.tell(clause, Fact::Vanish { target: unit.who });
        }
    }
}

fn is_dying(unit: &Unit) -> bool {
    unit.health() <= 0 && !unit.has(Powers::INVULNERABLE) || unit.is_marked(mark::DOOMED)
}
