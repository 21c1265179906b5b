//! The statics that the build makes of `crate/games/noxilia/data`.

#[allow(clippy::wildcard_imports)] // Any word of the language.
use crate::content::language::*;
use crate::content::site::{Ground, Site};
use rulewright_list::List;

include!(concat!(env!("OUT_DIR"), "/cards.rs"));
