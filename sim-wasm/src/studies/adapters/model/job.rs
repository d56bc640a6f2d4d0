//! A document in a stage of its way, as the stations know it.

use crate::kernel::station::Station;
use crate::kernel::timers::Timers;

/// What a document is in; numbered in the order of its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(super) enum Stage {
    Receive,
    Publish,
    Orchestrate,
    Consume,
    PublishAgain,
    Send,
    Complete,
    Reply,
}

const STAGES: [Stage; 8] = [
    Stage::Receive,
    Stage::Publish,
    Stage::Orchestrate,
    Stage::Consume,
    Stage::PublishAgain,
    Stage::Send,
    Stage::Complete,
    Stage::Reply,
];
const STAGE_BITS: u32 = 3;
/// Documents are counted round and round, so that no packed job is the station's own sign.
const DOCUMENTS: u32 = 1 << 28;

/// A document and its stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Job {
    pub document: u32,
    pub stage: Stage,
}

impl Job {
    /// The job number of stations.
    #[inline]
    pub fn pack(self) -> u32 {
        self.document << STAGE_BITS | self.stage as u32
    }

    /// The job of a number.
    #[inline]
    pub fn unpack(number: u32) -> Self {
        let stage = number & ((1 << STAGE_BITS) - 1);
        Self {
            document: number >> STAGE_BITS,
            stage: STAGES
                .get(stage as usize)
                .copied()
                .unwrap_or(Stage::Receive),
        }
    }

    /// The same document in another stage.
    #[inline]
    pub fn at(self, stage: Stage) -> Self {
        Self { stage, ..self }
    }
}

/// What a station has finished with.
pub(super) struct Served {
    pub job: Job,
    /// How long it waited for its server.
    pub wait_ms: f64,
}

impl Served {
    /// The job that leaves a station whose timer `slot` fired.
    #[inline]
    pub fn of(station: &mut Station, now: f64, slot: u32, timers: &mut Timers) -> Option<Self> {
        let job = Job::unpack(station.complete(now, slot, timers)?);
        Some(Self {
            job,
            wait_ms: station.last_wait(),
        })
    }
}

/// The document that comes after one.
#[inline]
pub(super) fn next_document(document: u32) -> u32 {
    (document + 1) % DOCUMENTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_document_and_stage() {
        for (number, stage) in STAGES.into_iter().enumerate() {
            assert_eq!(stage as usize, number);
            for document in [0, 1, 12_345, DOCUMENTS - 1] {
                let job = Job { document, stage };
                assert_eq!(Job::unpack(job.pack()), job);
                assert_ne!(job.pack(), u32::MAX);
            }
        }
        assert_eq!(next_document(DOCUMENTS - 1), 0);
    }
}
