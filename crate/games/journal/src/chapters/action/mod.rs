//! Actions of units whose player chooses (`journal:action.*`, `journal:house.action.*`, `journal:house.basic.*`).

pub(crate) mod after;
pub(crate) mod basic;
pub(crate) mod turn;
