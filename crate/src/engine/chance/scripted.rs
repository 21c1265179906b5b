//! Scripted chance: dice and draws written down beforehand, then the seed's.

use std::ops::Deref;
use std::sync::Arc;

use super::{Chance, Dice, Drawn, MAX_DICE, Seeded};

/// Seeded chance that takes a script's dice and draws first: what a session and a scenario use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted {
    seeded: Seeded,
    dice: Rest<u8>,
    draws: Rest<u16>,
}

/// What is still to come of a script. The script itself is shared: every moment of a history holds its rest.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Rest<T> {
    script: Arc<[T]>,
    taken: usize,
}

impl<T> Rest<T> {
    fn of(script: Vec<T>) -> Rest<T> {
        Rest { script: script.into(), taken: 0 }
    }
}

impl<T> Deref for Rest<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.script[self.taken..]
    }
}

impl Scripted {
    /// Nothing scripted: all comes from the seed.
    #[must_use]
    pub fn seeded(seed: &str) -> Scripted {
        Scripted { seeded: Seeded::from_text(seed), dice: Rest::of(Vec::new()), draws: Rest::of(Vec::new()) }
    }

    /// These faces come next, in order.
    #[must_use]
    pub fn with_dice(mut self, dice: Vec<u8>) -> Scripted {
        self.dice = Rest::of(dice);
        self
    }

    /// These cards come next, in order.
    #[must_use]
    pub fn with_draws(mut self, draws: Vec<u16>) -> Scripted {
        self.draws = Rest::of(draws);
        self
    }

    /// What it has in store, as far as a fingerprint needs to know: the script, and what the seed gives next.
    #[must_use]
    pub fn foretell(&self) -> (&[u8], &[u16], [u32; 2]) {
        (&self.dice, &self.draws, self.seeded.foretell())
    }

    /// Scripted dice and cards that nobody has asked for yet.
    #[must_use]
    pub fn left(&self) -> (usize, usize) {
        (self.dice.len(), self.draws.len())
    }
}

impl Scripted {
    /// Rolls, whatever is read off the dice.
    pub(super) fn roll(&mut self, count: usize, sides: u8) -> Dice {
        // A face that no such die has stays in the script, and is reported as left over.
        let next = |_| match self.dice.first() {
            Some(face) if *face <= sides => {
                let face = *face;
                self.dice.taken += 1;
                face
            }
            _ => self.seeded.below(u32::from(sides)) as u8 + 1,
        };
        Dice::from_faces((0..count.min(MAX_DICE)).map(next))
    }
}

impl Chance for Scripted {
    fn dice(&mut self, count: usize, sides: u8, _: impl Fn(&[u8]) -> u16) -> Dice {
        self.roll(count, sides)
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        // A scripted card that is not there to be drawn stays in the script, and is reported as left over.
        let scripted = self.draws.first().and_then(|card| cards.iter().position(|c| (*c).into() == *card));
        if scripted.is_some() {
            self.draws.taken += 1;
        }
        scripted.unwrap_or_else(|| self.seeded.draw(cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_consumed_in_order_and_the_rest_is_left() {
        let mut chance = Scripted::seeded("1").with_dice(vec![2, 5, 4, 1, 6]).with_draws(vec![9]);
        assert_eq!(chance.dice(3, 6, |_| 0).to_vec(), [2, 5, 4]);
        assert_eq!(chance.left(), (2, 1));
        assert_eq!(chance.draw(&[7u8, 9]), 1);
        assert_eq!(chance.left(), (2, 0));
    }
}
