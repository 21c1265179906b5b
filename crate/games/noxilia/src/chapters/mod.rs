//! The chapters of the rulebook. Each one holds what it allows (`may_…`), what it offers (`offer_…`) and what it does, with
//! its citations.

pub(crate) mod abilities;
pub(crate) mod actions;
pub(crate) mod capture;
pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod deck;
pub(crate) mod fog;
pub(crate) mod magic;
pub(crate) mod setup;
pub(crate) mod stats;
pub(crate) mod turn;
pub(crate) mod window;
