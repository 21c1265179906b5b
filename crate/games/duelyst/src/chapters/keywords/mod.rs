//! Keywords that are not part of movement, combat or cards.

pub(crate) mod build;
pub(crate) mod dispel;
pub(crate) mod entering;
pub(crate) mod growth;
pub(crate) mod provoke;
pub(crate) mod rebirth;
pub(crate) mod sentinel;
pub(crate) mod stun;
pub(crate) mod transform;
pub(crate) mod trial;
pub(crate) mod zeal;
