//! Search: placeholder signatures until the search itself is written.

use std::sync::Arc;

use super::{Bot, Choice, Thinker, greedy::Greedy};
use crate::engine::chance::Seeded;
use crate::engine::refusal::Error;
use crate::engine::rules::{Game, Rules};
use crate::engine::side::Side;
use crate::engine::wire::{Action, Progress};

/// How a search thinks.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Iterations a decision.
    pub iterations: u32,
}

impl Settings {
    /// The settings of a level.
    ///
    /// # Errors
    /// When no level is called so.
    pub fn of(choice: &Choice) -> Result<Settings, Error> {
        Ok(Settings { iterations: choice.iterations.unwrap_or(1000) })
    }
}

/// Information-set Monte-Carlo tree search.
pub struct Search<A> {
    greedy: Greedy<A>,
}

impl<A> Search<A> {
    /// With these settings and this chance.
    #[must_use]
    pub fn new(_: Settings, chance: Seeded) -> Self {
        Search { greedy: Greedy::new(chance) }
    }
}

impl<R: Rules> Bot<R> for Search<R::Action> {
    fn choose(&mut self, rules: &R, state: &R::State) -> R::Action {
        self.greedy.choose(rules, state)
    }
}

pub(super) struct Searching {
    action: Action,
}

impl Searching {
    pub(super) fn new<G: Game>(rules: Arc<G>, state: G::State, _: Side, settings: Settings, chance: Seeded) -> Self {
        let action = Search::new(settings, chance).choose(&*rules, &state);
        Searching { action: rules.write(&state, action) }
    }
}

impl Thinker for Searching {
    fn step(&mut self, _: u32) -> Progress {
        Progress { done: 1, of: 1, ready: true, value: 0.0 }
    }

    fn best(&mut self) -> Action {
        self.action.clone()
    }
}
