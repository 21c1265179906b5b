//! The numbers of skills, characters and items, and how rows name them.

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident),+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub struct $id(pub u8);

            impl $id {
                /// None of them.
                pub const NONE: $id = $id(u8::MAX);

                /// Whether it is one of them.
                #[must_use]
                pub fn is_some(self) -> bool {
                    self != $id::NONE
                }

                /// For indexing.
                #[must_use]
                pub fn index(self) -> usize {
                    usize::from(self.0)
                }
            }

            impl Default for $id {
                fn default() -> Self {
                    $id::NONE
                }
            }
        )+
    };
}

ids! {
    /// A skill, by its place in the list.
    SkillId,
    /// A character, by its place in the list.
    CharacterId,
    /// An item, by its place in the list.
    ItemId
}

#[cfg(not(target_family = "wasm"))]
pub use rows::{Names, array, reading};

/// Reading the ids from rows: native only, for the build, the tests and the command line.
#[cfg(not(target_family = "wasm"))]
mod rows {
    use super::{CharacterId, ItemId, SkillId};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::{Serialize, Serializer};
    use std::cell::RefCell;
    use std::collections::HashMap;

    /// What the words of rows are looked up in while they are read.
    #[derive(Clone, Default, Debug)]
    pub struct Names {
        /// Skills by id.
        pub skills: HashMap<String, u8>,
        /// Characters by id.
        pub characters: HashMap<String, u8>,
        /// Items by id.
        pub items: HashMap<String, u8>,
    }

    thread_local! {
        static NAMES: RefCell<Names> = RefCell::default();
    }

    /// Reads something while these names count.
    pub fn reading<T>(names: &Names, read: impl FnOnce() -> T) -> T {
        NAMES.set(names.clone());
        read()
    }

    /// Writes a list that is part of its row: the build would write it as a tuple.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn array<T: Serialize, const N: usize, S: Serializer>(list: &[T; N], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_newtype_struct("*", list.as_slice())
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

    named!(SkillId, skills, "skill");
    named!(CharacterId, characters, "character");
    named!(ItemId, items, "item");
}
