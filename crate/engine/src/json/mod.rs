//! Shapes as JSON texts. Every text that comes in is untrusted; a wrong one gets an error that names the field.
//!
//! All shapes are read and written in this crate, so that a module of the page contains the code for each of them once.

pub mod shape;
pub mod write;

use serde_json::Value;

use self::shape::Read;
use self::write::Write;
use crate::refusal::Error;

/// The longest text that is read, in bytes: far longer than any real game, far shorter than what makes a page slow.
pub const LONGEST: usize = 4 << 20;

/// Reads one of the shapes of [`wire`](crate::wire).
///
/// # Errors
/// `too-large`; `json` if the text is no JSON; `field` if it has another shape, with the field's path.
pub fn read<T: Read + Default>(text: &str) -> Result<T, Error> {
    T::read(parsed(text)?)
}

/// Reads a shape and passes it to `then`. Even if some fields are wrong, `then` gets the rest, so that one error reports
/// everything that is wrong.
///
/// # Errors
/// As [`read`], or the error of `then`.
pub fn read_and<T: Read + Default, U>(text: &str, then: impl FnOnce(T) -> Result<U, Error>) -> Result<U, Error> {
    let mut value = T::default();
    let read = value.fill(parsed(text)?);
    match (read, then(value)) {
        (Ok(()), done) => done,
        (Err(misread), Ok(_)) => Err(misread),
        (Err(misread), Err(other)) => Err(misread.and_elsewhere(&other)),
    }
}

/// Reads any JSON, unless it is too long.
///
/// # Errors
/// `too-large`, or `json` if the text is no JSON.
pub fn parsed(text: &str) -> Result<Value, Error> {
    if text.len() > LONGEST {
        let message = format!("the text has {} bytes; at most {LONGEST} are read", text.len());
        return Err(Error::new("too-large", message));
    }
    serde_json::from_str(text).map_err(|error| Error::new("json", error.to_string()))
}

/// A copy without some fields, wherever they stand.
pub fn without(value: &Value, is_out: &dyn Fn(&str, &Value) -> bool) -> Value {
    match value {
        Value::Object(map) => {
            let kept = map.iter().filter(|(key, part)| !is_out(key, part));
            kept.map(|(key, part)| (key.clone(), without(part, is_out))).collect()
        }
        Value::Array(items) => items.iter().map(|item| without(item, is_out)).collect(),
        other => other.clone(),
    }
}

/// Writes one of the shapes.
#[must_use]
pub fn write(value: &dyn Write) -> String {
    write::text(value)
}

/// A shape as a plain value. It is written and read again, so that a module of the page needs only one writer of JSON.
#[must_use]
pub fn value(of: &dyn Write) -> Value {
    serde_json::from_str(&write(of)).unwrap_or_default()
}
