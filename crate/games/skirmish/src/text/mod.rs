//! Skirmish in words: its units, attacks, abilities, cards and statuses, with texts made from the very rows that rules carry
//! out.

mod describe;
#[cfg(test)]
mod law;
mod table;
mod things;

use rulewright_book::file::File;
use rulewright_book::words::Both;
use rulewright_book::{Source, both, file};

/// The rows, with the names that rules do without.
const FILES: [File; 3] = [file!("data/units.json"), file!("data/cards.json"), file!("data/maps.json")];

/// The game's sentences.
const WORDS: Both<File> = both!("words/words");

/// The sentences that texts are made of.
const DESCRIBE: Both<File> = both!("words/describe");

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "skirmish",
    rulebook: file!("rulebook.toml"),
    words: WORDS,
    refusals: both!("words/refusals"),
    describe: Some(DESCRIBE),
    data: things::read,
    lessons: Some(file!("data/lessons.json")),
    cards: Some(table::sheet),
};
