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
    misfit: Option<Arc<Misfit>>,
    fell: Fell,
}

/// What fell, whether a script said it or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fell {
    /// Faces, in order.
    pub dice: Vec<u8>,
    /// Numbers of what was drawn, in order.
    pub draws: Vec<u16>,
}

/// A scripted die or draw that could not fall where the script has it, and what could have. It stays in the script, and
/// the seed falls in its place: rules cannot stop in the middle, so the runner of the script looks afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Number `n` of the dice has no such `face`.
    Die {
        /// Its place in the script.
        n: usize,
        /// What the script says.
        face: u8,
        /// How many sides the die has.
        sides: u8,
    },
    /// Number `n` of the draws is not among the candidates.
    Draw {
        /// Its place in the script.
        n: usize,
        /// What the script says.
        number: u16,
        /// The candidates.
        from: Vec<u16>,
    },
}

/// The rest of a script. The script itself is shared: every moment of a history holds its rest.
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
        let seeded = Seeded::from_text(seed);
        Scripted {
            seeded,
            dice: Rest::of(Vec::new()),
            draws: Rest::of(Vec::new()),
            misfit: None,
            fell: Fell::default(),
        }
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

    /// The same chance for the next action: nothing has fallen in it yet.
    #[must_use]
    pub fn going_on(&self) -> Scripted {
        let Scripted { seeded, dice, draws, misfit, .. } = self;
        let (seeded, dice, draws, misfit) = (seeded.clone(), dice.clone(), draws.clone(), misfit.clone());
        Scripted { seeded, dice, draws, misfit, fell: Fell::default() }
    }

    /// What has fallen in this action: a script that says it makes it fall again.
    #[must_use]
    pub fn fell(&self) -> &Fell {
        &self.fell
    }

    /// The first of the script that could not fall where it stands.
    #[must_use]
    pub fn misfit(&self) -> Option<&Misfit> {
        self.misfit.as_deref()
    }
}

impl Scripted {
    /// Rolls, whatever is read off the dice.
    pub(super) fn roll(&mut self, count: usize, sides: u8) -> Dice {
        let next = |_| match self.dice.first().copied() {
            Some(face) if face <= sides => {
                self.dice.taken += 1;
                face
            }
            scripted => {
                let n = self.dice.taken;
                if let (Some(face), None) = (scripted, &self.misfit) {
                    self.misfit = Some(Misfit::Die { n, face, sides }.into());
                }
                self.seeded.below(u32::from(sides)) as u8 + 1
            }
        };
        let dice = Dice::from_faces((0..count.min(MAX_DICE)).map(next));
        self.fell.dice.extend(dice.iter());
        dice
    }

    fn pick<T: Drawn>(&mut self, cards: &[T]) -> usize {
        // Where all candidates are alike nothing is left to chance, and a script need not say it.
        let open = |number: &u16| cards.iter().any(|card| *card != cards[0]) || cards[0].into() == *number;
        let Some(number) = self.draws.first().copied().filter(open) else { return self.seeded.draw(cards) };
        match cards.iter().position(|card| (*card).into() == number) {
            Some(at) => {
                self.draws.taken += 1;
                at
            }
            None => {
                if self.misfit.is_none() {
                    let from = cards.iter().map(|card| (*card).into()).collect();
                    self.misfit = Some(Misfit::Draw { n: self.draws.taken, number, from }.into());
                }
                self.seeded.draw(cards)
            }
        }
    }
}

impl Chance for Scripted {
    fn dice(&mut self, count: usize, sides: u8, _: impl Fn(&[u8]) -> u16) -> Dice {
        self.roll(count, sides)
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        let at = self.pick(cards);
        self.fell.draws.push(cards[at].into());
        at
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
    #[test]
    fn what_is_in_store_is_the_rest_of_the_script_and_what_the_seed_gives_next() {
        let mut chance = Scripted::seeded("1").with_dice(vec![2, 5]).with_draws(vec![9, 8]);
        let next = Seeded::from_text("1").foretell();
        assert_eq!(chance.foretell(), (&[2, 5][..], &[9, 8][..], next));
        chance.dice(1, 6, |_| 0);
        chance.draw(&[7u8, 9]);
        assert_eq!(chance.foretell(), (&[5][..], &[8][..], next));
    }
    #[test]
    fn what_cannot_fall_is_remembered_with_what_can() {
        let mut chance = Scripted::seeded("1").with_dice(vec![2, 9, 1]).with_draws(vec![9, 8]);
        chance.dice(2, 6, |_| 0);
        assert_eq!(chance.misfit(), Some(&Misfit::Die { n: 1, face: 9, sides: 6 }));
        let mut chance = Scripted::seeded("1").with_draws(vec![9, 8]);
        assert_eq!((chance.draw(&[7u8, 9]), chance.misfit()), (1, None));
        chance.draw(&[3u8, 4]);
        // The first one is the one to be mended.
        chance.draw(&[5u8]);
        assert_eq!(chance.misfit(), Some(&Misfit::Draw { n: 1, number: 8, from: vec![3, 4] }));
        assert_eq!(chance.left(), (0, 1));
    }
}
