//! Parts of documents.

use serde_json::{Value, json};

pub fn closed(users: u32, think_ms: f64, stations: Value) -> Value {
    json!({ "users": users, "thinkMs": think_ms, "stations": stations })
}

pub fn open(per_second: f64, stations: Value) -> Value {
    json!({ "arrivalsPerSecond": per_second, "stations": stations })
}

pub fn station(name: &str, kind: &str, demand_ms: f64) -> Value {
    json!({ "name": name, "kind": kind, "demandMs": demand_ms })
}

/// The object with further members, which replace those of the same names.
pub fn with(mut object: Value, members: Value) -> Value {
    if let (Value::Object(object), Value::Object(members)) = (&mut object, members) {
        object.extend(members);
    }
    object
}
