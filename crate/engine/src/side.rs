//! Who plays: sides, and one value for each side.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::wire::Word;

/// One side of a game: `p1`, `p2`, further seats where a game has them, or `neutral`, which no player controls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "\"p1\" | \"p2\" | \"p3\" | \"p4\" | \"neutral\""))]
pub struct Side(pub u8);

impl Side {
    /// The first seat.
    pub const P1: Side = Side(0);
    /// The second seat.
    pub const P2: Side = Side(1);
    /// Pieces that belong to nobody at the table.
    pub const NEUTRAL: Side = Side(u8::MAX);

    /// Both seats of a game for two, in order.
    pub const BOTH: [Side; 2] = [Side::P1, Side::P2];

    /// The opponent in a game for two. Only those who play have one; a debug build stops where nobody's is asked for.
    #[must_use]
    pub fn other(self) -> Side {
        debug_assert!(self.0 < 2, "{self} has no opponent");
        Side(self.0 ^ 1)
    }

    /// Reads `p1` to `p4` or `neutral`.
    #[must_use]
    pub fn named(name: &str) -> Option<Side> {
        match name.as_bytes() {
            [b'p', n @ b'1'..=b'4'] => Some(Side(n - b'1')),
            b"neutral" => Some(Side::NEUTRAL),
            _ => None,
        }
    }
}

impl Side {
    /// Its name.
    #[must_use]
    pub fn word(self) -> Word {
        match self {
            Side(0) => "p1".into(),
            Side(1) => "p2".into(),
            Side(2) => "p3".into(),
            Side(3) => "p4".into(),
            Side::NEUTRAL => "neutral".into(),
            other => other.to_string().into(),
        }
    }
}

impl Default for Side {
    fn default() -> Self {
        Side::P1
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Side::NEUTRAL => f.write_str("neutral"),
            Side(n) => write!(f, "p{}", n + 1),
        }
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Side::named(&name)
            .ok_or_else(|| de::Error::custom(format_args!("no side is called `{name}`; sides are p1, p2")))
    }
}

/// Whose eyes a Table, an Event or a list of Actions is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Sees every card and decides for every side: tests, replays of finished games, a page that everybody plays on.
    All,
    /// Sees what that side may see, and decides what is that side's to decide.
    Side(Side),
}

impl Viewer {
    /// Whether what belongs to `side` alone may be shown.
    #[must_use]
    pub fn sees(self, side: Side) -> bool {
        self == Viewer::All || self == Viewer::Side(side)
    }

    /// Its name.
    #[must_use]
    pub fn word(self) -> Word {
        match self {
            Viewer::All => "all".into(),
            Viewer::Side(side) => side.word(),
        }
    }

    /// Reads `all` or the name of a side.
    #[must_use]
    pub fn named(name: &str) -> Option<Viewer> {
        if name == "all" { Some(Viewer::All) } else { Side::named(name).map(Viewer::Side) }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::All => f.write_str("all"),
            Viewer::Side(side) => side.fmt(f),
        }
    }
}

/// One value for each of two sides, asked for by side and never by number. Nobody else has one: to ask for that of
/// [`Side::NEUTRAL`] is a fault of the program and stops it, so that it never reads another side's value instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T>(pub [T; 2]);

#[inline]
fn seat(side: Side) -> usize {
    if side.0 < 2 { usize::from(side.0) } else { stop(side) }
}

/// Apart, so that the many places that ask for a value carry no more than a call.
#[cold]
#[inline(never)]
fn stop(side: Side) -> ! {
    panic!("{side} is out of bounds: two sides have a value")
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[seat(side)]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[seat(side)]
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Side {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Side".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^(p[1-4]|neutral)$" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_own_value() {
        let mut by_side = BySide(["first", "second"]);
        by_side[Side::P2] = "other";
        assert_eq!(Side::BOTH.map(|side| by_side[side]), ["first", "other"]);
        assert_eq!(Side::BOTH.map(Side::other), [Side::P2, Side::P1]);
    }

    #[test]
    fn a_side_is_written_and_read_by_its_name() {
        for (side, text) in [(Side::P1, "\"p1\""), (Side(3), "\"p4\""), (Side::NEUTRAL, "\"neutral\"")] {
            assert_eq!(serde_json::to_string(&side).expect("a side is JSON"), text);
            assert_eq!(serde_json::from_str::<Side>(text).expect("it has a name"), side);
        }
        assert!(serde_json::from_str::<Side>("\"p5\"").is_err());
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn nobody_has_a_value() {
        let _ = BySide(["first", "second"])[Side::NEUTRAL];
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_third_seat_has_no_value_of_the_first() {
        BySide(["first", "second"])[Side(2)] = "third";
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "neutral has no opponent")]
    fn nobody_has_an_opponent() {
        let _ = Side::NEUTRAL.other();
    }
}
