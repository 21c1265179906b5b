//! What a game is started with besides its decks: scripted dice and draws, and of its position what only some games take.
//! All faults are reported at once.

use crate::chance::Scripted;
use crate::json::write::Write;
use crate::refusal::Error;
use crate::refusal::faults::Faults;
use crate::wire::{Options, Table};

/// What the seed and the scripted dice of a game give.
pub(super) fn scripted(options: &Options) -> Result<Scripted, Error> {
    let dice = options.script.as_ref().map_or(&[][..], |script| &script.dice);
    let mut faults = Faults::default();
    for (n, face) in dice.iter().enumerate() {
        faults.must((1..=20).contains(face), &format!("script.dice[{n}]"), "not a face of a die");
    }
    faults.end(Scripted::seeded(&options.seed).with_dice(dice.to_vec()))
}

/// The numbers of scripted cards.
pub(super) fn numbers(draws: &[String], number: &dyn Fn(&str) -> Option<u16>) -> Result<Vec<u16>, Error> {
    let mut faults = Faults::default();
    let unknown = |n, id| Error::field(format!("script.draws[{n}]"), format!("no card is called `{id}`"));
    let read = draws.iter().enumerate().filter_map(|(n, id)| faults.note(number(id).ok_or_else(|| unknown(n, id))));
    let numbers = read.collect();
    faults.end(numbers)
}

/// What only some tables have is there only for games that take it.
pub(super) fn takes(table: &Table, also: &[&str]) -> Result<(), Error> {
    let rare: [(&str, &dyn Write); 3] =
        [("turns", &table.turns), ("piles", &table.piles), ("board.edges", &table.board.edges)];
    let mut faults = Faults::default();
    for (field, value) in rare {
        faults.must(value.is_nothing() || also.contains(&field), field, "this game has no such thing");
    }
    faults.end(())
}
