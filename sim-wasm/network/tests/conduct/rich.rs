//! A network with everything that a description can say.

use crate::networks::{constant, exponential, to};
use messagebox_network::run::{Draw, Run};
use serde_json::{Value, json};

pub const DRAW: Draw = Draw {
    seed: 11,
    replication: 3,
};

pub fn rich() -> Value {
    json!({
        "sources": [
            { "kind": "open", "id": "sender", "interarrival": { "kind": "erlang", "meanMs": 50, "phases": 2 },
              "batch": 2, "priority": 3, "to": [{ "to": "parse", "share": 0.5 }, { "to": "store", "share": 0.5 }] },
            { "kind": "closed", "id": "users", "users": 7, "think": { "kind": "uniform", "meanMs": 90, "spreadMs": 60 },
              "answeredAt": "store", "priority": 1, "to": to("parse") },
            { "kind": "closed", "id": "robots", "users": 2, "think": constant(0.0), "to": to("wait") },
        ],
        "stations": [
            { "id": "parse", "servers": 2, "service": { "kind": "hyperexponential", "meanMs": 4, "squaredVariation": 3 },
              "takes": "lock", "poll": { "firstMs": 2, "growth": 1.5, "longestMs": 20 }, "to": to("store") },
            { "id": "store", "servers": 2, "service": exponential(14.0), "frees": "lock", "priorities": true,
              "capacity": 3, "whenFull": "block",
              "to": [{ "to": "bundle", "share": 0.7 }, { "to": "store", "share": 0.1 }, { "to": "out", "share": 0.2 }] },
            { "id": "bundle", "servers": 1, "service": { "kind": "lognormal", "meanMs": 15, "squaredVariation": 0.5 },
              "capacity": 9, "batch": { "size": 3, "waitMs": 50 },
              "slow": { "everyMs": 1000, "forMs": 100, "factor": 4 }, "to": to("out") },
            { "id": "wait", "servers": null, "service": exponential(120.0), "to": to("bundle") },
        ],
        "locks": [{ "id": "lock" }],
    })
}

pub fn start(description: &Value) -> Run {
    Run::new(description.to_string().as_bytes(), DRAW).expect("a valid network")
}
