//! Instinct: what each action usually brings at once, learned while searching. A playout asks it which few of a
//! hundred actions are worth trying, instead of trying them all or picking blindly.

use std::hash::{Hash, Hasher};

use crate::print::Mix;
use crate::side::Side;

/// How many actions are told apart; two that meet in one place share what is known of them.
const PLACES: usize = 1 << 12;

#[derive(Clone, Copy, Default)]
struct Known {
    gain: f32,
    tries: f32,
}

/// The average gain of each action, by who does it.
pub(super) struct Instinct {
    known: Vec<Known>,
}

impl Instinct {
    pub(super) fn new() -> Instinct {
        Instinct { known: vec![Known::default(); PLACES] }
    }

    pub(super) fn forget(&mut self) {
        self.known.fill(Known::default());
    }

    /// Where an action is remembered.
    #[inline]
    pub(super) fn place<A: Hash>(side: Side, action: &A) -> usize {
        let mut mix = Mix::from(u64::from(side.0));
        action.hash(&mut mix);
        (mix.finish() >> (64 - PLACES.trailing_zeros())) as usize
    }

    /// Its average gain; `None` before it was tried.
    #[inline]
    pub(super) fn gain(&self, place: usize) -> Option<f32> {
        let known = &self.known[place];
        (known.tries > 0.0).then_some(known.gain)
    }

    /// It was tried, and brought this.
    #[inline]
    pub(super) fn learn(&mut self, place: usize, gain: f32) {
        let known = &mut self.known[place];
        // Old tries fade: what an action brings changes with the position.
        known.tries = (known.tries + 1.0).min(32.0);
        known.gain += (gain - known.gain) / known.tries;
    }
}
