//! Time and memory are bounded.

use crate::networks::{closed, constant, exponential, network, open, station, to, with};
use crate::rich::{rich, start};
use messagebox_network::report::RunStatus;
use messagebox_network::run::Status;
use serde_json::json;

#[test]
fn a_growing_backlog_ends_as_unstable() {
    let mut run = start(&network(
        json!([with(open(1.0, "server"), json!({ "batch": 1000 }))]),
        json!([station("server", 1, exponential(10.0), "out")]),
    ));
    assert_eq!(run.advance(1e12, u32::MAX), Status::Unstable);
    let report = run.report();
    assert_eq!(
        (report.status, report.in_network),
        (RunStatus::Unstable, 20_000)
    );
    assert_eq!(run.advance(1e12, u32::MAX), Status::Unstable);
    assert_eq!(run.report().events, report.events);
    assert_eq!(run.snapshot().stations[0].line.len(), 60);
    assert_eq!(run.snapshot().stations[0].line_length, 19_999);
}

#[test]
fn standing_still_ends_as_unstable() {
    // Users who are lost at once and do not think.
    let source = with(closed(2, 1.0, "server"), json!({ "think": constant(0.0) }));
    let full = with(
        station("server", 1, constant(1e6), "out"),
        json!({ "capacity": 1 }),
    );
    let mut run = start(&network(json!([source]), json!([full])));
    assert_eq!(run.advance(1e9, u32::MAX), Status::Unstable);
    assert!(run.report().events < 200_000);
    // Times too short to move the clock.
    let tiny = station("server", 1, constant(1e-300), "out");
    let mut run = start(&network(
        json!([closed(1, 1e-300, "server")]),
        json!([tiny]),
    ));
    assert_eq!(run.advance(1e9, 10_000_000), Status::Stopped);
    let straight = network(
        json!([with(
            closed(1, 1.0, "server"),
            json!({ "think": constant(0.0), "to": to("out") })
        )]),
        json!([]),
    );
    assert_eq!(start(&straight).advance(1.0, u32::MAX), Status::Unstable);
}

#[test]
fn stations_that_block_each_other_stand_still() {
    let member = json!({ "capacity": 1, "whenFull": "block" });
    let mut run = start(&network(
        json!([closed(6, 1.0, "first")]),
        json!([
            with(
                station("first", 1, exponential(5.0), "second"),
                member.clone()
            ),
            with(station("second", 1, exponential(5.0), "first"), member),
        ]),
    ));
    assert_eq!(run.advance(1e6, u32::MAX), Status::Reached);
    let report = run.report();
    assert_eq!((report.now_ms, report.in_network), (1e6, 6));
}

#[test]
fn few_events_are_kept() {
    let mut run = start(&rich());
    run.follow(true);
    run.advance(1e6, u32::MAX);
    let events = run.drain_events();
    assert_eq!(events.events.len(), 10_000);
    assert!(events.dropped > 10_000);
    let empty = run.drain_events();
    assert_eq!((empty.events.len(), empty.dropped), (0, 0));
}

/// A full batch needs no timer: it is cancelled, and what is left are arrivals and ends of service.
#[test]
fn a_full_batch_cancels_its_timer() {
    let source = with(
        open(1.0, "pairs"),
        json!({ "interarrival": constant(10.0) }),
    );
    let batch = json!({ "servers": null, "batch": { "size": 2, "waitMs": 15 } });
    let pairs = with(station("pairs", 1, constant(1.0), "out"), batch);
    let mut run = start(&network(json!([source]), json!([pairs])));
    run.advance(205.0, u32::MAX);
    assert_eq!(run.report().events, 20 + 10);
}
