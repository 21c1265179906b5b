//! Victory (`skirmish:house.victory.*`), and the points that lead to it.

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Phase, Question, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Whether the game is over with this round; else the next one comes.
    pub fn check_victory(&mut self) {
        let settings = self.rules.content.settings;
        let [p1, p2] = Side::BOTH.map(|side| self.s.victory[side]);
        let ahead = (p1 != p2).then_some(if p1 > p2 { Side::P1 } else { Side::P2 });
        // skirmish:house.victory.1: twelve points and ahead; level, they play on.
        if p1.max(p2) >= settings.goal && ahead.is_some() {
            return self.finish(ahead, rule!("skirmish:house.victory.1"));
        }
        // skirmish:house.victory.3: after the last round points decide, then the sum of HP, then nobody wins.
        if self.s.round >= settings.rounds {
            let [h1, h2] = Side::BOTH.map(|side| self.s.standing(side).map(|(_, u)| u32::from(u.hp)).sum::<u32>());
            let healthier = (h1 != h2).then_some(if h1 > h2 { Side::P1 } else { Side::P2 });
            return self.finish(ahead.or(healthier), rule!("skirmish:house.victory.3"));
        }
        self.s.round += 1;
    }

    /// The game is over.
    pub fn finish(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.phase = Phase::Over;
        self.s.question = Question::None;
        self.s.outcome = Some(GameResult { winner, clause });
        self.tell(clause, Fact::GameOver { winner });
    }

    /// `skirmish:house.victory.2`: a player without units loses at once.
    pub fn check_last_unit(&mut self, side: Side) {
        if self.s.standing(side).next().is_none() {
            self.finish(Some(side.other()), rule!("skirmish:house.victory.2"));
        }
    }

    /// Victory points.
    pub fn score(&mut self, side: Side, amount: u8, clause: Clause) {
        let points = &mut self.s.victory[side];
        *points = points.saturating_add(amount);
        let total = *points;
        self.tell_calc(
            clause,
            Fact::Points { side, amount, total },
            Calc::traced(i32::from(amount), clause, self.log.trace()),
        );
    }
}
