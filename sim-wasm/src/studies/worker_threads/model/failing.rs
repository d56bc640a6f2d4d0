//! Deadlock victims, and host instances that end and are restarted.

use super::host::Host;
use super::observations::Kind;
use super::session::{Role, SessionId, State};
use super::system::System;
use crate::kernel::arena::Id;
use crate::kernel::convert::Whole;
use crate::parts::deadlock::{Priority, victim};

impl System {
    /// The lock monitor looks, and ends the wait of one session if it finds a deadlock.
    pub(super) fn look_for_deadlocks(&mut self, slot: u32) {
        let found = self.sql.is_deadlocked();
        if found && let Some(session) = self.choose_victim() {
            self.sql.locks.withdraw(session.number());
            self.sessions[session].lock = None;
            self.observations.victims += 1;
            self.fail(session);
            self.give_worker_back();
        }
        let next = self.course.now_ms() + self.sql.monitor.looked(found);
        self.course.timers.schedule(slot, next);
    }

    /// All are ordinary transactions that have changed nothing yet: any of those that wait.
    fn choose_victim(&mut self) -> Option<SessionId> {
        let sessions = self.sessions.len() as u64;
        let start = usize::saturated(self.streams.victim.below(sessions));
        let ids = self.sessions.ids();
        let from_start = ids.clone().skip(start).chain(ids.take(start));
        let waiting = from_start.filter(|&session| self.sql.locks.is_waiting(session.number()));
        victim(waiting.map(|session| (session, Priority::Normal)))
    }

    /// A transaction was rolled back. The messaging engine tries again later; an orchestration
    /// is suspended (events 10034 and 10041).
    fn fail(&mut self, session: SessionId) {
        self.turn(session, State::Pausing);
        let state = &self.sessions[session];
        let host = state.host;
        if state.role == Role::Orchestrate {
            self.observations.suspended += 1;
        } else {
            self.return_work(session);
        }
        let now = self.course.now_ms();
        let p = &self.parameters;
        self.course
            .timers
            .schedule(session.number(), now + p.error_pause_ms);
        let host_state = &mut self.hosts[host];
        if now - host_state.failed_ms > p.failure_memory_ms {
            host_state.failures = 0;
        }
        host_state.failed_ms = now;
        host_state.failures += 1;
        if f64::from(host_state.failures) >= p.failures_to_crash {
            self.crash(host);
        }
    }

    /// A host instance ends: its transactions are rolled back, its work starts again elsewhere.
    fn crash(&mut self, host: Id<Host>) {
        let now = self.course.now_ms();
        self.observations
            .open(Kind::HostRestart(host.number()), now);
        let restart = now + self.parameters.restart_ms;
        self.course.timers.schedule(self.hosts[host].slot, restart);
        self.hosts[host].is_up = false;
        self.hosts[host].idle.clear();
        self.hosts[host].failures = 0;
        for session in self.hosts[host].own.clone() {
            self.end_session(session);
        }
    }

    fn end_session(&mut self, session: SessionId) {
        let before = self.sessions[session].state;
        let after = match before {
            State::Preparing => State::Abandoned,
            State::Working | State::Committing => State::AbandonedOwner,
            State::Abandoned | State::AbandonedOwner => before,
            _ => State::Down,
        };
        self.turn(session, after);
        self.course.timers.cancel(session.number());
        match before {
            State::AwaitsWorker => self.sql.workers.withdraw(session.number()),
            State::AwaitsLock => {
                self.sql.locks.withdraw(session.number());
                self.give_worker_back();
            }
            State::Travelling => {
                self.sql.travelling -= 1;
                self.give_lock_up(session);
            }
            State::AwaitsCommit => {
                self.sql.workers.withdraw(session.number());
                self.give_lock_up(session);
            }
            _ => {}
        }
        if before.has_work() {
            self.return_work(session);
        }
    }

    /// The server has finished with a session whose process ended.
    pub(super) fn leave_down(&mut self, session: SessionId) {
        let host = self.sessions[session].host;
        self.turn(session, State::Down);
        if self.hosts[host].is_up {
            self.take_work(session);
        }
    }

    /// A host instance starts again, with new sessions and without a publishing delay.
    pub(super) fn restart(&mut self, host: Id<Host>) {
        self.observations
            .close(Kind::HostRestart(host.number()), self.course.now_ms());
        self.hosts[host].is_up = true;
        self.hosts[host].restarts = self.hosts[host].restarts.wrapping_add(1);
        self.hosts[host].delay.reset();
        for session in self.hosts[host].own.clone() {
            if self.sessions[session].state == State::Down {
                self.take_work(session);
            }
        }
    }
}
