//! Positions in which two cards meet.
//!
//! Cards whose rows share a word are likely to meddle with each other: one changes what the other copies, transforms,
//! steals or counts. For each such pair a game makes a position in which both can act; [`laws`] says what must hold of
//! it, whatever the cards do.

pub mod copies;
mod duelyst;
mod journal;
pub mod laws;
mod noxilia;
mod pox;
mod setup;
mod skirmish;
mod subject;
mod verdict;

pub use subject::{Row, Subject};

impl Subject {
    /// The games of this build.
    pub fn all() -> Vec<Subject> {
        let all = [duelyst::subject(), journal::subject(), noxilia::subject(), pox::subject(), skirmish::subject()];
        let games = rulewright::games::games();
        all.into_iter().filter(|subject| games.iter().any(|game| game.id == subject.game)).collect()
    }
}
