//! What a reader of the low-latency study relies on, whatever the parameters are.

#[path = "../support/any_scenario.rs"]
mod any_scenario;
mod checkpoints;
mod costs;
mod demands;
mod directions;
#[path = "../support/ends.rs"]
mod ends;
#[path = "../support/knob_directions.rs"]
mod knob_directions;
#[path = "../support/progress.rs"]
mod progress;
#[path = "../support/samples.rs"]
mod samples;
mod stages;
#[path = "../support/scenario.rs"]
mod support;

use any_scenario::any_scenario;
use ends::assert_ends;
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::low_latency::experiment::Run;
use messagebox_sim::studies::low_latency::knobs::{Id, KNOBS};
use messagebox_sim::studies::low_latency::model::load::Schedule;
use messagebox_sim::studies::low_latency::parameters::Parameters;
use progress::assert_progress;
use samples::assert_repeats;
use std::collections::BTreeSet;

/// Test case 20's layout: two computers receive and send, four send, one sends and tracks.
fn scenario(changes: &[(Id, f64)]) -> Values<Id> {
    let layout = [
        (Id::VirtualUsers, 3.0),
        (Id::ReceiveAndSend, 2.0),
        (Id::SendOnly, 4.0),
        (Id::SendAndTrack, 1.0),
        (Id::HttpOutCompleteSize, 1.0),
    ];
    support::scenario(&[&layout[..], changes].concat())
}

fn started(values: Values<Id>, protocol: Protocol, seed: u32) -> Run {
    let draw = Draw {
        seed,
        replication: 0,
    };
    Run::new(values, Parameters::default(), protocol, draw)
}

fn finished(values: Values<Id>, seed: u32, slice: u32) -> Run {
    let mut run = started(values, Protocol::Preview, seed);
    while run.advance(slice) == Status::Running {}
    run
}

fn metric(run: &Run, name: &str) -> f64 {
    let metrics = run.system().metrics();
    metrics
        .iter()
        .find(|metric| metric.name == name)
        .map_or(f64::NAN, |metric| metric.value)
}

#[test]
fn slices_and_repetition_leave_the_bits_alone() {
    let whole = finished(scenario(&[]), 7, u32::MAX).report();
    assert_eq!(whole, finished(scenario(&[]), 7, u32::MAX).report());
    assert_eq!(whole, finished(scenario(&[]), 7, 997).report());
    assert_ne!(whole, finished(scenario(&[]), 8, u32::MAX).report());
}

/// A few minutes tell about what half an hour does.
#[test]
fn the_preview_is_close() {
    let mut whole = started(scenario(&[]), Protocol::Study, 1);
    while whole.advance(u32::MAX) == Status::Running {}
    let preview = finished(scenario(&[]), 1, u32::MAX);
    for (name, tolerance) in [
        ("throughput.median", 0.05),
        ("roundtripTime.median", 0.03),
        ("cpu.BPI2X-C05", 0.12),
        ("cpu.BPI8X-O01", 0.12),
    ] {
        let (short, long) = (metric(&preview, name), metric(&whole, name));
        assert!(
            (short / long - 1.0).abs() < tolerance,
            "{name}: {short} for {long}"
        );
    }
}

#[test]
fn progress_grows_from_nothing_to_all() {
    assert_progress(started(scenario(&[]), Protocol::Preview, 1), 1_000);
}

#[test]
fn replications_of_a_seed_differ() {
    let report = |replication| {
        let mut run = Run::new(
            scenario(&[]),
            Parameters::default(),
            Protocol::Preview,
            Draw {
                seed: 1,
                replication,
            },
        );
        while run.advance(u32::MAX) == Status::Running {}
        run.report()
    };
    assert_ne!(report(0), report(1));
}

#[test]
fn users_without_think_time_obey_the_response_time_law() {
    for users in [1.0, 3.0, 8.0] {
        let run = finished(scenario(&[(Id::VirtualUsers, users)]), 1, u32::MAX);
        let cycle_ms = metric(&run, "acknowledgementTime.mean");
        let rate = metric(&run, "throughput.mean");
        assert!(
            (rate * cycle_ms / 1000.0 / users - 1.0).abs() < 0.01,
            "{users} users"
        );
    }
}

