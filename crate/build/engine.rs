//! What languages of cards are made of, for the build too.

#[path = "../src/engine/list.rs"]
pub mod list;
