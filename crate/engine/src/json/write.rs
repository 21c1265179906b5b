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

    /// The same with a comma before it.
    fn write_next(&self, out: &mut Vec<u8>) {
        out.push(b',');
        self.write(out);
    }

    /// Whether it has nothing to say: a record leaves it out where its field may be.
    fn is_nothing(&self) -> bool {
        false
    }
}

/// Room for the events of most actions.
const ROOM: usize = 1 << 10;

/// The text of a value.
#[must_use]
pub fn text(value: &dyn Write) -> String {
    let mut out = Vec::with_capacity(ROOM);
    value.write(&mut out);
    finished(out)
}

/// Everything that is added is text.
pub(crate) fn finished(out: Vec<u8>) -> String {
    String::from_utf8(out).unwrap_or_default()
}

/// The same of any value, as serde asks it where it writes a record.
pub(crate) fn is_nothing(value: &impl Write) -> bool {
    value.is_nothing()
}

/// A field of a record.
pub struct Field {
    /// A comma, its key and a colon.
    key: Padded<16>,
    /// Whether it may be left out.
    may: bool,
}

impl Field {
    /// One with this key, which has a comma before it and a colon behind it.
    #[must_use]
    pub const fn new(key: &str, may: bool) -> Field {
        Field { key: Padded::new(key), may }
    }
}

/// Writes a record: its fields and their values.
pub fn fields(fields: &[Field], values: &[&dyn Write], out: &mut Vec<u8>) {
    let begin = out.len();
    add_fields(fields, values, out);
    close(begin, b"{}", out);
}

/// Adds fields to a record that is begun, and goes on.
pub(crate) fn add_fields(fields: &[Field], values: &[&dyn Write], out: &mut Vec<u8>) {
    for (Field { key, may }, value) in fields.iter().zip(values) {
        if *may && value.is_nothing() {
            continue;
        }
        key.write(out);
        value.write(out);
    }
}

/// A short text that is written as it is, in a fixed number of bytes: to add them all, and to take off again those that do not
/// count, is quicker than to add so many.
#[derive(Clone, Copy)]
pub(crate) struct Padded<const N: usize>([u8; N], u8);

impl<const N: usize> Padded<N> {
    pub(crate) const fn new(text: &str) -> Self {
        let (mut all, mut n) = ([0; N], 0);
        while n < text.len() {
            all[n] = text.as_bytes()[n];
            n += 1;
        }
        Padded(all, n as u8)
    }

    #[inline]
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let end = out.len() + usize::from(self.1);
        out.extend_from_slice(&self.0);
        out.truncate(end);
    }
}

/// Closes what was begun here: each of its items has a comma before it, and that of the first one becomes the bracket.
pub(crate) fn close(begin: usize, [first, last]: &[u8; 2], out: &mut Vec<u8>) {
    match out.get_mut(begin) {
        Some(comma) => *comma = *first,
        None => out.push(*first),
    }
    out.push(*last);
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

plain!(f64, Value);

impl Write for i32 {
    #[inline(never)]
    fn write(&self, out: &mut Vec<u8>) {
        // Most numbers have one digit.
        match *self {
            digit @ 0..=9 => out.push(b'0' + digit as u8),
            number => out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes()),
        }
    }
}

impl Write for u32 {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(itoa::Buffer::new().format(*self).as_bytes());
    }
}

impl Write for str {
    #[inline(never)]
    fn write(&self, out: &mut Vec<u8>) {
        if !is_plain(self.as_bytes()) {
            let _ = serde_json::to_writer(out, self);
            return;
        }
        write_plain(self, out);
    }
}

