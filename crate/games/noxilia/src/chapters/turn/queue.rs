//! The reinforcement queue (`noxilia:turn.start.queue.*`, `noxilia:ability.distant_reinforcement.*`): units wait there, and
//! come in at the command zone.

use crate::Noxilia;
use crate::content::abilities::{Key, printed};
use crate::content::board::{Spot, command};
use crate::content::cards::NO_CARD;
use crate::content::language::{Always, CardId};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Queued, State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

covers!("noxilia:turn.start.queue.4");

/// Turns in the queue, where a card says nothing else.
const WAIT: u8 = 1;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// noxilia:turn.start.queue.1
    pub(crate) fn advance_queues(&mut self) {
        for side in self.in_order() {
            for n in 0..self.s.players[side].queue.len() {
                let queued = &mut self.s.players[side].queue[n];
                queued.turns = queued.turns.saturating_sub(1);
                let queued = *queued;
                let fact = Fact::Advance { side, card: queued.card, turns: queued.turns };
                self.tell(rule!("noxilia:turn.start.queue.1"), fact);
            }
        }
    }

    pub(crate) fn bring_in(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.s.players[side].queue.iter().any(|q| q.turns == 0))
    }

    /// The next unit comes in whose time has come (`noxilia:turn.start.queue.2`). It does not matter which side holds the
    /// command zone.
    pub(crate) fn bring_in_one(&mut self) {
        covers!("noxilia:turn.start.queue.3");
        for side in self.in_order() {
            let queue = &mut self.s.players[side].queue;
            if let Some(n) = queue.iter().position(|q| q.turns == 0) {
                let card = queue.take(n).card;
                self.come_in(side, card, rule!("noxilia:turn.start.queue.2"));
                return;
            }
        }
    }

    /// A unit goes face down to the bottom of the queue (`noxilia:action.playunit.1`), or straight in
    /// (`noxilia:ability.distant_reinforcement.2`).
    pub(crate) fn enlist(&mut self, side: Side, card: CardId) {
        let turns = printed(card, Key::DistantReinforcement).unwrap_or(WAIT);
        if turns == 0 {
            self.come_in(side, card, rule!("noxilia:ability.distant_reinforcement.2"));
            return;
        }
        self.s.players[side].queue.push(Queued { card, turns });
        let clause = if turns == WAIT {
            rule!("noxilia:action.playunit.1")
        } else {
            rule!("noxilia:ability.distant_reinforcement.1")
        };
        self.tell(clause, Fact::Enlist { side, card, turns });
    }

    /// A unit comes in from the queue, face down and ready.
    pub(crate) fn come_in(&mut self, side: Side, card: CardId, clause: Clause) {
        covers!("noxilia:zone.command.1", "noxilia:fog.1");
        let unit = Unit { card, owner: side, side, at: command(side), marks: mark::RECRUIT, ..Unit::default() };
        self.enter(unit, clause);
    }

    /// What a place does to who comes in from the queue (`noxilia:zone.command.2`).
    pub(crate) fn recruited(&mut self, id: UnitId, at: Spot) {
        let weak = self.rules.zone_arrivals(at);
        if weak != 0 {
            if let Some(unit) = self.s.find_mut(id) {
                unit.green = weak;
            }
            let unit = self.who(id);
            self.tell(rule!("noxilia:zone.command.2"), Fact::Melee { unit, amount: weak });
        }
        let slow = self.rules.zone_says(at, |a| matches!(a, Always::SlowArrivals));
        if let Some(unit) = self.s.find_mut(id).filter(|_| slow) {
            unit.marks |= mark::SLOW;
        }
    }
}

impl Noxilia {
    /// Melee that a place gives who enters it from a queue.
    fn zone_arrivals(&self, at: Spot) -> i8 {
        let by = |always: &Always| if let Always::WeakArrivals(by) = always { *by } else { 0 };
        let card = self.zones[at.n()];
        if card == NO_CARD { 0 } else { card.card().always.iter().map(by).sum() }
    }
}
