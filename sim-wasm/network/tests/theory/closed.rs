//! Closed networks by mean value analysis, and where the answer comes before the end.

use crate::compare::{compare, per_second};
use crate::mean_values::mean_values;
use crate::networks::{closed, exponential, network, station, with};
use serde_json::json;

#[test]
fn three_stations_with_thinking() {
    let (rate, present) = mean_values(&[8.0, 5.0, 2.5], 12, 70.0);
    let three = network(
        json!([closed(12, 70.0, "first")]),
        json!([
            station("first", 1, exponential(8.0), "second"),
            station("second", 1, exponential(5.0), "third"),
            station("third", 1, exponential(2.5), "out"),
        ]),
    );
    compare(
        &three,
        1e6,
        &[
            ("throughput", per_second(rate), |r| r.throughput_per_second),
            ("answer", 12.0 / rate - 70.0, |r| {
                r.sources[0].answer_ms.unwrap()
            }),
            ("thinking", 70.0 * rate, |r| r.sources[0].mean_thinking),
            ("busy", 8.0 * rate, |r| r.stations[0].utilisation),
            ("first", present[0], |r| {
                r.stations[0].mean_in_line + r.stations[0].mean_in_service
            }),
            ("third", present[2], |r| {
                r.stations[2].mean_in_line + r.stations[2].mean_in_service
            }),
        ],
    );
}

#[test]
fn an_early_answer_lets_the_user_go_on() {
    // What comes after the answer slows nobody: the first station is as if alone.
    let (rate, present) = mean_values(&[8.0], 5, 40.0);
    let source = with(closed(5, 40.0, "first"), json!({ "answeredAt": "first" }));
    let two = network(
        json!([source]),
        json!([
            station("first", 1, exponential(8.0), "second"),
            with(
                station("second", 1, exponential(30.0), "out"),
                json!({ "servers": null })
            ),
        ]),
    );
    compare(
        &two,
        1e6,
        &[
            ("throughput", per_second(rate), |r| r.throughput_per_second),
            ("answer", present[0] / rate, |r| {
                r.sources[0].answer_ms.unwrap()
            }),
            ("time", present[0] / rate + 30.0, |r| {
                r.time_ms.mean.unwrap()
            }),
        ],
    );
}
