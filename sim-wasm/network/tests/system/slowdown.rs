//! Work that is slower the more there is of it, against chains of births and deaths.

use crate::chain::Chain;
use crate::compare::{compare, response, throughput};
use crate::documents::{closed, station, with};
use serde_json::{Value, json};

const USERS: u32 = 12;
const THINK_MS: f64 = 30.0;
const DEMAND_MS: f64 = 8.0;
const PER_REQUEST: f64 = 0.1;

/// Compares with the chain whose services end, with n inside, at `rate(n)` per `DEMAND_MS`.
fn check(changes: Value, rate: fn(f64) -> f64, busy: fn(f64) -> f64) {
    let chain = Chain::solve(0, |&inside: &u32| {
        let mut leaps = Vec::new();
        if inside < USERS {
            leaps.push((inside + 1, f64::from(USERS - inside) / THINK_MS));
        }
        if inside > 0 {
            leaps.push((inside - 1, rate(f64::from(inside)) / DEMAND_MS));
        }
        leaps
    });
    let per_ms = chain.mean(|&inside| rate(f64::from(inside)) / DEMAND_MS);
    let mean_inside = chain.mean(|&inside| f64::from(inside));
    let document = closed(
        USERS,
        THINK_MS,
        json!([with(station("cpu", "processors", DEMAND_MS), changes)]),
    );
    compare(
        &document,
        &[
            ("throughput", 1e3 * per_ms, throughput),
            ("response", mean_inside / per_ms, response),
            ("busy", chain.mean(|&n| busy(f64::from(n))), |r| {
                let station = &r.stations[0];
                station.utilisation.unwrap_or(station.mean_in_service)
            }),
        ],
    );
}

#[test]
fn of_those_in_service() {
    check(
        json!({ "count": 4, "slowdown": { "perRequest": PER_REQUEST } }),
        |n| n.min(4.0) / (1.0 + PER_REQUEST * (n.min(4.0) - 1.0).max(0.0)),
        |n| n.min(4.0) / 4.0,
    );
}

#[test]
fn of_all_inside() {
    check(
        json!({ "count": 4, "slowdown": { "perRequest": PER_REQUEST, "counts": "inside" } }),
        |n| n.min(4.0) / (1.0 + PER_REQUEST * (n - 1.0).max(0.0)),
        |n| n.min(4.0) / 4.0,
    );
}

#[test]
fn of_shared_processors() {
    check(
        json!({ "count": 4, "sharing": "shared", "slowdown": { "perRequest": PER_REQUEST } }),
        |n| n.min(4.0) / (1.0 + PER_REQUEST * (n - 1.0).max(0.0)),
        |n| n.min(4.0) / 4.0,
    );
}

#[test]
fn of_a_delay() {
    let fields = json!({ "kind": "delay", "slowdown": { "perRequest": PER_REQUEST } });
    check(
        fields,
        |n| n / (1.0 + PER_REQUEST * (n - 1.0).max(0.0)),
        |n| n,
    );
}
