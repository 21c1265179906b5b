//! The chapters of the rulebook, each with what it allows, does and offers.

pub mod cards;
pub(crate) mod combat;
pub(crate) mod effects;
pub(crate) mod keywords;
pub(crate) mod layers;
pub(crate) mod movement;
pub(crate) mod opening;
pub(crate) mod queue;
pub(crate) mod select;
pub(crate) mod tribes;
pub(crate) mod turn;
