//! What a law says of a position: it holds, or it is broken.

/// A law that was broken: which, and what was seen.
pub type Broken = (&'static str, String);

pub type Held = Result<(), Broken>;

pub fn broken(law: &'static str, seen: impl Into<String>) -> Held {
    Err((law, seen.into()))
}
