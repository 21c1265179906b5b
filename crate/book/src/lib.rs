//! A game in words: its rulebook, its sentences, and the texts of its cards, as the files of its folder have them. Rules know
//! nothing of it; the command line and, through its export, the page do.
#![forbid(unsafe_code)]

pub mod chart;
pub mod clause_id;
pub mod data;
pub mod file;
pub mod law;
pub mod rulebook;
pub mod sheet;
pub mod smooth;
mod source;
pub mod thing;
pub mod words;

pub use source::Source;
