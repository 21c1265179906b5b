//! The numbers of abilities, conditions and runes, and how rows name them.

/// An ability, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AbilityId(pub u8);

/// No ability.
pub const NO_ABILITY: AbilityId = AbilityId(u8::MAX);

/// A condition, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConditionId(pub u8);

/// A rune or a token, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuneId(pub u8);

/// No rune.
pub const NO_RUNE: RuneId = RuneId(u8::MAX);

impl Default for AbilityId {
    fn default() -> Self {
        NO_ABILITY
    }
}

impl Default for ConditionId {
    fn default() -> Self {
        ConditionId(u8::MAX)
    }
}

impl Default for RuneId {
    fn default() -> Self {
        NO_RUNE
    }
}

#[cfg(not(target_family = "wasm"))]
pub use rows::{Names, reading};

/// Reading the ids from rows: native only, for the build, the tests and the command line.
#[cfg(not(target_family = "wasm"))]
mod rows {
    use super::{AbilityId, ConditionId, RuneId};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::{Serialize, Serializer};
    use std::cell::RefCell;
    use std::collections::HashMap;

    /// What the words of rows are looked up in while they are read.
    #[derive(Clone, Default, Debug)]
    pub struct Names {
        /// Abilities by id.
        pub abilities: HashMap<String, u8>,
        /// Conditions by id.
        pub conditions: HashMap<String, u8>,
        /// Runes and tokens by id.
        pub runes: HashMap<String, u8>,
    }

    thread_local! {
        static NAMES: RefCell<Names> = RefCell::default();
    }

    /// Reads something while these names count.
    pub fn reading<T>(names: &Names, read: impl FnOnce() -> T) -> T {
        NAMES.set(names.clone());
        read()
    }

    macro_rules! named {
        ($id:ident, $list:ident, $what:literal) => {
            impl<'de> Deserialize<'de> for $id {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    let id = String::deserialize(from)?;
                    let found = NAMES.with_borrow(|names| names.$list.get(&id).copied());
                    found
                        .map($id)
                        .ok_or_else(|| D::Error::custom(format!(concat!("no ", $what, " is called `{}`"), id)))
                }
            }

            impl Serialize for $id {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.serialize_newtype_struct(stringify!($id), &self.0)
                }
            }
        };
    }

    named!(AbilityId, abilities, "ability");
    named!(ConditionId, conditions, "condition");
    named!(RuneId, runes, "rune");
}
