//! Bots: one interface, three kinds. A bot sees what its side may see and nothing else.

mod finish;
mod greedy;
mod instinct;
mod random;
mod search;
mod settings;
mod thinker;
mod tree;

use crate::chance::{Luck, Seeded};
use crate::refusal::Error;
use crate::rules::event::Record;
use crate::rules::{MOST_ANSWERS, Rules};
use crate::side::Side;

pub use crate::wire::BotChoice as Choice;
pub use greedy::Greedy;
pub use random::Random;
pub use search::Search;
pub use settings::Settings;
pub use thinker::{Thinker, thinker};

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

/// An action in a bot's thoughts: nobody hears of it.
///
/// In the module of the page the rules are there once, for thoughts and for play: a second copy for thoughts alone is a
/// twentieth of what everybody downloads, and saves a bot two instructions in a hundred.
#[inline]
pub(crate) fn imagine<R: Rules>(rules: &R, state: &mut R::State, action: R::Action, chance: &mut Seeded) {
    if cfg!(target_family = "wasm") {
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
