//! Source: what a game is written in. It is part of the program, so that it speaks wherever it is run.

use crate::data::Data;
use crate::sheet::Sheet;
use crate::words::{Both, Lang};

/// What a game is written in.
pub struct Source {
    /// The game's id.
    pub id: &'static str,
    /// `rulebook.toml`.
    pub rulebook: &'static str,
    /// `words/words.*.ftl`.
    pub words: Both<&'static str>,
    /// `words/describe.*.ftl`, where the texts of cards are made from their effects.
    pub describe: Option<Both<&'static str>>,
    /// Reads what the book of the game has of its data.
    pub data: fn() -> Result<Data, String>,
    /// `data/lessons.json`, where the game has an introduction.
    pub lessons: Option<&'static str>,
    /// Its cards for `rulewright cards`, where `docs/<id>-cards.md` has them.
    pub cards: Option<fn(Lang) -> Result<Sheet, String>>,
}

/// The text of a file in the folder of the crate that calls this.
#[macro_export]
macro_rules! file {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path))
    };
}

/// The texts of the two files `<path>.en.ftl` and `<path>.fr.ftl`.
#[macro_export]
macro_rules! both {
    ($path:literal) => {
        $crate::words::Both {
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path, ".en.ftl")),
            fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path, ".fr.ftl")),
        }
    };
}
