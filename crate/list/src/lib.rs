//! Lists of words: static data that content is made of. A crate of its own, because what builds a game reads its rows into
//! them, and the game has them in it.
#![forbid(unsafe_code)]

mod words;

/// A list of words: static data, shared by all who read it.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct List<T: 'static>(pub &'static [T]);

// Written out because the derived ones would ask the same of `T`.
impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<T> {}

impl<T> Default for List<T> {
    fn default() -> Self {
        List(&[])
    }
}

impl<T> std::ops::Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.0
    }
}

#[cfg(not(target_family = "wasm"))]
impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for List<T> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // Rows are read once in the life of a program.
        Ok(List(Vec::leak(Vec::deserialize(from)?)))
    }
}
