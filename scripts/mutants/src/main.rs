//! Builds many small wrong changes into one copy of the engine, each behind a switch.
//!
//! `mutants FOLDER` reads the changes that cargo-mutants lists as JSON, each with a number of its own in `switch`, and
//! writes them into the sources under the folder as `if crate::switch::on(7) { changed } else { as it was }`. One build
//! then serves all of them. It prints the numbers of those that cannot be switched: in constants, say.
#![forbid(unsafe_code)]

mod render;
mod sites;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, error::Error, fs, io};

use serde::Deserialize;

/// A change as cargo-mutants lists it.
#[derive(Deserialize)]
pub struct Change {
    pub switch: u32,
    pub file: String,
    pub genre: Genre,
    pub replacement: String,
    pub span: Span,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
pub enum Genre {
    FnValue,
    BinaryOperator,
    UnaryOperator,
    MatchArm,
    MatchArmGuard,
    StructField,
}

#[derive(Deserialize)]
pub struct Span {
    pub start: Spot,
    pub end: Spot,
}

/// From 1, in characters.
#[derive(Deserialize)]
pub struct Spot {
    pub line: usize,
    pub column: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("mutants FOLDER < changes.json")?;
    let changes: Vec<Change> = serde_json::from_reader(io::stdin().lock())?;
    let mut files: BTreeMap<&str, Vec<&Change>> = BTreeMap::new();
    for change in &changes {
        files.entry(&change.file).or_default().push(change);
    }
    let mut left: Vec<u32> = Vec::new();
    for (file, changes) in files {
        let path = Path::new(&folder).join(file);
        let source = fs::read_to_string(&path)?;
        let sites = sites::find(&source, &changes)?;
        left.extend(changes.iter().map(|c| c.switch).filter(|n| !sites.iter().any(|site| site.switch == *n)));
        fs::write(&path, render::switched(&source, sites))?;
    }
    println!("{}", serde_json::to_string(&left)?);
    Ok(())
}
