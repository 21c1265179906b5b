//! Bots: one interface, three kinds. A bot sees what its side may see and nothing else.

mod finish;
mod greedy;
mod instinct;
mod random;
mod search;
mod settings;
mod tree;

use std::sync::Arc;

use super::chance::{Luck, Seeded};
use super::event::Record;
use super::refusal::Error;
use super::rules::{Game, MOST_ANSWERS, Rules};
use super::side::Side;
use super::wire::{Action, Progress};

pub use super::wire::BotChoice as Choice;
pub use greedy::Greedy;
pub use random::Random;
pub use search::Search;
pub use settings::Settings;

/// A bot at work on one decision, in slices, so that its caller can show progress and stop it.
pub trait Thinker {
    /// Thinks for at most so many iterations more, or as many pieces of what goes before them: none takes long.
    fn step(&mut self, iterations: u32) -> Progress;

    /// The best action found so far. There always is one: the first slice is not waited for.
    fn best(&mut self) -> Action;
}

/// A way of choosing one of the legal actions of a state.
pub trait Bot<R: Rules>: Send {
    /// Chooses for the side to act.
    ///
    /// # Panics
    /// When nobody is to act.
    fn choose(&mut self, rules: &R, state: &R::State) -> R::Action;
}

/// The bot of that name, for playing whole games: `random`, `greedy`, or `search` with a level.
///
/// # Errors
/// When no bot is called so.
pub fn player<R: Rules>(choice: &Choice) -> Result<Box<dyn Bot<R>>, Error> {
    let chance = Seeded::from_text(&choice.seed);
    match choice.bot.as_str() {
        "random" => Ok(Box::new(Random::new(chance))),
        "greedy" => Ok(Box::new(Greedy::new(chance))),
        "search" => Ok(Box::new(Search::new(Settings::of(choice)?, chance))),
        other => Err(Error::field("bot", format!("no bot is called `{other}`; bots are random, greedy, search"))),
    }
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
        return Ok(Box::new(search::Searching::new(rules, state, side, Settings::of(choice)?, chance)));
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
        Progress { done: 1, of: 1, ready: true, value: self.value }
    }

    fn best(&mut self) -> Action {
        self.action.clone()
    }
}

/// An action in a bot's thoughts: nobody hears of it.
///
/// In the module of the page the rules are there once, for thoughts and for play: a second copy for thoughts alone is a
/// twentieth of what everybody downloads, and saves a bot two instructions in a hundred.
#[inline]
fn imagine<R: Rules>(rules: &R, state: &mut R::State, action: R::Action, chance: &mut Seeded) {
    if cfg!(feature = "compact") {
        rules.apply(state, action, &mut Luck::Seeded(chance), &mut Record::unread());
    } else {
        rules.apply(state, action, chance, &mut ());
    }
}

/// An action, and whatever it leaves half done goes on by default answers.
#[inline]
fn imagine_done<R: Rules>(rules: &R, state: &mut R::State, action: R::Action, chance: &mut Seeded) {
    imagine(rules, state, action, chance);
    for _ in 0..MOST_ANSWERS {
        let Some(answer) = rules.default_answer(state) else { return };
        imagine(rules, state, answer, chance);
    }
}

/// Whose decision it is, where a caller has made sure that there is one.
pub(crate) fn decider<R: Rules>(rules: &R, state: &R::State) -> Side {
    rules.to_act(state).expect("a bot is asked only while somebody is to act")
}
