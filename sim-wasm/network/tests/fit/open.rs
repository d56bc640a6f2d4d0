//! Tests that send at a rate.

use crate::asked::{ask, range};
use serde_json::{Value, json};

/// Mean ms in an M/M/k station with `demand_ms`, by Erlang's formula.
fn response_ms(rate: f64, servers: u32, demand_ms: f64) -> f64 {
    let load = rate * demand_ms / 1_000.0;
    let k = f64::from(servers);
    let mut block = 1.0;
    for n in 1..=servers {
        block = load * block / (f64::from(n) + load * block);
    }
    let waits = block / (1.0 - load / k * (1.0 - block));
    demand_ms + waits * demand_ms / (k - load)
}

fn level(rate: f64, answered: f64, mean_ms: f64) -> Value {
    json!({ "arrivalsPerSecond": rate, "throughputPerSecond": answered, "responseMs": { "mean": mean_ms } })
}

#[test]
fn two_servers_are_found_from_what_they_take() {
    let rates = [50.0, 100.0, 150.0, 200.0];
    let levels = rates.map(|rate| level(rate, rate, 6.0 + response_ms(rate, 2, 9.0)));
    let answer = ask(&json!({ "levels": levels, "at": [175, 230] }));
    let (value, ..) = range(&answer["limit"]["throughputPerSecond"]);
    assert!((value / 222.2 - 1.0).abs() < 0.03, "{value}");
    let predictions = answer["predictions"].as_array().unwrap();
    let at = |rate: f64| {
        predictions
            .iter()
            .find(|one| one["arrivalsPerSecond"] == rate)
            .unwrap()
    };
    let exact = 6.0 + response_ms(175.0, 2, 9.0);
    let (value, low, high) = range(&at(175.0)["responseMs"]);
    assert!(
        low < exact && exact < high && (value / exact - 1.0).abs() < 0.05,
        "{value}"
    );
    // Above the limit a line grows without end.
    assert!(at(230.0)["responseMs"].is_null());
    let (value, ..) = range(&at(230.0)["throughputPerSecond"]);
    assert!((value / 222.2 - 1.0).abs() < 0.03, "{value}");
    assert!(answer["law"].is_null());
}

#[test]
fn what_is_not_answered_shows_the_limit() {
    let mut levels: Vec<Value> = [50.0, 100.0, 150.0]
        .map(|rate| level(rate, rate, 6.0 + response_ms(rate, 2, 9.0)))
        .to_vec();
    levels.push(level(250.0, 221.0, 900.0));
    let answer = ask(&json!({ "levels": levels }));
    let (value, ..) = range(&answer["limit"]["throughputPerSecond"]);
    assert!((value / 221.5 - 1.0).abs() < 0.03, "{value}");
}
