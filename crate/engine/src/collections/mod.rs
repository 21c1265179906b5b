//! Collections that states and shapes are made of.

pub mod dict;
pub mod piles;
