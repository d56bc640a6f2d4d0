//! How often a roundtrip pays each cost: what the server works more where the cost is greater.

use super::demands::{measured, stage_ms};
use super::{Id, Parameters, metric};
use messagebox_sim::studies::low_latency::model::view::Path;

/// Processor time on the server of the MessageBox for each roundtrip, ms.
fn worked_ms(changes: &[(Id, f64)], p: Parameters) -> f64 {
    const PROCESSORS: f64 = 4.0;
    // Often enough that draws even out, and so rarely that polls which find nothing come as often
    // whatever a cost is.
    let rarely = [
        (Id::VirtualUsers, 8.0),
        (Id::ThinkTimeMs, 2000.0),
        (Id::MaxReceiveIntervalMs, 5000.0),
    ];
    let run = measured(&[&rarely, changes].concat(), p);
    let busy = metric(&run, "cpu.BPI8X-O01") / 100.0 * PROCESSORS;
    1000.0 * busy / metric(&run, "throughput.mean")
}

/// By so much a cost is raised: far more than what chance makes of it.
const RAISE_MS: f64 = 10.0;

/// How often a roundtrip pays a cost, by what it takes more where that is raised.
fn paid(changes: &[(Id, f64)], raise: fn(&mut Parameters)) -> f64 {
    let mut dearer = Parameters::default();
    raise(&mut dearer);
    (worked_ms(changes, dearer) - worked_ms(changes, Parameters::default())) / RAISE_MS
}

#[test]
fn a_roundtrip_pays_each_cost_as_often_as_its_path_says() {
    type Raise = fn(&mut Parameters);
    let publish: Raise = |p| p.publish_cpu_ms += RAISE_MS;
    let lock: Raise = |p| p.publish_hold_ms += RAISE_MS;
    let background: Raise = |p| p.background_cpu_ms += RAISE_MS;
    let spread: Raise = |p| p.distributed_cpu_ms += RAISE_MS;
    let saved: Raise = |p| p.tracked_cpu_ms += RAISE_MS;
    let saved_under_lock: Raise = |p| p.tracked_hold_ms += RAISE_MS;
    let share = Parameters::default().agent_share;
    let no_agent = vec![(Id::SqlAgent, 0.0)];
    let in_batches = vec![(Id::MessageBoxes, 2.0), (Id::HttpBatchSize, 4.0)];
    let tracked = |points, events| vec![(Id::Tracking, points), (Id::GlobalTracking, events)];
    let cases = [
        // The request and the response.
        ("publish", vec![], publish, 2.0),
        ("under the lock", vec![], lock, 2.0),
        ("background", vec![], background, 1.0),
        ("no agent", no_agent, background, 1.0 - share),
        // Each message of a batch spans the databases.
        ("over databases", in_batches, spread, 2.0),
        // Two publications are recorded as events, and a body is saved at each point.
        ("nothing", tracked(0.0, 0.0), saved, 0.0),
        ("events", tracked(0.0, 1.0), saved, 2.0),
        ("bodies", tracked(15.0, 0.0), saved, 4.0),
        ("one body", tracked(8.0, 0.0), saved, 1.0),
        ("all", tracked(15.0, 1.0), saved_under_lock, 6.0),
    ];
    for (name, changes, raise, expected) in cases {
        let times = paid(&changes, raise);
        assert!(
            (times - expected).abs() < 0.05 * expected.max(1.0),
            "{name}: {times}, not {expected}"
        );
    }
}

#[test]
fn the_server_of_test_cases_1_to_8_works_longer_by_its_factors_and_saves_as_fast() {
    let on = |server: f64, raise: fn(&mut Parameters)| {
        let changes = [
            (Id::Server, server),
            (Id::Tracking, 15.0),
            (Id::GlobalTracking, 0.0),
        ];
        paid(&changes, raise)
    };
    let p = Parameters::default();
    // Of its eight processors the utilisation is a share, and four are counted.
    for (name, raise, factor) in [
        (
            "processors",
            (|p| p.publish_cpu_ms += RAISE_MS) as fn(&mut Parameters),
            p.xeon_cpu,
        ),
        ("lock", |p| p.publish_hold_ms += RAISE_MS, p.xeon_hold),
        (
            "saved under the lock",
            |p| p.tracked_hold_ms += RAISE_MS,
            1.0,
        ),
    ] {
        let ratio = 2.0 * on(0.0, raise) / on(1.0, raise);
        assert!(
            (ratio / factor - 1.0).abs() < 0.05,
            "{name}: {ratio}, not {factor}"
        );
    }
}

/// A computer receives twice as long for the third of the time or so for which its sender
/// dispatches, and one without a sender never.
#[test]
fn sharing_makes_receiving_longer_while_the_sender_beside_it_dispatches() {
    let received_ms = |layout: [(Id, f64); 4], sharing: f64| {
        let p = Parameters {
            sharing,
            ..Parameters::default()
        };
        stage_ms(&measured(&layout, p), Path::Request, "receive")
    };
    let layout = |together: f64, receivers: f64| {
        [
            (Id::ReceiveAndSend, together),
            (Id::ReceiveOnly, receivers),
            (Id::SendOnly, 1.0),
            (Id::VirtualUsers, 4.0),
        ]
    };
    let grown = |layout| received_ms(layout, 1.0) / received_ms(layout, 0.0);
    let together = grown(layout(1.0, 0.0));
    assert!((1.2..1.5).contains(&together), "{together}");
    let apart = grown(layout(0.0, 1.0));
    assert!((apart - 1.0).abs() < 0.02, "{apart}");
}
