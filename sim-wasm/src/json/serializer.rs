//! What derives `Serialize`, as JSON text. It stands in for `serde_json`, which would make the
//! compiled module a seventh larger.
#![cfg_attr(
    not(test),
    expect(clippy::cast_precision_loss, reason = "JSON has one kind of number")
)]

use super::Json;
use core::fmt::{self, Display};
use serde::ser::{self, Impossible, Serialize};

/// What `serialize` gives.
type Done = Result<(), Unsupported>;

/// What cannot be written: bytes, tuple structs and enum variants that hold something. No text of this
/// simulator has them.
#[derive(Debug, PartialEq, Eq)]
pub struct Unsupported(String);

impl Display for Unsupported {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{} cannot be written as JSON", self.0)
    }
}

impl core::error::Error for Unsupported {}

impl ser::Error for Unsupported {
    fn custom<T: Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

fn holds(variant: &str) -> Unsupported {
    Unsupported(format!("the enum variant {variant}"))
}

/// An array or object that is being written.
pub struct Open<'a> {
    json: &'a mut Json,
    bracket: char,
}

impl Open<'_> {
    fn close(self) -> Done {
        self.json.close(self.bracket);
        Ok(())
    }
}

/// Numbers of all kinds are written alike.
macro_rules! numbers {
    ($($method:ident: $number:ty),* $(,)?) => {
        $(fn $method(self, value: $number) -> Done {
            self.number(value as f64);
            Ok(())
        })*
    };
}

impl<'a> ser::Serializer for &'a mut Json {
    type Ok = ();
    type Error = Unsupported;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeTupleStruct = Impossible<(), Unsupported>;
    type SerializeTupleVariant = Impossible<(), Unsupported>;
    type SerializeStructVariant = Impossible<(), Unsupported>;

    fn serialize_bool(self, value: bool) -> Done {
        self.boolean(value);
        Ok(())
    }
    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64,
    }
    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, value: &str) -> Done {
        self.string(value);
        Ok(())
    }
    fn serialize_bytes(self, _: &[u8]) -> Done {
        Err(Unsupported("bytes".into()))
    }
    fn serialize_none(self) -> Done {
        self.null();
        Ok(())
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Done {
        self.serialize_none()
    }
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_none()
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: &T,
    ) -> Done {
        Err(holds(variant))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Unsupported> {
        self.open('[');
        Ok(Open {
            json: self,
            bracket: ']',
        })
    }
    fn serialize_tuple(self, length: usize) -> Result<Open<'a>, Unsupported> {
        self.serialize_seq(Some(length))
    }
    fn serialize_tuple_struct(
        self,
        name: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Unsupported> {
        Err(Unsupported(name.into()))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unsupported> {
        Err(holds(variant))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Unsupported> {
        self.open('{');
        Ok(Open {
            json: self,
            bracket: '}',
        })
    }
    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Open<'a>, Unsupported> {
        self.serialize_map(Some(length))
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unsupported> {
        Err(holds(variant))
    }
}

impl ser::SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.json)
    }
    fn end(self) -> Done {
        self.close()
    }
}

impl ser::SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.json)
    }
    fn end(self) -> Done {
        self.close()
    }
}

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(&mut *self.json)?;
        self.json.after_key();
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.json)
    }
    fn end(self) -> Done {
        self.close()
    }
}

impl ser::SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        value.serialize(self.json.key(name))
    }
    fn end(self) -> Done {
        self.close()
    }
}
