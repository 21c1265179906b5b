//! Cards: what a deck is, what cards cost, how they are drawn, replaced and played, by their kinds.

pub(crate) mod artifact;
pub(crate) mod bloodbound;
pub(crate) mod brought;
pub(crate) mod cost;
pub mod deck;
pub(crate) mod draw;
pub(crate) mod minion;
pub(crate) mod play;
pub(crate) mod replace;
pub(crate) mod spell;
