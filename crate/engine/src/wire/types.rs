//! Types: what crosses into JavaScript, as TypeScript has it. A test writes them, wherever it is run from.

use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use crate::refusal::Fault;
use crate::wire;

/// Where the page reads them.
const COMMITTED: &str = "web/src/engine/types";

/// `TS_RS_EXPORT_DIR`, or where the page reads them. A relative folder begins at the workspace: cargo runs tests
/// in the folder of their crate, wherever it was called.
fn folder() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    workspace.join(std::env::var_os("TS_RS_EXPORT_DIR").unwrap_or_else(|| COMMITTED.into()))
}

/// A shape, and every shape it is made of.
fn write<T: TS + 'static>() {
    T::export_all(&Config::default().with_out_dir(folder())).expect("the folder takes files");
}

#[test]
fn types_are_written() {
    write::<Fault>();
    write::<wire::BotChoice>();
    write::<wire::Calc>();
    write::<wire::Event>();
    write::<wire::GameInfo>();
    write::<wire::Offer>();
    write::<wire::Preview>();
    write::<wire::Progress>();
    write::<wire::Save>();
    write::<wire::Scenario>();
    write::<wire::SetupSchema>();
    write::<wire::Verdict>();
    write::<wire::Zone>();
    // Each of them has its file, and so has what they are made of.
    for name in ["Action", "Calc", "ErrorValue", "Options", "Piece", "Side", "Table", "Zone"] {
        assert!(folder().join(format!("{name}.ts")).is_file(), "{name}");
    }
}
