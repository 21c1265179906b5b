//! What the build shares with the engine: the lists that languages of cards are made of, and the form of a clause id.

#[path = "../src/engine/list.rs"]
pub mod list;

#[allow(dead_code)] // Its tests are the crate's.
#[path = "../src/engine/clause_id.rs"]
pub mod clause_id;
