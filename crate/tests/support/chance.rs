//! Seeds, and the choices of a test.

use rulewright::engine::chance::{Chance, Dice, Drawn, Seeded};

/// Seeds of games.
pub type Seeds = std::ops::Range<u64>;

/// The seeds of a soak: RULEWRIGHT_SOAK many, or ten times the bounded part.
pub fn soak(bounded: u64) -> Seeds {
    0..std::env::var("RULEWRIGHT_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(10 * bounded)
}

/// A generator of a test's own, apart from the game's.
pub fn dice(purpose: &str, seed: u64) -> Seeded {
    Seeded::from_text(&format!("{purpose} {seed}"))
}

/// One of these.
pub fn one<'a, T>(of: &'a [T], with: &mut Seeded) -> &'a T {
    &of[with.below(of.len() as u32) as usize]
}

/// Chance that notices whether a card was drawn, or dice were rolled.
pub struct Watched<'a, C> {
    pub chance: &'a mut C,
    pub draws: u32,
    pub rolls: u32,
}

impl<C: Chance> Chance for Watched<'_, C> {
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice {
        self.rolls += 1;
        self.chance.dice(count, sides, fold)
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        self.draws += 1;
        self.chance.draw(cards)
    }
}
