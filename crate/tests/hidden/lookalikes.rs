//! States that one side cannot tell apart.

use rulewright::engine::rules::Game;
use rulewright::engine::side::Side;

use crate::support::{Seeds, Walk, dice};

/// Calls `law` with sampled states of random games, each with another that one side cannot tell from it.
pub fn lookalikes<G: Game>(seeds: Seeds, one_in: u32, mut law: impl FnMut(&Walk<G>, Side, &G::State)) -> u64 {
    let mut states = 0;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            if sample.below(one_in) == 0 {
                for viewer in (0..G::info().seats).map(Side) {
                    let other = walk.rules.resample(&walk.state, viewer, &mut sample);
                    law(&walk, viewer, &other);
                    states += 1;
                }
            }
            if !walk.go() {
                assert!(walk.rules.result(&walk.state).is_some(), "{}: stopped early", walk.here());
                break;
            }
        }
    }
    states
}
