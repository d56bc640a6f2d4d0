//! Work that takes longer while something else goes on.

use crate::compare::compare;
use crate::networks::{exponential, network, open, station, with};
use serde_json::json;

#[test]
fn a_delay_is_longer_for_those_who_begin_in_the_slow_part() {
    let slowed = with(
        station("storage", 1, exponential(10.0), "out"),
        json!({ "servers": null, "slow": { "everyMs": 600.0, "forMs": 150.0, "factor": 5.0 } }),
    );
    let mean_ms = 10.0 * (0.75 + 0.25 * 5.0);
    compare(
        &network(json!([open(20.0, "storage")]), json!([slowed])),
        4e6,
        &[
            ("time", mean_ms, |r| r.time_ms.mean.unwrap()),
            ("present", mean_ms / 20.0, |r| r.mean_in_network),
        ],
    );
}

#[test]
fn a_queue_that_is_always_slow_is_a_slower_queue() {
    let slowed = with(
        station("storage", 1, exponential(2.0), "out"),
        json!({ "slow": { "everyMs": 600.0, "forMs": 600.0, "factor": 5.0 } }),
    );
    compare(
        &network(json!([open(20.0, "storage")]), json!([slowed])),
        4e6,
        &[
            ("busy", 0.5, |r| r.stations[0].utilisation),
            ("time", 20.0, |r| r.time_ms.mean.unwrap()),
            ("p95", 20.0 * 20_f64.ln(), |r| r.time_ms.p95.unwrap()),
        ],
    );
}
