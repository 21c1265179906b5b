//! Tribes (`duelyst:tribe.*`).

pub(crate) mod battle_pet;
pub(crate) mod mech;
pub(crate) mod tribe;
