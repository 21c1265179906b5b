//! `rulewright replay`: the course of a saved game, in words.

pub mod tell;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use rulewright::engine::side::Viewer;
use rulewright::engine::wire::Save;
use rulewright::games;

use crate::fault::Done;
use crate::sources;
use rulewright_book::words::Lang;
use tell::Teller;

/// Plays a saved game again and prints its course: every action, every event with its clause, nested under its cause.
#[derive(clap::Args)]
pub struct Args {
    /// The save; `-` reads it from the standard input.
    save: PathBuf,
    /// The language.
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
    /// Print the events as JSON, one a line.
    #[arg(long)]
    json: bool,
    /// Also print how each number was made.
    #[arg(long)]
    numbers: bool,
    /// Whose eyes: all, p1, p2.
    #[arg(long, default_value = "all", value_parser = viewer)]
    viewer: Viewer,
}

fn viewer(name: &str) -> Result<Viewer, String> {
    Viewer::named(name).ok_or_else(|| "viewers are all, p1, p2".to_owned())
}

/// Prints the course of a save.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let text = read(&args.save).map_err(|e| format!("{}: {e}", args.save.display()))?;
    let wrong = |e: &dyn std::fmt::Display| format!("{}: {e}", args.save.display());
    let save: Save = serde_json::from_str(&text).map_err(|e| wrong(&e))?;
    let (source, actions) = (sources::of(&save.game).map_err(|e| wrong(&e))?, save.actions.clone());
    let mut play = games::load(save).map_err(|e| wrong(&e))?;
    if args.json {
        for event in play.events(0, args.viewer) {
            writeln!(out, "{}", serde_json::to_string(&event).map_err(io::Error::from)?)?;
        }
        return Ok(true);
    }
    let mut teller = Teller::of(source, args.lang, args.numbers)?;
    play.goto(0)?;
    teller.look(&play.table(args.viewer));
    teller.events(&play.events(0, args.viewer), out)?;
    for (n, action) in actions.iter().enumerate() {
        let side = play.to_act();
        play.goto(n as u32 + 1)?;
        teller.action(n + 1, side, action, out)?;
        teller.events(&play.events_after(n as u32, args.viewer), out)?;
        teller.look(&play.table(args.viewer));
    }
    Ok(true)
}

fn read(path: &Path) -> io::Result<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    fs::read_to_string(path)
}
