//! Networks of product form: mean value analysis, Erlang's formula, traffic equations.

use crate::compare::{compare, replicate, response, throughput};
use crate::documents::{closed, open, station, with};
use crate::mean_values::mean_values;
use serde_json::json;

#[test]
fn a_closed_system_with_a_loop_in_its_route() {
    // "b" is visited twice for each visit to "c": demands of 6, 10 and 8 ms, and 12 ms without a line.
    let (rate, present) = mean_values(&[6.0, 10.0, 8.0], 10, 72.0);
    let stations = json!([
        station("a", "disk", 6.0),
        station("b", "lock", 5.0),
        station("c", "processors", 8.0),
        station("far", "delay", 12.0),
    ]);
    let document = with(
        closed(10, 60.0, stations),
        json!({ "route": {
            "in": { "a": 1 },
            "a": { "b": 1 },
            "b": { "b": 0.5, "c": 0.5 },
            "c": { "far": 1 },
            "far": { "out": 1 },
        } }),
    );
    compare(
        &document,
        &[
            ("throughput", 1e3 * rate, throughput),
            ("response", 10.0 / rate - 60.0, response),
            ("thinking", 60.0 * rate, |r| r.classes[0].mean_thinking),
            ("busy", 10.0 * rate, |r| r.stations[1].utilisation.unwrap()),
            ("at a", present[0], |r| {
                r.stations[0].mean_in_line + r.stations[0].mean_in_service
            }),
            ("at b", present[1], |r| {
                r.stations[1].mean_in_line + r.stations[1].mean_in_service
            }),
            ("visits", 2e3 * rate, |r| r.stations[1].served_per_second),
        ],
    );
}

#[test]
fn three_servers_before_one_line() {
    // Erlang's formula: load 2.1 of 3 servers.
    let (load, mean_ms): (f64, f64) = (2.1, 10.0);
    let erlang = load.powi(3) / 6.0 / (1.0 - load / 3.0);
    let waits = erlang / (1.0 + load + load * load / 2.0 + erlang);
    let wait_ms = waits * mean_ms / (3.0 - load);
    let document = open(
        210.0,
        json!([with(
            station("three", "processors", mean_ms),
            json!({ "count": 3 })
        )]),
    );
    compare(
        &document,
        &[
            ("response", wait_ms + mean_ms, response),
            ("visit", wait_ms + mean_ms, |r| {
                r.stations[0].mean_visit_ms.unwrap()
            }),
            ("busy", 0.7, |r| r.stations[0].utilisation.unwrap()),
        ],
    );
}

#[test]
fn steps_that_some_requests_skip() {
    // A third skips "maybe"; its load is 0.5, that of "twice" 0.6.
    let document = with(
        open(
            50.0,
            json!([
                station("maybe", "disk", 15.0),
                station("twice", "disk", 6.0)
            ]),
        ),
        json!({ "route": ["twice", { "at": "maybe", "share": 2.0 / 3.0 }, "twice"] }),
    );
    compare(
        &document,
        &[
            ("response", 2.0 * 15.0 + 2.0 / 3.0 * 30.0, response),
            ("visits", 100.0 / 3.0, |r| r.stations[0].served_per_second),
        ],
    );
}

#[test]
fn demands_of_the_step_before_those_of_the_class_and_the_station() {
    let document = json!({
        "classes": [
            { "name": "short", "arrivalsPerSecond": 10, "demandsMs": { "far": 3 },
              "route": ["far", { "at": "far", "demandMs": 20 }] },
            { "name": "long", "arrivalsPerSecond": 10, "route": ["far"] },
        ],
        "stations": [station("far", "delay", 50.0)],
    });
    compare(
        &document,
        &[
            ("short", 23.0, |r| r.classes[0].response_ms.mean.unwrap()),
            ("long", 50.0, |r| r.classes[1].response_ms.mean.unwrap()),
        ],
    );
}

#[test]
fn percentiles_are_right_however_long_a_demand_is() {
    for demand_ms in [1e-6, 1e-4, 8.0, 1e7, 1e9] {
        let document = closed(1, 0.0, json!([station("a", "disk", demand_ms)]));
        let report = replicate(&document, 0);
        // 40,000 exponential times: the standard error of these percentiles is below 0.02 of each.
        for (share, found) in [
            (0.5, report.response_ms.p50),
            (0.9, report.response_ms.p90),
            (0.95, report.response_ms.p95),
            (0.99, report.response_ms.p99),
        ] {
            let exact = -demand_ms * f64::ln(1.0 - share);
            let found = found.unwrap_or(0.0);
            assert!(
                (found / exact - 1.0).abs() < 0.08,
                "{demand_ms}: {share}, {found}"
            );
        }
        let bars = &report.histogram;
        let below = bars.counts.iter().take_while(|count| **count > 0).count();
        assert!(below > 20, "{demand_ms}: {bars:?}");
    }
}
