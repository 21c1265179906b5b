//! Magic (`noxilia:cast.*`, `noxilia:spell.*`, `noxilia:mana.*`): spells, what they are aimed at, and the mana that pays them.

pub(crate) mod aim;
pub(crate) mod casting;
pub(crate) mod latent;
pub(crate) mod mana;
pub(crate) mod payment;
