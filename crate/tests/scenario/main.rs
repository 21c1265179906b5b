//! The format of scenarios: what each kind of step holds, what it lets pass and what it says when it does not.
#![cfg(all(feature = "skirmish", feature = "duelyst", feature = "noxilia"))]

mod chance;
mod differences;
mod games;
mod scenes;
mod steps;
mod viewers;
