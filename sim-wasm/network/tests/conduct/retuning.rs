//! Retuning a run keeps every message where it is.

use crate::networks::{closed, constant, exponential, network, open, station, to, with};
use crate::rich::{rich, start};
use messagebox_network::run::Run;
use messagebox_sim::json::text_of;
use serde_json::{Value, json};

fn retune(run: &mut Run, description: &Value) {
    run.retune(description.to_string().as_bytes())
        .expect("the same structure");
}

fn queue(servers: u32) -> Value {
    network(
        json!([with(
            open(1.0, "server"),
            json!({ "interarrival": constant(1.0) })
        )]),
        json!([station("server", servers, constant(100.0), "out")]),
    )
}

#[test]
fn the_same_numbers_change_nothing() {
    let mut straight = start(&rich());
    straight.advance(9_000.0, u32::MAX);
    let mut retuned = start(&rich());
    for now in 1..=90 {
        retuned.advance(100.0 * f64::from(now), u32::MAX);
        retune(&mut retuned, &rich());
    }
    assert_eq!(text_of(&retuned.report()), text_of(&straight.report()));
    assert_eq!(text_of(&retuned.snapshot()), text_of(&straight.snapshot()));
}

#[test]
fn more_servers_start_at_once_and_fewer_finish_what_they_serve() {
    let mut run = start(&queue(2));
    run.advance(50.5, u32::MAX);
    let line = run.snapshot().stations[0].line.clone();
    assert_eq!(line, (3..=50).collect::<Vec<u64>>());
    retune(&mut run, &queue(5));
    let busy = |run: &Run| -> Vec<u64> {
        let station = &run.snapshot().stations[0];
        station
            .serving
            .iter()
            .flat_map(|service| service.messages.clone())
            .collect()
    };
    assert_eq!(busy(&run), [1, 2, 3, 4, 5]);
    assert_eq!(
        run.snapshot().stations[0].line,
        (6..=50).collect::<Vec<u64>>()
    );
    retune(&mut run, &queue(1));
    assert_eq!(busy(&run), [1, 2, 3, 4, 5]);
    run.advance(155.0, u32::MAX);
    assert_eq!(busy(&run), [6], "one server is left");
    let utilisation = run.report().stations[0].utilisation;
    assert!(utilisation > 0.9 && utilisation <= 1.0, "{utilisation}");
    retune(&mut run, &queue(3));
    assert_eq!(busy(&run), [6, 7, 8]);
}

#[test]
fn more_users_think_and_fewer_leave_when_answered() {
    let of = |users: u32| {
        let source = with(
            closed(users, 1.0, "delay"),
            json!({ "think": constant(10.0) }),
        );
        let delay = with(
            station("delay", 1, constant(30.0), "out"),
            json!({ "servers": null }),
        );
        network(json!([source]), json!([delay]))
    };
    let present = |run: &Run| {
        let (report, snapshot) = (run.report(), run.snapshot());
        (snapshot.sources[0].thinking, report.in_network)
    };
    let mut run = start(&of(3));
    run.advance(5.0, u32::MAX);
    assert_eq!(present(&run), (3, 0));
    retune(&mut run, &of(5));
    assert_eq!(present(&run), (5, 0));
    run.advance(12.0, u32::MAX);
    assert_eq!(present(&run), (2, 3));
    retune(&mut run, &of(1));
    assert_eq!(present(&run), (2, 3));
    run.advance(1_000.0, u32::MAX);
    assert_eq!(present(&run).0 + present(&run).1, 1);
    retune(&mut run, &of(0));
    run.advance(2_000.0, u32::MAX);
    assert_eq!(present(&run), (0, 0));
    retune(&mut run, &of(4));
    run.advance(3_000.0, u32::MAX);
    assert_eq!(present(&run).0 + present(&run).1, 4);
}

#[test]
fn room_polling_and_batches_follow_at_once() {
    let of = |members: Value| {
        let second = with(station("second", 1, constant(1e3), "out"), members);
        network(
            json!([with(
                open(1.0, "first"),
                json!({ "interarrival": constant(10.0) })
            )]),
            json!([station("first", 9, constant(1.0), "second"), second]),
        )
    };
    let line = |run: &Run| run.snapshot().stations[1].line_length;
    let mut run = start(&of(json!({ "capacity": 2, "whenFull": "block" })));
    run.advance(65.0, u32::MAX);
    assert_eq!(
        (line(&run), run.snapshot().stations[0].serving.len()),
        (1, 4)
    );
    retune(&mut run, &of(json!({ "capacity": 5, "whenFull": "block" })));
    assert_eq!(
        (line(&run), run.snapshot().stations[0].serving.len()),
        (4, 1)
    );

    let poll = json!({ "poll": { "firstMs": 1e6, "growth": 1, "longestMs": 1e6 } });
    let mut run = start(&of(poll));
    run.advance(65.0, u32::MAX);
    assert_eq!(run.snapshot().stations[1].looking_away_until_ms, Some(1e6));
    assert_eq!(line(&run), 6);
    retune(&mut run, &of(json!({})));
    assert_eq!(run.snapshot().stations[1].looking_away_until_ms, None);
    assert_eq!(line(&run), 5);

    let mut run = start(&of(json!({ "batch": { "size": 50, "waitMs": 1e9 } })));
    run.advance(65.0, u32::MAX);
    assert_eq!(line(&run), 6);
    retune(
        &mut run,
        &of(json!({ "batch": { "size": 4, "waitMs": 1e9 } })),
    );
    assert_eq!(line(&run), 2);
}

#[test]
fn only_numbers_may_change() {
    let mut run = start(&rich());
    run.advance(500.0, u32::MAX);
    let before = text_of(&run.snapshot());
    let changes: [fn(&mut Value); 7] = [
        |network| network["sources"][0]["id"] = json!("other"),
        |network| network["sources"][0]["priority"] = json!(9),
        |network| network["sources"][1]["answeredAt"] = json!("parse"),
        |network| network["stations"][0]["to"] = to("bundle"),
        |network| network["stations"][1]["whenFull"] = json!("lose"),
        |network| network["stations"][3]["servers"] = json!(4),
        |network| network["stations"][0]["service"] = exponential(-1.0),
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut other = rich();
        change(&mut other);
        let refusal = run
            .retune(other.to_string().as_bytes())
            .expect_err("a refusal");
        let parts = ["sources", "stations"];
        assert!(
            parts.iter().any(|part| refusal.field.starts_with(part)),
            "{index}: {refusal:?}"
        );
        assert_eq!(text_of(&run.snapshot()), before);
    }
}

#[test]
fn forgetting_keeps_who_is_there() {
    let mut run = start(&rich());
    run.advance(5_000.0, u32::MAX);
    let before = text_of(&run.snapshot());
    run.reset_statistics();
    assert_eq!(text_of(&run.snapshot()), before);
    let report = run.report();
    assert_eq!((report.observed_ms, report.time_ms.count), (0.0, 0));
    assert_eq!(report.mean_in_network, f64::from(report.in_network));
    assert_eq!(report.stations[0].mean_wait_ms, None);
    assert_eq!(report.sources[1].answer_ms, None);
    assert_eq!(report.sources[0].rate_per_second, 0.0);
    assert_eq!(report.locks[0].mean_hold_ms, None);
    assert_eq!(report.histogram.counts.iter().sum::<u64>(), 0);
    run.advance(6_000.0, u32::MAX);
    assert_eq!(run.report().observed_ms, 1_000.0);
}