#[test]
fn think_time_bounds_throughput() {
    let run = finished(
        scenario(&[(Id::VirtualUsers, 30.0), (Id::ThinkTimeMs, 500.0)]),
        1,
        u32::MAX,
    );
    assert!(metric(&run, "throughput.mean") < 60.0);
}

/// Only where there are several MessageBoxes a lock says whose it is.
#[test]
fn queue_locks_are_named_after_their_messagebox() {
    let named = |boxes| {
        let run = finished(scenario(&[(Id::MessageBoxes, boxes)]), 1, u32::MAX);
        let locks = run.system().resources().into_iter();
        let locks = locks.filter(|resource| resource.id == "queueLock");
        locks
            .map(|resource| resource.label.into_owned())
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(named(1.0), ["Queue lock".into()].into());
    let both = [2, 3].map(|number| format!("Queue lock of MessageBox {number}"));
    assert_eq!(named(3.0), both.into());
}

#[test]
fn a_receiver_beside_a_sender_is_slower_than_one_alone() {
    let throughput = |shared: f64, alone: f64| {
        let values = scenario(&[
            (Id::ReceiveAndSend, shared),
            (Id::ReceiveOnly, alone),
            (Id::SendOnly, 4.0),
        ]);
        metric(&finished(values, 1, u32::MAX), "throughput.mean")
    };
    assert!(throughput(0.0, 2.0) > 1.02 * throughput(2.0, 0.0));
}

#[test]
fn too_few_senders_are_reported_as_unstable() {
    let values = scenario(&[
        (Id::VirtualUsers, 20.0),
        (Id::SendOnly, 0.0),
        (Id::SendAndTrack, 1.0),
        (Id::ReceiveAndSend, 0.0),
        (Id::ReceiveOnly, 4.0),
    ]);
    let mut run = Run::new(
        values,
        Parameters::default(),
        Protocol::Study,
        Draw {
            seed: 1,
            replication: 0,
        },
    );
    while run.advance(1_000_000) == Status::Running {}
    assert_eq!((run.status(), run.progress()), (Status::Unstable, 1.0));
    assert!(run.report().contains("\"status\":\"unstable\""));
}

#[test]
fn each_refusal_names_its_field() {
    let refused = |values: &[f64]| {
        Values::<Id>::check(values)
            .err()
            .map(|refusal| refusal.knob)
    };
    let hosts = [(Id::ReceiveOnly, 1.0), (Id::SendOnly, 1.0)];
    assert_eq!(refused(&support::list(&hosts[..0])), Some("receiveOnly"));
    assert_eq!(refused(&support::list(&hosts[..1])), Some("sendOnly"));
    let complete = support::list(&hosts);
    assert_eq!(refused(&complete), None);
    assert_eq!(refused(&complete[1..]), Some("values"));
    for bad in [f64::NAN, f64::INFINITY, -1.0, 1.5, 1e9] {
        let values = support::list(&[hosts[0], hosts[1], (Id::VirtualUsers, bad)]);
        assert_eq!(refused(&values), Some("virtualUsers"), "{bad}");
    }
}

/// Any scenario a reader can set runs to an end, in bounded time and memory.
#[test]
fn any_valid_scenario_ends() {
    let mut random = Stream::new(20, 1);
    for round in 0..150 {
        let values = any_scenario(KNOBS, &mut random);
        let Ok(values) = Values::check(&values) else {
            continue;
        };
        let schedule = Schedule {
            warm_up_ms: 0.0,
            ramp_up_ms: 2_000.0,
            end_ms: 12_000.0,
        };
        let mut run = Run::with_schedule(
            values,
            Parameters::default(),
            schedule,
            Draw {
                seed: round,
                replication: 0,
            },
        );
        assert_ends(&mut run, 20_000_000, round);
    }
}

/// What a host instance has only so many of.
const POOLS: [&str; 6] = [
    "admission",
    "submitThreads",
    "connections",
    "ioThreads",
    "completionThreads",
    "inflight",
];

/// Tracking on the Xeon, three MessageBoxes on two servers, and what test case 20 arrived at.
#[test]
fn native_code_repeats_the_committed_results() {
    let xeon = [
        (Id::VirtualUsers, 20.0),
        (Id::ResponseKb, 9.0),
        (Id::KeepAlive, 0.0),
        (Id::ResponseDelay, 0.0),
        (Id::ReceiveAndSend, 5.0),
        (Id::TrackOnly, 1.0),
        (Id::Server, 0.0),
        (Id::Tracking, 15.0),
        (Id::RequestQueueSize, 2048.0),
        (Id::HttpOutMaxConnection, 20.0),
    ];
    let pools = [
        (Id::SendOnly, 4.0),
        (Id::SendAndTrack, 1.0),
        (Id::Tracking, 2.0),
        (Id::WorkerThreads, 100.0),
        (Id::IoThreads, 100.0),
        (Id::HttpOutCompleteSize, 1.0),
        (Id::HbaCards, 2.0),
    ];
    let boxes = [
        (Id::VirtualUsers, 2.0),
        (Id::ReceiveOnly, 2.0),
        (Id::MessageBoxes, 2.0),
        (Id::BoxesOnDta, 1.0),
        (Id::BoxesOnThird, 1.0),
        (Id::QueueDepth, 2048.0),
    ];
    let last = [
        (Id::VirtualUsers, 3.0),
        (Id::ReceiveAndSend, 2.0),
        (Id::BatchSize, 50.0),
        (Id::QueueDepth, 128.0),
    ];
    for (configuration, changes) in [
        ("1-A", xeon.to_vec()),
        ("19-D", [&pools[..], &boxes].concat()),
        ("20-A", [&pools[..], &last].concat()),
    ] {
        let mut run = started(support::scenario(&changes), Protocol::Study, 1);
        while run.advance(u32::MAX) == Status::Running {}
        let metrics = run.system().metrics().into_iter();
        let metrics = metrics.map(|metric| (metric.name, metric.value));
        assert_repeats("low-latency", configuration, metrics);
        for resource in run.system().resources() {
            let used = resource.utilisation_percent;
            assert!(
                (0.0..100.5).contains(&used),
                "{configuration} {}: {used}",
                resource.id
            );
            // Pools that nobody waits for are left out.
            let is_pool = POOLS.contains(&resource.id);
            assert!(
                !is_pool || resource.wait_ms > Some(0.0),
                "{}",
                resource.label
            );
        }
    }
}

/// One computer that only receives: what waits for its processors are requests to be parsed, so
/// that the wait of the resource is that of the stage.
#[test]
fn processors_are_waited_for_as_long_as_the_stage_says() {
    let layout = [
        (Id::VirtualUsers, 12.0),
        (Id::ReceiveAndSend, 0.0),
        (Id::ReceiveOnly, 1.0),
        // Long enough to parse that requests meet.
        (Id::RequestKb, 100.0),
    ];
    let mut run = started(scenario(&layout), Protocol::Study, 3);
    while run.advance(u32::MAX) == Status::Running {}
    let system = run.system();
    let computers = system.computers();
    let receiver = computers.iter().find(|one| one.roles.contains(&"receive"));
    let name = receiver.map(|one| one.name.clone()).unwrap_or_default();
    let resources = system.resources();
    let processors = resources.iter().find(|one| one.label.ends_with(&*name));
    let wait_ms = processors.and_then(|one| one.wait_ms).unwrap_or(f64::NAN);
    let stages = system.stages();
    let stage = stages
        .iter()
        .find(|share| share.id == "receiveProcessorWait");
    let expected = stage.map_or(f64::NAN, |share| share.mean_ms);
    assert!(expected > 0.3, "{expected}");
    assert!(
        (wait_ms / expected - 1.0).abs() < 0.01,
        "{wait_ms} {expected}"
    );
}
