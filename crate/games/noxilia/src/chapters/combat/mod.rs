//! Combat (`noxilia:combat.*`): attacks, damage and deaths.

pub(crate) mod damage;
pub(crate) mod death;
pub(crate) mod strike;
