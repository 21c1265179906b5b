//! Steps 7 and 8, and what a round ends with (`journal:house.round.6`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, RoundStep, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Durations, the law, victory, and a shuffle if a joker was drawn.
    pub(crate) fn end_round(&mut self) {
        let round = self.s.round;
        let ended = self.tell(rule!("journal:house.round.6"), Fact::RoundEnd { round });
        self.because(ended, |resolver| {
            resolver.statuses_wane();
            resolver.reward();
            resolver.judge();
            if resolver.s.outcome.is_none() && resolver.s.deck.joker {
                resolver.s.deck.shuffle();
                resolver.tell(rule!("journal:house.deck.1"), Fact::Shuffle);
            }
        });
        self.replace(Frame::Round(RoundStep::Start));
        self.s.frames.goes_on_from(ended);
    }
}
