//! The knobs of the low-latency study. Their order is the order of the values in a scenario.

mod hosts;
mod http;
mod load;
mod messagebox;
mod polling;
mod storage;
mod threads;
mod tracking;

use crate::scenario::knob::Knob;
use crate::scenario::values::{Conflict, KnobId, Values};

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    VirtualUsers,
    ThinkTimeMs,
    ThinkSpreadMs,
    RequestKb,
    ResponseKb,
    KeepAlive,
    ResponseDelay,
    ReceiveOnly,
    ReceiveAndSend,
    SendOnly,
    SendAndTrack,
    TrackOnly,
    Server,
    MessageBoxes,
    BoxesOnDta,
    BoxesOnThird,
    SqlAgent,
    Tracking,
    GlobalTracking,
    MaxReceiveIntervalMs,
    BatchSize,
    BufferCacheSize,
    MessagingThreads,
    WorkerThreads,
    IoThreads,
    HttpBatchSize,
    RequestQueueSize,
    HttpOutMaxConnection,
    HttpOutInflight,
    HttpOutCompleteSize,
    HbaCards,
    QueueDepth,
    DataFiles,
    LogFiles,
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    load::VIRTUAL_USERS,
    load::THINK_TIME_MS,
    load::THINK_SPREAD_MS,
    load::REQUEST_KB,
    load::RESPONSE_KB,
    load::KEEP_ALIVE,
    load::RESPONSE_DELAY,
    hosts::RECEIVE_ONLY,
    hosts::RECEIVE_AND_SEND,
    hosts::SEND_ONLY,
    hosts::SEND_AND_TRACK,
    hosts::TRACK_ONLY,
    messagebox::SERVER,
    messagebox::MESSAGE_BOXES,
    messagebox::BOXES_ON_DTA,
    messagebox::BOXES_ON_THIRD,
    messagebox::SQL_AGENT,
    tracking::TRACKING,
    tracking::GLOBAL_TRACKING,
    polling::MAX_RECEIVE_INTERVAL_MS,
    polling::BATCH_SIZE,
    threads::BUFFER_CACHE_SIZE,
    threads::MESSAGING_THREADS,
    threads::WORKER_THREADS,
    threads::IO_THREADS,
    http::HTTP_BATCH_SIZE,
    http::REQUEST_QUEUE_SIZE,
    http::HTTP_OUT_MAX_CONNECTION,
    http::HTTP_OUT_INFLIGHT,
    http::HTTP_OUT_COMPLETE_SIZE,
    storage::HBA_CARDS,
    storage::QUEUE_DEPTH,
    storage::DATA_FILES,
    storage::LOG_FILES,
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }

    fn conflict(values: &Values<Self>) -> Option<Conflict<Self>> {
        if values.get(Self::ReceiveOnly) + values.get(Self::ReceiveAndSend) == 0.0 {
            return Some(Conflict {
                id: Self::ReceiveOnly,
                accepted: "at least one computer that receives",
            });
        }
        let senders = [Self::ReceiveAndSend, Self::SendOnly, Self::SendAndTrack];
        senders
            .iter()
            .all(|&id| values.get(id) == 0.0)
            .then_some(Conflict {
                id: Self::SendOnly,
                accepted: "at least one computer that sends",
            })
    }
}
