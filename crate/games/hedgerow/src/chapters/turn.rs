//! Rounds and turns (`hedgerow:turn.*`).

use crate::Hedgerow;
use crate::content::{ACTIONS, Card, ROUNDS};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_UNITS, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::{Pile, order_by};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Hedgerow {
    /// `hedgerow:turn.2`: a turn belongs to one piece.
    pub fn may_act(&self, s: &State, unit: UnitId) -> Check {
        ensure(s.acting() == Some(unit), "not-its-turn", rule!("hedgerow:turn.2"))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `hedgerow:turn.1`: a card for each piece, in the order of set-up; the higher card has the earlier turn.
    pub fn next_round(&mut self) {
        // hedgerow:victory.2
        if self.s.round == ROUNDS {
            return self.finish_by_health();
        }
        self.s.round += 1;
        let round = self.tell(rule!("hedgerow:turn.1"), Fact::RoundStart { round: self.s.round });
        self.s.since = round;
        self.because(round, |resolver| {
            let mut drawn: Pile<(Card, UnitId), MAX_UNITS> = Pile::default();
            let standing: Pile<UnitId, MAX_UNITS> = resolver.s.standing().map(|(id, _)| id).collect();
            for unit in standing.iter() {
                drawn.push((resolver.draw(*unit, rule!("hedgerow:turn.1")).0, *unit));
            }
            // Of equal cards the one that was drawn first.
            order_by(&mut drawn, |(card, _)| std::cmp::Reverse(*card));
            resolver.s.turns.extend(drawn.iter().map(|(_, unit)| *unit));
        });
    }

    /// `hedgerow:turn.2`: two actions.
    pub fn start_turn(&mut self) {
        let Some(unit) = self.s.acting() else { return };
        self.s.left = ACTIONS;
        self.s.since = self.tell(rule!("hedgerow:turn.2"), Fact::TurnStart { unit });
    }

    /// One action is done.
    pub fn spend(&mut self) {
        self.s.left -= 1;
        if self.s.left == 0 {
            self.end_turn();
        }
    }

    /// `hedgerow:turn.3`: what is left of the actions is given up, and the next piece has its turn.
    pub fn end_turn(&mut self) {
        let Some(unit) = self.s.acting() else { return };
        covers!("hedgerow:turn.3");
        self.s.left = 0;
        self.s.turns.take(0);
        self.s.since = self.tell(rule!("hedgerow:turn.3"), Fact::TurnEnd { unit });
    }
}
