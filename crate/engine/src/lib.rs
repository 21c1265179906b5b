//! What every game is made of. Nothing in here knows a game.
#![forbid(unsafe_code)]

pub mod bot;
pub mod calc;
pub mod chance;
pub mod check;
pub mod compare;
pub mod decks;
pub mod dict;
pub mod difference;
pub mod edges;
pub mod event;
pub mod faults;
pub mod flow;
pub mod games;
pub mod grid;
pub mod json;
pub mod names;
pub mod offers;
pub mod patch;
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
pub mod write;

pub use rulewright_list as list;

/// For the tests of this crate: a game's crate has one made by its build.
#[cfg(test)]
static RULEBOOK: rulebook::Rulebook = rulebook::Rulebook {
    game: "toy",
    clauses: &CLAUSES,
    reasons: &[
        ("too-far", "", "Too far: this reaches {reach?{reach} square|{reach} squares}, not {is}."),
        ("gold", "cost", "It costs {cost} gold, and you have {is}."),
        ("gold", "", "There is not enough gold."),
    ],
};

#[cfg(test)]
static CLAUSES: [rulebook::ClauseEntry; 2] = [
    rulebook::ClauseEntry { id: "toy:move.1", of: &RULEBOOK },
    rulebook::ClauseEntry { id: "toy:move.2", of: &RULEBOOK },
];
