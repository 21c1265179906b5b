//! The end of the game (`pox:house.end.*`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Stage, State};
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Whether a shrine or an avatar is gone, now that a whole step or action is over.
    pub(crate) fn test_end(&mut self) {
        if self.s.outcome.is_some() {
            return;
        }
        let stands = |side: Side| self.s.units.iter().any(|unit| unit.owner == side && unit.is_heart());
        match Side::BOTH.map(stands) {
            [true, true] => {}
            [false, false] => self.finish(None, rule!("pox:house.end.2")),
            [p1, _] => self.finish(Some(if p1 { Side::P1 } else { Side::P2 }), rule!("pox:house.end.1")),
        }
    }

    /// The active player gives up.
    pub(crate) fn concede(&mut self) {
        let side = self.s.active;
        let given_up = self.tell(rule!("pox:house.end.3"), Fact::Concede { side });
        self.because(given_up, |resolver| resolver.finish(Some(side.other()), rule!("pox:house.end.3")));
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.stage = Stage::Over;
        self.s.outcome = Some(GameResult { winner, clause });
        // Whoever fell last decided it, where nothing else does.
        let fell = if self.cause == EventId::NONE { self.fell } else { EventId::NONE };
        self.because(fell, |resolver| resolver.tell(clause, Fact::GameOver { winner }));
    }
}
