//! Files of a game's folder: part of the program, so that it has its sentences wherever it runs; or read again from
//! the folder, while an author edits them.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

static AGAIN: AtomicBool = AtomicBool::new(false);

/// From here on files are read where they stood when this was built, not as they were then.
pub fn read_again() {
    AGAIN.store(true, Ordering::Relaxed);
}

/// A file of the folder of a game's crate: see [`file!`](crate::file!).
#[derive(Clone, Copy)]
pub struct File {
    /// Where it stood when this was built.
    pub path: &'static str,
    /// What it said then.
    pub built: &'static str,
}

impl File {
    /// What it says.
    ///
    /// # Panics
    /// Where it is to be read again and cannot be: what it said once would pass for what it says.
    #[must_use]
    pub fn text(self) -> &'static str {
        if !AGAIN.load(Ordering::Relaxed) {
            return self.built;
        }
        // A few files, once in the life of a program that writes others from them.
        fs::read_to_string(self.path).unwrap_or_else(|e| panic!("{}: {e}", self.path)).leak()
    }
}

/// The [`File`] of this path in the folder of the crate that calls this.
#[macro_export]
macro_rules! file {
    ($($path:literal),+) => {
        $crate::file::File {
            path: concat!(env!("CARGO_MANIFEST_DIR"), "/", $($path),+),
            built: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($path),+)),
        }
    };
}

/// The two files `<path>.en.ftl` and `<path>.fr.ftl`.
#[macro_export]
macro_rules! both {
    ($path:literal) => {
        $crate::words::Both { en: $crate::file!($path, ".en.ftl"), fr: $crate::file!($path, ".fr.ftl") }
    };
}
