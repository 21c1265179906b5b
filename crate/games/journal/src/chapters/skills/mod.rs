//! Skills: who may use one, what it costs, and what it does (`journal:house.skill.*`).

pub(crate) mod calls;
pub(crate) mod costs;
pub(crate) mod drops;
pub(crate) mod effects;
pub(crate) mod triggers;
pub(crate) mod using;
