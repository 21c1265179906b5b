//! The chapters of the rulebook, a file or a folder each: what a rule forbids, what it offers, what it does.

pub mod attacks;
pub mod damage;
pub mod effects;
pub mod map;
pub mod movement;
pub mod qualities;
pub mod selection;
pub mod spells;
pub mod stealth;
pub mod turns;
pub mod units;
