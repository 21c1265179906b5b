//! The shapes that cross the boundary as JSON: Table, Action, Event and what belongs to them. One shape each, for
//! every game. TypeScript's types and the published schemas are made from these files.

/// A shape: read from JSON field by field, written by serde, told to TypeScript and to the schemas. A field that is
/// `= None` is left out of the JSON where it has nothing to say, one that is `| empty` where it is empty or
/// false; any other is always there.
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

        impl $crate::json::write::Write for $name {
            fn write(&self, out: &mut Vec<u8>) {
                const LEFT_OUT: &[bool] = &[$($crate::wire::left_out!($($none)? $($empty)?)),*];
                $crate::json::write::fields(Self::FIELDS, LEFT_OUT, &[$(&self.$field),*], out);
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

use left_out;

mod action;
mod bot;
mod event;
mod game;
mod preview;
mod scenario;
mod setup;
mod shows;
mod table;
#[cfg(test)]
mod types;

use serde::Serialize;

use crate::json;
use crate::json::shape::Read;
use crate::json::write::Write;
use crate::refusal::Error;
pub use action::{Action, Offer};
pub use bot::{BotChoice, Progress};
pub use event::{Calc, CalcStep, Dice, Event, Operation};
pub use game::{DeckList, GameInfo, Options, Save, Seat};
pub use preview::{Change, Preview, PreviewOutcome};
pub use scenario::{Difference, Scenario, ScenarioStep, Script, Verdict};
pub use setup::{
    BoardSchema, HeldSchema, PieceSchema, PileSchema, PlayerSchema, Range, SetupSchema, StatSchema, StateSchema,
    WaySchema,
};
pub use shows::Shows;
pub use table::{
    Board, CardInPlay, Decision, Edge, GameResult, Held, PastDeed, Piece, Pile, Place, Player, Table, Zone,
};

/// A square, `[x, y]`, from 1, x to the right, y down.
pub type Square = [i16; 2];

/// A part of a table that is kept as plain JSON, so that the module of a game without it carries neither reader nor writer.
/// `READ`: set-ups may give it, and the game that takes it reads it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JsonValue<T, const READ: bool> {
    #[cfg_attr(feature = "schema", schemars(with = "Option<T>"))]
    value: Option<serde_json::Value>,
    #[serde(skip)]
    of: std::marker::PhantomData<T>,
}

/// What a table tells and no set-up gives. A table that is given back may have it; it is not read.
pub type OutputOnly<T> = JsonValue<T, false>;

/// What only some games read from a set-up.
pub type ReadByGame<T> = JsonValue<T, true>;

impl<T: Write, const READ: bool> JsonValue<T, READ> {
    /// Something to tell.
    pub fn new(what: &T) -> Self {
        JsonValue { value: Some(json::value(what)), of: std::marker::PhantomData }
    }
}

impl<T> JsonValue<T, true> {
    /// What a set-up says, in the words that its game asks for.
    ///
    /// # Errors
    /// The field that is wrong, by its path.
    pub fn said<S: Read + Default>(&self) -> Result<S, Error> {
        self.value.clone().map_or(Ok(S::default()), S::read)
    }
}

impl<T, const READ: bool> Default for JsonValue<T, READ> {
    fn default() -> Self {
        JsonValue { value: None, of: std::marker::PhantomData }
    }
}

impl<T, const READ: bool> Write for JsonValue<T, READ> {
    fn write(&self, out: &mut Vec<u8>) {
        self.value.write(out);
    }

    fn is_nothing(&self) -> bool {
        self.value.is_none()
    }
}

impl<T, const READ: bool> Read for JsonValue<T, READ> {
    fn fill(&mut self, value: serde_json::Value) -> Result<(), Error> {
        if READ {
            self.value = Some(value);
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
        let told = Piece { zones: OutputOnly::new(&Vec::new()), ..Piece::default() };
        assert_eq!(serde_json::to_value(told).expect("a piece is JSON")["zones"], serde_json::json!([]));
    }
}
