//! What every error value has.

use rulewright::engine::refusal::Error;
use serde_json::Value;

use crate::support::json as text;

/// An error as people get it: a kind, a sentence, and a place or a clause wherever there is one.
pub fn good(error: &Error, of: &str) {
    assert!(!error.code.is_empty() && !error.message.is_empty(), "{of}: {error:?}");
    let placed = error.field.is_some() || error.clause.is_some();
    assert!(placed || ["json", "too-large", "field"].contains(&error.code), "{of}: {error:?}");
    let value: Value = serde_json::from_str(&text(error)).expect("an error is JSON");
    assert!(value["code"].is_string() && value["message"].is_string(), "{of}: {value}");
}

/// The error of what must not be taken.
pub fn error<T>(result: Result<T, Error>, of: &str) -> Error {
    match result {
        Ok(_) => panic!("{of}: it was taken"),
        Err(error) => {
            good(&error, of);
            error
        }
    }
}
