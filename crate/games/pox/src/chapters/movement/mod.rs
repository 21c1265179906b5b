//! Movement (`pox:4.*`), and the charts of forced movement (`pox:app.*`).

mod engagement;
mod enter;
mod knockback;
mod reach;
mod relocation;
mod shift;
mod swap;
mod walk;

pub(crate) use reach::{Near, Reach};
pub(crate) use relocation::Place;
