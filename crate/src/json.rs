//! The JSON edge of this build: what begins as a text that names a game, and all else of
//! the engine's: shapes as [texts](rulewright_engine::json), games that are [asked in texts](rulewright_engine::games::json_game).

use rulewright_engine::refusal::Error;
use rulewright_engine::session::Play;
use rulewright_engine::wire::{Options, Verdict};

pub use rulewright_engine::games::json_game::{EventRange, JsonGame, JsonThinker, action, viewer};
pub use rulewright_engine::json::{LONGEST, parsed, read, read_and, value, write};

use crate::games::GAMES;
use crate::seed::seeded;

/// All that keeps a [`DeckList`](rulewright_engine::wire::DeckList) from being a deck of a game.
///
/// # Errors
/// What is wrong with the text, or that no game is called so.
pub fn deck_faults(game: &str, list: &str) -> Result<Vec<Error>, Error> {
    GAMES.read_deck(game, list)
}

/// A new game from [`Options`]. Options without a seed get a new one, which the game's save then has.
///
/// # Errors
/// What is wrong with the text or the options.
pub fn create(options: &str) -> Result<Box<dyn Play>, Error> {
    read_and::<Options, _>(options, |options| GAMES.create(seeded(options)))
}

/// A saved game from a [`Save`](rulewright_engine::wire::Save).
///
/// # Errors
/// What is wrong with the text or the save.
pub fn load(save: &str) -> Result<Box<dyn Play>, Error> {
    GAMES.read_save(save)
}

/// Runs a [`Scenario`](rulewright_engine::wire::Scenario).
///
/// # Errors
/// What is wrong with the text or the scenario; what merely differs is in the verdict.
pub fn run_scenario(scenario: &str) -> Result<Verdict, Error> {
    GAMES.read_and_run_scenario(scenario)
}

/// The game of a [`Scenario`](rulewright_engine::wire::Scenario), before its first step.
///
/// # Errors
/// What is wrong with the text or the scenario.
pub fn open_scenario(scenario: &str) -> Result<Box<dyn Play>, Error> {
    GAMES.read_and_open_scenario(scenario)
}
