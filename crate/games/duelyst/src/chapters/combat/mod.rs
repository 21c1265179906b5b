//! Combat: attacks, damage and death.

pub(crate) mod attack;
pub(crate) mod damage;
pub(crate) mod death;
