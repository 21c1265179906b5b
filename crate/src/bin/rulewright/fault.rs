//! How a command ends.

use std::io;

use rulewright::engine::refusal::Error;

/// Why a command could not do what it was asked.
pub enum Fault {
    /// The request is wrong, or a file it names.
    Request(String),
    /// Nobody reads on, or a file cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Output(error)
    }
}

impl From<String> for Fault {
    fn from(text: String) -> Fault {
        Fault::Request(text)
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Request(error.to_string())
    }
}

/// Whether all was well.
pub type Done = Result<bool, Fault>;