/// Writes a text in which nothing has to be escaped.
#[inline(never)]
pub(crate) fn write_plain(text: &str, out: &mut Vec<u8>) {
    debug_assert!(text.bytes().all(|byte| byte >= b' ' && !matches!(byte, b'"' | b'\\')), "`{text}` has to be escaped");
    out.reserve(text.len() + 2);
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// Whether a text is surely written as it is, with nothing to be escaped. Nearly all words are, so they are read eight bytes at
/// a time.
pub(crate) fn is_plain(text: &[u8]) -> bool {
    match (text.last_chunk::<8>(), text.last_chunk::<4>()) {
        // The last bytes are read twice where they are not eight.
        (Some(last), _) => text.as_chunks::<8>().0.iter().chain([last]).all(|eight| is_all_plain(*eight)),
        (None, Some([e, f, g, h])) => is_all_plain([text[0], text[1], text[2], text[3], *e, *f, *g, *h]),
        _ => text.iter().all(|byte| *byte >= LEAST && *byte != b'\\'),
    }
}

/// All that is escaped is below it, except the backslash. So are a blank and a plus sign, which few words have.
const LEAST: u8 = b',';

/// Whether eight bytes are at least [`LEAST`], and none is a backslash.
#[inline]
fn is_all_plain(eight: [u8; 8]) -> bool {
    const ONES: u64 = u64::MAX / 255;
    const HIGHEST: u64 = ONES << 7;
    let bytes = u64::from_le_bytes(eight);
    // The highest bit of a byte is set where it is below the least, or nothing is left of it without a backslash; maybe also in
    // bytes above such a one.
    let low = bytes.wrapping_sub(ONES * LEAST as u64) & !bytes;
    let rest = bytes ^ (ONES * b'\\' as u64);
    (low | rest.wrapping_sub(ONES) & !rest) & HIGHEST == 0
}

macro_rules! small {
    ($($type:ty as $wide:ty),*) => {$(
        impl Write for $type {
            fn write(&self, out: &mut Vec<u8>) {
                <$wide>::from(*self).write(out);
            }
        }
    )*};
}

small!(u8 as i32, i8 as i32, i16 as i32);

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
        self.word().write(out);
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

/// Writes a list. One function serves the lists of every shape.
fn list(items: &mut dyn Iterator<Item = &dyn Write>, out: &mut Vec<u8>) {
    let begin = out.len();
    for item in items {
        out.push(b',');
        item.write(out);
    }
    close(begin, b"[]", out);
}

impl<T: Write> Write for [T] {
    fn write(&self, out: &mut Vec<u8>) {
        list(&mut self.iter().map(|item| item as &dyn Write), out);
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

impl Write for [i16; 2] {
    fn write(&self, out: &mut Vec<u8>) {
        out.push(b'[');
        write_xy(*self, out);
        out.push(b']');
    }
}

/// Writes column and row of a square. Most of them have one digit each.
pub(crate) fn write_xy([x, y]: [i16; 2], out: &mut Vec<u8>) {
    match (x, y) {
        (0..=9, 0..=9) => out.extend_from_slice(&[b'0' + x as u8, b',', b'0' + y as u8]),
        _ => {
            x.write(out);
            y.write_next(out);
        }
    }
}

impl Write for [u8; 2] {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_slice().write(out);
    }
}

impl Write for [[i16; 2]; 2] {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_slice().write(out);
    }
}

impl<T: Write> Write for Dict<T> {
    fn write(&self, out: &mut Vec<u8>) {
        let begin = out.len();
        for (name, value) in self {
            out.push(b',');
            name.write(out);
            out.push(b':');
            value.write(out);
        }
        close(begin, b"{}", out);
    }

    fn is_nothing(&self) -> bool {
        self.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_written_as_serde_writes_it() {
        for odd in ["\"", "\\", "\n", "\0", "\u{1f}", " ", "\u{7f}", "\u{80}", "\u{10ffff}", "é", "!", "#", "[", "]"] {
            for before in 0..17 {
                for after in 0..17 {
                    let text = format!("{}{odd}{}", "a".repeat(before), "z".repeat(after));
                    assert_eq!(super::text(&text), serde_json::to_string(&text).expect("a text is JSON"));
                }
            }
        }
    }

    #[test]
    fn a_number_is_written_as_serde_writes_it() {
        for number in [0, 1, -1, 9, 10, 99, 100, i32::MIN, i32::MAX] {
            assert_eq!(text(&number), number.to_string());
            assert_eq!(text(&(number as u32)), (number as u32).to_string());
            assert_eq!(text(&(number as i16)), (number as i16).to_string());
        }
    }
}
