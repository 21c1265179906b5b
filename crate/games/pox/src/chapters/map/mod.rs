//! The map (`pox:8.*`).

pub mod barriers;
pub mod layers;
pub mod terrain;
