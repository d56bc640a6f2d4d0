//! Open stations and networks without limits.

use crate::compare::{Quantity, compare, per_second};
use crate::networks::{constant, exponential, network, open, station, with};
use serde_json::{Value, json};

const DISTANCE_MS: f64 = 10.0;

/// Mean wait with one server, by Pollaczek and Khinchine.
fn mean_wait(service_ms: f64, squared_variation: f64) -> f64 {
    let load = service_ms / DISTANCE_MS;
    0.5 * load * service_ms * (1.0 + squared_variation) / (1.0 - load)
}

fn single_server(service: Value, service_ms: f64, squared_variation: f64) {
    let one = network(
        json!([open(DISTANCE_MS, "server")]),
        json!([station("server", 1, service, "out")]),
    );
    let wait_ms = mean_wait(service_ms, squared_variation);
    let response_ms = wait_ms + service_ms;
    let quantities: &[Quantity] = &[
        ("wait", wait_ms, |r| r.stations[0].mean_wait_ms.unwrap()),
        ("line", wait_ms / DISTANCE_MS, |r| {
            r.stations[0].mean_in_line
        }),
        ("service", service_ms, |r| {
            r.stations[0].mean_service_ms.unwrap()
        }),
        ("utilisation", service_ms / DISTANCE_MS, |r| {
            r.stations[0].utilisation
        }),
        ("visit", response_ms, |r| {
            r.stations[0].mean_visit_ms.unwrap()
        }),
        ("time", response_ms, |r| r.time_ms.mean.unwrap()),
        ("present", response_ms / DISTANCE_MS, |r| r.mean_in_network),
        ("throughput", per_second(1.0 / DISTANCE_MS), |r| {
            r.throughput_per_second
        }),
    ];
    compare(&one, 2e6, quantities);
}

#[test]
fn services_of_all_distributions_by_pollaczek_and_khinchine() {
    single_server(exponential(7.0), 7.0, 1.0);
    single_server(constant(8.0), 8.0, 0.0);
    let of = |kind, name: &str, value: f64| json!({ "kind": kind, "meanMs": 6, name: value });
    single_server(of("hyperexponential", "squaredVariation", 4.0), 6.0, 4.0);
    single_server(of("lognormal", "squaredVariation", 2.0), 6.0, 2.0);
    single_server(of("erlang", "phases", 4.0), 6.0, 0.25);
    single_server(of("uniform", "spreadMs", 6.0), 6.0, 1.0 / 3.0);
}

#[test]
fn times_in_an_exponential_queue_are_exponential() {
    let one = network(
        json!([open(10.0, "server")]),
        json!([station("server", 1, exponential(7.0), "out")]),
    );
    let mean_ms = 7.0 / 0.3;
    let quantile = |p: f64| -mean_ms * (1.0 - p).ln();
    compare(
        &one,
        2e6,
        &[
            ("p50", quantile(0.5), |r| r.time_ms.p50.unwrap()),
            ("p90", quantile(0.9), |r| r.time_ms.p90.unwrap()),
            ("p95", quantile(0.95), |r| r.time_ms.p95.unwrap()),
            ("p99", quantile(0.99), |r| r.time_ms.p99.unwrap()),
            ("share below 40 ms", 1.0 - (-40.0 / mean_ms).exp(), |r| {
                let bars = (40.0 / r.histogram.bin_ms) as usize;
                let below: u64 = r.histogram.counts[..bars].iter().sum();
                below as f64 / r.time_ms.count as f64
            }),
        ],
    );
}

