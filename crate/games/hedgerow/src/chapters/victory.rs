//! The end of the game (`hedgerow:victory.*`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl State {
    /// The health of all pieces of a side.
    #[must_use]
    pub fn health(&self, side: Side) -> u8 {
        self.standing().filter(|(_, unit)| unit.side == side).map(|(_, unit)| unit.health).sum()
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `hedgerow:victory.1`: a player without pieces has lost.
    pub fn check_victory(&mut self, fallen: UnitId) {
        let side = self.s.unit(fallen).side;
        if side != Side::NEUTRAL && self.s.health(side) == 0 {
            self.finish(Some(side.other()), rule!("hedgerow:victory.1"));
        }
    }

    /// `hedgerow:victory.2`: after the last round the healthier side wins; level, nobody does.
    pub fn finish_by_health(&mut self) {
        let [p1, p2] = Side::BOTH.map(|side| self.s.health(side));
        let healthier = (p1 != p2).then_some(if p1 > p2 { Side::P1 } else { Side::P2 });
        self.finish(healthier, rule!("hedgerow:victory.2"));
    }

    fn finish(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.turns.clear();
        self.s.left = 0;
        self.s.outcome = Some(GameResult { winner, clause });
        self.tell(clause, Fact::GameOver { winner });
    }
}
