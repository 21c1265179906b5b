//! Writes any value as the Rust expression that makes it, so that data which was read and validated here is part of the
//! crate as statics, without a reader. Names of variants are those of the JSON, put back into Rust's.

use std::fmt;

use serde::ser::{
    Error as _, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleVariant, Serializer,
};

/// The expression for a value.
pub fn expression(value: &impl Serialize) -> String {
    value.serialize(Writer).expect("rows hold nothing that Rust cannot say")
}

/// What cannot be written as Rust.
#[derive(Debug)]
pub struct Unsayable(String);

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsayable {}

impl serde::ser::Error for Unsayable {
    fn custom<T: fmt::Display>(text: T) -> Self {
        Unsayable(text.to_string())
    }
}

type Text = Result<String, Unsayable>;

/// `dying-wish` as Rust calls it. `self` is a word of its own there.
fn variant(name: &str) -> String {
    if name == "self" {
        return "This".to_owned();
    }
    name.split('-').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

fn field(name: &str) -> String {
    name.replace('-', "_")
}

struct Writer;

/// Parts between brackets.
pub struct Parts {
    open: String,
    parts: Vec<String>,
    close: &'static str,
}

impl Parts {
    fn new(open: String, close: &'static str) -> Result<Parts, Unsayable> {
        Ok(Parts { open, parts: Vec::new(), close })
    }

    fn push(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Unsayable> {
        self.parts.push(format!("{name}{}", value.serialize(Writer)?));
        Ok(())
    }

    fn text(self) -> Text {
        Ok(format!("{}{}{}", self.open, self.parts.join(", "), self.close))
    }
}

macro_rules! numbers {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, n: $type) -> Text {
            Ok(n.to_string())
        })*
    };
}

impl Serializer for Writer {
    type Ok = String;
    type Error = Unsayable;
    type SerializeSeq = Parts;
    type SerializeTuple = Parts;
    type SerializeTupleStruct = Impossible<String, Unsayable>;
    type SerializeTupleVariant = Parts;
    type SerializeMap = Impossible<String, Unsayable>;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Parts;

    numbers!(
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    );

    fn serialize_f32(self, _: f32) -> Text {
        Err(Unsayable::custom("a fraction"))
    }

    fn serialize_f64(self, _: f64) -> Text {
        Err(Unsayable::custom("a fraction"))
    }

    fn serialize_char(self, c: char) -> Text {
        Ok(format!("{c:?}"))
    }

    fn serialize_str(self, text: &str) -> Text {
        Ok(format!("{text:?}"))
    }

    fn serialize_bytes(self, _: &[u8]) -> Text {
        Err(Unsayable::custom("bytes"))
    }

    fn serialize_none(self) -> Text {
        Ok("None".to_owned())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Text {
        Ok(format!("Some({})", value.serialize(Writer)?))
    }

    fn serialize_unit(self) -> Text {
        Ok("()".to_owned())
    }

    fn serialize_unit_struct(self, name: &'static str) -> Text {
        Ok(name.to_owned())
    }

    fn serialize_unit_variant(self, name: &'static str, _: u32, of: &'static str) -> Text {
        Ok(format!("{name}::{}", variant(of)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Text {
        Ok(format!("{name}({})", value.serialize(Writer)?))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        of: &'static str,
        value: &T,
    ) -> Text {
        Ok(format!("{name}::{}({})", variant(of), value.serialize(Writer)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts, Unsayable> {
        Parts::new("&[".to_owned(), "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts, Unsayable> {
        Parts::new("(".to_owned(), ")")
    }

    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Unsayable> {
        Err(Unsayable::custom(name))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        of: &'static str,
        _: usize,
    ) -> Result<Parts, Unsayable> {
        Parts::new(format!("{name}::{}(", variant(of)), ")")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unsayable> {
        Err(Unsayable::custom("a map"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts, Unsayable> {
        Parts::new(format!("{name} {{ "), " }")
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        of: &'static str,
        _: usize,
    ) -> Result<Parts, Unsayable> {
        Parts::new(format!("{name}::{} {{ ", variant(of)), " }")
    }
}

impl SerializeSeq for Parts {
    type Ok = String;
    type Error = Unsayable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsayable> {
        self.push("", value)
    }

    fn end(self) -> Text {
        self.text()
    }
}

impl SerializeTuple for Parts {
    type Ok = String;
    type Error = Unsayable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsayable> {
        self.push("", value)
    }

    fn end(self) -> Text {
        self.text()
    }
}

impl SerializeTupleVariant for Parts {
    type Ok = String;
    type Error = Unsayable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsayable> {
        self.push("", value)
    }

    fn end(self) -> Text {
        self.text()
    }
}

impl SerializeStruct for Parts {
    type Ok = String;
    type Error = Unsayable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unsayable> {
        self.push(&format!("{}: ", field(name)), value)
    }

    fn end(self) -> Text {
        self.text()
    }
}

impl SerializeStructVariant for Parts {
    type Ok = String;
    type Error = Unsayable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unsayable> {
        self.push(&format!("{}: ", field(name)), value)
    }

    fn end(self) -> Text {
        self.text()
    }
}
