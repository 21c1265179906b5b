//! How good it looks to a side.

use super::Hedgerow;
use super::state::State;
use rulewright_engine::side::Side;

impl Hedgerow {
    /// The share of all health that is one's own, from -1 to 1.
    pub(super) fn value(&self, state: &State, side: Side) -> f32 {
        if let Some(outcome) = state.outcome {
            return outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let own = f32::from(state.health(side));
        let foes = f32::from(state.health(side.other()));
        (own - foes) / (own + foes).max(1.0) * 0.9
    }
}
