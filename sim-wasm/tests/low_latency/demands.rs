//! What each step takes of whom: the parameter that is documented for it, and no more.

use super::{Id, Parameters, Protocol, Run, Status, Values, metric, scenario};
use messagebox_sim::experiment::Run as _;
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::low_latency::model::view::Path;

/// Parameters without others at work, who make it longer.
fn plain() -> Parameters {
    Parameters {
        sharing: 0.0,
        ..Parameters::default()
    }
}

pub fn measured(changes: &[(Id, f64)], parameters: Parameters) -> Run {
    let draw = Draw {
        seed: 5,
        replication: 0,
    };
    let values: Values<Id> = scenario(changes);
    let mut run = Run::new(values, parameters, Protocol::Study, draw);
    while run.advance(u32::MAX) == Status::Running {}
    run
}

pub fn stage_ms(run: &Run, path: Path, id: &str) -> f64 {
    let stages = run.system().stages();
    let found = stages.iter().find(|one| one.path == path && one.id == id);
    found.expect("a stage").mean_ms
}

#[track_caller]
fn assert_near(found: f64, expected: f64) {
    assert!(
        (found - expected).abs() <= 0.02 * expected,
        "{found}, not {expected}"
    );
}

#[test]
fn the_dispatcher_takes_longer_for_what_is_tracked() {
    let p = plain();
    let tracked = p.dispatch_tracked_ms;
    for (change, request_ms, response_ms) in [
        ((Id::Tracking, 0.0), 0.0, 0.0),
        ((Id::Tracking, 2.0), tracked, 0.0),
        ((Id::Tracking, 8.0), 0.0, tracked),
        ((Id::Tracking, 5.0), 0.0, 0.0),
        ((Id::KeepAlive, 0.0), 0.0, 0.0),
    ] {
        let run = measured(&[change], p.clone());
        for (path, further_ms) in [(Path::Request, request_ms), (Path::Response, response_ms)] {
            let taken_ms = stage_ms(&run, path, "dispatch");
            assert!((taken_ms - p.dispatch_ms - further_ms).abs() < 0.005 * p.dispatch_ms);
        }
    }
}

#[test]
fn a_larger_response_takes_longer_to_take_in() {
    let p = plain();
    for kb in [1.0, 5.0, 100.0] {
        let run = measured(&[(Id::ResponseKb, kb)], p.clone());
        let expected_ms = p.reply_cpu_ms + p.cpu_per_kb_ms * (kb - 5.0);
        assert_near(stage_ms(&run, Path::Response, "reply"), expected_ms);
    }
}

#[test]
fn a_tracked_request_is_answered_later_on_a_slow_server_by_its_factor() {
    let answered_ms = |server, tracking, accept_tracked_ms| {
        let p = Parameters {
            accept_tracked_ms,
            ..plain()
        };
        let rarely = [
            (Id::VirtualUsers, 1.0),
            (Id::ThinkTimeMs, 1000.0),
            (Id::Server, server),
            (Id::Tracking, tracking),
        ];
        metric(&measured(&rarely, p), "acknowledgementTime.mean")
    };
    for (server, factor) in [(0.0, plain().xeon_cpu), (1.0, 1.0)] {
        let further_ms = answered_ms(server, 1.0, 100.0) - answered_ms(server, 1.0, 0.0);
        assert_near(further_ms, 100.0 * factor);
        assert_eq!(
            answered_ms(server, 2.0, 100.0),
            answered_ms(server, 2.0, 0.0)
        );
    }
}

#[test]
fn tracking_computers_take_turns_and_rest_without_events() {
    let of = |tracking| {
        let changes = [
            (Id::SendAndTrack, 0.0),
            (Id::TrackOnly, 2.0),
            (Id::GlobalTracking, tracking),
        ];
        let p = Parameters {
            track_cpu_ms: 4.0,
            ..plain()
        };
        let run = measured(&changes, p);
        let [first, second] = ["A02", "C02"].map(|name| metric(&run, &format!("cpu.BPI4X-{name}")));
        (first, second, metric(&run, "throughput.mean"))
    };
    let (first, second, per_second) = of(1.0);
    // Each has every second roundtrip and four processors.
    assert_near(first, 100.0 * per_second / 2.0 * 0.004 / 4.0);
    assert_near(second, first);
    assert_eq!((of(0.0).0, of(0.0).1), (0.0, 0.0));
}

