//! Source: what a game is written in. It is part of the program, so that it speaks wherever it is run.

use crate::data::Data;
use crate::file::File;
use crate::sheet::Sheet;
use crate::words::{Both, Lang};

/// What a game is written in.
pub struct Source {
    /// The game's id.
    pub id: &'static str,
    /// `rulebook.toml`.
    pub rulebook: File,
    /// `words/words.*.ftl`: the game's sentences.
    pub words: Both<File>,
    /// `words/refusals.*.ftl`: its reasons of refusal, which the engine says in English too.
    pub refusals: Both<File>,
    /// `words/describe.*.ftl`, where the texts of cards are made from their effects.
    pub describe: Option<Both<File>>,
    /// Reads what the book of the game has of its data.
    pub data: fn() -> Result<Data, String>,
    /// `data/lessons.json`, where the game has an introduction.
    pub lessons: Option<File>,
    /// Its cards for `rulewright cards`, where `docs/<id>-cards.md` has them.
    pub cards: Option<fn(Lang) -> Result<Sheet, String>>,
}

impl Source {
    /// Every sentence of the game, in one language.
    #[must_use]
    pub fn sentences(&self, lang: Lang) -> [&'static str; 2] {
        [self.words.of(lang).text(), self.refusals.of(lang).text()]
    }
}
