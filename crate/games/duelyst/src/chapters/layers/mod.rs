//! Layers (`duelyst:house.layer.1`): what a unit is, from all that affects it.

pub(crate) mod aura;
pub(crate) mod changes;
pub(crate) mod dirty;
pub(crate) mod lasting;
pub(crate) mod recompute;
pub(crate) mod stats;
