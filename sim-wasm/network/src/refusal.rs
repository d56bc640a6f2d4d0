//! Why a description is refused.

use serde::Serialize;

/// Which field, which value, what is accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub field: String,
    pub value: String,
    pub accepted: String,
}

/// Longest value that a refusal repeats, in characters.
const LONGEST_VALUE: usize = 80;

impl Refusal {
    pub fn new(
        field: impl Into<String>,
        value: impl ToString,
        accepted: impl Into<String>,
    ) -> Self {
        Refusal {
            field: field.into(),
            value: value.to_string().chars().take(LONGEST_VALUE).collect(),
            accepted: accepted.into(),
        }
    }
}