#[test]
fn several_servers_by_erlang() {
    let three = network(
        json!([open(10.0, "servers")]),
        json!([station("servers", 3, exponential(24.0), "out")]),
    );
    let (load, servers) = (2.4_f64, 3.0);
    let last = load.powi(3) / 6.0 * servers / (servers - load);
    let delayed = last / (1.0 + load + load * load / 2.0 + last);
    let wait_ms = delayed * 24.0 / (servers - load);
    compare(
        &three,
        2e6,
        &[
            ("wait", wait_ms, |r| r.stations[0].mean_wait_ms.unwrap()),
            ("line", wait_ms / 10.0, |r| r.stations[0].mean_in_line),
            ("utilisation", 0.8, |r| r.stations[0].utilisation),
        ],
    );
}

#[test]
fn a_delay_serves_everyone_at_once() {
    let service = json!({ "kind": "lognormal", "meanMs": 35, "squaredVariation": 3 });
    let delay = with(
        station("delay", 1, service, "out"),
        json!({ "servers": null }),
    );
    let one = network(json!([open(10.0, "delay")]), json!([delay]));
    compare(
        &one,
        1e6,
        &[
            ("in service", 3.5, |r| r.stations[0].mean_in_service),
            ("utilisation", 3.5, |r| r.stations[0].utilisation),
            ("time", 35.0, |r| r.time_ms.mean.unwrap()),
            ("wait", 0.0, |r| r.stations[0].mean_wait_ms.unwrap()),
        ],
    );
}

/// Two stations and a way back, by Jackson: each is as if alone.
#[test]
fn routes_by_shares() {
    let first = with(
        station("first", 1, exponential(3.0), "out"),
        json!({ "to": [{ "to": "second", "share": 0.6 }, { "to": "third", "share": 0.1 }, { "to": "out", "share": 0.3 }] }),
    );
    let second = with(
        station("second", 2, exponential(12.0), "out"),
        json!({ "to": [{ "to": "first", "share": 0.5 }, { "to": "out", "share": 0.5 }] }),
    );
    let three = network(
        json!([with(
            open(10.0, "first"),
            json!({ "to": [{ "to": "first", "share": 0.8 }, { "to": "third", "share": 0.2 }] })
        )]),
        json!([first, second, station("third", 1, exponential(20.0), "out")]),
    );
    // Rates per ms: first = 0.08 + 0.5 second, second = 0.6 first, third = 0.02 + 0.1 first.
    let first = 0.08 / 0.7;
    let (second, third) = (0.6 * first, 0.02 + 0.1 * first);
    let present = |load: f64| load / (1.0 - load);
    let load = 6.0 * second;
    let of_second = 2.0 * load / (1.0 - load * load);
    compare(
        &three,
        3e6,
        &[
            ("first", per_second(first), |r| {
                r.stations[0].arrived_per_second
            }),
            ("second", per_second(second), |r| {
                r.stations[1].served_per_second
            }),
            ("third", per_second(third), |r| {
                r.stations[2].served_per_second
            }),
            ("busy first", 3.0 * first, |r| r.stations[0].utilisation),
            ("present first", present(3.0 * first), |r| {
                r.stations[0].mean_in_line + r.stations[0].mean_in_service
            }),
            ("present second", of_second, |r| {
                r.stations[1].mean_in_line + r.stations[1].mean_in_service
            }),
            ("present third", present(20.0 * third), |r| {
                r.stations[2].mean_in_line + r.stations[2].mean_in_service
            }),
            ("throughput", per_second(0.1), |r| r.throughput_per_second),
        ],
    );
}

/// During a checkpoint services that start take longer; arrivals see any time alike.
#[test]
fn checkpoints_slow_their_share_of_services() {
    let delay = with(
        station("delay", 1, exponential(5.0), "out"),
        json!({ "servers": null, "slow": { "everyMs": 1000, "forMs": 250, "factor": 3 } }),
    );
    let one = network(json!([open(10.0, "delay")]), json!([delay]));
    let mean_ms = 5.0 * (0.75 + 0.25 * 3.0);
    compare(
        &one,
        1e6,
        &[("service", mean_ms, |r| {
            r.stations[0].mean_service_ms.unwrap()
        })],
    );
}
