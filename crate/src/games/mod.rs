//! The one list of games.

#[cfg(feature = "duelyst")]
pub mod duelyst;
#[cfg(feature = "noxilia")]
pub mod noxilia;
#[cfg(feature = "skirmish")]
pub mod skirmish;
#[cfg(feature = "yardstick")]
pub mod yardstick;

use crate::engine::refusal::Error;
use crate::engine::scenario;
use crate::engine::session::{self, Play, Session};
use crate::engine::wire::{DeckList, GameInfo, Options, Save, Scenario, Verdict};

/// `$then` with the game of an id for its type, or `$none` with an id that no game of this build has: whoever is generic
/// over games is called here. The examples of this package call it too.
#[doc(hidden)]
#[macro_export]
macro_rules! game_by_id {
    ($id:expr, $game:ident => $then:expr, $other:ident => $none:expr) => {
        match $id {
            #[cfg(feature = "skirmish")]
            "skirmish" => {
                type $game = $crate::games::skirmish::Skirmish;
                $then
            }
            #[cfg(feature = "duelyst")]
            "duelyst" => {
                type $game = $crate::games::duelyst::Duelyst;
                $then
            }
            #[cfg(feature = "noxilia")]
            "noxilia" => {
                type $game = $crate::games::noxilia::Noxilia;
                $then
            }
            #[cfg(feature = "yardstick")]
            "yardstick" => {
                type $game = $crate::games::yardstick::Yardstick;
                $then
            }
            $other => $none,
        }
    };
}

macro_rules! by_id {
    ($id:expr, $game:ident => $then:expr) => {
        game_by_id!($id, $game => $then, other => Err(unknown(other)))
    };
}

fn unknown(id: &str) -> Error {
    if id.is_empty() {
        return Error::new("unknown-game", "it does not say of which game it is").at("game");
    }
    let known = games().iter().map(|g| g.id.clone()).collect::<Vec<_>>().join(", ");
    Error::new("unknown-game", format!("no game is called `{id}`; this build has {known}")).at("game")
}

/// The games of this build.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    vec![
        #[cfg(feature = "skirmish")]
        <skirmish::Skirmish as crate::engine::rules::Game>::info(),
        #[cfg(feature = "duelyst")]
        <duelyst::Duelyst as crate::engine::rules::Game>::info(),
        #[cfg(feature = "noxilia")]
        <noxilia::Noxilia as crate::engine::rules::Game>::info(),
        #[cfg(feature = "yardstick")]
        <yardstick::Yardstick as crate::engine::rules::Game>::info(),
    ]
}

/// All that keeps a list of cards from being a deck of a game, each with its field and clause.
///
/// # Errors
/// When no game is called so.
pub fn deck_faults(game: &str, list: &DeckList) -> Result<Vec<Error>, Error> {
    by_id!(game, G => Ok(session::deck_faults::<G>(list)))
}

/// A game made ready to be measured.
///
/// # Errors
/// When no game is called so.
#[cfg(feature = "bench")]
pub fn measured(game: &str) -> Result<Box<dyn crate::bench::Measured>, Error> {
    by_id!(game, G => Ok(Box::new(crate::bench::openings::<G>())))
}

/// A new game.
///
/// # Errors
/// The field of the options that is wrong.
pub fn create(options: Options) -> Result<Box<dyn Play>, Error> {
    let id = options.game.clone();
    by_id!(id.as_str(), G => Ok(Box::new(Session::<G>::create(options)?)))
}

/// A saved game.
///
/// # Errors
/// What is wrong with the save, by field.
pub fn load(save: Save) -> Result<Box<dyn Play>, Error> {
    let id = save.game.clone();
    by_id!(id.as_str(), G => Ok(Box::new(Session::<G>::load(save)?)))
}

/// The game of a scenario, set up and with its chance scripted: for stepping through it.
///
/// # Errors
/// What is wrong with the scenario, by field.
pub fn stage(mut scenario: Scenario) -> Result<Box<dyn Play>, Error> {
    set_stage(&mut scenario)
}

fn set_stage(scenario: &mut Scenario) -> Result<Box<dyn Play>, Error> {
    // A scenario calls its script `chance`.
    create(scenario::options(scenario)).map_err(|error| error.renamed("script.", "chance."))
}

/// Runs a scenario.
///
/// # Errors
/// What is wrong with the scenario, by field; what merely differs is in the verdict.
pub fn check(mut scenario: Scenario) -> Result<Verdict, Error> {
    let mut play = set_stage(&mut scenario)?;
    scenario::run(&scenario, &mut *play)
}
