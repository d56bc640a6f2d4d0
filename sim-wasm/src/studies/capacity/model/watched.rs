//! What who watches a run is told: where the message of each session is, and how long lines are.

use super::path::Turn;
use super::sessions::SessionId;
use super::system::System;
use crate::experiment::notes::{Part, place_of};

/// What notes tell of: the parts of a session's transaction, and the lines of messages and rows.
pub const PARTS: &[Part] = &[
    Part::work("outside", "In its host instance, outside the database"),
    Part::wait("lockWait", "Wait for the lock of another transaction"),
    Part::wait("latchWait", "Wait for the hot pages"),
    Part::work("latch", "Changing the hot pages"),
    Part::wait("processorWait", "Wait for a processor of the database"),
    Part::work("processor", "On a processor of the database"),
    Part::work("commit", "Commit"),
    Part::line("files", "Files in the shares"),
    Part::line("toProcess", "Messages that wait for an orchestration"),
    Part::line("toSend", "Messages that wait to be sent"),
    Part::line("unreferenced", "Rows that the cleanup has to delete"),
    Part::line("orphanedParts", "Parts that the cleanup has to delete"),
];

/// Place of a part, known when this is compiled.
const fn at(id: &str) -> u8 {
    place_of(PARTS, id)
}

impl System {
    /// A session takes a message.
    pub(super) fn note_take(&mut self, session: SessionId, now_ms: f64) {
        let instance = self.sessions[session].instance;
        self.course
            .watching
            .take(session.number(), instance.number(), now_ms);
    }

    /// A session works outside the database.
    pub(super) fn note_outside(&mut self, session: SessionId, now_ms: f64) {
        let part = const { at("outside") };
        self.course.watching.enter(session.number(), part, now_ms);
    }

    /// A session waits for a lock.
    pub(super) fn note_blocked(&mut self, session: SessionId, now_ms: f64) {
        let part = const { at("lockWait") };
        self.course.watching.enter(session.number(), part, now_ms);
    }

    /// A session is on its way through the database: all its times are known.
    pub(super) fn note_turn(
        &mut self,
        session: SessionId,
        now_ms: f64,
        turn: Turn,
        latch_ms: f64,
        processor_ms: f64,
    ) {
        let parts = [
            (const { at("latchWait") }, now_ms),
            (const { at("latch") }, turn.latched_ms),
            (const { at("processorWait") }, turn.latched_ms + latch_ms),
            (const { at("processor") }, turn.done_ms - processor_ms),
            (const { at("commit") }, turn.done_ms),
        ];
        for (part, from_ms) in parts {
            self.course.watching.enter(session.number(), part, from_ms);
        }
    }

    /// A session has committed what it did for its message.
    pub(super) fn note_committed(&mut self, session: SessionId, now_ms: f64) {
        self.course.watching.leave(session.number(), now_ms);
    }
}

/// How long the lines are now.
pub(super) fn lines(system: &System) -> [(u8, u64); 5] {
    let files = system.instances.iter().map(|instance| instance.files);
    let spool = &system.spool;
    [
        (const { at("files") }, files.sum()),
        (const { at("toProcess") }, spool.to_process),
        (const { at("toSend") }, spool.to_send),
        (const { at("unreferenced") }, spool.unreferenced),
        (const { at("orphanedParts") }, spool.orphaned_parts),
    ]
}
