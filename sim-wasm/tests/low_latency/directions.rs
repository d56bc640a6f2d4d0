//! Each knob acts in the direction that the study states or its mechanism demands.

use crate::knob_directions::{Case, MORE, assert_directions};
use crate::{Id, finished, metric, scenario};
use std::ops::Range;

const RATE: &str = "throughput.mean";
const ROUNDTRIP: &str = "roundtripTime.mean";
const MASTER_CPU: &str = "cpu.BPI8X-O01";
const TRACKING_CPU: &str = "cpu.BPI8X-M01";

/// Not a metric of the study: processor time on the MessageBox server for each message.
const PER_MESSAGE: &str = "cpu per message";

/// So many users that threads run short.
const BUSY: &[(Id, f64)] = &[(Id::VirtualUsers, 30.0)];

/// The log on the volume of the data, and with few page writes at a time.
const SHARED_VOLUME: &[(Id, f64)] = &[(Id::LogVolume, 0.0)];
const SHARED_AND_SHALLOW: &[(Id, f64)] = &[(Id::LogVolume, 0.0), (Id::QueueDepth, 1.0)];

fn measured(changes: &[(Id, f64)], name: &str) -> f64 {
    let run = finished(scenario(changes), 1, u32::MAX);
    if name == PER_MESSAGE {
        return metric(&run, MASTER_CPU) / metric(&run, RATE);
    }
    metric(&run, name)
}

/// To two per cent.
const SAME: Range<f64> = 0.98..1.02;

#[test]
fn knobs_act_in_their_direction() {
    let cases: &[Case<Id>] = &[
        (&[], Id::VirtualUsers, 1.0, RATE, 0.0..0.6),
        (&[], Id::ThinkTimeMs, 500.0, RATE, 0.0..0.1),
        (&[], Id::ThinkSpreadMs, 500.0, RATE, 0.0..0.2),
        (&[], Id::RequestKb, 100.0, RATE, 0.0..0.9),
        (&[], Id::ResponseKb, 100.0, ROUNDTRIP, 1.04..MORE),
        (&[], Id::KeepAlive, 0.0, RATE, 0.0..0.97),
        (&[], Id::ResponseDelay, 0.0, ROUNDTRIP, 0.0..0.8),
        (&[], Id::ReceiveOnly, 4.0, RATE, 1.08..MORE),
        (&[], Id::ReceiveAndSend, 8.0, RATE, 1.08..MORE),
        (&[], Id::SendOnly, 0.0, ROUNDTRIP, 1.2..MORE),
        (&[], Id::SendAndTrack, 6.0, ROUNDTRIP, 0.0..0.95),
        (&[], Id::TrackOnly, 3.0, RATE, 1.02..MORE),
        (&[], Id::Server, 0.0, RATE, 0.0..0.85),
        (&[], Id::MessageBoxes, 4.0, MASTER_CPU, 1.5..MORE),
        (&[], Id::BoxesOnDta, 2.0, TRACKING_CPU, 1.2..MORE),
        (&[], Id::BoxesOnThird, 2.0, RATE, 0.0..0.8),
        (&[], Id::SqlAgent, 0.0, PER_MESSAGE, 0.0..0.99),
        (&[], Id::Tracking, 15.0, MASTER_CPU, 1.1..MORE),
        (&[], Id::GlobalTracking, 0.0, RATE, 1.02..MORE),
        (&[], Id::GlobalTracking, 0.0, TRACKING_CPU, 0.0..0.1),
        (&[], Id::MaxReceiveIntervalMs, 1_000.0, ROUNDTRIP, 2.0..MORE),
        (&[], Id::BatchSize, 1.0, ROUNDTRIP, 0.0..0.98),
        (&[], Id::BufferCacheSize, 1.0, ROUNDTRIP, 0.0..0.9),
        (BUSY, Id::MessagingThreads, 1.0, ROUNDTRIP, 0.0..0.85),
        (BUSY, Id::WorkerThreads, 1.0, ROUNDTRIP, 0.0..0.8),
        (BUSY, Id::IoThreads, 1.0, ROUNDTRIP, 1.01..MORE),
        (&[], Id::HttpBatchSize, 50.0, RATE, 0.0..0.1),
        (BUSY, Id::RequestQueueSize, 1.0, ROUNDTRIP, 0.0..0.8),
        (&[], Id::HttpOutMaxConnection, 1.0, ROUNDTRIP, 5.0..MORE),
        (&[], Id::HttpOutInflight, 1.0, ROUNDTRIP, 5.0..MORE),
        (&[], Id::HttpOutCompleteSize, 50.0, ROUNDTRIP, 2.0..MORE),
        // Storage: where the log shares a volume with the data, what lengthens a checkpoint takes throughput.
        (SHARED_VOLUME, Id::QueueDepth, 1.0, RATE, 0.0..0.95),
        (SHARED_AND_SHALLOW, Id::HbaCards, 4.0, RATE, 1.05..MORE),
        (SHARED_VOLUME, Id::DataFiles, 16.0, RATE, SAME),
        (&[], Id::LogFiles, 8.0, RATE, SAME),
        (
            &[(Id::WriteCacheMb, 16.0)],
            Id::Spindles,
            10.0,
            RATE,
            0.0..0.85,
        ),
        (
            &[(Id::Spindles, 10.0)],
            Id::WriteCacheMb,
            16.0,
            RATE,
            0.0..0.85,
        ),
        (
            SHARED_AND_SHALLOW,
            Id::CheckpointIntervalSeconds,
            5.0,
            RATE,
            0.0..0.98,
        ),
        (
            &[(Id::QueueDepth, 1.0)],
            Id::LogVolume,
            0.0,
            ROUNDTRIP,
            1.04..MORE,
        ),
    ];
    assert_directions(cases, measured);
}
