//! Units: how they come, and what each kind of them can do (`pox:9.*`).

mod deploy;
mod made;
mod transfigure;

pub(crate) use made::makes_stealthed;
