//! Chance: every die, shuffle and random pick, seeded, scripted or enumerated. Rules ask, they never own a generator.

mod enumerated;
mod odds;
mod scripted;
mod seeded;

pub use enumerated::{Enumerated, TooMany};
pub use odds::Odds;
pub use scripted::{Fell, Misfit, Scripted};
pub use seeded::Seeded;

/// The most dice that are rolled at once.
pub const MAX_DICE: usize = 16;

/// Dice in the order they were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    len: u8,
    faces: [u8; MAX_DICE],
}

impl Dice {
    /// As many dice as the iterator has, at most [`MAX_DICE`].
    pub fn from_faces(faces: impl IntoIterator<Item = u8>) -> Dice {
        let mut dice = Dice::default();
        for face in faces.into_iter().take(MAX_DICE) {
            dice.faces[usize::from(dice.len)] = face;
            dice.len += 1;
        }
        dice
    }

    /// The sum of the faces.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.iter().sum()
    }
}

impl std::ops::Deref for Dice {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Dice {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.faces[..usize::from(self.len)]
    }
}

/// Where rules get their dice and draws from.
pub trait Chance {
    /// Rolls `count` dice of `sides` sides.
    ///
    /// `fold` tells what the rule will read off the dice (a score, a sum). Seeded chance ignores it; enumeration walks
    /// one branch for each value of it instead of one for each of the `sides ^ count` sequences, so it must say
    /// everything that matters.
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice;

    /// Draws one of these cards, each as likely as the others; answers its place in the list. Anything that has a
    /// number can be drawn: a card, a card with what was done to it, a square.
    ///
    /// # Panics
    /// When there is no card: the rule must have looked.
    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize;
}

/// What can be drawn: equal values are alike, and a script names a value by its number.
pub trait Drawn: Copy + Eq + Into<u16> {}

impl<T: Copy + Eq + Into<u16>> Drawn for T {}

/// The chance of a session, whatever goes on in it: scripted while it is played, enumerated while it is previewed,
/// seeded while a bot thinks. One type, so that rules are compiled once for all of them.
#[derive(Debug)]
pub enum Luck<'a> {
    /// Play.
    Scripted(&'a mut Scripted),
    /// Preview.
    Enumerated(&'a mut Enumerated),
    /// A bot's thoughts.
    Seeded(&'a mut Seeded),
}

impl Chance for Luck<'_> {
    #[inline]
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice {
        match self {
            Luck::Seeded(chance) => chance.dice(count, sides, fold),
            Luck::Scripted(chance) => chance.roll(count, sides),
            Luck::Enumerated(chance) => chance.roll(count, sides, &fold),
        }
    }

    #[inline]
    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        match self {
            Luck::Seeded(chance) => chance.draw(cards),
            Luck::Scripted(chance) => chance.draw(cards),
            Luck::Enumerated(chance) => chance.draw(cards),
        }
    }
}
