//! Shapes: records that are read from JSON field by field, so that a fault names its field, an unknown field is a
//! fault, and one reader serves every shape. (A derived reader for each costs the page three times the bytes.)

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::refusal::Error;
use super::side::Side;

/// What can be read from a JSON value.
pub trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// The field that is wrong, by its path.
    fn read(value: Value) -> Result<Self, Error>;
}

/// The fields of a JSON object, taken out one by one.
pub struct Fields(Map<String, Value>);

impl Fields {
    /// The fields of an object.
    ///
    /// # Errors
    /// When it is no object.
    pub fn of(value: Value) -> Result<Fields, Error> {
        match value {
            Value::Object(map) => Ok(Fields(map)),
            other => Err(wrong("an object", &other)),
        }
    }

    /// Takes a field out; one that is not there has its default.
    ///
    /// # Errors
    /// When it is something else than it should be.
    // Not inlined: a record has many fields of the same few types.
    #[inline(never)]
    pub fn take<T: Read + Default>(&mut self, name: &str) -> Result<T, Error> {
        match self.0.shift_remove(name) {
            Some(value) => T::read(value).map_err(|e| e.inside(name)),
            None => Ok(T::default()),
        }
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// The first field that the shape does not have.
    pub fn end(self, known: &[&str]) -> Result<(), Error> {
        match self.0.keys().next() {
            Some(name) => Err(Error::field(name, format!("there is no such field; fields are {}", known.join(", ")))),
            None => Ok(()),
        }
    }
}

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

macro_rules! whole {
    ($($number:ty),*) => {$(
        impl Read for $number {
            fn read(value: Value) -> Result<Self, Error> {
                let number = value.as_i64().and_then(|n| <$number>::try_from(n).ok());
                number.ok_or_else(|| wrong(concat!("a whole number (", stringify!($number), ")"), &value))
            }
        }
    )*};
}

whole!(u8, i8, i16, i32, u32);

impl Read for f64 {
    fn read(value: Value) -> Result<Self, Error> {
        value.as_f64().ok_or_else(|| wrong("a number", &value))
    }
}

impl Read for f32 {
    fn read(value: Value) -> Result<Self, Error> {
        f64::read(value).map(|n| n as f32)
    }
}

impl Read for bool {
    fn read(value: Value) -> Result<Self, Error> {
        value.as_bool().ok_or_else(|| wrong("true or false", &value))
    }
}

impl Read for String {
    fn read(value: Value) -> Result<Self, Error> {
        match value {
            Value::String(text) => Ok(text),
            other => Err(wrong("a text", &other)),
        }
    }
}

impl Read for Value {
    fn read(value: Value) -> Result<Self, Error> {
        Ok(value)
    }
}

impl Read for Side {
    fn read(value: Value) -> Result<Self, Error> {
        value.as_str().and_then(Side::named).ok_or_else(|| Error::new("field", "it must be a side: p1, p2"))
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: Value) -> Result<Self, Error> {
        if value.is_null() { Ok(None) } else { T::read(value).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: Value) -> Result<Self, Error> {
        let Value::Array(items) = value else { return Err(wrong("a list", &value)) };
        let mut list = Vec::with_capacity(items.len());
        for (n, item) in items.into_iter().enumerate() {
            list.push(T::read(item).map_err(|e| e.inside(&format!("[{n}]")))?);
        }
        Ok(list)
    }
}

impl<T: Read + Copy + Default, const N: usize> Read for [T; N] {
    fn read(value: Value) -> Result<Self, Error> {
        let items = Vec::<T>::read(value)?;
        let text = || format!("it must have {N} items, not {}", items.len());
        <[T; N]>::try_from(items.as_slice()).map_err(|_| Error::new("field", text()))
    }
}

impl<T: Read> Read for IndexMap<String, T> {
    fn read(value: Value) -> Result<Self, Error> {
        let Fields(map) = Fields::of(value)?;
        let mut entries = IndexMap::with_capacity(map.len());
        for (name, value) in map {
            let item = T::read(value).map_err(|e| e.inside(&name))?;
            entries.insert(name, item);
        }
        Ok(entries)
    }
}

/// Makes records [`Read`]: `record! { struct Name { field: Type, other as "otherName": Type } }`.
macro_rules! record {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident $(as $json:literal)?: $type:ty),* $(,)?
    }) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $type),*
        }

        impl $crate::engine::shape::Read for $name {
            fn read(value: serde_json::Value) -> Result<Self, $crate::engine::refusal::Error> {
                let mut fields = $crate::engine::shape::Fields::of(value)?;
                let read = $name {
                    $($field: fields.take($crate::engine::shape::json_name!($field $(as $json)?))?),*
                };
                fields.end(&[$($crate::engine::shape::json_name!($field $(as $json)?)),*])?;
                Ok(read)
            }
        }
    };
}

macro_rules! json_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident as $json:literal) => {
        $json
    };
}

pub(crate) use {json_name, record};
