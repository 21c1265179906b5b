//! Bots at work in slices, so that a page can show how far they are and stop them.

use std::sync::Arc;

use super::finish::LethalSearch;
use super::search::Search;
use super::settings::Settings;
use super::{Choice, player};
use crate::chance::Seeded;
use crate::refusal::Error;
use crate::rules::Game;
use crate::side::Side;
use crate::wire::{Action, Progress};

/// A bot at work on one decision, in slices, so that its caller can show progress and stop it.
pub trait Thinker {
    /// Thinks for at most so many iterations more, or as many pieces of what goes before them: none takes long.
    fn step(&mut self, iterations: u32) -> Progress;

    /// The best action found so far. There always is one: the first slice is not waited for.
    fn best(&mut self) -> Action;
}

/// A [`Thinker`] for the side to act.
///
/// # Errors
/// When no bot is called so, or nobody is to act.
pub fn thinker<G: Game>(rules: Arc<G>, state: G::State, choice: &Choice) -> Result<Box<dyn Thinker>, Error> {
    let Some(side) = rules.to_act(&state) else {
        return Err(Error::new("over", "the game is over: there is nothing to decide"));
    };
    let chance = Seeded::from_text(&choice.seed);
    if choice.bot == "search" {
        return Ok(Box::new(Searching::new(rules, state, side, Settings::of(choice)?, chance)));
    }
    let mut bot = player::<G>(choice)?;
    let action = bot.choose(&rules, &state);
    Ok(Box::new(AtOnce { action: rules.write(&state, action), value: rules.value(&state, side) }))
}

/// A bot that needs no time.
struct AtOnce {
    action: Action,
    value: f32,
}

impl Thinker for AtOnce {
    fn step(&mut self, _: u32) -> Progress {
        Progress { done: 1, of: 1, ready: true, value: Progress::rounded(self.value) }
    }

    fn best(&mut self) -> Action {
        self.action.clone()
    }
}

/// A search in slices.
struct Searching<G: Game> {
    rules: Arc<G>,
    state: G::State,
    side: Side,
    search: Search<G::Action>,
    look: Option<LethalSearch<G>>,
}

impl<G: Game> Searching<G> {
    fn new(rules: Arc<G>, state: G::State, side: Side, settings: Settings, chance: Seeded) -> Self {
        let mut search = Search::new(settings, chance);
        let look = search.begin(&*rules, &state);
        Searching { rules, state, side, search, look }
    }

    fn progress(&self) -> Progress {
        self.search.progress(|| self.rules.value(&self.state, self.side))
    }
}

impl<G: Game> Thinker for Searching<G> {
    fn step(&mut self, iterations: u32) -> Progress {
        for _ in 0..iterations {
            if self.search.is_ready() {
                break;
            }
            self.search.go_on(&*self.rules, &self.state, &mut self.look);
        }
        self.progress()
    }

    fn best(&mut self) -> Action {
        let action = self.search.best();
        self.rules.write(&self.state, action)
    }
}
