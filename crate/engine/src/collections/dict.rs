//! A dictionary: few entries, kept in the order in which they came.

use std::ops::Index;

use serde::{Serialize, Serializer};

use crate::wire::Word;

/// Values by name, in order of insertion: a JSON object. It has few entries, so it is searched from end to end; a hash
/// table for each type of value would cost the page more bytes than it saves time.
#[derive(Clone, Eq, Debug)]
pub struct Dict<T>(Vec<(Word, T)>);

impl<T> Default for Dict<T> {
    fn default() -> Self {
        Dict(Vec::new())
    }
}

/// Room for the numbers of most pieces.
const FEW: usize = 8;

/// More entries than this are made room for as they come.
const MOST: usize = 32;

impl<T: PartialEq> PartialEq for Dict<T> {
    #[inline(never)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Dict<T> {
    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|(n, _)| n.as_str() == name).map(|(_, value)| value)
    }

    /// The value of a name, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        self.0.iter_mut().find(|(n, _)| n.as_str() == name).map(|(_, value)| value)
    }

    /// Sets the value of a name.
    #[inline(never)]
    pub fn insert(&mut self, name: Word, value: T) {
        match self.get_mut(&name) {
            Some(old) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// The same of a name that is written in the program. Tables are full of it: it is there once, and not in every line of
    /// theirs.
    #[inline(never)]
    pub fn set(&mut self, name: &'static str, value: T) {
        self.insert(name.into(), value);
    }

    /// Takes all entries out, and has at most this one.
    pub fn have_only(&mut self, entry: Option<(&'static str, T)>) {
        self.0.clear();
        self.0.extend(entry.map(|(name, value)| (name.into(), value)));
    }

    /// Adds the value of a name that is written in the program and is not there yet.
    #[inline(never)]
    pub fn add(&mut self, name: &'static str, value: T) {
        debug_assert!(self.get(name).is_none(), "`{name}` has a value");
        if self.0.capacity() == 0 {
            self.0.reserve(FEW);
        }
        self.0.push((name.into(), value));
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Word, &T)> {
        self.0.iter().map(|(name, value)| (name, value))
    }

    /// The names, in order.
    pub fn keys(&self) -> impl Iterator<Item = &Word> {
        self.0.iter().map(|(name, _)| name)
    }

    /// The values, in order, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().map(|(_, value)| value)
    }

    /// The values, in order.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, value)| value)
    }
}

impl<T> Index<&str> for Dict<T> {
    type Output = T;

    fn index(&self, name: &str) -> &T {
        self.get(name).unwrap_or_else(|| panic!("no entry is called `{name}`"))
    }
}

impl<T, W: Into<Word>> FromIterator<(W, T)> for Dict<T> {
    fn from_iter<I: IntoIterator<Item = (W, T)>>(entries: I) -> Self {
        let entries = entries.into_iter();
        let (least, most) = entries.size_hint();
        let mut dict = Dict(Vec::with_capacity(most.filter(|most| *most <= MOST).unwrap_or(least)));
        entries.for_each(|(name, value)| dict.insert(name.into(), value));
        dict
    }
}

impl<T, W: Into<Word>, const N: usize> From<[(W, T); N]> for Dict<T> {
    fn from(entries: [(W, T); N]) -> Self {
        entries.into_iter().collect()
    }
}

impl<T: Copy> Dict<T> {
    /// These values, whose names differ.
    #[must_use]
    pub fn of(entries: &[(&'static str, T)]) -> Self {
        Dict(entries.iter().map(|(name, value)| (Word::fixed(name), *value)).collect())
    }
}

impl<T> IntoIterator for Dict<T> {
    type Item = (Word, T);
    type IntoIter = std::vec::IntoIter<(Word, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a Dict<T> {
    type Item = (&'a Word, &'a T);
    type IntoIter = std::iter::Map<std::slice::Iter<'a, (Word, T)>, fn(&'a (Word, T)) -> Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(|(name, value)| (name, value))
    }
}

impl<T: Serialize> Serialize for Dict<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Dict<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        indexmap::IndexMap::<String, T>::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        indexmap::IndexMap::<String, T>::json_schema(generator)
    }

    fn inline_schema() -> bool {
        true
    }
}

#[cfg(test)]
impl<T: ts_rs::TS + 'static> ts_rs::TS for Dict<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        indexmap::IndexMap::<String, T>::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        indexmap::IndexMap::<String, T>::inline(cfg)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
        indexmap::IndexMap::<String, T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor) {
        indexmap::IndexMap::<String, T>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_value_and_stays_where_it_came_first() {
        let mut dict = Dict::from([("b", 1), ("a", 2)]);
        dict.set("b", 3);
        *dict.get_mut("a").expect("it has a value") += 5;
        assert_eq!((dict["b"], dict["a"], dict.get("c")), (3, 7, None));
        assert_eq!((dict.len(), dict.is_empty(), Dict::<u8>::default().is_empty()), (2, false, true));
        assert_eq!(dict, Dict::of(&[("b", 3), ("a", 7)]));
        assert_eq!(dict.into_iter().collect::<Vec<_>>(), [("b".into(), 3), ("a".into(), 7)]);
    }
}
