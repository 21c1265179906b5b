//! Writing: records as JSON text, the twin of [`shape`](super::shape), which reads them. One writer serves every shape; a
//! derived one for each costs the page four times the bytes. Numbers and texts are written by `serde_json`, and whole shapes
//! as it would write them: a test compares the two.

use std::sync::Arc;

use serde_json::Value;

use crate::collections::dict::Dict;
use crate::refusal::Error;
use crate::side::Side;

/// What can be written as JSON.
pub trait Write {
    /// Adds it to a text.
    fn write(&self, out: &mut Vec<u8>);

    /// Whether it has nothing to say: a record leaves it out where its field may be.
    fn is_nothing(&self) -> bool {
        false
    }
}

/// The text of a value.
#[must_use]
pub fn text(value: &dyn Write) -> String {
    let mut out = Vec::new();
    value.write(&mut out);
    // Everything that is added is text.
    String::from_utf8(out).unwrap_or_default()
}

/// The same of any value, as serde asks it where it writes a record.
pub(crate) fn is_nothing(value: &impl Write) -> bool {
    value.is_nothing()
}

/// Writes a record: the names of its fields, whether each may be left out, and their values.
pub fn fields(names: &[&str], may: &[bool], values: &[&dyn Write], out: &mut Vec<u8>) {
    let mut open = b'{';
    for ((name, may), value) in names.iter().zip(may).zip(values) {
        if *may && value.is_nothing() {
            continue;
        }
        out.push(open);
        open = b',';
        entry(name, *value, out);
    }
    close(open, b'{', b'}', out);
}

fn entry(name: &str, value: &dyn Write, out: &mut Vec<u8>) {
    name.write(out);
    out.push(b':');
    value.write(out);
}

/// Closes what may never have been opened.
fn close(next: u8, first: u8, last: u8, out: &mut Vec<u8>) {
    if next == first {
        out.push(first);
    }
    out.push(last);
}

/// By `serde_json`, which cannot fail where a value is a number or a text.
macro_rules! plain {
    ($($type:ty),*) => {$(
        impl Write for $type {
            fn write(&self, out: &mut Vec<u8>) {
                let _ = serde_json::to_writer(out, self);
            }
        }
    )*};
}

plain!(i32, u32, f32, f64, str, Value);

macro_rules! small {
    ($($type:ty as $wide:ty),*) => {$(
        impl Write for $type {
            fn write(&self, out: &mut Vec<u8>) {
                <$wide>::from(*self).write(out);
            }
        }
    )*};
}

small!(u8 as u32, i8 as i32, i16 as i32);

impl Write for bool {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(if *self { b"true" } else { b"false" });
    }

    fn is_nothing(&self) -> bool {
        !self
    }
}

impl Write for String {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_str().write(out);
    }
}

impl Write for Side {
    fn write(&self, out: &mut Vec<u8>) {
        self.to_string().write(out);
    }
}

impl Write for Error {
    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }
}

impl<T: Write> Write for Option<T> {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Some(value) => value.write(out),
            None => out.extend_from_slice(b"null"),
        }
    }

    fn is_nothing(&self) -> bool {
        self.is_none()
    }
}

impl<T: Write + ?Sized> Write for &T {
    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }

    fn is_nothing(&self) -> bool {
        (**self).is_nothing()
    }
}

impl<T: Write> Write for Box<T> {
    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }

    fn is_nothing(&self) -> bool {
        (**self).is_nothing()
    }
}

impl<T: Write> Write for Arc<T> {
    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }

    fn is_nothing(&self) -> bool {
        (**self).is_nothing()
    }
}

/// Writes a list.
fn list<'a>(items: impl Iterator<Item = &'a dyn Write>, out: &mut Vec<u8>) {
    let mut open = b'[';
    for item in items {
        out.push(open);
        open = b',';
        item.write(out);
    }
    close(open, b'[', b']', out);
}

impl<T: Write> Write for [T] {
    fn write(&self, out: &mut Vec<u8>) {
        list(self.iter().map(|item| item as &dyn Write), out);
    }
}

impl<T: Write> Write for Vec<T> {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_slice().write(out);
    }

    fn is_nothing(&self) -> bool {
        self.is_empty()
    }
}

impl<T: Write, const N: usize> Write for [T; N] {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_slice().write(out);
    }
}

impl<T: Write> Write for Dict<T> {
    fn write(&self, out: &mut Vec<u8>) {
        let mut open = b'{';
        for (name, value) in self {
            out.push(open);
            open = b',';
            entry(name, value, out);
        }
        close(open, b'{', b'}', out);
    }

    fn is_nothing(&self) -> bool {
        self.is_empty()
    }
}
