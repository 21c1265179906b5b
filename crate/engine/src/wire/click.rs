//! Clicks: the things that a player chooses on the way to an action. JSON has each as a text.

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::{Square, Word};
use crate::json::shape::Read;
use crate::json::write::{Padded, Write, is_plain, write_xy};
use crate::refusal::Error;

/// A kind, and what its clicks begin with.
macro_rules! known {
    ($kind:ident, $begin:literal) => {
        (Clicked::$kind, $begin, Padded::new(concat!("\"", $begin)))
    };
}

/// Something to click.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Click {
    /// Something by its name: `piece:ash-brenna`, `card:ash-bash`, `attack:longsword`, `button:end`.
    On(Clicked, Word),
    /// A square: `cell:4,3`.
    Cell(Square),
}

/// A kind of things that have names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Clicked {
    Piece,
    Card,
    Attack,
    Ability,
    Place,
    Answer,
    Button,
}

/// Every kind, with what its clicks begin with, as it is and in JSON.
const KINDS: [(Clicked, &str, Padded<16>); 7] = [
    known!(Piece, "piece:"),
    known!(Card, "card:"),
    known!(Attack, "attack:"),
    known!(Ability, "ability:"),
    known!(Place, "place:"),
    known!(Answer, "answer:"),
    known!(Button, "button:"),
];

impl Clicked {
    /// What a click on one begins with.
    fn begin(self) -> &'static str {
        KINDS[self as usize].1
    }
}

impl Default for Click {
    fn default() -> Self {
        Click::On(Clicked::Piece, Word::default())
    }
}

impl Click {
    /// The click of this text, if there is one.
    fn named(text: &str) -> Option<Click> {
        if let Some(square) = text.strip_prefix("cell:") {
            let (x, y) = square.split_once(',')?;
            return Some(Click::Cell([x.parse().ok()?, y.parse().ok()?]));
        }
        let on = |kind: Clicked| text.strip_prefix(kind.begin()).map(|what| Click::On(kind, Word::copied(what)));
        KINDS.iter().find_map(|(kind, ..)| on(*kind))
    }
}

impl fmt::Display for Click {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Click::On(kind, what) => write!(f, "{}{what}", kind.begin()),
            Click::Cell([x, y]) => write!(f, "cell:{x},{y}"),
        }
    }
}

impl From<Click> for String {
    fn from(click: Click) -> String {
        click.to_string()
    }
}

impl PartialEq<str> for Click {
    fn eq(&self, text: &str) -> bool {
        let own = self.to_string();
        own == text
    }
}

impl PartialEq<&str> for Click {
    fn eq(&self, text: &&str) -> bool {
        self == *text
    }
}

impl Serialize for Click {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Write for Click {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Click::On(kind, what) => {
                if !is_plain(what.as_bytes()) {
                    return self.to_string().write(out);
                }
                KINDS[*kind as usize].2.write(out);
                out.extend_from_slice(what.as_bytes());
            }
            Click::Cell(square) => {
                out.extend_from_slice(b"\"cell:");
                write_xy(*square, out);
            }
        }
        out.push(b'"');
    }
}

impl Read for Click {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        let text = String::read(value)?;
        let wrong = || Error::new("field", format!("`{text}` is nothing to click: `cell:4,3`, `piece:`, `card:` ..."));
        *self = Click::named(&text).ok_or_else(wrong)?;
        Ok(())
    }
}

/// The clicks that choose an action, as they are put together: what is not there is not clicked.
pub struct Clicks(Vec<Click>);

/// Most actions take no more clicks.
const MOST: usize = 4;

impl Default for Clicks {
    fn default() -> Self {
        Clicks(Vec::with_capacity(MOST))
    }
}

impl Clicks {
    /// None yet, in the room of others.
    #[must_use]
    pub fn instead_of(mut others: Vec<Click>) -> Clicks {
        others.clear();
        Clicks(others)
    }

    /// On a thing of this kind.
    #[inline(never)]
    pub fn on(&mut self, kind: Clicked, id: Option<&Word>) {
        if let Some(id) = id {
            self.0.push(Click::On(kind, id.clone()));
        }
    }

    /// On a square.
    #[inline(never)]
    pub fn cell(&mut self, square: Option<Square>) {
        self.0.extend(square.map(Click::Cell));
    }

    /// On the button of this name.
    #[inline(never)]
    pub fn button(&mut self, name: &Word) {
        self.on(Clicked::Button, Some(name));
    }

    /// Whether nothing has been clicked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Clicks> for Vec<Click> {
    fn from(clicks: Clicks) -> Vec<Click> {
        clicks.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_is_its_text() {
        for text in ["piece:ash-brenna", "cell:4,3", "cell:16,-1", "button:end", "card:a \"quoted\" card", "answer:a:b"]
        {
            let click = Click::read(text.into()).expect("it can be clicked");
            assert_eq!(click, text);
            assert_eq!(crate::json::write(&click), serde_json::to_string(&click).expect("it is JSON"));
            assert_eq!(crate::json::write(&click), serde_json::to_string(text).expect("it is JSON"));
        }
        for text in ["", "piece", "cell:4", "cell:a,b", "unknown:thing"] {
            let error = Click::read(text.into()).expect_err("it is no click");
            assert!(error.message.contains(&format!("`{text}` is nothing to click")), "{error}");
        }
    }
}
