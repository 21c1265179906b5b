//! An executable rulebook.
//!
//! Rulewright plays tactical board-and-card games and says, for everything that happens on the table, which clause of
//! the rulebook made it happen. Everything that crosses its boundary is one of four things: a [`Table`](engine::wire::Table)
//! is what can be seen, an [`Action`](engine::wire::Action) is one decision, an [`Event`](engine::wire::Event) is one
//! thing that happened, and a [`Clause`](engine::rulebook::Clause) is one numbered rule.
//!
//! One action flows one way: [`check`](engine::rules::Rules::check) answers yes or a refusal with its clause,
//! [`apply`](engine::rules::Rules::apply) changes the state, asks [`chance`](engine::chance) for every die and tells a
//! [`log`](engine::rules::event) every event; [`table`](engine::rules::Game::table) shows each viewer what that viewer may see.
//!
//! ```
//! # #[cfg(feature = "skirmish")] {
//! use rulewright::engine::{side::Viewer, wire::Options};
//!
//! let options = r#"{ "game": "skirmish", "seed": "7", "map": "crossroads", "first": "p1",
//!                    "players": [{ "deck": "ash" }, { "deck": "cin" }] }"#;
//! let mut game = rulewright::games::create(serde_json::from_str::<Options>(options).unwrap()).unwrap();
//! let first = game.actions(Viewer::All)[0].clone();
//! assert_eq!(first.cites, "skirmish:house.setup.4");
//! let events = game.act(&first.action, Viewer::All).unwrap();
//! assert_eq!(events[0].kind, "deploy");
//!
//! let save = serde_json::to_string(&game.save()).unwrap();
//! let again = rulewright::games::load(serde_json::from_str(&save).unwrap()).unwrap();
//! assert_eq!(again.hash(), game.hash());
//! # }
//! ```
//!
//! What is not here: no clock, no global, no network, no picture and no prose. Sentences live in Fluent files beside
//! each game's data, and pages fetch them for themselves.
#![forbid(unsafe_code)]

#[cfg(feature = "bench")]
pub mod bench;
pub mod games;
pub mod json;
pub mod seed;

pub use rulewright_engine as engine;

/// The example of the README, compiled and run like those above.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}

/// The example of the document on numbers, compiled and run too.
#[cfg(all(doctest, feature = "numbers"))]
#[doc = include_str!("../../docs/numbers.md")]
mod numbers {}
