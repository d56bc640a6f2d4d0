//! What there is to do: received messages become orchestrations of two stages, which send
//! messages; threads without work take what waits longest.

use super::host::Host;
use super::session::{Role, Session, SessionId, State};
use super::system::System;
use crate::experiment::course::End;
use crate::kernel::arena::Id;
use crate::kernel::convert::Whole;
use crate::kernel::variates::exponential;

/// Stages of an orchestration: until it waits for its reply, and after it.
const FIRST: u8 = 0;
const SECOND: u8 = 1;

/// A process: a host instance until its next restart.
#[derive(Clone, Copy)]
pub(super) struct Life {
    host: Id<Host>,
    restarts: u16,
}

impl System {
    /// Gives work to a thread of the role, if there is both.
    pub(super) fn wake(&mut self, role: Role) {
        let first = self.next_host % self.hosts.len().max(1);
        let ids = self.hosts.ids();
        for id in ids.clone().skip(first).chain(ids.take(first)) {
            let host = &mut self.hosts[id];
            if host.role != role || !host.is_up {
                continue;
            }
            if let Some(session) = host.idle.pop() {
                self.next_host = id.number() as usize + 1;
                self.take_work(session);
                return;
            }
        }
    }

    /// A thread that has finished, or has been woken, begins what waits longest, or idles.
    pub(super) fn take_work(&mut self, session: SessionId) {
        let role = self.sessions[session].role;
        let taken = match role {
            Role::Receive => self.take_batch(self.offered).map(|batch| {
                self.offered -= u64::from(batch);
                (batch, 1)
            }),
            Role::Send => self.take_batch(self.outgoing).map(|batch| {
                self.outgoing -= u64::from(batch);
                (batch, 1)
            }),
            Role::Orchestrate => self.runnable.pop().map(|stage| {
                let all = self.settings.transactions;
                let first = u32::floored(libm::round(self.parameters.first_share * f64::from(all)));
                let transactions = if stage == FIRST {
                    first
                } else {
                    all - first.min(all)
                };
                (u32::from(stage), transactions.max(1))
            }),
        };
        let Some((work, transactions)) = taken else {
            self.turn(session, State::Idle);
            let host = self.sessions[session].host;
            self.hosts[host].idle.push(session);
            return;
        };
        let state = &mut self.sessions[session];
        state.work = work;
        state.transactions_left = transactions;
        self.note_work(session);
        self.work_locally(session);
    }

    /// Messages of the next batch when `waiting` messages wait; none when there are none.
    fn take_batch(&mut self, waiting: u64) -> Option<u32> {
        if waiting == 0 {
            return None;
        }
        // The mean is not a whole number: one more or one less by chance.
        let most = u64::floored(self.parameters.messaging_batch + self.streams.batch.uniform());
        Some(u32::saturated(waiting.min(most.max(1))))
    }

    /// The thread works on its own computer before the next transaction.
    pub(super) fn work_locally(&mut self, session: SessionId) {
        self.turn(session, State::Local);
        let work = exponential(&mut self.streams.local, self.parameters.local_ms);
        self.course
            .timers
            .schedule(session.number(), self.course.now_ms() + work);
    }

    /// All transactions of a piece of work are committed.
    pub(super) fn work_done(&mut self, session: SessionId) {
        let Session { role, work, .. } = self.sessions[session];
        let now = self.course.now_ms();
        match role {
            Role::Receive => {
                self.observations.received += u64::from(work);
                for _ in 0..work {
                    self.make_runnable(FIRST);
                }
            }
            Role::Orchestrate if work == u32::from(FIRST) => {
                self.awaiting_reply += 1;
                let host = self.sessions[session].host;
                let life = Life {
                    host,
                    restarts: self.hosts[host].restarts,
                };
                self.replies.enter(now, life, &mut self.course.timers);
            }
            Role::Orchestrate => {
                self.observations.completed += 1;
                self.outgoing += u64::floored(self.parameters.sends);
                self.wake(Role::Send);
            }
            Role::Send => {}
        }
        self.take_work(session);
    }

    /// The reply of an orchestration is there. One that waited in the memory of a process that has
    /// ended since is not persisted, and begins again.
    pub(super) fn reply_arrived(&mut self) {
        let Some(waited_in) = self.replies.leave(&mut self.course.timers) else {
            return;
        };
        self.awaiting_reply -= 1;
        let host = &self.hosts[waited_in.host];
        let is_alive = host.is_up && host.restarts == waited_in.restarts;
        self.make_runnable(if is_alive { SECOND } else { FIRST });
    }

    fn make_runnable(&mut self, stage: u8) {
        self.queue(stage);
        self.wake(Role::Orchestrate);
    }

    /// A stage of an orchestration waits for a thread. Without room the backlog has no end in sight.
    fn queue(&mut self, stage: u8) {
        if !self.runnable.push(stage) {
            self.course.stop(End::Failed);
        }
    }

    /// Gives back what an unfinished thread had taken: nothing of it is lost but the work done.
    pub(super) fn return_work(&mut self, session: SessionId) {
        let Session { role, work, .. } = self.sessions[session];
        match role {
            Role::Receive => self.offered += u64::from(work),
            Role::Send => self.outgoing += u64::from(work),
            Role::Orchestrate => self.queue(u8::saturated(work)),
        }
        self.wake(role);
    }

    /// Instances in the MessageBox: received and not completed.
    pub fn stored(&self) -> u64 {
        self.observations.received - self.observations.completed
    }

    /// Messages sent and not received: in the queue, or taken by a thread that may still fail.
    pub fn unreceived(&self) -> u64 {
        let taken = self.working(Role::Receive).map(|s| u64::from(s.work));
        self.offered + taken.sum::<u64>()
    }

    /// Instances that a thread works on.
    pub fn in_progress(&self) -> u64 {
        self.working(Role::Orchestrate).count() as u64
    }

    /// Instances that wait for a thread or for their reply.
    pub fn waiting_instances(&self) -> u64 {
        self.runnable.len() as u64 + self.awaiting_reply
    }

    fn working(&self, role: Role) -> impl Iterator<Item = &Session> {
        let all = self.sessions.iter();
        all.filter(move |session| session.role == role && session.state.has_work())
    }
}
