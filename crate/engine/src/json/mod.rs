//! Shapes as JSON texts. Every text that comes in is untrusted; a wrong one gets an error that names the field.
//!
//! All shapes are read and written here, in one crate, and not by whoever asks: what a page downloads has each of them once.

pub mod shape;
pub mod write;

use serde_json::Value;

use self::shape::Read;
use self::write::Write;
use crate::refusal::Error;

/// The longest text that is read, in bytes: far above any game that people play, far below what hurts a page.
pub const LONGEST: usize = 4 << 20;

/// Reads one of the shapes of [`wire`](crate::wire).
///
/// # Errors
/// `too-large`, `json` for what is no JSON at all, `field` for what has another shape, with the field's path.
pub fn read<T: Read + Default>(text: &str) -> Result<T, Error> {
    T::read(parsed(text)?)
}

/// The same, and what comes of it. Where fields have another shape, the rest is tried all the same, so that all that is
/// wrong is told at once.
///
/// # Errors
/// As [`read`], or what comes of it.
pub fn read_and<T: Read + Default, U>(text: &str, then: impl FnOnce(T) -> Result<U, Error>) -> Result<U, Error> {
    let mut value = T::default();
    let read = value.fill(parsed(text)?);
    match (read, then(value)) {
        (Ok(()), done) => done,
        (Err(misread), Ok(_)) => Err(misread),
        (Err(misread), Err(other)) => Err(misread.and_elsewhere(&other)),
    }
}

/// Any JSON, unless it is too long.
///
/// # Errors
/// `too-large`, or `json` for what is none.
pub fn parsed(text: &str) -> Result<Value, Error> {
    if text.len() > LONGEST {
        let message = format!("the text has {} bytes; at most {LONGEST} are read", text.len());
        return Err(Error::new("too-large", message));
    }
    serde_json::from_str(text).map_err(|error| Error::new("json", error.to_string()))
}

/// Writes one of the shapes.
#[must_use]
pub fn write(value: &dyn Write) -> String {
    write::text(value)
}

/// A shape as a plain value. By way of text: the page's module then needs one writer of JSON, not two.
#[must_use]
pub fn value(of: &dyn Write) -> Value {
    serde_json::from_str(&write(of)).unwrap_or_default()
}
