//! Where a message spends its time: the stages of its way, and how a reader is told of them.

use crate::kernel::convert::Whole;
use crate::kernel::each::{Each, Numbered};

/// A part of a message's way. All parts together are all of its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Stage {
    AdmissionWait,
    ReceiveProcessorWait,
    Receive,
    RequestBatchWait,
    SubmitThreadWait,
    BackendDelay,
    IoThreadWait,
    ReplyProcessorWait,
    Reply,
    CompletionBatchWait,
    CompletionThreadWait,
    DatabaseWait,
    Prepare,
    PublishWait,
    Publish,
    PollWait,
    LoadWait,
    QueueLockWait,
    Dequeue,
    InflightWait,
    DispatchWait,
    Dispatch,
    SendProcessorWait,
    ConnectionWait,
    Send,
}

/// Number of [`Stage`]s.
pub const STAGES: usize = 25;

impl Numbered for Stage {
    #[inline]
    fn number(self) -> usize {
        self as usize
    }
}

/// Time in each stage, ms.
pub type StageTimes = Each<Stage, f64, STAGES>;

/// What the time of a stage is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Work,
    /// Waiting for what has this name, for resources that of a [`crate::parts::resource::Resource`].
    Wait(&'static str),
    /// A delay without a known mechanism.
    Assumed,
}

/// A stage as a reader sees it.
pub struct StageLabel {
    pub stage: Stage,
    pub id: &'static str,
    pub label: &'static str,
    pub kind: Kind,
}

const fn work(stage: Stage, id: &'static str, label: &'static str) -> StageLabel {
    let kind = Kind::Work;
    StageLabel {
        stage,
        id,
        label,
        kind,
    }
}

const fn wait(
    stage: Stage,
    id: &'static str,
    label: &'static str,
    awaited: &'static str,
) -> StageLabel {
    let kind = Kind::Wait(awaited);
    StageLabel {
        stage,
        id,
        label,
        kind,
    }
}

/// What a request passes before it is published, in order.
pub const REQUEST_STAGES: [StageLabel; 5] = [
    wait(
        Stage::AdmissionWait,
        "admissionWait",
        "Wait to be taken in",
        "admission",
    ),
    wait(
        Stage::ReceiveProcessorWait,
        "receiveProcessorWait",
        "Wait for receiver CPU",
        "receiveProcessors",
    ),
    work(Stage::Receive, "receive", "Receive and parse"),
    wait(
        Stage::RequestBatchWait,
        "requestBatchWait",
        "Wait for a full batch",
        "requestBatch",
    ),
    wait(
        Stage::SubmitThreadWait,
        "submitThreadWait",
        "Wait for a pool thread",
        "submitThreads",
    ),
];

/// What a response passes before it is published, in order.
pub const RESPONSE_STAGES: [StageLabel; 6] = [
    StageLabel {
        stage: Stage::BackendDelay,
        id: "backendDelay",
        label: "Delayed response",
        kind: Kind::Assumed,
    },
    wait(
        Stage::IoThreadWait,
        "ioThreadWait",
        "Wait for an I/O thread",
        "ioThreads",
    ),
    wait(
        Stage::ReplyProcessorWait,
        "replyProcessorWait",
        "Wait for sender CPU",
        "sendProcessors",
    ),
    work(Stage::Reply, "reply", "Take in the reply"),
    wait(
        Stage::CompletionBatchWait,
        "completionBatchWait",
        "Wait for a full batch",
        "completionBatch",
    ),
    wait(
        Stage::CompletionThreadWait,
        "completionThreadWait",
        "Wait for a pool thread",
        "completionThreads",
    ),
];

/// What both pass from then on, in order.
pub const COMMON_STAGES: [StageLabel; 14] = [
    wait(
        Stage::DatabaseWait,
        "databaseWait",
        "Wait for database CPU",
        "databaseProcessors",
    ),
    work(Stage::Prepare, "prepare", "Prepare the transaction"),
    wait(
        Stage::PublishWait,
        "publishWait",
        "Wait for the publish lock",
        "publishLock",
    ),
    work(Stage::Publish, "publish", "Publish and write the log"),
    wait(Stage::PollWait, "pollWait", "Wait for a poll", "poll"),
    wait(
        Stage::LoadWait,
        "loadWait",
        "Wait for the lock to load",
        "publishLock",
    ),
    wait(
        Stage::QueueLockWait,
        "queueLockWait",
        "Wait for the queue lock",
        "queueLock",
    ),
    work(Stage::Dequeue, "dequeue", "Dequeue and load"),
    wait(
        Stage::InflightWait,
        "inflightWait",
        "Wait for room in flight",
        "inflight",
    ),
    wait(
        Stage::DispatchWait,
        "dispatchWait",
        "Wait for the dispatcher",
        "dispatcher",
    ),
    work(Stage::Dispatch, "dispatch", "Dispatch"),
    wait(
        Stage::SendProcessorWait,
        "sendProcessorWait",
        "Wait for sender CPU",
        "sendProcessors",
    ),
    wait(
        Stage::ConnectionWait,
        "connectionWait",
        "Wait for a connection",
        "connections",
    ),
    work(Stage::Send, "send", "Send"),
];

/// Place of a message's stage among those of the report, which tells of requests first.
pub(super) fn part(is_response: bool, stage: Stage) -> u8 {
    let stage = stage as usize;
    let of_both = COMMON_STAGES.len();
    let place = match (is_response, stage < REQUEST_STAGES.len()) {
        (true, _) => stage + of_both,
        (false, true) => stage,
        (false, false) => stage - RESPONSE_STAGES.len(),
    };
    u8::saturated(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_is_told_of_once_on_each_path() {
        for own in [REQUEST_STAGES.as_slice(), RESPONSE_STAGES.as_slice()] {
            let mut told = [0; STAGES];
            own.iter()
                .chain(&COMMON_STAGES)
                .for_each(|label| told[label.stage as usize] += 1);
            assert!(told.iter().all(|&times| times <= 1));
        }
        let all = REQUEST_STAGES.len() + RESPONSE_STAGES.len() + COMMON_STAGES.len();
        assert_eq!((all, Stage::Send as usize), (STAGES, STAGES - 1));
    }

    #[test]
    fn a_part_is_the_place_among_the_stages_of_the_report() {
        let paths = [
            (false, REQUEST_STAGES.as_slice()),
            (true, RESPONSE_STAGES.as_slice()),
        ];
        let mut place = 0;
        for (is_response, own) in paths {
            for label in own.iter().chain(&COMMON_STAGES) {
                assert_eq!(part(is_response, label.stage), place, "{}", label.id);
                place += 1;
            }
        }
    }
}
