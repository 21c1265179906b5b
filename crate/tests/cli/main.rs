//! The command line, run as a person runs it.
#![cfg(all(feature = "cli", feature = "skirmish"))]

mod check;
mod files;
mod play;
mod program;
mod requests;
mod update;
