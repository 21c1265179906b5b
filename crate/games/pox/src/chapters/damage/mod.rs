//! Hit-point reduction (`pox:2.*`).

mod blow;
pub mod death;
mod layers;
mod life;
mod prevention;

pub(crate) use blow::{Blow, Dealt};
pub(crate) use layers::is_outranked;
