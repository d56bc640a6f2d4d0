//! Shared processors, whose mean response only the mean demand decides.

use crate::compare::{compare, response, throughput};
use crate::documents::{open, station, with};
use serde_json::{Value, json};

fn shared(name: &str, count: u32, demand_ms: f64, spread: Value) -> Value {
    with(
        station(name, "processors", demand_ms),
        json!({ "count": count, "sharing": "shared", "spread": spread }),
    )
}

#[test]
fn whatever_the_spread_the_mean_is_that_of_the_exponential() {
    let hyper = json!({ "kind": "hyperexponential", "meanMs": 1, "squaredVariation": 4 });
    for spread in [json!("constant"), json!(0.5), json!(1.5), hyper] {
        let document = open(60.0, json!([shared("cpu", 1, 10.0, spread)]));
        compare(
            &document,
            &[
                ("response", 10.0 / 0.4, response),
                ("busy", 0.6, |r| r.stations[0].utilisation.unwrap()),
            ],
        );
    }
}

#[test]
fn several_processors_are_as_busy_as_servers_with_a_line() {
    // The number inside is that of Erlang's formula, for any spread: load 1.6 of 2.
    let load: f64 = 1.6;
    let erlang = load * load / 2.0 / (1.0 - load / 2.0);
    let waits = erlang / (1.0 + load + erlang);
    let response_ms = 10.0 + waits * 10.0 / (2.0 - load);
    let document = open(160.0, json!([shared("cpu", 2, 10.0, json!("constant"))]));
    compare(
        &document,
        &[
            ("response", response_ms, response),
            ("busy", 0.8, |r| r.stations[0].utilisation.unwrap()),
        ],
    );
}

/// Throughputs per ms of two classes at a shared processor and a disk, by exact mean value analysis.
fn two_classes(users: [usize; 2], think_ms: [f64; 2], demands_ms: [[f64; 2]; 2]) -> [f64; 2] {
    let mut present = vec![vec![[0.0; 2]; users[1] + 1]; users[0] + 1];
    let mut rates = [0.0; 2];
    for first in 0..=users[0] {
        for second in 0..=users[1] {
            let mut inside = [0.0; 2];
            for (class, count) in [first, second].into_iter().enumerate() {
                if count == 0 {
                    rates[class] = 0.0;
                    continue;
                }
                let less = if class == 0 {
                    present[first - 1][second]
                } else {
                    present[first][second - 1]
                };
                let times = [0, 1].map(|place| demands_ms[class][place] * (1.0 + less[place]));
                rates[class] = count as f64 / (think_ms[class] + times[0] + times[1]);
                for place in 0..2 {
                    inside[place] += rates[class] * times[place];
                }
            }
            present[first][second] = inside;
        }
    }
    rates
}

#[test]
fn two_classes_with_demands_of_their_own() {
    let rates = two_classes([6, 3], [40.0, 10.0], [[4.0, 7.0], [12.0, 7.0]]);
    let document = json!({
        "classes": [
            { "name": "many", "users": 6, "thinkMs": 40, "route": ["cpu", "disk"] },
            { "name": "heavy", "users": 3, "thinkMs": 10, "demandsMs": { "cpu": 12 },
              "route": ["cpu", "disk"] },
        ],
        "stations": [shared("cpu", 1, 4.0, json!(1.5)), station("disk", "disk", 7.0)],
    });
    compare(
        &document,
        &[
            ("both", 1e3 * (rates[0] + rates[1]), throughput),
            ("many", 1e3 * rates[0], |r| {
                r.classes[0].throughput_per_second
            }),
            ("heavy", 1e3 * rates[1], |r| {
                r.classes[1].throughput_per_second
            }),
            ("response", 6.0 / rates[0] - 40.0, |r| {
                r.classes[0].response_ms.mean.unwrap()
            }),
        ],
    );
}
