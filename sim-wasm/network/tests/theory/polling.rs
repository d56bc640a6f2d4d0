//! A server that looks away: Pollaczek and Khinchine, and what an arrival sees of looking away.

use crate::compare::compare;
use crate::networks::{exponential, network, open, station, with};
use serde_json::json;

/// Mean wait with looking away for these times, one after the other, the last again and again.
/// The part beyond that of the queue is the mean age of a pause at an arrival during one.
fn mean_wait(load: f64, service_ms: f64, pauses_ms: impl Iterator<Item = f64>) -> f64 {
    let rate = load / service_ms;
    let (mut reached, mut time, mut squares) = (1.0, 0.0, 0.0);
    for pause_ms in pauses_ms.take(10_000) {
        time += reached * pause_ms;
        squares += reached * pause_ms * pause_ms;
        reached *= (-rate * pause_ms).exp();
    }
    load * service_ms / (1.0 - load) + squares / (2.0 * time)
}

fn polled(first_ms: f64, growth: f64, longest_ms: f64) {
    let one = network(
        json!([open(10.0, "server")]),
        json!([with(
            station("server", 1, exponential(5.0), "out"),
            json!({ "poll": { "firstMs": first_ms, "growth": growth, "longestMs": longest_ms } })
        )]),
    );
    let pauses =
        std::iter::successors(Some(first_ms), |last| Some((last * growth).min(longest_ms)));
    let wait_ms = mean_wait(0.5, 5.0, pauses);
    compare(
        &one,
        2e6,
        &[
            ("wait", wait_ms, |r| r.stations[0].mean_wait_ms.unwrap()),
            ("busy", 0.5, |r| r.stations[0].utilisation),
        ],
    );
}

#[test]
fn pauses_of_one_length() {
    polled(30.0, 1.0, 30.0);
}

#[test]
fn growing_pauses() {
    polled(4.0, 2.0, 50.0);
}

#[test]
fn growth_without_a_limit_in_sight() {
    polled(2.0, 3.0, 1e6);
}
