//! What a value holds, found out by serialising it: for those who know nothing of its type.

use std::fmt::Display;

use bequest_engine::{MAX_SEATS, Seat};
use serde::de::value::Error;
use serde::{Serialize, Serializer, ser};

/// What a value holds, in the order in which it writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Nothing, or what the viewer does not know.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text: a piece in its notation, or a number with a fraction.
    Text(String),
    /// A seat.
    Seat(Seat),
    /// Some values.
    List(Vec<Shape>),
    /// One value for each seat.
    PerSeat(Vec<Shape>),
    /// Values with names.
    Fields(Vec<(String, Shape)>),
    /// One of several kinds, with what it holds.
    Kind(String, Box<Shape>),
}

impl Shape {
    /// Returns what a value holds; nothing if it cannot be written.
    pub fn of(value: &impl Serialize) -> Self {
        value.serialize(Shaper).unwrap_or(Shape::Nothing)
    }

    /// Returns whether there is nothing to say of it.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Shape::Nothing)
    }

    /// Returns whether some of it is not known.
    pub fn has_gaps(&self) -> bool {
        match self {
            Shape::Nothing => true,
            Shape::Flag(_) | Shape::Number(_) | Shape::Text(_) | Shape::Seat(_) => false,
            Shape::List(items) | Shape::PerSeat(items) => items.iter().any(Shape::has_gaps),
            Shape::Fields(fields) => fields.iter().any(|(_, value)| value.has_gaps()),
            Shape::Kind(_, inner) => !inner.is_nothing() && inner.has_gaps(),
        }
    }

    /// Returns its values with their names, if they have any.
    pub fn fields(&self) -> &[(String, Shape)] {
        match self {
            Shape::Fields(fields) => fields,
            Shape::Nothing
            | Shape::Flag(_)
            | Shape::Number(_)
            | Shape::Text(_)
            | Shape::Seat(_)
            | Shape::List(_)
            | Shape::PerSeat(_)
            | Shape::Kind(..) => &[],
        }
    }

    /// Returns the value of this name.
    pub fn field(&self, name: &str) -> Option<&Shape> {
        self.fields().iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// The fields that hold which of several kinds a value is, where they come first.
const TAGS: [&str; 4] = ["name", "told", "kind", "type"];

/// Makes a shape of whatever is written.
struct Shaper;

/// The items of a list, as far as they are written.
struct Items {
    kind: Option<&'static str>,
    items: Vec<Shape>,
}

/// The fields of a value, as far as they are written.
struct Pairs {
    kind: Option<&'static str>,
    key: String,
    fields: Vec<(String, Shape)>,
}

type Shaped = Result<Shape, Error>;

fn of_kind(kind: Option<&'static str>, shape: Shape) -> Shape {
    match kind {
        Some(kind) => Shape::Kind(kind.to_owned(), Box::new(shape)),
        None => shape,
    }
}

fn number(number: impl TryInto<i64> + Display + Copy) -> Shaped {
    Ok(number.try_into().map_or_else(|_| Shape::Text(number.to_string()), Shape::Number))
}

fn seat(shape: Shape) -> Shape {
    match shape {
        Shape::Number(number @ 1..) if number as usize <= MAX_SEATS => Shape::Seat(Seat::new(number as usize - 1)),
        other => other,
    }
}

fn per_seat(shape: Shape) -> Shape {
    match shape {
        Shape::List(items) => Shape::PerSeat(items),
        other => other,
    }
}

macro_rules! numbers {
    ($($method:ident $type:ty),+) => {
        $(fn $method(self, value: $type) -> Shaped {
            number(value)
        })+
    };
}

impl Serializer for Shaper {
    type Ok = Shape;
    type Error = Error;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Pairs;
    type SerializeStruct = Pairs;
    type SerializeStructVariant = Pairs;

    numbers! {
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64
    }

    fn serialize_bool(self, value: bool) -> Shaped {
        Ok(Shape::Flag(value))
    }

    fn serialize_f32(self, value: f32) -> Shaped {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Shaped {
        Ok(Shape::Text(value.to_string()))
    }

    fn serialize_char(self, value: char) -> Shaped {
        Ok(Shape::Text(value.into()))
    }

    fn serialize_str(self, value: &str) -> Shaped {
        Ok(Shape::Text(value.to_owned()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Shaped {
        value.serialize(self)
    }

    fn serialize_none(self) -> Shaped {
        Ok(Shape::Nothing)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Shaped {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Shaped {
        Ok(Shape::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Shaped {
        Ok(Shape::Nothing)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Shaped {
        Ok(of_kind(Some(variant), Shape::Nothing))
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, name: &'static str, value: &T) -> Shaped {
        let shape = value.serialize(self)?;
        Ok(match name {
            "Seat" => seat(shape),
            "PerSeat" => per_seat(shape),
            _ => shape,
        })
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Shaped {
        Ok(of_kind(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items, Error> {
        Ok(Items { kind: None, items: Vec::new() })
    }

    fn serialize_tuple(self, _: usize) -> Result<Items, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Items, Error> {
        Ok(Items { kind: Some(variant), items: Vec::new() })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Pairs, Error> {
        Ok(Pairs { kind: None, key: String::new(), fields: Vec::new() })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Pairs, Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Pairs, Error> {
        Ok(Pairs { kind: Some(variant), key: String::new(), fields: Vec::new() })
    }
}

impl Items {
    fn add(&mut self, value: &(impl ?Sized + Serialize)) -> Result<(), Error> {
        self.items.push(value.serialize(Shaper)?);
        Ok(())
    }

    fn whole(self) -> Shape {
        of_kind(self.kind, Shape::List(self.items))
    }
}

impl Pairs {
    fn add(&mut self, name: &str, value: &(impl ?Sized + Serialize)) -> Result<(), Error> {
        self.fields.push((name.to_owned(), value.serialize(Shaper)?));
        Ok(())
    }

    fn whole(mut self) -> Shape {
        let tagged = matches!(&self.fields[..], [(name, Shape::Text(_)), ..] if TAGS.contains(&name.as_str()));
        if !tagged || self.kind.is_some() {
            return of_kind(self.kind, Shape::Fields(self.fields));
        }
        let rest = self.fields.split_off(1);
        let inner = if rest.is_empty() { Shape::Nothing } else { Shape::Fields(rest) };
        match self.fields.pop() {
            Some((_, Shape::Text(kind))) => Shape::Kind(kind, Box::new(inner)),
            _ => inner,
        }
    }
}

/// Writes the traits that take items one by one.
macro_rules! items {
    ($($trait:ident $method:ident),+) => {
        $(impl ser::$trait for Items {
            type Ok = Shape;
            type Error = Error;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
                self.add(value)
            }

            fn end(self) -> Shaped {
                Ok(self.whole())
            }
        })+
    };
}

items! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
}

/// Writes the traits that take fields one by one.
macro_rules! pairs {
    ($($trait:ident),+) => {
        $(impl ser::$trait for Pairs {
            type Ok = Shape;
            type Error = Error;

            fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.add(name, value)
            }

            fn end(self) -> Shaped {
                Ok(self.whole())
            }
        })+
    };
}

pairs! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Pairs {
    type Ok = Shape;
    type Error = Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        self.key = match key.serialize(Shaper)? {
            Shape::Text(text) => text,
            Shape::Number(number) => number.to_string(),
            Shape::Seat(seat) => seat.to_string(),
            Shape::Kind(kind, _) => kind,
            Shape::Flag(flag) => flag.to_string(),
            Shape::Nothing | Shape::List(_) | Shape::PerSeat(_) | Shape::Fields(_) => String::new(),
        };
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.add(&key, value)
    }

    fn end(self) -> Shaped {
        Ok(self.whole())
    }
}

#[cfg(test)]
mod tests {
    use bequest_engine::PerSeat;

    use super::*;

    #[derive(Serialize)]
    struct Sample {
        turn: Seat,
        coins: PerSeat<u8>,
        high: Option<(u8, Seat)>,
        phase: Phase,
    }

    #[derive(Serialize)]
    #[serde(tag = "name", rename_all = "snake_case")]
    enum Phase {
        FreeTurn { left: u8 },
        Over,
    }

    fn text(text: &str) -> String {
        text.to_owned()
    }

    #[test]
    fn a_value_keeps_its_order_its_seats_and_its_kinds() {
        let coins = PerSeat::from_fn(2, |seat| seat.number() as u8);
        let sample = Sample { turn: Seat::new(1), coins, high: None, phase: Phase::FreeTurn { left: 2 } };
        let left = Shape::Fields(vec![(text("left"), Shape::Number(2))]);
        let expected = Shape::Fields(vec![
            (text("turn"), Shape::Seat(Seat::new(1))),
            (text("coins"), Shape::PerSeat(vec![Shape::Number(1), Shape::Number(2)])),
            (text("high"), Shape::Nothing),
            (text("phase"), Shape::Kind(text("free_turn"), Box::new(left))),
        ]);
        assert_eq!(Shape::of(&sample), expected);
        assert_eq!(Shape::of(&Phase::Over), Shape::Kind(text("over"), Box::new(Shape::Nothing)));
    }

    #[test]
    fn what_is_not_known_is_a_gap() {
        assert!(Shape::of(&(1, None::<u8>)).has_gaps());
        assert!(!Shape::of(&(1, Phase::Over)).has_gaps());
    }
}
