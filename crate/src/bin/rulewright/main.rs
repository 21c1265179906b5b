//! The command line: `rulewright games | check | coverage | play | bench | replay | export | cards | numbers`.
//!
//! Exit codes: 0 when all is well, 1 when something failed that was asked about (a scenario, a clause without a test), 2
//! when the request itself is wrong.

mod bench;
mod book;
mod cards;
mod check;
mod cores;
mod coverage;
mod export;
mod fault;
mod games;
mod lessons;
mod numbers;
mod play;
mod record;
mod replay;
mod sources;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use fault::Fault;

/// An executable rulebook: plays its games, checks its scenarios, and says which clause made everything happen.
#[derive(Parser)]
#[command(name = "rulewright", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Check(check::Args),
    Coverage(coverage::Args),
    Play(Box<play::Args>),
    Bench(bench::Args),
    Replay(replay::Args),
    Export(export::Args),
    Cards(cards::Args),
    Numbers(numbers::Args),
}

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = match Cli::parse().command {
        Command::Games(args) => games::run(&args, &mut out),
        Command::Check(args) => check::run(&args, &mut out),
        Command::Coverage(args) => coverage::run(&args, &mut out),
        Command::Play(args) => play::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
        Command::Export(args) => export::run(&args, &mut out),
        Command::Cards(args) => cards::run(&args, &mut out),
        Command::Numbers(args) => numbers::run(&args, &mut out),
    };
    match done.and_then(|well| Ok(out.flush().map(|()| well)?)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever read has read enough. 141 is what a program says that a closed pipe ended.
        Err(Fault::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            // What is still buffered has nowhere to go, and the buffer must not try again.
            std::mem::forget(out);
            ExitCode::from(141)
        }
        Err(Fault::Output(error)) => refuse(&error.to_string()),
        Err(Fault::Request(text)) => refuse(&text),
    }
}

fn refuse(text: &str) -> ExitCode {
    // Not `eprintln!`, which panics when nobody listens.
    let _ = writeln!(io::stderr(), "rulewright: {text}");
    ExitCode::from(2)
}
