//! Between JSON and the game: actions, events, the Table, and what a set-up takes.

pub mod codec;
pub mod events;
pub mod read;
pub mod schema;
pub mod table;
mod zones;
