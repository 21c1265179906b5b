//! The JSON edge: every text that comes in is untrusted. A wrong one gets an error that names the field.

use serde::Serialize;
use serde_json::Value;

use crate::engine::refusal::Error;
use crate::engine::session::Play;
use crate::engine::shape::Read;
use crate::engine::wire::{Action, DeckList, Options, Save, Scenario, Verdict};
use crate::games;

/// The longest text that is read, in bytes: far above any game that people play, far below what hurts a page.
pub const LONGEST: usize = 4 << 20;

/// Reads one of the shapes of [`wire`](crate::engine::wire).
///
/// # Errors
/// `too-large`, `json` for what is no JSON at all, `field` for what has another shape, with the field's path.
pub fn read<T: Read + Default>(text: &str) -> Result<T, Error> {
    T::read(parsed(text)?)
}

/// The same, and what comes of it. Where fields have another shape, the rest is tried all the same, so that all that is
/// wrong is told at once.
fn read_and<T: Read + Default, U>(text: &str, then: impl FnOnce(T) -> Result<U, Error>) -> Result<U, Error> {
    let mut value = T::default();
    let read = value.fill(parsed(text)?);
    match (read, then(value)) {
        (Ok(()), done) => done,
        (Err(misread), Ok(_)) => Err(misread),
        (Err(misread), Err(other)) => Err(misread.and_elsewhere(&other)),
    }
}

fn parsed(text: &str) -> Result<Value, Error> {
    if text.len() > LONGEST {
        let message = format!("the text has {} bytes; at most {LONGEST} are read", text.len());
        return Err(Error::new("too-large", message));
    }
    serde_json::from_str(text).map_err(|error| Error::new("json", error.to_string()))
}

/// Writes one of the shapes.
#[must_use]
pub fn write(value: &impl Serialize) -> String {
    // Shapes hold texts, numbers and lists of them: writing them cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// All that keeps a [`DeckList`] from being a deck of a game.
///
/// # Errors
/// What is wrong with the text, or that no game is called so.
pub fn deck_faults(game: &str, list: &str) -> Result<Vec<Error>, Error> {
    games::deck_faults(game, &read::<DeckList>(list)?)
}

/// A new game from [`Options`].
///
/// # Errors
/// What is wrong with the text or the options.
pub fn create(options: &str) -> Result<Box<dyn Play>, Error> {
    read_and::<Options, _>(options, games::create)
}

/// A saved game from a [`Save`].
///
/// # Errors
/// What is wrong with the text or the save.
pub fn load(save: &str) -> Result<Box<dyn Play>, Error> {
    games::load(read::<Save>(save)?)
}

/// An [`Action`].
///
/// # Errors
/// What is wrong with the text.
pub fn action(action: &str) -> Result<Action, Error> {
    read(action)
}

/// Runs a [`Scenario`].
///
/// # Errors
/// What is wrong with the text or the scenario; what merely differs is in the verdict.
pub fn check(scenario: &str) -> Result<Verdict, Error> {
    read_and::<Scenario, _>(scenario, games::check)
}

/// The game of a [`Scenario`], before its first step.
///
/// # Errors
/// What is wrong with the text or the scenario.
pub fn stage(scenario: &str) -> Result<Box<dyn Play>, Error> {
    read_and::<Scenario, _>(scenario, games::stage)
}
