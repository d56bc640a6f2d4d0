//! Messages that come or are served several at a time.

use crate::chain::Chain;
use crate::compare::{compare, per_second};
use crate::networks::{exponential, network, open, station, with};
use serde_json::json;

#[test]
fn arrivals_three_at_a_time() {
    let (load, service_ms) = (0.6, 4.0);
    let wait_ms = (load * service_ms + service_ms) / (1.0 - load);
    let one = network(
        json!([with(open(20.0, "server"), json!({ "batch": 3 }))]),
        json!([station("server", 1, exponential(service_ms), "out")]),
    );
    compare(
        &one,
        3e6,
        &[
            ("wait", wait_ms, |r| r.stations[0].mean_wait_ms.unwrap()),
            ("rate", per_second(0.15), |r| r.sources[0].rate_per_second),
        ],
    );
}

/// Messages in line and busy servers.
type State = (u32, u32);

fn full_batches(size: u32, servers: u32, service_ms: f64) {
    const ROOM: u32 = 60;
    let chain = Chain::solve((0, 0), |&(line, busy): &State| {
        let mut leaps = Vec::new();
        if line + size * busy < ROOM {
            let starts = line + 1 >= size && busy < servers;
            let next = if starts {
                (line + 1 - size, busy + 1)
            } else {
                (line + 1, busy)
            };
            leaps.push((next, 0.1));
        }
        if busy > 0 {
            let next = if line >= size {
                (line - size, busy)
            } else {
                (line, busy - 1)
            };
            leaps.push((next, f64::from(busy) / service_ms));
        }
        leaps
    });
    let line = chain.mean(|state| f64::from(state.0));
    let busy = chain.mean(|state| f64::from(state.1));
    let one = network(
        json!([open(10.0, "server")]),
        json!([with(
            station("server", servers, exponential(service_ms), "out"),
            json!({ "batch": { "size": size, "waitMs": 1e12 } })
        )]),
    );
    compare(
        &one,
        2e6,
        &[
            ("line", line, |r| r.stations[0].mean_in_line),
            ("wait", line / 0.1, |r| r.stations[0].mean_wait_ms.unwrap()),
            ("in service", busy * f64::from(size), |r| {
                r.stations[0].mean_in_service
            }),
            ("busy", busy / f64::from(servers), |r| {
                r.stations[0].utilisation
            }),
            ("service", service_ms, |r| {
                r.stations[0].mean_service_ms.unwrap()
            }),
            ("served", per_second(0.1), |r| {
                r.stations[0].served_per_second
            }),
        ],
    );
}

#[test]
fn full_batches_by_their_chain() {
    full_batches(3, 1, 18.0);
    full_batches(4, 2, 40.0);
}

/// The first waits as long as allowed, those who come meanwhile half of that on average.
#[test]
fn the_first_of_a_batch_waits_as_long_as_allowed() {
    let wait_ms = 25.0;
    let others = wait_ms / 10.0;
    let one = network(
        json!([open(10.0, "server")]),
        json!([with(
            station("server", 1, exponential(30.0), "out"),
            json!({ "servers": null, "batch": { "size": 1000, "waitMs": wait_ms } })
        )]),
    );
    let mean_ms = wait_ms * (1.0 + others / 2.0) / (1.0 + others);
    compare(
        &one,
        1e6,
        &[
            ("wait", mean_ms, |r| r.stations[0].mean_wait_ms.unwrap()),
            ("batches", 30.0 / (10.0 + wait_ms), |r| {
                r.stations[0].utilisation
            }),
        ],
    );
}
