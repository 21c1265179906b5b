//! Applied and granted qualities (`pox:7.*`).

mod abilities;
mod cleanse;
mod conditions;
mod constant;
