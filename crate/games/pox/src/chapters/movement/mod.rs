//! Movement (`pox:4.*`), and the charts of forced movement (`pox:app.*`).

mod engagement;
mod enter;
mod knockback;
mod near;
mod reach;
mod relocation;
mod shift;
mod steps;
mod swap;
mod walk;

pub(crate) use engagement::leaving;
pub(crate) use near::Near;
pub(crate) use reach::Reach;
pub(crate) use relocation::Place;
pub(crate) use steps::Steps;
