//! What every game is made of. Nothing in here knows a game.
#![forbid(unsafe_code)]

pub mod board;
pub mod bot;
pub mod chance;
pub mod collections;
pub mod games;
pub mod json;
pub mod print;
pub mod refusal;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod session;
pub mod side;
pub mod simulation;
pub mod wire;

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
