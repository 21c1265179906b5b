//! The steps of a round (`journal:round.*`, `journal:house.round.*`).

pub(crate) mod end;
pub(crate) mod initiative;
pub(crate) mod start;
pub(crate) mod turns;
pub(crate) mod victory;
