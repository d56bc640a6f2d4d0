//! What who watches a run is told: where the work of each thread is, and how long the lines are.

use super::session::State;
use super::system::System;
use crate::experiment::notes::Part;
use crate::experiment::watching::Watching;

const RECEIVE_QUEUE: u8 = 14;
const RUNNABLE: u8 = 15;
const REPLIES: u8 = 16;
const OUTGOING: u8 = 17;

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

/// The part of a session in a state; with a processor's part behind it where it queues for one.
fn part_of(state: State) -> Option<u8> {
    Some(match state {
        State::Local => 0,
        State::Delayed => 1,
        State::AwaitsWorker => 2,
        State::Preparing => 3,
        State::AwaitsLock => 5,
        State::Working => 6,
        State::Travelling => 8,
        State::AwaitsCommit => 9,
        State::Committing => 10,
        State::Pausing => 12,
        State::Abandoned | State::AbandonedOwner => 13,
        State::Idle | State::Down => return None,
    })
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

    /// A session goes over to another state.
    pub(super) fn turn(&mut self, session: u32, state: State) {
        self.sessions[session as usize].state = state;
        let now = self.timers.now();
        if let Some(watching) = &mut self.watching {
            match part_of(state) {
                Some(part) => watching.enter(session, part, now),
                None => watching.leave(session, now),
            }
        }
    }

    /// A thread has taken something.
    pub(super) fn note_work(&mut self, session: u32) {
        let host = self.sessions[session as usize].host;
        if let Some(watching) = &mut self.watching {
            watching.take(session, host, self.timers.now());
        }
    }

    /// A processor has finished with a session that waited `wait_ms` for it.
    pub(super) fn note_processed(&mut self, session: u32, wait_ms: f64) {
        if let Some(watching) = &mut self.watching
            && let Some(part) = part_of(self.sessions[session as usize].state)
            && matches!(part, 3 | 6 | 10)
        {
            watching.waited(session, wait_ms, part + 1);
        }
    }

    /// How long the lines are now.
    pub(super) fn note_lines(&mut self) {
        let now = self.timers.now();
        let lines = [
            (RECEIVE_QUEUE, self.offered),
            (RUNNABLE, self.runnable.len() as u64),
            (REPLIES, self.awaiting_reply),
            (OUTGOING, self.outgoing),
        ];
        if let Some(watching) = &mut self.watching {
            for (part, count) in lines {
                watching.line(part, count, now);
            }
        }
    }
}
