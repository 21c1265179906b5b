//! Writes the TypeScript types of the shapes that cross into JavaScript. A test does it, in any working folder.

use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use crate::refusal::Fault;
use crate::wire;

/// The folder from which the page imports them.
const COMMITTED: &str = "web/src/engine/types";

/// `TS_RS_EXPORT_DIR`, or by default the folder of the page. A relative path begins at the workspace, because cargo runs tests
/// in the folder of their crate.
fn folder() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    workspace.join(std::env::var_os("TS_RS_EXPORT_DIR").unwrap_or_else(|| COMMITTED.into()))
}

/// Writes a shape, and every shape that it contains.
fn write<T: TS + 'static>() {
    T::export_all(&Config::default().with_out_dir(folder())).expect("the folder takes files");
}

#[test]
fn types_are_written() {
    write::<Fault>();
    write::<wire::BotChoice>();
    write::<wire::Calc>();
    write::<wire::Event>();
    write::<wire::Feature>();
    write::<wire::GameInfo>();
    write::<wire::Offer>();
    write::<wire::Preview>();
    write::<wire::Progress>();
    write::<wire::Save>();
    write::<wire::Scenario>();
    write::<wire::SetupSchema>();
    write::<wire::Verdict>();
    write::<wire::Zone>();
    // Each shape has a file, and so have the shapes that it contains.
    for name in ["Action", "Calc", "ErrorValue", "Options", "Piece", "Side", "Table", "Zone"] {
        assert!(folder().join(format!("{name}.ts")).is_file(), "{name}");
    }
}
