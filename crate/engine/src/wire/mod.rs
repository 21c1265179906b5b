//! The shapes that cross the boundary as JSON: Table, Action, Event and what belongs to them. One shape each, for
//! every game. TypeScript's types and the published schemas are made from these files.

/// A shape: read from JSON field by field, written by serde, and exported to TypeScript and the schemas. A field that is
/// `= None` is left out of the JSON if it has no value, one that is `| empty` if it is empty or false; any other field is
/// always present.
macro_rules! shape {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$field_meta:meta])* pub $field:ident $(as $json:literal)?: $type:ty $(= $none:ident)? $(| $empty:ident)?),* $(,)?
    }) => {
        $crate::record! {
            $(#[$meta])*
            #[derive(Clone, PartialEq, Debug, Default, serde::Serialize)]
            #[serde(deny_unknown_fields, default)]
            #[cfg_attr(test, derive(ts_rs::TS))]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            pub struct $name {
                $(
                    $(#[$field_meta])*
                    $(#[serde(rename = $json)])?
                    // A repetition must name what it repeats: the first attribute does, and is none.
                    $(
                        #[cfg_attr(any(), $none)]
                        #[serde(skip_serializing_if = "crate::json::write::is_nothing")]
                        #[cfg_attr(test, ts(optional))]
                    )?
                    $(
                        #[cfg_attr(any(), $empty)]
                        #[serde(skip_serializing_if = "crate::json::write::is_nothing")]
                    )?
                    pub $field $(as $json)?: $type
                ),*
            }
        }

        impl $name {
            pub(crate) const WRITTEN: &[$crate::json::write::Field] =
                &[$($crate::json::write::Field::new(
                    $crate::wire::key!($field $(as $json)?),
                    $crate::wire::left_out!($($none)? $($empty)?),
                )),*];
        }

        impl $crate::json::write::Write for $name {
            fn write(&self, out: &mut Vec<u8>) {
                $crate::json::write::fields(Self::WRITTEN, &[$(&self.$field),*], out);
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = serde_json::Value::deserialize(deserializer)?;
                $crate::json::shape::Read::read(value).map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Whether a field may be left out.
macro_rules! left_out {
    () => {
        false
    };
    (None) => {
        true
    };
    (empty) => {
        true
    };
}

/// The key of a field as JSON writes it behind another one.
macro_rules! key {
    ($field:ident) => {
        concat!(",\"", stringify!($field), "\":")
    };
    ($field:ident as $json:literal) => {
        concat!(",\"", $json, "\":")
    };
}

use {key, left_out};

mod action;
mod bot;
mod click;
mod draws;
mod event;
mod feature;
mod game;
mod listing;
mod preview;
mod scenario;
mod setup;
mod shows;
mod table;
mod tables;
#[cfg(test)]
mod types;
mod word;
mod zones;

use serde::{Serialize, Serializer};

use crate::json;
use crate::json::shape::Read;
use crate::json::write::Write;
use crate::refusal::Error;
pub use action::{Action, Offer};
pub use bot::{BotChoice, Progress};
pub use click::{Click, Clicked, Clicks};
pub use draws::{CardGlyph, DrawSchema, Effect, Ground, Plate, Pose, Sign, Site, UnitGlyph};
pub use event::{Calc, CalcStep, Dice, Event, Operation};
pub use feature::Feature;
pub use game::{DeckList, GameInfo, Options, Save, Seat};
pub use listing::Listing;
pub use preview::{Change, Preview, PreviewOutcome};
pub use scenario::{Difference, Misfit, Scenario, ScenarioStep, Script, ScriptLeft, Verdict};
pub use setup::{
    BoardSchema, HeldSchema, PieceSchema, PileSchema, PlayerSchema, Range, SetupSchema, StatSchema, StateSchema,
    WaySchema,
};
pub use shows::Shows;
pub use table::{
    Board, CardInPlay, Decision, Edge, Foretold, GameResult, Held, PastDeed, Piece, Pile, Place, Player, Table,
};
pub use tables::Tables;
pub use word::Word;
pub use zones::{Zone, Zones};

/// A square, `[x, y]`, from 1, x to the right, y down.
pub type Square = [i16; 2];

/// A part of a table that is kept as the text of its JSON, so that the module of a game without it carries neither reader nor
/// writer. `READ`: set-ups may have it, and the games that accept it read it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent))]
pub struct JsonValue<T, const READ: bool> {
    #[cfg_attr(feature = "schema", schemars(with = "Option<T>"))]
    text: Option<Vec<u8>>,
    #[cfg_attr(feature = "schema", schemars(skip))]
    of: std::marker::PhantomData<T>,
}

/// A part that tables have and set-ups do not. If a table with it is used as a set-up, it is ignored.
pub type OutputOnly<T> = JsonValue<T, false>;

/// A part of a set-up that only some games read.
pub type ReadByGame<T> = JsonValue<T, true>;

impl<T: Write, const READ: bool> JsonValue<T, READ> {
    /// A part with this value.
    pub fn new(what: &T) -> Self {
        JsonValue { text: Some(json::write(what).into()), of: std::marker::PhantomData }
    }

    /// The same, left out if it has nothing to say.
    pub fn unless_empty(what: &T) -> Self {
        if what.is_nothing() { JsonValue::default() } else { JsonValue::new(what) }
    }
}

impl<T> JsonValue<T, true> {
    /// The part of a set-up, read as the type that its game asks for; the default if the set-up does not have it.
    ///
    /// # Errors
    /// The field that is wrong, by its path.
    pub fn said<S: Read + Default>(&self) -> Result<S, Error> {
        let text = self.text.as_deref().map(std::str::from_utf8);
        text.and_then(Result::ok).map_or(Ok(S::default()), json::read)
    }
}

impl<T, const READ: bool> Default for JsonValue<T, READ> {
    fn default() -> Self {
        JsonValue { text: None, of: std::marker::PhantomData }
    }
}

impl<T, const READ: bool> Write for JsonValue<T, READ> {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.text.as_deref().unwrap_or(b"null"));
    }

    fn is_nothing(&self) -> bool {
        self.text.is_none()
    }
}

impl<T, const READ: bool> Serialize for JsonValue<T, READ> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json::value(self).serialize(serializer)
    }
}

impl<T, const READ: bool> Read for JsonValue<T, READ> {
    fn fill(&mut self, value: serde_json::Value) -> Result<(), Error> {
        if READ {
            self.text = Some(json::write(&value).into());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_there_is_nothing_to_tell_of_is_left_out() {
        let piece = serde_json::to_value(Piece::default()).expect("a piece is JSON");
        assert!(
            piece.get("stats").is_some() && piece.get("calcs").is_none() && piece.get("zones").is_none(),
            "{piece}"
        );
        let told = Piece { foretold: OutputOnly::new(&Vec::new()), ..Piece::default() };
        assert_eq!(serde_json::to_value(told).expect("a piece is JSON")["foretold"], serde_json::json!([]));
    }
}
