//! How errors of documents are compared.

use crate::documents::{closed, station, with};
use messagebox_network::system::check;
use serde_json::{Value, json};

/// The errors of a document: fields and values, and what is accepted.
pub fn errors(document: &Value) -> Vec<(String, String, String)> {
    let errors = check::system(document.to_string().as_bytes()).expect_err("refused");
    let parts = errors.into_iter();
    parts
        .map(|error| (error.field, error.value, error.accepted))
        .collect()
}

/// A document with one thing wrong, and how that is named.
pub fn refuse(document: &Value, field: &str, value: &str, accepted: &str) {
    let found = errors(document);
    let is_named = found.len() == 1
        && found[0].0 == field
        && found[0].1 == value
        && found[0].2.contains(accepted);
    assert!(is_named, "{field} “{value}” {accepted}: {found:?}");
}

pub fn disk() -> Value {
    station("db", "disk", 8.0)
}

/// A closed system of one station with these fields.
pub fn fields(changes: Value) -> Value {
    closed(3, 10.0, json!([with(disk(), changes)]))
}
