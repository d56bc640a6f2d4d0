//! What who watches a run is told: where the message of each session is, and how long lines are.

use super::path::Turn;
use super::system::System;
use crate::experiment::notes::Part;
use crate::experiment::watching::Watching;

const OUTSIDE: u8 = 0;
const LOCK_WAIT: u8 = 1;
const LATCH_WAIT: u8 = 2;
const LATCH: u8 = 3;
const PROCESSOR_WAIT: u8 = 4;
const PROCESSOR: u8 = 5;
const COMMIT: u8 = 6;
const FIRST_LINE: u8 = 7;

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

impl System {
    /// Notes from now on what happens between two times; false where messages are not simulated
    /// one by one.
    pub fn watch(&mut self, watching: Watching) -> bool {
        let is_possible = self.coarse.is_none();
        self.watching = is_possible.then(|| Box::new(watching));
        is_possible
    }

    /// What has been noted so far.
    pub fn watching(&mut self) -> Option<&mut Watching> {
        self.watching.as_deref_mut()
    }

    /// A session takes a message.
    pub(super) fn note_take(&mut self, session: u32, now_ms: f64) {
        if let Some(watching) = &mut self.watching {
            let instance = self.workers[session as usize].instance;
            watching.take(session, u32::from(instance), now_ms);
        }
    }

    /// A session works outside the database.
    pub(super) fn note_outside(&mut self, session: u32, now_ms: f64) {
        if let Some(watching) = &mut self.watching {
            watching.enter(session, OUTSIDE, now_ms);
        }
    }

    /// A session waits for a lock.
    pub(super) fn note_blocked(&mut self, session: u32, now_ms: f64) {
        if let Some(watching) = &mut self.watching {
            watching.enter(session, LOCK_WAIT, now_ms);
        }
    }

    /// A session is on its way through the database: all its times are known.
    pub(super) fn note_turn(
        &mut self,
        session: u32,
        now_ms: f64,
        turn: Turn,
        latch_ms: f64,
        processor_ms: f64,
    ) {
        if let Some(watching) = &mut self.watching {
            watching.enter(session, LATCH_WAIT, now_ms);
            watching.enter(session, LATCH, turn.latched_ms);
            watching.enter(session, PROCESSOR_WAIT, turn.latched_ms + latch_ms);
            watching.enter(session, PROCESSOR, turn.done_ms - processor_ms);
            watching.enter(session, COMMIT, turn.done_ms);
        }
    }

    /// A session has committed what it did for its message.
    pub(super) fn note_committed(&mut self, session: u32, now_ms: f64) {
        if let Some(watching) = &mut self.watching {
            watching.leave(session, now_ms);
        }
    }

    /// How long the lines are now.
    pub(super) fn note_lines(&mut self, now_ms: f64) {
        let Some(watching) = &mut self.watching else {
            return;
        };
        let spool = &self.spool;
        let lines = [
            self.instances.iter().map(|instance| instance.files).sum(),
            spool.to_process,
            spool.to_send,
            spool.unreferenced,
            spool.orphaned_parts,
        ];
        for (part, count) in (FIRST_LINE..).zip(lines) {
            watching.line(part, count, now_ms);
        }
    }
}
