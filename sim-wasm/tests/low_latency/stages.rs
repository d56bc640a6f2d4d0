//! Where the time of a message goes: every part of it in a stage, every wait under its own name.

use crate::any_scenario::any_scenario;
use crate::support;
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::low_latency::experiment::Run;
use messagebox_sim::studies::low_latency::knobs::{Id, KNOBS};
use messagebox_sim::studies::low_latency::model::stages::Kind;
use messagebox_sim::studies::low_latency::model::view::{Path, StageShare};
use messagebox_sim::studies::low_latency::parameters::Parameters;

fn finished(values: Values<Id>, protocol: Protocol) -> Run {
    let mut run = Run::new(
        values,
        Parameters::default(),
        protocol,
        Draw {
            seed: 1,
            replication: 0,
        },
    );
    while run.advance(u32::MAX) == Status::Running {}
    run
}

fn time_on(stages: &[StageShare], path: Path) -> f64 {
    let of_path = stages.iter().filter(|stage| stage.path == path);
    of_path.map(|stage| stage.mean_ms).sum()
}

/// The stages of both paths add up to the times of the messages, whatever the knobs are.
#[test]
fn stages_add_up_to_the_time_of_the_messages() {
    let mut random = Stream::new(11, 0);
    for number in 0..120 {
        let Ok(values) = Values::check(&any_scenario(KNOBS, &mut random)) else {
            continue;
        };
        let run = finished(values, Protocol::Preview);
        let observed = run.system().observations();
        let stages = run.system().stages();
        for (path, latency) in [
            (Path::Request, &observed.request),
            (Path::Response, &observed.response),
        ] {
            let mean_ms = latency.messages.mean();
            let told_ms = time_on(&stages, path);
            assert!(
                (told_ms - mean_ms).abs() <= 1e-6 * mean_ms.max(1.0),
                "{path:?} of {number}: {told_ms} ms in stages, {mean_ms} ms in all"
            );
        }
        for stage in &stages {
            assert!(
                stage.mean_ms >= -1e-6,
                "{} of {number}: {} ms",
                stage.id,
                stage.mean_ms
            );
        }
    }
}

/// What a run waits for longest, by name.
fn longest_wait(run: &Run) -> (&'static str, f64) {
    let stages = run.system().stages();
    let waits = stages.iter().filter_map(|stage| match stage.kind {
        Kind::Wait(awaited) => Some((awaited, stage.mean_ms)),
        Kind::Work | Kind::Assumed => None,
    });
    waits
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .expect("stages that wait")
}

/// Knobs set to a value.
type Settings<'a> = &'a [(Id, f64)];

/// Test case 20's layout: two computers receive and send, four send, one sends and tracks.
const FAST: [(Id, f64); 4] = [
    (Id::ReceiveAndSend, 2.0),
    (Id::SendOnly, 4.0),
    (Id::SendAndTrack, 1.0),
    (Id::HttpOutCompleteSize, 1.0),
];

/// One computer receives, many send.
const APART: [(Id, f64); 3] = [
    (Id::ReceiveOnly, 1.0),
    (Id::SendOnly, 12.0),
    (Id::TrackOnly, 1.0),
];

/// Test case 1's layout: five computers receive and send, one tracks, on the Xeon.
const SHARED: [(Id, f64); 8] = [
    (Id::VirtualUsers, 20.0),
    (Id::ReceiveAndSend, 5.0),
    (Id::TrackOnly, 1.0),
    (Id::Server, 0.0),
    (Id::Tracking, 15.0),
    (Id::KeepAlive, 0.0),
    (Id::ResponseDelay, 0.0),
    (Id::HttpOutMaxConnection, 20.0),
];

/// What is waited for without being a pool of places.
const NO_POOLS: [&str; 3] = ["requestBatch", "completionBatch", "poll"];

