//! Instinct: what each action usually brings at once, learned while searching. A playout asks it which few of a
//! hundred actions are worth trying, instead of trying them all or picking blindly.

use crate::side::Side;

/// How many actions are remembered, by who does them, and in how many places. Each has a place of its own: if two shared one,
/// which two would depend on the numbers of pieces, and those count what the side does not see.
const MOST_ACTIONS: usize = PLACES / 4 * 3;
const PLACES: usize = 1 << 15;

#[derive(Clone, Copy, Default)]
struct Known {
    /// Which action, and who does it; 0 in a place that is free.
    is: u64,
    gain: f32,
    tries: f32,
}

/// The average gain of each action, by who does it.
pub(super) struct Instinct {
    known: Vec<Known>,
    len: usize,
}

/// Where an action is remembered, or would be.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    at: usize,
    is: u64,
}

impl Instinct {
    pub(super) fn new() -> Instinct {
        Instinct { known: vec![Known::default(); PLACES], len: 0 }
    }

    pub(super) fn forget(&mut self) {
        self.known.fill(Known::default());
        self.len = 0;
    }

    /// The first place, from where an action belongs, that has it or is free; the action by its
    /// [key](crate::rules::Rules::key).
    #[inline]
    pub(super) fn spot(&self, side: Side, key: u64) -> Spot {
        let is = key << 1 | u64::from(side.0 & 1);
        // A product's highest bits depend on all bits of the key.
        let mut at = (is.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES.trailing_zeros())) as usize;
        while self.known[at].is != is && self.known[at].is != 0 {
            at = (at + 1) % PLACES;
        }
        Spot { at, is }
    }

    /// Its average gain; `None` before it was tried.
    #[inline]
    pub(super) fn gain(&self, spot: Spot) -> Option<f32> {
        let known = &self.known[spot.at];
        (known.is == spot.is).then_some(known.gain)
    }

    /// It was tried, and brought this.
    #[inline]
    pub(super) fn learn(&mut self, spot: Spot, gain: f32) {
        let known = &mut self.known[spot.at];
        if known.is == 0 {
            if self.len == MOST_ACTIONS {
                return;
            }
            (self.len, known.is) = (self.len + 1, spot.is);
        }
        // Old tries fade: what an action brings changes with the position.
        known.tries = (known.tries + 1.0).min(32.0);
        known.gain += (gain - known.gain) / known.tries;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_action_answers_for_another() {
        let mut instinct = Instinct::new();
        for action in 1..=MOST_ACTIONS as u64 {
            let spot = instinct.spot(Side::P1, action);
            assert_eq!(instinct.gain(spot), None, "{action}");
            instinct.learn(spot, action as f32);
        }
        let gain = |instinct: &Instinct, side, action: u64| instinct.gain(instinct.spot(side, action));
        assert!((1..=MOST_ACTIONS as u64).all(|action| gain(&instinct, Side::P1, action) == Some(action as f32)));
        assert_eq!(gain(&instinct, Side::P2, 1), None);
        instinct.learn(instinct.spot(Side::P2, 1), 1.0);
        assert_eq!(gain(&instinct, Side::P2, 1), None, "there is no room");
        instinct.forget();
        assert_eq!(gain(&instinct, Side::P1, 1), None);
    }
}