#[test]
fn several_messageboxes_cost_the_master_work_and_its_lock_time() {
    let with = |changes: &[(Id, f64)], distributed_cpu_ms, distributed_hold_ms, network_ms| {
        let p = Parameters {
            distributed_cpu_ms,
            distributed_hold_ms,
            network_ms,
            ..plain()
        };
        measured(&[&[(Id::VirtualUsers, 1.0)], changes].concat(), p)
    };
    let cpu = |run: &Run| metric(run, "cpu.BPI8X-O01") / metric(run, "throughput.mean");
    let publish = |run: &Run| stage_ms(run, Path::Request, "publish");
    let two = [(Id::MessageBoxes, 2.0)];
    let remote = [(Id::BoxesOnDta, 1.0)];
    // Request and response are published, on a master with four processors, and visible afterwards.
    let [without, spread] = [1e-9, 3.0].map(|cpu_ms| with(&two, cpu_ms, 0.0, 0.0));
    assert_near(cpu(&spread) - cpu(&without), 100.0 * 2.0 * 0.003 / 4.0);
    let prepare = |run: &Run| stage_ms(run, Path::Request, "prepare");
    assert_near(prepare(&spread) - prepare(&without), 3.0);
    let user = |run: &Run| metric(run, "acknowledgementTime.mean");
    assert_near(user(&spread), user(&without));
    // Under the lock, and there and back to another computer.
    for (changes, network_ms, further_ms) in [(two, 0.0, 2.0), (two, 2.0, 2.0), (remote, 2.0, 6.0)]
    {
        let held_ms = publish(&with(&changes, 1e-9, 2.0, network_ms));
        assert_near(held_ms - publish(&with(&two, 1e-9, 0.0, 0.0)), further_ms);
    }
    let alone = with(&[], 3.0, 2.0, 1.5);
    assert_eq!(publish(&alone), publish(&with(&[], 0.0, 0.0, 1.5)));
}

#[test]
fn looks_that_find_nothing_take_the_server_as_often_as_its_lock_and_processors_let_them() {
    let p = plain();
    let look_ms = p.command_cpu_ms + p.command_hold_ms;
    // Of 4 processors, by so many loops that each look once in a round, %.
    let looks_percent = |loops: f64, round_ms: f64| 100.0 * loops * look_ms / (4.0 * round_ms);
    let cpu_percent = |changes: &[(Id, f64)]| {
        let rarely = [(Id::VirtualUsers, 1.0), (Id::ThinkTimeMs, 2000.0)];
        let run = measured(&[&rarely, changes].concat(), p.clone());
        metric(&run, "cpu.BPI8X-O01")
    };
    let worked_percent = cpu_percent(&[(Id::MaxReceiveIntervalMs, 5000.0)]);
    for (interval_ms, round_ms) in [(10.0, look_ms + 10.0), (50.0, look_ms + 50.0)] {
        let percent = cpu_percent(&[(Id::MaxReceiveIntervalMs, interval_ms)]);
        // Two of a message's looks find it, and the pauses after them begin short.
        assert!((percent - worked_percent - looks_percent(7.0, round_ms)).abs() < 0.5);
    }
    // So many loops take the lock in turn all the time.
    let many = [
        (Id::MaxReceiveIntervalMs, 1.0),
        (Id::SendOnly, 12.0),
        (Id::ReceiveAndSend, 8.0),
    ];
    let percent = cpu_percent(&many);
    let expected = looks_percent(1.0, p.command_hold_ms);
    assert_near(percent - worked_percent, expected);
}
