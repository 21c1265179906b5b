//! Rounds and turns (`skirmish:house.turn.*`), and victory (`skirmish:house.victory.*`).

mod actor;
mod draw;
mod end;
mod start;
mod victory;

pub use actor::{Actor, affords, unused};
