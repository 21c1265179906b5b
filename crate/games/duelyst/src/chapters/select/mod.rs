//! Reading the card language: who, where and how much a sentence means.

pub(crate) mod amount;
pub(crate) mod context;
pub(crate) mod describe;
pub(crate) mod known;
pub(crate) mod place;
