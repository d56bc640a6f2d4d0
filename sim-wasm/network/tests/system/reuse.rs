//! Batches and pollers against the engine of the course, which is another program.

use crate::compare::{replicate, response};
use crate::documents::{open, station, with};
use messagebox_network::run::{Draw, Run};
use messagebox_sim::kernel::moments::Moments;
use serde_json::{Value, json};

const REPLICATIONS: u32 = 16;

fn course(station: &Value, per_second: f64) -> f64 {
    let network = json!({
        "sources": [{ "kind": "open", "id": "in",
            "interarrival": { "kind": "exponential", "meanMs": 1e3 / per_second },
            "to": [{ "to": "one", "share": 1 }] }],
        "stations": [station],
    });
    let mut responses = Moments::default();
    for replication in 0..REPLICATIONS {
        let draw = Draw {
            seed: 7,
            replication,
        };
        let mut run = Run::new(network.to_string().as_bytes(), draw).expect("a valid network");
        run.advance(2e4, u32::MAX);
        run.reset_statistics();
        run.advance(4e5, u32::MAX);
        responses.add(run.report().time_ms.mean.expect("requests"));
    }
    responses.mean()
}

fn check(mine: Value, theirs: Value, per_second: f64) {
    let exact = course(&theirs, per_second);
    let mut responses = Moments::default();
    let document = open(per_second, json!([mine]));
    for replication in 0..REPLICATIONS {
        responses.add(response(&replicate(&document, replication)));
    }
    let error = responses.mean() / exact - 1.0;
    assert!(
        error.abs() < 0.015,
        "{} instead of {exact}",
        responses.mean()
    );
}

fn server(fields: Value) -> Value {
    with(
        json!({ "id": "one", "servers": 2, "service": { "kind": "exponential", "meanMs": 30 },
            "to": [{ "to": "out", "share": 1 }] }),
        fields,
    )
}

#[test]
fn batches() {
    for batch in [
        json!({ "size": 4, "waitMs": 25 }),
        json!({ "size": 3, "waitMs": 1e9 }),
    ] {
        let fields = json!({ "batch": batch, "count": 2 });
        let mine = with(station("one", "batch", 30.0), fields.clone());
        check(mine, server(json!({ "batch": batch })), 120.0);
    }
}

#[test]
fn pollers() {
    let poll = json!({ "firstMs": 10, "growth": 3, "longestMs": 200 });
    for per_second in [5.0, 40.0] {
        let fields = json!({ "poll": poll, "count": 2 });
        let mine = with(station("one", "poller", 30.0), fields);
        check(mine, server(json!({ "poll": poll })), per_second);
    }
}
