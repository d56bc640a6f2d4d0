//! Descriptions of networks.

use serde_json::{Value, json};

pub fn network(sources: Value, stations: Value) -> Value {
    json!({ "sources": sources, "stations": stations, "locks": [] })
}

/// All messages go to one place.
pub fn to(id: &str) -> Value {
    json!([{ "to": id, "share": 1 }])
}

pub fn constant(mean_ms: f64) -> Value {
    json!({ "kind": "constant", "meanMs": mean_ms })
}

pub fn exponential(mean_ms: f64) -> Value {
    json!({ "kind": "exponential", "meanMs": mean_ms })
}

/// An open source "sender" with exponential distances.
pub fn open(mean_ms: f64, next: &str) -> Value {
    json!({ "kind": "open", "id": "sender", "interarrival": exponential(mean_ms), "to": to(next) })
}

/// A closed source "users" with exponential think times.
pub fn closed(users: u32, mean_ms: f64, next: &str) -> Value {
    json!({ "kind": "closed", "id": "users", "users": users, "think": exponential(mean_ms), "to": to(next) })
}

pub fn station(id: &str, servers: u32, service: Value, next: &str) -> Value {
    json!({ "id": id, "servers": servers, "service": service, "to": to(next) })
}

/// The object with further members, which replace those of the same names.
pub fn with(mut object: Value, members: Value) -> Value {
    if let (Value::Object(object), Value::Object(members)) = (&mut object, members) {
        object.extend(members);
    }
    object
}
