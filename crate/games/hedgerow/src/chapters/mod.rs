//! The chapters of the rulebook, one file each: what a rule forbids, what it offers, what it does.

mod deck;
mod step;
mod strike;
mod turn;
mod victory;
mod wolf;
