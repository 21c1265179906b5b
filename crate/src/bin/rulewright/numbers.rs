//! `rulewright numbers`: what the numbers of a game mean, as `docs/numbers.md` has it.

use std::fmt::Write as _;
use std::io::Write;

use indexmap::IndexMap;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Feature, Options, Seat};

use crate::book::Book;
use crate::fault::{Done, Fault};
use crate::sources;
use rulewright_book::words::Lang;

/// Prints what the numbers of a position and of an action mean, as Markdown: `docs/numbers.md` has its output.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    #[arg(long)]
    game: String,
}

/// Prints both tables.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    write!(out, "{}", tables(&args.game)?)?;
    Ok(true)
}

fn tables(game: &str) -> Result<String, Fault> {
    let book = Book::of(sources::of(game)?)?;
    let simulation = rulewright::games::create(options(game))?.simulation(Viewer::All, "numbers")?;
    let (position, action) = (simulation.fields(), simulation.action_fields());
    let title = book.title.of(Lang::En);
    let (position, action) = (table("a position", &position), table("an action", &action));
    Ok(format!("## {title}\n\n{position}\n{action}"))
}

/// Any game: the numbers of all mean the same.
fn options(game: &str) -> Options {
    let info = rulewright::games::games().into_iter().find(|info| info.id == game).unwrap_or_default();
    let seat = |n: u8| Seat { deck: info.decks.get(usize::from(n)).cloned(), ..Seat::default() };
    Options {
        game: game.to_owned(),
        seed: "numbers".into(),
        players: (0..info.seats).map(seat).collect(),
        ..Options::default()
    }
}

/// Numbers that mean the same, one for each row: the first of them, how far each is from the one before, and how many there are.
struct Line<'a> {
    first: usize,
    step: usize,
    count: usize,
    means: &'a str,
}

fn table(of: &str, features: &[Feature]) -> String {
    let mut lines: IndexMap<(&str, Option<&str>), Line> = IndexMap::new();
    for (at, feature) in features.iter().enumerate() {
        let found = lines.entry(name(&feature.name));
        let line = found.or_insert(Line { first: at, step: 0, count: 0, means: &feature.means });
        line.step = if line.count == 1 { at - line.first } else { line.step };
        line.count += 1;
    }
    let mut table =
        format!("{} numbers of {of}:\n\n| place | name | what it is |\n| --- | --- | --- |\n", features.len());
    for ((group, field), Line { first, step, count, means }) in lines {
        let (place, name) = match field {
            Some(field) => (every(first, step), format!("{group}[0..{count}].{field}")),
            None => (first.to_string(), group.to_owned()),
        };
        let _ = writeln!(table, "| {place} | `{name}` | {means} |");
    }
    table
}

/// The places of numbers that are so far apart.
fn every(first: usize, step: usize) -> String {
    if step == 1 { format!("{first} + n") } else { format!("{first} + {step} n") }
}

/// The name of the rows and of the field for one of several rows, such as `unit[3].health`; else the whole name.
fn name(of: &str) -> (&str, Option<&str>) {
    match of.split_once('[').zip(of.split_once("].")) {
        Some(((rows, _), (_, field))) => (rows, Some(field)),
        None => (of, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn feature(name: &str, means: &str) -> Feature {
        Feature { name: name.into(), means: means.into() }
    }

    #[test]
    fn rows_are_one_line_for_each_field() {
        let features = [
            feature("turn.round", "the round"),
            feature("unit[0].at", "where"),
            feature("unit[0].health", "left"),
            feature("unit[1].at", "where"),
            feature("unit[1].health", "left"),
            feature("last[0].card", "one field"),
            feature("last[1].card", "one field"),
        ];
        let lines = "| 0 | `turn.round` | the round |\n| 1 + 2 n | `unit[0..2].at` | where |\n\
                     | 2 + 2 n | `unit[0..2].health` | left |\n| 5 + n | `last[0..2].card` | one field |\n";
        assert!(table("a test", &features).ends_with(lines), "{}", table("a test", &features));
    }

    /// What the docs tell of the games on the shelf. Toys are not among them.
    #[test]
    fn the_meanings_in_the_docs_are_those_that_are_printed() {
        let kept = include_str!("../../../../docs/numbers.md");
        let toys = ["yardstick", "hedgerow"];
        for source in sources::ALL.iter().filter(|source| !toys.contains(&source.id)) {
            let Ok(printed) = tables(source.id) else { panic!("{} has numbers", source.id) };
            assert!(kept.contains(&printed), "docs/numbers.md is stale: rulewright numbers --game {}", source.id);
        }
    }
}
