//! Shapes: records that are read from JSON field by field, so that a fault names its field, an unknown field is a
//! fault, and one reader serves every shape. (A derived reader for each costs the page three times the bytes.)

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::collections::dict::Dict;
use crate::refusal::Error;
use crate::refusal::faults::Faults;
use crate::side::Side;

/// What can be read from a JSON value, into a place that holds a default.
// Into a place, not to a value: that makes every reader one function behind a `dyn`, and a record a list of places.
pub trait Read {
    /// Reads it.
    ///
    /// # Errors
    /// The field that is wrong, by its path.
    fn fill(&mut self, value: Value) -> Result<(), Error>;

    /// Reads a new one.
    ///
    /// # Errors
    /// The field that is wrong, by its path.
    fn read(value: Value) -> Result<Self, Error>
    where
        Self: Sized + Default,
    {
        let mut new = Self::default();
        new.fill(value)?;
        Ok(new)
    }
}

/// Reads an object into the places of a record's fields; one that is not there keeps its default.
///
/// # Errors
/// A field that is wrong, or that the record does not have.
pub fn fill(names: &[&str], places: &mut [&mut dyn Read], value: Value) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (name, value) in object(value)? {
        match names.iter().position(|known| *known == name) {
            Some(n) => drop(faults.note_in(&name, places[n].fill(value))),
            None => faults.must(false, &name, &format!("there is no such field; fields are {}", names.join(", "))),
        }
    }
    faults.end(())
}

fn object(value: Value) -> Result<Map<String, Value>, Error> {
    match value {
        Value::Object(map) => Ok(map),
        other => Err(wrong("an object", &other)),
    }
}

/// Reads a list, item by item.
fn each(value: Value, read: &mut dyn FnMut(Value) -> Result<(), Error>) -> Result<(), Error> {
    let Value::Array(items) = value else { return Err(wrong("a list", &value)) };
    let mut faults = Faults::default();
    for (n, item) in items.into_iter().enumerate() {
        // Its place is written only where something is wrong: most lists have no fault.
        if let Err(fault) = read(item) {
            faults.add(fault.inside(&format!("[{n}]")));
        }
    }
    faults.end(())
}

#[cold]
fn wrong(expected: &str, got: &Value) -> Error {
    let got = match got {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "another number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    Error::new("field", format!("it must be {expected}, not {got}"))
}

fn whole(value: &Value, least: i64, most: i64, kind: &str) -> Result<i64, Error> {
    let number = value.as_i64().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| wrong(&format!("a whole number ({kind})"), value))
}

macro_rules! whole {
    ($($number:ident),*) => {$(
        impl Read for $number {
            fn fill(&mut self, value: Value) -> Result<(), Error> {
                *self = whole(&value, $number::MIN.into(), $number::MAX.into(), stringify!($number))? as $number;
                Ok(())
            }
        }
    )*};
}

whole!(u8, i8, i16, i32, u32);

/// Readers of what is one JSON value.
macro_rules! plain {
    ($($type:ty, $expected:literal: $pattern:pat => $read:expr;)*) => {$(
        impl Read for $type {
            fn fill(&mut self, value: Value) -> Result<(), Error> {
                match value {
                    $pattern => *self = $read,
                    other => return Err(wrong($expected, &other)),
                }
                Ok(())
            }
        }
    )*};
}

plain! {
    f64, "a number": Value::Number(number) => number.as_f64().unwrap_or_default();
    bool, "true or false": Value::Bool(bool) => bool;
    String, "a text": Value::String(text) => text;
}

impl Read for Value {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        *self = value;
        Ok(())
    }
}

impl Read for Option<Side> {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        *self = match &value {
            Value::Null => None,
            Value::String(name) if Side::named(name).is_some() => Side::named(name),
            _ => return Err(Error::new("field", "it must be a side: p1, p2")),
        };
        Ok(())
    }
}

impl<T: Read + Default> Read for Arc<T> {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        *self = Arc::new(T::read(value)?);
        Ok(())
    }
}

impl<T: Read + Default> Read for Option<T> {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        *self = None;
        if value.is_null() { Ok(()) } else { self.insert(T::default()).fill(value) }
    }
}

impl<T: Read + Default> Read for Vec<T> {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        each(value, &mut |item| {
            self.push(T::default());
            self.last_mut().map_or(Ok(()), |last| last.fill(item))
        })
    }
}

impl<T: Read + Copy + Default, const N: usize> Read for [T; N] {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        let items = Vec::<T>::read(value)?;
        let text = || format!("it must have {N} items, not {}", items.len());
        *self = <[T; N]>::try_from(items.as_slice()).map_err(|_| Error::new("field", text()))?;
        Ok(())
    }
}

impl<T: Read + Default> Read for Dict<T> {
    fn fill(&mut self, value: Value) -> Result<(), Error> {
        let mut faults = Faults::default();
        for (name, value) in object(value)? {
            let mut item = T::default();
            faults.note_in(&name, item.fill(value));
            self.insert(name.into(), item);
        }
        faults.end(())
    }
}

/// Makes records [`Read`]: `record! { struct Name { field: Type, other as "otherName": Type } }`.
#[macro_export]
macro_rules! record {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident $(as $json:literal)?: $type:ty),* $(,)?
    }) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $type),*
        }

        impl $name {
            #[allow(dead_code, reason = "few ask for the names alone")]
            pub(crate) const FIELDS: &[&str] = &[$($crate::json_name!($field $(as $json)?)),*];
        }

        impl $crate::json::shape::Read for $name {
            fn fill(&mut self, value: serde_json::Value) -> Result<(), $crate::refusal::Error> {
                $crate::json::shape::fill(Self::FIELDS, &mut [$(&mut self.$field),*], value)
            }
        }
    };
}

/// The name of a field in JSON.
#[doc(hidden)]
#[macro_export]
macro_rules! json_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident as $json:literal) => {
        $json
    };
}

pub use record;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_side_may_be_nobody() {
        let read = |value: Value| Option::<Side>::read(value).ok();
        assert_eq!(read(json!("p2")), Some(Some(Side::P2)));
        assert_eq!(read(json!("neutral")), Some(Some(Side::NEUTRAL)));
        assert_eq!(read(json!(null)), Some(None));
        assert_eq!([json!("p5"), json!(""), json!(2)].map(read), [None, None, None]);
    }
}
