//! What every game is made of. Nothing in here knows a game.

pub mod bot;
pub mod calc;
pub mod chance;
pub mod clause_id;
pub mod compare;
pub mod decks;
pub mod dict;
pub mod difference;
pub mod event;
pub mod faults;
pub mod grid;
pub mod list;
pub mod names;
pub mod offers;
pub mod piles;
pub mod preview;
pub mod print;
mod reason;
pub mod refusal;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod script;
pub mod session;
pub mod shape;
pub mod side;
mod start;
#[cfg(test)]
mod types;
pub mod wire;
