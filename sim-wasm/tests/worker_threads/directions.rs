//! Each knob acts in the direction that the study states or its mechanism demands.

use crate::knob_directions::{Case, MORE, assert_directions};
use crate::{Id, finished, mean, metric, scenario};

const DONE: &str = "completed";
const SENT: &str = "sent";
const CONNECTIONS: &str = "sqlConnections.peak";
const STALLED: &str = "sqlStalledPercent";

/// As many threads as the workers can take.
const CALM: &[(Id, f64)] = &[(Id::MaxWorkerThreads, 100.0)];
/// More than they can.
const CROWDED: &[(Id, f64)] = &[(Id::MaxWorkerThreads, 200.0)];

#[test]
fn knobs_act_in_their_direction() {
    let cases: &[Case<Id>] = &[
        // What widens the neck: fewer threads, more workers, throttling.
        (CROWDED, Id::MaxWorkerThreads, 100.0, DONE, 2.0..MORE),
        (CROWDED, Id::SqlWorkers, 900.0, DONE, 2.0..MORE),
        (CROWDED, Id::ConnectionsPerCpu, 20.0, DONE, 1.0..MORE),
        (CROWDED, Id::OrchestrationHosts, 2.0, STALLED, 0.0..0.1),
        (CALM, Id::ThreadsPerCpu, 1.0, CONNECTIONS, 1.3..MORE),
        (CALM, Id::ReceiveHosts, 8.0, DONE, 0.0..0.8),
        (CALM, Id::SendHosts, 8.0, DONE, 0.0..0.8),
        (CALM, Id::ProcessorsPerHost, 8.0, DONE, 0.0..0.8),
        (CALM, Id::MessagingThreads, 100.0, DONE, 0.0..0.8),
        // What costs work: a longer round trip under the lock, more transactions, fewer locks.
        (CALM, Id::ClientRoundTripMs, 150.0, DONE, 0.0..0.8),
        (CALM, Id::TransactionsPerOrchestration, 16.0, DONE, 0.0..0.8),
        (CALM, Id::HotLocks, 5.0, DONE, 0.0..0.8),
        (CALM, Id::SqlProcessors, 16.0, "cpu.sql", 0.0..0.8),
        (CALM, Id::ReplySeconds, 600.0, DONE, 0.0..0.95),
        // What comes in: more, longer and steadier.
        (CALM, Id::BurstMessages, 18_000.0, SENT, 1.8..MORE),
        (
            &[CALM[0], (Id::PeriodMinutes, 60.0)],
            Id::BurstMinutes,
            60.0,
            CONNECTIONS,
            0.0..0.7,
        ),
        (CALM, Id::PeriodMinutes, 30.0, SENT, 0.0..0.5),
        (CALM, Id::SteadyPerSecond, 10.0, SENT, 1.3..MORE),
        (CALM, Id::RunMinutes, 120.0, SENT, 1.8..MORE),
    ];
    assert_directions(cases, |changes, name| {
        metric(&finished(&scenario(changes), 0, u32::MAX), name)
    });
}

#[test]
fn the_server_stalls_where_threads_outnumber_its_workers() {
    let stalled = |threads: f64, workers: f64| {
        let changes = [(Id::MaxWorkerThreads, threads), (Id::SqlWorkers, workers)];
        mean(&changes, STALLED)
    };
    assert!(stalled(200.0, 576.0) > 5.0);
    assert!(stalled(100.0, 288.0) > 0.0);
    assert!(stalled(100.0, 576.0) == 0.0);
}
