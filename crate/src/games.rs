//! The games of this build, as the registry in `games/games.json` lists them.

use rulewright_engine::games::Games;
use rulewright_engine::refusal::Error;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::session::Play;
use rulewright_engine::wire::{DeckList, GameInfo, Options, Save, Scenario, Verdict};

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// What each game of this build may offer a set-up screen.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    GAMES.infos()
}

/// The clause of an id, in whichever rulebook of this build it stands.
#[must_use]
pub fn clause(id: &str) -> Option<Clause> {
    GAMES.clause(id)
}

/// All that keeps a list of cards from being a deck of a game, each with its field and clause.
///
/// # Errors
/// When no game is called so.
pub fn deck_faults(game: &str, list: &DeckList) -> Result<Vec<Error>, Error> {
    GAMES.deck_faults(game, list)
}

/// A game made ready to be measured.
///
/// # Errors
/// When no game is called so.
#[cfg(feature = "bench")]
pub fn measured(game: &str) -> Result<Box<dyn crate::bench::Measured>, Error> {
    game_by_id!(game, G => Ok(Box::new(crate::bench::openings::<G>())), other => Err(GAMES.unknown(other)))
}

/// A new game.
///
/// # Errors
/// The field of the options that is wrong.
pub fn create(options: Options) -> Result<Box<dyn Play>, Error> {
    GAMES.create(options)
}

/// A saved game.
///
/// # Errors
/// What is wrong with the save, by field.
pub fn load(save: Save) -> Result<Box<dyn Play>, Error> {
    GAMES.load(save)
}

/// The game of a scenario, set up and with its chance scripted: for stepping through it.
///
/// # Errors
/// What is wrong with the scenario, by field.
pub fn open_scenario(scenario: Scenario) -> Result<Box<dyn Play>, Error> {
    GAMES.open_scenario(scenario)
}

/// Runs a scenario.
///
/// # Errors
/// What is wrong with the scenario, by field; what merely differs is in the verdict.
pub fn run_scenario(scenario: Scenario) -> Result<Verdict, Error> {
    GAMES.run_scenario(scenario)
}
