//! Runs that cannot come to their end say so.

use crate::compare::{replicate, start};
use crate::documents::{closed, station, with};
use messagebox_network::system::experiment::Progress;
use messagebox_network::system::report::Status;
use serde_json::json;

#[test]
fn permits_taken_in_opposite_orders() {
    let class = |name: &str, route: [&str; 3]| json!({ "name": name, "users": 3, "thinkMs": 5, "route": route });
    let document = json!({
        "classes": [class("there", ["a", "both", "b"]), class("back", ["b", "both", "a"])],
        "stations": [
            station("a", "delay", 5.0),
            station("both", "delay", 5.0),
            station("b", "delay", 5.0),
            { "name": "left", "kind": "lock", "over": ["a", "both"] },
            { "name": "right", "kind": "lock", "over": ["b", "both"] },
        ],
    });
    let mut experiment = start(&document, 0);
    assert_eq!(experiment.conduct(u32::MAX), Progress::Failed);
    let report = experiment.report();
    assert_eq!(report.status, Status::Stuck);
    assert!(
        report
            .why
            .is_some_and(|why| why.contains("wait for each other"))
    );
    assert_eq!(experiment.conduct(1), Progress::Failed);
}

#[test]
fn stations_that_wait_for_each_others_room() {
    let full = |name: &str| {
        with(
            station(name, "queue", 5.0),
            json!({ "limit": 1, "whenFull": "block" }),
        )
    };
    let document = with(
        closed(4, 5.0, json!([full("a"), full("b")])),
        json!({ "route": { "in": { "a": 0.5, "b": 0.5 }, "a": { "b": 0.9, "out": 0.1 },
            "b": { "a": 0.9, "out": 0.1 } } }),
    );
    assert_eq!(replicate(&document, 0).status, Status::Stuck);
}

#[test]
fn users_who_never_think_before_a_station_that_is_always_full() {
    let document = closed(
        3,
        0.0,
        json!([with(
            station("one", "queue", 1e6),
            json!({ "limit": 1, "whenFull": "refuse" })
        )]),
    );
    assert_eq!(replicate(&document, 0).status, Status::Unstable);
}

#[test]
fn more_arrivals_than_can_be_served() {
    // Requests give up, but what they asked for is done: the limit of requests is reached.
    let document = json!({
        "arrivalsPerSecond": [{ "fromMs": 0, "perSecond": 1e5 }, { "fromMs": 1e6, "perSecond": 1 }],
        "stations": [station("one", "disk", 10.0)],
    });
    assert_eq!(replicate(&document, 0).status, Status::Unstable);
}

#[test]
fn a_document_with_times_is_run_for_them() {
    let document = with(
        closed(5, 10.0, json!([station("one", "disk", 3.0)])),
        json!({ "run": { "warmUpMs": 500, "forMs": 2_000 } }),
    );
    let report = replicate(&document, 0);
    assert_eq!(report.status, Status::Done);
    assert_eq!((report.now_ms, report.observed_ms), (2_500.0, 2_000.0));
}

#[test]
fn requests_are_counted_that_fit_the_system() {
    let count = |document| replicate(&document, 0).response_ms.count;
    let disk = || json!([station("one", "disk", 3.0)]);
    assert_eq!(count(closed(5, 10.0, disk())), 40_000);
    assert_eq!(count(closed(5_000, 10.0, disk())), 100_000);
    // 1,000 steps: four million visits.
    let long = with(
        closed(5, 10.0, disk()),
        json!({ "route": vec!["one"; 1_000] }),
    );
    assert_eq!(count(long), 4_000);
}
