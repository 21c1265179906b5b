//! `rulewright check`: runs scenario files and prints what differed.

mod choice;
mod difference;
mod drawing;
mod file;
mod records;
mod report;
mod text;
mod update;
mod wrong;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use serde_json::Value;

use crate::fault::{Done, Fault};
use crate::{cores, record};
use choice::Choice;
pub use file::{File, files, read};
use report::Failure;
use wrong::wrong;

/// Runs scenarios and prints the differences; exits with 1 if a scenario fails or none ran.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print only the failures, and the count.
    #[arg(long, short)]
    quiet: bool,
    /// Only scenarios that name this clause, `skirmish:bonus.2`, or one with this prefix: `skirmish:bonus.*`.
    #[arg(long, value_name = "ID")]
    rule: Vec<String>,
    /// First write the actual values into the files wherever `expect`, `events`, `cites`, `why`, `are` or `odds` differ.
    /// Review the difference before you keep it.
    #[arg(long)]
    update: bool,
    /// Also write the failures into this HTML file, with the board before and after.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Also write the table and the events of every step of every scenario as JSON into this folder, for pages
    /// that show scenarios without the engine.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// The result of one scenario.
#[derive(Default)]
struct GameResult {
    failed: Option<Failure>,
    /// The game it is of, where this build does not have it.
    absent: Option<String>,
    record: Option<Value>,
}

/// Runs every scenario under the paths.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let choice = Choice::of(&args.rule);
    if args.update {
        update::files(&args.paths, &choice, out)?;
    }
    let files: Vec<File> = files(&args.paths).into_iter().map(|(path, within)| read(path, within)).collect();
    let places = files.iter().enumerate().flat_map(|(f, file)| (0..file.scenarios.len()).map(move |n| (f, n)));
    let all: Vec<(usize, usize)> = places.filter(|(f, n)| choice.asks_for(&files[*f].scenarios[*n])).collect();
    let work = |n: usize| one(&files[all[n].0], all[n].1, &choice, args.record.is_some());
    let (mut total, mut here) = (Tally::default(), Tally::default());
    let mut failures = Vec::new();
    cores::in_order(all.len(), work, |n, outcome| {
        let file = &files[all[n].0];
        if let Some(failure) = &outcome.failed {
            writeln!(out, "{failure}")?;
        }
        failures.extend(here.count(outcome));
        if all.get(n + 1).is_none_or(|(next, _)| *next != all[n].0) {
            if let Some(folder) = &args.record {
                records::write(folder, file, &here.records)?;
            }
            if !args.quiet {
                writeln!(out, "{} {}", file.path.display(), here.counts())?;
            }
            total.add(std::mem::take(&mut here));
        }
        // A long run is watched.
        out.flush()
    })?;
    if let Some(path) = &args.report {
        let written = fs::write(path, report::page(&failures, total.passed));
        written.map_err(|error| Fault::Request(format!("{}: {error}", path.display())))?;
    }
    if all.is_empty() && !args.rule.is_empty() {
        writeln!(out, "no scenario names {}", args.rule.join(" or "))?;
    }
    writeln!(out, "{}", total.summary())?;
    Ok(total.failed == 0 && total.passed > 0)
}

#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
    /// How many were left out, by the game that this build does not have.
    absent: BTreeMap<String, u32>,
    records: Vec<Value>,
}

impl Tally {
    /// Counts an outcome; what is left is how it failed.
    fn count(&mut self, outcome: GameResult) -> Option<Failure> {
        self.records.extend(outcome.record);
        match (&outcome.failed, outcome.absent) {
            (_, Some(game)) => *self.absent.entry(game).or_default() += 1,
            (Some(_), _) => self.failed += 1,
            (None, _) => self.passed += 1,
        }
        outcome.failed
    }

    fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        other.absent.into_iter().for_each(|(game, n)| *self.absent.entry(game).or_default() += n);
    }

    fn skipped(&self) -> impl Iterator<Item = String> {
        self.absent.iter().map(|(game, n)| format!("{n} skipped: this build has no {game}"))
    }

    fn counts(&self) -> String {
        let some = [(self.passed, "passed"), (self.failed, "failed")].into_iter().filter(|(n, _)| *n > 0);
        let some: Vec<String> = some.map(|(n, word)| format!("{n} {word}")).chain(self.skipped()).collect();
        some.join(", ")
    }

    fn summary(&self) -> String {
        let counts = format!("{} passed, {} failed", self.passed, self.failed);
        std::iter::once(counts).chain(self.skipped()).collect::<Vec<_>>().join(", ")
    }
}

fn one(file: &File, n: usize, choice: &Choice, recorded: bool) -> GameResult {
    let place = format!("{}[{n}]", file.path.display());
    match &file.scenarios[n] {
        Err(fault) => GameResult { failed: Some(Failure::unread(place, fault)), ..GameResult::default() },
        Ok(scenario) if choice.is_absent(&scenario.game) => {
            GameResult { absent: Some(scenario.game.clone()), ..GameResult::default() }
        }
        Ok(scenario) => {
            let record = recorded.then(|| record::of(scenario));
            let goals = file.goals.get(n).map_or(&[][..], Vec::as_slice);
            let failed = wrong(scenario, goals).map(|wrong| Failure::of(place, scenario, wrong));
            GameResult { failed, record, absent: None }
        }
    }
}
