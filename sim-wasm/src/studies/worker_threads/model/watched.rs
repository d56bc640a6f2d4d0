//! What who watches a run is told: where the work of each thread is, and how long the lines are.

use super::session::{SessionId, State};
use super::system::System;
use crate::experiment::notes::{Part, place_of};

/// What notes tell of: the states of a thread with work, and the lines of messages.
pub const PARTS: &[Part] = &[
    Part::work("local", "Work on the own computer"),
    Part::wait("delay", "Held back by throttling"),
    Part::wait("workerWait", "Wait for a worker"),
    Part::wait("prepareWait", "Wait for a processor"),
    Part::work("prepare", "On a worker, before its lock"),
    Part::wait("lockWait", "Wait for a lock, keeping the worker"),
    Part::wait("updateWait", "Wait for a processor, holding the lock"),
    Part::work("update", "On a worker, under its lock"),
    Part::work("client", "The client at work, the lock held"),
    Part::wait(
        "commitWorkerWait",
        "Wait for a worker to commit, holding the lock",
    ),
    Part::wait("commitWait", "Wait for a processor to commit"),
    Part::work("commit", "Commit"),
    Part::wait("pause", "Pause after an error"),
    Part::work("abandoned", "On a worker, for a process that has ended"),
    Part::line("receiveQueue", "Messages not received yet"),
    Part::line("runnable", "Orchestrations without a thread"),
    Part::line("replies", "Orchestrations that wait for a reply"),
    Part::line("outgoing", "Messages not sent yet"),
];

/// Place of a part, known when this is compiled.
const fn at(id: &str) -> u8 {
    place_of(PARTS, id)
}

/// The part that a session is in, or begins with where it queues for a processor.
fn part_of(state: State) -> Option<u8> {
    Some(match state {
        State::Local => const { at("local") },
        State::Delayed => const { at("delay") },
        State::AwaitsWorker => const { at("workerWait") },
        State::Preparing => const { at("prepareWait") },
        State::AwaitsLock => const { at("lockWait") },
        State::Working => const { at("updateWait") },
        State::Travelling => const { at("client") },
        State::AwaitsCommit => const { at("commitWorkerWait") },
        State::Committing => const { at("commitWait") },
        State::Pausing => const { at("pause") },
        State::Abandoned | State::AbandonedOwner => const { at("abandoned") },
        State::Idle | State::Down => return None,
    })
}

impl System {
    /// A session goes over to another state.
    pub(super) fn turn(&mut self, session: SessionId, state: State) {
        self.sessions[session].state = state;
        let now = self.course.now_ms();
        match part_of(state) {
            Some(part) => self.course.watching.enter(session.number(), part, now),
            None => self.course.watching.leave(session.number(), now),
        }
    }

    /// A thread has taken something.
    pub(super) fn note_work(&mut self, session: SessionId) {
        let host = self.sessions[session].host;
        self.course
            .watching
            .take(session.number(), host.number(), self.course.now_ms());
    }

    /// A processor has finished with a session that waited `wait_ms` for it.
    pub(super) fn note_processed(&mut self, session: SessionId, wait_ms: f64) {
        let state = self.sessions[session].state;
        if matches!(state, State::Preparing | State::Working | State::Committing) {
            self.course.watching.waited(session.number(), wait_ms);
        }
    }
}

/// How long the lines are now.
pub(super) fn lines(system: &System) -> [(u8, u64); 4] {
    [
        (const { at("receiveQueue") }, system.offered),
        (const { at("runnable") }, system.runnable.len() as u64),
        (const { at("replies") }, system.awaiting_reply),
        (const { at("outgoing") }, system.outgoing),
    ]
}
