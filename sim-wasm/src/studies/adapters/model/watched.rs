//! What who watches a run is told: where each document is.

use super::job::{Job, Served, Stage};
use super::system::System;
use crate::experiment::notes::Part;
use crate::experiment::watching::Watching;

const RECEIVE_LANE: u8 = 16;
const SEND_LANE: u8 = 18;
const TO_ORCHESTRATE: u8 = 20;
const TO_SEND: u8 = 21;
const INPUT: u8 = 22;

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

/// The part in which a stage begins: its wait.
fn wait_of(stage: Stage) -> u8 {
    2 * stage as u8
}

fn lane_of(stage: Stage) -> u8 {
    match stage {
        Stage::Receive => RECEIVE_LANE,
        _ => SEND_LANE,
    }
}

impl System {
    /// Notes from now on what happens between two times.
    pub fn watch(&mut self, watching: Watching) -> bool {
        self.watching = Some(Box::new(watching));
        true
    }

    /// What has been noted so far.
    pub fn watching(&mut self) -> Option<&mut Watching> {
        self.watching.as_deref_mut()
    }

    /// A document is taken from the load tool.
    pub(super) fn note_received(&mut self, job: Job) {
        let now = self.timers.now();
        if let Some(watching) = &mut self.watching {
            watching.take(job.document, 0, now);
        }
    }

    /// A document comes to the lane of an adapter.
    pub(super) fn note_lane(&mut self, job: Job) {
        self.note(job, lane_of(job.stage));
    }

    /// A document leaves the lane of an adapter.
    pub(super) fn note_left_lane(&mut self, served: &Served) {
        self.note_work(served, lane_of(served.job.stage) + 1);
    }

    /// A document comes to the processors of its stage.
    pub(super) fn note_queued(&mut self, job: Job) {
        self.note(job, wait_of(job.stage));
    }

    /// A document leaves the processors of its stage.
    pub(super) fn note_served(&mut self, served: &Served) {
        self.note_work(served, wait_of(served.job.stage) + 1);
    }

    /// A document is in the MessageBox and waits for a thread.
    pub(super) fn note_published(&mut self, job: Job) {
        let orchestrates = job.stage == Stage::Publish && self.demand.orchestrates();
        self.note(
            job,
            if orchestrates {
                TO_ORCHESTRATE
            } else {
                TO_SEND
            },
        );
    }

    /// A document is through.
    pub(super) fn note_end(&mut self, job: Job) {
        let now = self.timers.now();
        if let Some(watching) = &mut self.watching {
            watching.leave(job.document, now);
        }
    }

    /// How many documents the load tool has ready.
    pub(super) fn note_lines(&mut self) {
        let now = self.timers.now();
        if let Some(watching) = &mut self.watching {
            watching.line(INPUT, self.load.waiting(), now);
        }
    }

    fn note(&mut self, job: Job, part: u8) {
        let now = self.timers.now();
        if let Some(watching) = &mut self.watching {
            watching.enter(job.document, part, now);
        }
    }

    fn note_work(&mut self, served: &Served, work: u8) {
        if let Some(watching) = &mut self.watching {
            watching.waited(served.job.document, served.wait_ms, work);
        }
    }
}
