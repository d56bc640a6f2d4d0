//! Batches and pollers against the engine of the course, which is another program.

use crate::compare::{replicate, response};
use crate::documents::{open, station, with};
use messagebox_network::run::{Draw, Run};
use messagebox_sim::kernel::moments::Moments;
use serde_json::{Value, json};

const REPLICATIONS: u32 = 16;

/// Mean response in ms, and the busy share of the servers.
type Means = [f64; 2];

fn means(replicate: impl Fn(u32) -> Means) -> Means {
    let mut moments = [Moments::default(), Moments::default()];
    for replication in 0..REPLICATIONS {
        let observed = replicate(replication);
        for (moments, observed) in moments.iter_mut().zip(observed) {
            moments.add(observed);
        }
    }
    moments.map(|one| one.mean())
}

fn course(station: &Value, per_second: f64) -> Means {
    let network = json!({
        "sources": [{ "kind": "open", "id": "in",
            "interarrival": { "kind": "exponential", "meanMs": 1e3 / per_second },
            "to": [{ "to": "one", "share": 1 }] }],
        "stations": [station],
    });
    means(|replication| {
        let draw = Draw {
            seed: 7,
            replication,
        };
        let mut run = Run::new(network.to_string().as_bytes(), draw).expect("a valid network");
        run.advance(2e4, u32::MAX);
        run.reset_statistics();
        run.advance(4e5, u32::MAX);
        let report = run.report();
        let response_ms = report.time_ms.mean.expect("requests");
        [response_ms, report.stations[0].utilisation]
    })
}

fn check(mine: Value, theirs: Value, per_second: f64) {
    let expected = course(&theirs, per_second);
    let document = open(per_second, json!([mine]));
    let found = means(|replication| {
        let report = replicate(&document, replication);
        [response(&report), report.stations[0].utilisation.unwrap()]
    });
    for (found, expected) in found.into_iter().zip(expected) {
        let error = found / expected - 1.0;
        assert!(error.abs() < 0.015, "{found} instead of {expected}");
    }
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
