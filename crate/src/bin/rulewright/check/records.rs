//! `--record`: files of records.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::file::File;

/// Writes the records of a file, in its order, under `<folder>/<game>/`.
///
/// # Errors
/// When the folder cannot be written to.
pub fn write(folder: &Path, file: &File, records: &[Value]) -> io::Result<()> {
    let game = file.scenarios.iter().flatten().map(|s| s.game.as_str()).next().unwrap_or_default();
    let within =
        if file.within.starts_with(game) { file.within.clone() } else { PathBuf::from(game).join(&file.within) };
    let path = folder.join(within);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, json!(records).to_string())
}
