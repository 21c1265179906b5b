//! The content of the game: the cards and the language of their rows, the clans' decks, the abilities and the board.

pub mod abilities;
pub mod board;
pub mod cards;
mod data;
pub mod language;
pub mod mana;
#[cfg(all(feature = "text", not(target_family = "wasm")))]
pub mod rows;
pub mod site;
