//! Effects: the sentences of the card language, carried out.

pub(crate) mod board;
pub(crate) mod cards;
pub(crate) mod control;
pub(crate) mod made;
pub(crate) mod players;
pub(crate) mod run;
pub(crate) mod tiles;
pub(crate) mod units;