/// What is made far too small or slow is what messages then wait for, under its own name.
#[test]
fn what_is_short_is_waited_for_by_name() {
    let crowd = (Id::VirtualUsers, 20.0);
    let cases: [(&str, Settings, Settings); 10] = [
        ("connections", &FAST, &[(Id::HttpOutMaxConnection, 1.0)]),
        ("admission", &FAST, &[crowd, (Id::RequestQueueSize, 1.0)]),
        ("requestBatch", &FAST, &[crowd, (Id::HttpBatchSize, 17.0)]),
        ("completionThreads", &SHARED, &[(Id::MessagingThreads, 1.0)]),
        ("inflight", &FAST, &[(Id::HttpOutInflight, 1.0)]),
        (
            "submitThreads",
            &APART,
            &[
                (Id::VirtualUsers, 60.0),
                (Id::Server, 0.0),
                (Id::MessagingThreads, 1.0),
                (Id::HttpOutCompleteSize, 1.0),
            ],
        ),
        ("dispatcher", &FAST, &[]),
        (
            "completionBatch",
            &APART,
            &[(Id::VirtualUsers, 1.0), (Id::ThinkTimeMs, 2000.0)],
        ),
        ("publishLock", &APART, &[(Id::Tracking, 15.0), crowd]),
        (
            "poll",
            &APART,
            &[
                (Id::VirtualUsers, 1.0),
                (Id::ThinkTimeMs, 2000.0),
                (Id::MaxReceiveIntervalMs, 5000.0),
                (Id::HttpOutCompleteSize, 1.0),
            ],
        ),
    ];
    for (awaited, layout, changes) in cases {
        let changes = [layout, changes].concat();
        let run = finished(support::scenario(&changes), Protocol::Preview);
        let (longest, wait_ms) = longest_wait(&run);
        assert_eq!(longest, awaited, "{wait_ms} ms");
        let resources = run.system().resources();
        let is_pool = !NO_POOLS.contains(&awaited);
        let listed = resources.iter().any(|resource| resource.id == awaited);
        assert_eq!(listed, is_pool, "{awaited} among the resources");
    }
}

/// A busy MessageBox is waited for at its publish lock; once there are several, what is loaded is
/// guarded by the queue lock of its own.
#[test]
fn each_lock_has_its_own_wait() {
    let waits = |boxes: f64| {
        let busy = [(Id::VirtualUsers, 8.0), (Id::MessageBoxes, boxes)];
        let changes = [&FAST[..], &busy].concat();
        let run = finished(support::scenario(&changes), Protocol::Preview);
        let stages = run.system().stages();
        ["publishWait", "loadWait", "queueLockWait"].map(|id| {
            let of_lock = stages.iter().filter(|stage| stage.id == id);
            of_lock.map(|stage| stage.mean_ms).sum::<f64>()
        })
    };
    let [publish, load, queue] = waits(1.0);
    assert!(publish > 1.0 && load > 1.0, "{publish} ms, {load} ms");
    assert_eq!(queue, 0.0);
    let [publish, load, queue] = waits(3.0);
    assert!(publish > 1.0 && queue > 0.0, "{publish} ms, {queue} ms");
    assert_eq!(load, 0.0);
}

/// Sending host instances that cannot complete what they send, in the preview's two minutes and in
/// the study's half hour.
#[test]
fn a_backlog_that_grows_without_end_is_unstable() {
    let run = |users: f64, threads: f64, pause_ms: f64, protocol| {
        let changes = [
            (Id::VirtualUsers, users),
            (Id::MessagingThreads, threads),
            (Id::ThinkTimeMs, pause_ms),
        ];
        finished(
            support::scenario(&[&SHARED[..], &changes].concat()),
            protocol,
        )
    };
    // What is sent and cannot be completed stays in the application queue, which tells first where
    // it is much.
    let (grew, queued) = (
        "the messages in the system grew",
        "were in the application queue",
    );
    for protocol in [Protocol::Study, Protocol::Preview] {
        let growing = run(20.0, 1.0, 5.0, protocol);
        assert_eq!(growing.status(), Status::Unstable);
        let given = growing.system().backlog().expect("a reason");
        assert!(given.contains(queued), "{given}");
    }
    // Without a pause twelve users send more than one thread completes, with a long one less.
    let reasons: Vec<Option<String>> = (0..=10)
        .map(|step| run(12.0, 1.0, 3.0 * f64::from(step), Protocol::Preview))
        .map(|growing| growing.system().backlog())
        .collect();
    let last = reasons.iter().flatten().last().expect("too many messages");
    assert!(last.contains(grew), "{last}");
    assert_eq!(reasons.last(), Some(&None));
    assert_eq!(run(20.0, 20.0, 5.0, Protocol::Study).status(), Status::Done);
}
