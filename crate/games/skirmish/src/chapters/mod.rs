//! The chapters of the rulebook: what each allows, offers and does.

mod attack;
mod basics;
mod cards;
mod effects;
mod movement;
mod persist;
mod range;
mod setup;
mod status;
mod terrain;
mod turn;

pub use attack::is_crit;
pub use terrain::TERRAIN_SOURCE;
pub use turn::Actor;
