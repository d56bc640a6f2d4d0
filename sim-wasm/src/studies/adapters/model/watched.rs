//! What who watches a run is told: where each document is.

use super::job::{Job, Served, Stage};
use super::system::System;
use crate::experiment::notes::{Part, place_of};

/// What notes tell of: waiting and being served in each stage, then in the lanes of adapters, and
/// the lines between.
pub const PARTS: &[Part] = &[
    Part::wait("receiveWait", "Wait for a processor to be received"),
    Part::work("receive", "Received"),
    Part::wait("publishWait", "Wait to be published"),
    Part::work("publish", "Published in the MessageBox"),
    Part::wait(
        "orchestrateWait",
        "Wait for a processor for its orchestration",
    ),
    Part::work("orchestrate", "In its orchestration"),
    Part::wait("consumeWait", "Wait to be consumed"),
    Part::work("consume", "Consumed in the MessageBox"),
    Part::wait("publishAgainWait", "Wait to be published again"),
    Part::work("publishAgain", "Published again"),
    Part::wait("sendWait", "Wait for a processor to be sent"),
    Part::work("send", "Prepared to be sent"),
    Part::wait("completeWait", "Wait to be completed"),
    Part::work("complete", "Completed in the MessageBox"),
    Part::wait("replyWait", "Wait for a processor to be answered"),
    Part::work("reply", "Answered"),
    Part::wait("receiveLaneWait", "Wait for the receive adapter"),
    Part::work("receiveLane", "In the receive adapter"),
    Part::wait("sendLaneWait", "Wait for the send adapter"),
    Part::work("sendLane", "In the send adapter"),
    Part::wait("toOrchestrate", "Wait for a thread to orchestrate"),
    Part::wait("toSend", "Wait for a thread to send"),
    Part::line("input", "Documents of the load tool"),
];

/// Place of a part, known when this is compiled.
const fn at(id: &str) -> u8 {
    place_of(PARTS, id)
}

/// The part in which a stage begins: its wait.
fn wait_of(stage: Stage) -> u8 {
    match stage {
        Stage::Receive => const { at("receiveWait") },
        Stage::Publish => const { at("publishWait") },
        Stage::Orchestrate => const { at("orchestrateWait") },
        Stage::Consume => const { at("consumeWait") },
        Stage::PublishAgain => const { at("publishAgainWait") },
        Stage::Send => const { at("sendWait") },
        Stage::Complete => const { at("completeWait") },
        Stage::Reply => const { at("replyWait") },
    }
}

impl System {
    /// A document is taken from the load tool.
    pub(super) fn note_received(&mut self, job: Job) {
        let now = self.course.now_ms();
        self.course.watching.take(job.document, 0, now);
    }

    /// A document comes to the lane of an adapter.
    pub(super) fn note_lane(&mut self, job: Job) {
        let part = match job.stage {
            Stage::Receive => const { at("receiveLaneWait") },
            _ => const { at("sendLaneWait") },
        };
        self.note(job, part);
    }

    /// A document comes to the processors of its stage.
    pub(super) fn note_queued(&mut self, job: Job) {
        self.note(job, wait_of(job.stage));
    }

    /// A document leaves processors or the lane of an adapter.
    pub(super) fn note_served(&mut self, served: &Served) {
        self.course
            .watching
            .waited(served.job.document, served.wait_ms);
    }

    /// A document is in the MessageBox and waits for a thread.
    pub(super) fn note_published(&mut self, job: Job) {
        let is_orchestrated = job.stage == Stage::Publish && self.demand.orchestrates();
        let part = if is_orchestrated {
            const { at("toOrchestrate") }
        } else {
            const { at("toSend") }
        };
        self.note(job, part);
    }

    /// A document is through.
    pub(super) fn note_end(&mut self, job: Job) {
        self.course
            .watching
            .leave(job.document, self.course.now_ms());
    }

    fn note(&mut self, job: Job, part: u8) {
        self.course
            .watching
            .enter(job.document, part, self.course.now_ms());
    }
}

/// How many documents the load tool has ready.
pub(super) fn lines(system: &System) -> [(u8, u64); 1] {
    [(const { at("input") }, system.load.waiting())]
}
