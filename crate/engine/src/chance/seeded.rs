//! Seeded chance: the dice of a game that is played.

use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg32;

use super::{Chance, Dice, Drawn, MAX_DICE};
use crate::print::print_text;

/// A generator that gives the same values for the same seed on every machine and after every release.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeded(Pcg32);

impl Seeded {
    /// Starts from a number.
    #[must_use]
    pub fn new(seed: u64) -> Seeded {
        Seeded(Pcg32::seed_from_u64(seed))
    }

    /// Starts from a text, as saves write their seed.
    #[must_use]
    pub fn from_text(seed: &str) -> Seeded {
        Seeded::new(print_text(seed))
    }

    /// A number below `end`, each as likely as the others (Lemire's multiplication, the biased rest thrown again).
    ///
    /// # Panics
    /// When `end` is 0.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        // Not rand's own sampling, which may give other values after an upgrade: saves must replay for ever.
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(end);
            if wide as u32 >= end.wrapping_neg() % end || end.is_power_of_two() {
                return (wide >> 32) as u32;
            }
        }
    }

    /// What comes next, as far as a fingerprint needs to know.
    pub(super) fn foretell(&self) -> [u32; 2] {
        let mut next = self.0.clone();
        [next.next_u32(), next.next_u32()]
    }
}

impl Chance for Seeded {
    #[inline]
    fn dice(&mut self, count: usize, sides: u8, _: impl Fn(&[u8]) -> u16) -> Dice {
        Dice::from_faces((0..count.min(MAX_DICE)).map(|_| self.below(u32::from(sides)) as u8 + 1))
    }

    #[inline]
    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        self.below(cards.len() as u32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_a_seed_stay_the_same_for_ever() {
        let mut chance = Seeded::from_text("7");
        assert_eq!(chance.dice(10, 6, |_| 0).to_vec(), SEED_SEVEN);
    }

    #[test]
    fn what_is_foretold_comes_next() {
        let mut chance = Seeded::from_text("7");
        let told = chance.foretell();
        assert_eq!([chance.0.next_u32(), chance.0.next_u32()], told);
    }

    const SEED_SEVEN: [u8; 10] = [3, 3, 3, 3, 3, 1, 6, 6, 2, 5];
}
