//! The document of a system with everything said that its short form leaves out.

use super::description::VERSION;
use serde_json::{Map, Value, json};

/// The document of a system that has been checked, with what is meant where something is missing.
pub fn of(mut document: Value) -> Value {
    if let Value::Object(fields) = &mut document {
        fields.retain(|_, value| !value.is_null());
        default(fields, "version", json!(VERSION));
        let stations = fields.get_mut("stations").and_then(Value::as_array_mut);
        let mut visited = Vec::new();
        for station in stations.into_iter().flatten() {
            if let Value::Object(station) = station {
                fill_station(station);
                if !station.contains_key("over") {
                    visited.push(station.get("name").cloned().unwrap_or_default());
                }
            }
        }
        if fields.contains_key("classes") {
            let classes = fields.get_mut("classes").and_then(Value::as_array_mut);
            for class in classes.into_iter().flatten() {
                if let Value::Object(class) = class {
                    fill_load(class);
                    default(class, "priority", json!(0));
                }
            }
        } else {
            fill_load(fields);
        }
        default(fields, "route", Value::Array(visited));
    }
    document
}

fn default(fields: &mut Map<String, Value>, name: &str, value: Value) {
    fields.entry(name).or_insert(value);
}

fn fill_load(fields: &mut Map<String, Value>) {
    if fields.contains_key("users") {
        default(fields, "thinkMs", json!(0));
    }
}

fn fill_station(station: &mut Map<String, Value>) {
    station.retain(|_, value| !value.is_null());
    let kind = station.get("kind").cloned();
    let is_kind = |name: &str| kind.as_ref().is_some_and(|kind| kind == name);
    if !is_kind("delay") {
        default(station, "count", json!(1));
    }
    if is_kind("processors") {
        default(station, "sharing", json!("firstComeFirstServed"));
    }
    if station.contains_key("limit") {
        default(station, "whenFull", json!("lose"));
    }
    if !station.contains_key("over") {
        default(station, "spread", json!("exponential"));
    }
}

#[test]
fn says_what_the_short_form_leaves_out() {
    let short = json!({
        "users": 20,
        "thinkMs": null,
        "stations": [
            { "name": "db", "kind": "processors", "demandMs": 8 },
            { "name": "in", "kind": "queue", "demandMs": 8, "limit": 4, "spread": 0.5 },
            { "name": "far", "kind": "delay", "demandMs": 8 },
            { "name": "held", "kind": "lock", "over": ["db"] },
        ],
    });
    let long = json!({
        "version": 1.0,
        "users": 20,
        "thinkMs": 0,
        "stations": [
            { "name": "db", "kind": "processors", "demandMs": 8, "count": 1, "spread": "exponential",
              "sharing": "firstComeFirstServed" },
            { "name": "in", "kind": "queue", "demandMs": 8, "limit": 4, "spread": 0.5, "count": 1,
              "whenFull": "lose" },
            { "name": "far", "kind": "delay", "demandMs": 8, "spread": "exponential" },
            { "name": "held", "kind": "lock", "over": ["db"], "count": 1 },
        ],
        "route": ["db", "in", "far"],
    });
    assert_eq!(of(short), long);
    assert_eq!(of(long.clone()), long);
}
