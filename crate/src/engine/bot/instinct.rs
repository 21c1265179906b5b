//! Instinct: what each action usually brings at once, learned while searching. A playout asks it which few of a
//! hundred actions are worth trying, instead of trying them all or picking blindly.

use std::hash::{Hash, Hasher};

use crate::engine::side::Side;

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
        let mut mix = Mix(u64::from(side.0));
        action.hash(&mut mix);
        (mix.0 >> (64 - PLACES.trailing_zeros())) as usize
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

/// A number for a position: two that have the same are taken for one.
pub(super) fn fingerprint<T: Hash>(of: &T) -> u64 {
    let mut mix = Mix(0);
    of.hash(&mut mix);
    mix.0
}

/// A small multiplying hash. The standard one is slower, and this one gives the same on every machine.
struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mix {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.add(u64::from(*b)));
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.add(u64::from(n));
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(u64::from(n));
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    // An enum's variant is hashed as one; a pointer's width must not matter.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
