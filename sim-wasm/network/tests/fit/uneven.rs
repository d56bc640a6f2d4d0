//! Times that vary otherwise than exponential ones, against the formula of Pollaczek and Khinchine.

use crate::asked::ask;
use serde_json::{Value, json};

/// What is said of a single server of 8 ms with 5 ms beside, to whom requests come by chance.
fn said_of(squared_variation: f64) -> Value {
    let levels = [20.0, 40.0, 60.0, 80.0, 100.0, 110.0].map(|rate: f64| {
        let busy = 0.008 * rate;
        let wait_ms = 0.5 * (1.0 + squared_variation) * 8.0 * busy / (1.0 - busy);
        json!({ "arrivalsPerSecond": rate, "throughputPerSecond": rate, "requests": 100_000,
                "responseMs": { "mean": 13.0 + wait_ms } })
    });
    let answer = ask(&json!({ "levels": levels, "kinds": ["places", "uneven-places"] }));
    let explanations = answer["explanations"].as_array().unwrap();
    let uneven = explanations
        .iter()
        .find(|one| one["kind"] == "uneven-places");
    uneven.unwrap().clone()
}

/// How many times as long as with exponential times requests wait.
fn agrees(squared_variation: f64, words: &str) {
    let said = said_of(squared_variation);
    let found = said["variability"].as_f64().unwrap();
    let exact = 0.5 * (1.0 + squared_variation);
    assert!((found / exact - 1.0).abs() < 0.15, "{found} for {exact}");
    assert_eq!(said["places"], 1);
    assert!(said["says"].as_str().unwrap().contains(words), "{said}");
}

#[test]
fn constant_times_halve_the_wait() {
    agrees(0.0, "vary less than at random");
}

#[test]
fn wild_times_double_the_wait() {
    agrees(3.0, "vary more than at random");
}
