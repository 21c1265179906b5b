//! `rulewright games`: the games of this build, in words.

use std::io::Write;

use crate::book::Book;
use crate::fault::Done;
use crate::sources;
use rulewright_book::words::{Both, Lang};

/// Lists the games of this build, with what there is to choose in each.
#[derive(clap::Args)]
pub struct Args {
    /// The language of names.
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

/// Prints every game with its decks and maps.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    for source in sources::ALL {
        let book = Book::of(source)?;
        let of = |text: &Both<String>| text.of(args.lang).clone();
        writeln!(out, "{}: {}", book.id, of(&book.title))?;
        if !of(&book.blurb).is_empty() {
            writeln!(out, "  {}", of(&book.blurb))?;
        }
        let list = |named: Vec<(&String, &Both<String>)>| {
            named.iter().map(|(id, name)| format!("{} ({id})", of(name))).collect::<Vec<_>>().join(", ")
        };
        writeln!(out, "  decks: {}", list(book.decks.iter().map(|d| (&d.id, &d.name)).collect()))?;
        writeln!(out, "  maps: {}", list(book.maps.iter().map(|m| (&m.id, &m.name)).collect()))?;
        writeln!(out, "  clauses: {}", book.clauses.len())?;
    }
    Ok(true)
}
