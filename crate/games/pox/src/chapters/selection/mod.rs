//! Selection (`pox:3.*`): which of several is taken.

mod aim;
mod choice;
mod presence;

pub(crate) use aim::{Aimer, wants_tile};
