//! Words: the short texts of shapes.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::ptr;

use serde::{Serialize, Serializer};
use smol_str::{SmolStr, SmolStrBuilder};

use crate::json::shape::Read;
use crate::json::write::{Write, write_plain};
use crate::refusal::Error;

/// A short text of a shape: an id, a kind, a name. A Table has thousands, so they are cheap: one that is written in the
/// program or has at most 23 bytes takes no heap, and a longer one is shared by its copies.
pub struct Word(Text);

enum Text {
    /// Written in the program, and in JSON as it is.
    Fixed(&'static str),
    Copied(SmolStr),
}

const _: () = assert!(size_of::<Word>() == size_of::<SmolStr>());

// Out of line: every line of a Table would bring it along.
impl Clone for Word {
    #[inline(never)]
    fn clone(&self) -> Word {
        Word(match &self.0 {
            Text::Fixed(text) => Text::Fixed(text),
            Text::Copied(text) => Text::Copied(text.clone()),
        })
    }
}

impl Word {
    /// A word that is written in the program. JSON must write it as it is: it has no quotation mark, no backslash and nothing
    /// invisible.
    #[must_use]
    pub const fn fixed(text: &'static str) -> Word {
        Word(Text::Fixed(text))
    }

    /// A copy of a text.
    #[must_use]
    #[inline(never)]
    pub fn copied(text: &str) -> Word {
        Word(Text::Copied(SmolStr::new(text)))
    }

    /// These texts, one behind the other.
    #[must_use]
    #[inline(never)]
    pub fn joined(texts: &[&str]) -> Word {
        let mut all = SmolStrBuilder::new();
        texts.iter().for_each(|text| all.push_str(text));
        Word(Text::Copied(all.finish()))
    }

    /// A text and a number, with a hyphen between them.
    #[must_use]
    #[inline(never)]
    pub fn numbered(text: &str, number: u32) -> Word {
        Word::joined(&[text, "-", itoa::Buffer::new().format(number)])
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Text::Fixed(text) => text,
            Text::Copied(text) => text,
        }
    }
}

impl Default for Word {
    fn default() -> Word {
        Word::fixed("")
    }
}

impl PartialEq for Word {
    #[inline(never)]
    fn eq(&self, other: &Word) -> bool {
        match (&self.0, &other.0) {
            (Text::Copied(text), Text::Copied(other)) => text == other,
            (Text::Fixed(text), Text::Fixed(other)) if ptr::eq(*text, *other) => true,
            _ => self.as_str() == other.as_str(),
        }
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Word) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Word) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl From<&'static str> for Word {
    fn from(text: &'static str) -> Word {
        Word::fixed(text)
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::copied(&text)
    }
}

impl From<&String> for Word {
    fn from(text: &String) -> Word {
        Word::copied(text)
    }
}

impl FromIterator<char> for Word {
    fn from_iter<I: IntoIterator<Item = char>>(chars: I) -> Word {
        Word(Text::Copied(chars.into_iter().collect()))
    }
}

impl From<Word> for String {
    fn from(word: Word) -> String {
        word.as_str().to_owned()
    }
}

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Word {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl Borrow<str> for Word {
    fn borrow(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq<str> for Word {
    fn eq(&self, text: &str) -> bool {
        self.as_str() == text
    }
}

impl PartialEq<&str> for Word {
    fn eq(&self, text: &&str) -> bool {
        self.as_str() == *text
    }
}

impl PartialEq<String> for Word {
    fn eq(&self, text: &String) -> bool {
        self.as_str() == text
    }
}

impl PartialEq<Word> for String {
    fn eq(&self, word: &Word) -> bool {
        self == word.as_str()
    }
}

impl PartialEq<Word> for str {
    fn eq(&self, word: &Word) -> bool {
        self == word.as_str()
    }
}

impl PartialEq<Word> for &str {
    fn eq(&self, word: &Word) -> bool {
        *self == word.as_str()
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl Write for Word {
    fn write(&self, out: &mut Vec<u8>) {
        match &self.0 {
            Text::Fixed(text) => write_plain(text, out),
            Text::Copied(text) => text.as_str().write(out),
        }
    }
}

impl Read for Word {
    fn fill(&mut self, value: serde_json::Value) -> Result<(), Error> {
        *self = String::read(value)?.into();
        Ok(())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Word {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        String::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }

    fn inline_schema() -> bool {
        true
    }
}

#[cfg(test)]
impl ts_rs::TS for Word {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        String::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        String::inline(cfg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_its_text_wherever_it_came_from() {
        let long = "a text that is longer than what fits without heap";
        for text in ["", "cell:4,3", "exactly-23-bytes-long-it", long] {
            let word = Word::fixed(text);
            assert_eq!(word, Word::copied(text));
            assert_eq!(word, Word::from(text.to_owned()));
            assert_eq!(word, Word::joined(&[&text[..text.len() / 2], &text[text.len() / 2..]]));
            assert_eq!(Word::read(text.into()).expect("it is a text"), text);
            assert_eq!(crate::json::write(&word), serde_json::to_string(&word).expect("it is JSON"));
        }
        assert_ne!(Word::fixed("p1"), Word::fixed("p2"));
    }
}
