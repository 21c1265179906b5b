//! The chapters of the rulebook.

pub(crate) mod action;
pub(crate) mod attack;
pub(crate) mod board;
pub(crate) mod deck;
pub(crate) mod experience;
pub(crate) mod law;
pub(crate) mod life;
pub(crate) mod movement;
pub(crate) mod neutral;
pub(crate) mod orders;
pub(crate) mod round;
pub(crate) mod skills;
pub(crate) mod stats;
pub(crate) mod statuses;
pub(crate) mod trees;
