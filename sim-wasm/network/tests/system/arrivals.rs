//! Arrivals at a rate that changes over time.

use crate::compare::compare_within;
use crate::documents::station;
use serde_json::json;

const DEMAND_MS: f64 = 400.0;

/// Rate per ms at a time.
fn rate(at_ms: f64) -> f64 {
    match at_ms {
        _ if at_ms < 500.0 => 0.0,
        _ if at_ms < 1_500.0 => 0.05,
        _ if at_ms < 3_000.0 => 0.2,
        _ => 0.0,
    }
}

#[test]
fn the_number_inside_follows_the_rate() {
    // Without a line the mean number follows n' = rate − n / demand, and is 0 at first.
    let (mut inside, mut area) = (0.0, 0.0);
    let step = 0.01;
    let mut now = 0.0;
    while now < 5_000.0 {
        inside += step * (rate(now) - inside / DEMAND_MS);
        area += step * inside;
        now += step;
    }
    let document = json!({
        "arrivalsPerSecond": [
            { "fromMs": 500, "perSecond": 50 },
            { "fromMs": 1_500, "perSecond": 200 },
            { "fromMs": 3_000, "perSecond": 0 },
        ],
        "stations": [station("far", "delay", DEMAND_MS)],
        "run": { "forMs": 5_000 },
    });
    compare_within(
        &document,
        600,
        4.0,
        &[
            ("sent", 350.0 / 5.0, |r| r.classes[0].sent_per_second),
            ("inside", area / 5_000.0, |r| r.mean_inside),
        ],
    );
}

#[test]
fn a_replication_ends_after_the_last_change() {
    let document = json!({
        "arrivalsPerSecond": [
            { "fromMs": 0, "perSecond": 50 },
            { "fromMs": 1_000, "perSecond": 20 },
            { "fromMs": 5_000, "perSecond": 10 },
        ],
        "stations": [station("far", "delay", DEMAND_MS)],
    });
    let report = crate::compare::replicate(&document, 0);
    assert_eq!((report.observed_ms, report.now_ms), (9_000.0, 9_000.0));
}

#[test]
fn what_is_left_of_a_distance_is_spent_at_the_next_rate() {
    // About one arrival for each of 200 changes.
    let rates: Vec<_> = (0..200)
        .map(|change| json!({ "fromMs": 20 * change, "perSecond": 40 + 20 * (change % 2) }))
        .collect();
    let document = json!({
        "arrivalsPerSecond": rates,
        "stations": [station("far", "delay", 1.0)],
        "run": { "forMs": 4_000 },
    });
    compare_within(
        &document,
        200,
        4.0,
        &[("sent", 50.0, |r| r.classes[0].sent_per_second)],
    );
}
