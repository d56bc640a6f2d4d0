//! Each knob acts in the direction that the study states or its mechanism demands.

use crate::knob_directions::{Case, MORE, assert_directions};
use crate::{Id, finished, metric, rate};
use std::ops::Range;

const RATE: &str = "orchestrationsPerSecond";
/// A master that does not limit, so that workers do.
const MASTER: &[(Id, f64)] = &[(Id::MasterProcessors, 32.0)];

/// To two per cent.
const SAME: Range<f64> = 0.98..1.02;

#[test]
fn knobs_act_in_their_direction() {
    let cases: &[Case<Id>] = &[
        (&[], Id::Application, 0.0, RATE, 1.2..MORE),
        // More of what limits helps, more of anything else does not.
        (&[], Id::ProcessHosts, 4.0, RATE, 0.0..0.7),
        (&[], Id::ProcessHosts, 20.0, RATE, SAME),
        (&[], Id::ReceiveHosts, 2.0, RATE, 0.0..0.7),
        (&[], Id::SendHosts, 2.0, RATE, 0.0..0.7),
        (&[], Id::MasterProcessors, 8.0, RATE, 0.0..0.6),
        (&[], Id::MasterProcessors, 32.0, RATE, SAME),
        (MASTER, Id::WorkerMessageBoxes, 3.0, RATE, 1.3..MORE),
        (MASTER, Id::WorkerProcessors, 32.0, RATE, 1.3..MORE),
        (&[], Id::WorkerMessageBoxes, 1.0, RATE, 0.0..0.6),
        // One MessageBox does what a master and its worker do together.
        (
            &[(Id::WorkerMessageBoxes, 1.0)],
            Id::WorkerMessageBoxes,
            0.0,
            RATE,
            0.0..0.9,
        ),
        // Waiting costs threads, not processors.
        (&[], Id::LatencyMs, 400.0, RATE, 0.0..0.6),
        (
            &[(Id::LatencyMs, 400.0), (Id::MessagesUnderWay, 10_000.0)],
            Id::ThreadsPerHost,
            400.0,
            RATE,
            1.5..MORE,
        ),
        (&[], Id::MessagesUnderWay, 100.0, RATE, 0.0..0.5),
        (
            &[(Id::LatencySteps, 4.0)],
            Id::LatencySteps,
            20.0,
            RATE,
            0.0..0.9,
        ),
    ];
    assert_directions(cases, |changes, name| metric(&finished(changes), name));
}

#[test]
fn enough_threads_make_up_for_waiting() {
    let ample = [
        (Id::LatencyMs, 400.0),
        (Id::ThreadsPerHost, 400.0),
        (Id::MessagesUnderWay, 10_000.0),
    ];
    assert!(rate(&ample) > 0.95 * rate(&[]));
}

#[test]
fn an_application_without_waiting_does_not_wait() {
    let simple = |latency| rate(&[(Id::Application, 0.0), (Id::LatencyMs, latency)]);
    assert_eq!(simple(50.0), simple(2_000.0));
}
