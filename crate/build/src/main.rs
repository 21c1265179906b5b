//! `rulewright-words ENGINE GAME...`: whether whatever the games in these folders can show has its sentences, in English and
//! in French. Prints what has not, and what is never said.
#![forbid(unsafe_code)]

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut folders = env::args_os().skip(1).map(PathBuf::from);
    let Some(engine) = folders.next() else {
        eprintln!("rulewright-words ENGINE GAME...");
        return ExitCode::from(2);
    };
    let mut well = true;
    for game in folders {
        for fault in rulewright_build::faults(&game, &engine) {
            println!("{}: {fault}", game.display());
            well = false;
        }
    }
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
