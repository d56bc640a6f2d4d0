//! A part of a document that may be of another kind than it should be, so that one reading finds
//! everything that is wrong.

use super::check::Errors;
use serde::Deserialize;
use serde_json::Value;

/// What a field should hold, or what it holds instead.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Given<T> {
    Right(T),
    Wrong(Value),
}

impl<T> Given<T> {
    /// The part; else what is accepted in its place is noted as an error.
    pub fn read(self, field: &str, accepted: &str, errors: &mut Errors) -> Option<T> {
        match self {
            Given::Right(part) => Some(part),
            Given::Wrong(value) => {
                errors.add(field, value, accepted);
                None
            }
        }
    }
}

#[cfg(test)]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Given<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }

    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::json_schema(generator)
    }
}
