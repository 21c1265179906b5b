//! The command line: `rulewright games | check | coverage | play | bench | export`.

mod check;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An executable rulebook.
#[derive(Parser)]
#[command(name = "rulewright", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Lists the games of this build.
    Games,
    /// Runs scenarios and prints what differed.
    Check {
        /// Scenario files, or folders of them.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Games => {
            for game in rulewright::games::games() {
                println!("{}: decks {}; maps {}", game.id, game.decks.join(", "), game.maps.join(", "));
            }
            ExitCode::SUCCESS
        }
        Command::Check { paths } => check::run(&paths),
    }
}
