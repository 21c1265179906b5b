//! Random: any legal action, each as likely as the others.

use super::Bot;
use crate::chance::Seeded;
use crate::rules::Rules;

/// Plays anything legal.
pub struct Random<A> {
    chance: Seeded,
    legal: Vec<A>,
}

impl<A> Random<A> {
    /// With this chance.
    #[must_use]
    pub fn new(chance: Seeded) -> Self {
        Random { chance, legal: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Random<R::Action> {
    fn choose(&mut self, rules: &R, state: &R::State) -> R::Action {
        rules.legal(state, &mut self.legal);
        self.legal[self.chance.below(self.legal.len() as u32) as usize]
    }
}
