//! A lock behind more processors than are ever needed is a single server.

use crate::compare::compare;
use crate::networks::{constant, exponential, network, open, station, with};
use serde_json::{Value, json};

fn locked(stations: Value) -> Value {
    with(
        network(json!([open(10.0, "first")]), stations),
        json!({ "locks": [{ "id": "lock" }] }),
    )
}

#[test]
fn a_lock_held_for_one_service() {
    let station = with(
        station("first", 64, exponential(7.0), "out"),
        json!({ "takes": "lock", "frees": "lock" }),
    );
    let wait_ms = 0.7 * 7.0 / 0.3;
    compare(
        &locked(json!([station])),
        2e6,
        &[
            ("held", 0.7, |r| r.locks[0].utilisation),
            ("wait", wait_ms, |r| r.locks[0].mean_wait_ms.unwrap()),
            ("line", 0.1 * wait_ms, |r| r.locks[0].mean_in_line),
            ("hold", 7.0, |r| r.locks[0].mean_hold_ms.unwrap()),
            ("wait at the station", 0.0, |r| {
                r.stations[0].mean_wait_ms.unwrap()
            }),
            ("visit", 7.0, |r| r.stations[0].mean_visit_ms.unwrap()),
            ("time", wait_ms + 7.0, |r| r.time_ms.mean.unwrap()),
            // Means are those of any order of holders; the longest times are of first come first served.
            ("p99", 7.0 / 0.3 * 100_f64.ln(), |r| r.time_ms.p99.unwrap()),
        ],
    );
}

#[test]
fn a_lock_kept_through_two_stations() {
    let first = with(
        station("first", 8, constant(2.0), "second"),
        json!({ "takes": "lock" }),
    );
    let second = with(
        station("second", 8, exponential(4.0), "third"),
        json!({ "frees": "lock" }),
    );
    let third = with(
        station("third", 1, constant(50.0), "out"),
        json!({ "servers": null }),
    );
    // Held for 6 ms with a variance of 16 ms².
    let wait_ms = 0.1 * (36.0 + 16.0) / (2.0 * 0.4);
    compare(
        &locked(json!([first, second, third])),
        2e6,
        &[
            ("held", 0.6, |r| r.locks[0].utilisation),
            ("wait", wait_ms, |r| r.locks[0].mean_wait_ms.unwrap()),
            ("hold", 6.0, |r| r.locks[0].mean_hold_ms.unwrap()),
            ("time", wait_ms + 56.0, |r| r.time_ms.mean.unwrap()),
        ],
    );
}

#[test]
fn a_lock_that_nobody_frees_is_given_back_on_leaving() {
    let first = with(
        station("first", 8, exponential(5.0), "out"),
        json!({ "takes": "lock" }),
    );
    compare(
        &locked(json!([first])),
        1e6,
        &[("wait", 5.0, |r| r.locks[0].mean_wait_ms.unwrap())],
    );
}
