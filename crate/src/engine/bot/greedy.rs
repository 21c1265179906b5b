//! Greedy: looks one action ahead, by the game's own evaluation.

use super::{Bot, decider, imagine_done};
use crate::engine::chance::Seeded;
use crate::engine::rules::Rules;

/// How many rolls of the dice an action is judged by.
const SAMPLES: u32 = 8;

/// Plays the action after which things look best.
pub struct Greedy<A> {
    chance: Seeded,
    legal: Vec<A>,
}

impl<A> Greedy<A> {
    /// With this chance, for the dice it imagines.
    #[must_use]
    pub fn new(chance: Seeded) -> Self {
        Greedy { chance, legal: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Greedy<R::Action> {
    fn choose(&mut self, rules: &R, state: &R::State) -> R::Action {
        let side = decider(rules, state);
        // It imagines on what its side can see, so that a hidden card never sways it.
        let seen = rules.resample(state, side, &mut self.chance);
        rules.legal(&seen, &mut self.legal);
        let mut best = (f32::NEG_INFINITY, self.legal[0]);
        for action in &self.legal {
            let mut sum = 0.0;
            for _ in 0..SAMPLES {
                let mut after = seen;
                imagine_done(rules, &mut after, *action, &mut self.chance);
                sum += rules.value(&after, side);
            }
            if sum > best.0 {
                best = (sum, *action);
            }
        }
        best.1
    }
}
