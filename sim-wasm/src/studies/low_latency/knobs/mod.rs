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
use crate::scenario::rule::Rule;
use crate::scenario::values::KnobId;

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
    Spindles,
    WriteCacheMb,
    CheckpointIntervalSeconds,
    LogVolume,
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
    storage::SPINDLES,
    storage::WRITE_CACHE_MB,
    storage::CHECKPOINT_INTERVAL_SECONDS,
    storage::LOG_VOLUME,
];

/// What scenarios of this study keep.
pub static RULES: &[Rule] = &[
    Rule::AnyOf {
        counts: &["receiveOnly", "receiveAndSend"],
        broken: "No computer is left to receive",
        accepted: "at least one computer that receives",
    },
    Rule::AnyOf {
        counts: &["sendOnly", "receiveAndSend", "sendAndTrack"],
        broken: "No computer is left to send",
        accepted: "at least one computer that sends",
    },
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;
    const RULES: &'static [Rule] = RULES;

    fn index(self) -> usize {
        self as usize
    }
}
