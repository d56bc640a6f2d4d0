//! A transaction: a worker and processor work, a hot lock and more of it, the worker given back
//! while the lock is kept for the client's next request, and a worker again to commit.

use super::session::{SessionId, State};
use super::system::System;
use crate::kernel::convert::{Real, Whole};
use crate::kernel::variates::exponential;

impl System {
    /// The timer of a session fired.
    pub(super) fn session_due(&mut self, session: SessionId) {
        match self.sessions[session].state {
            State::Local => self.leave_for_server(session),
            State::Delayed => self.ask_for_worker(session, State::AwaitsWorker),
            State::Travelling => {
                self.sql.travelling -= 1;
                self.ask_for_worker(session, State::AwaitsCommit);
            }
            State::Pausing => self.take_work(session),
            _ => {}
        }
    }

    /// The last transaction of a piece of work publishes: it is the one that throttling delays.
    fn leave_for_server(&mut self, session: SessionId) {
        let state = &self.sessions[session];
        let delay_ms = self.hosts[state.host].delay.delay_ms();
        if state.transactions_left == 1 && state.publishes() && delay_ms > 0.0 {
            self.turn(session, State::Delayed);
            self.course
                .timers
                .schedule(session.number(), self.course.now_ms() + delay_ms);
        } else {
            self.ask_for_worker(session, State::AwaitsWorker);
        }
    }

    fn ask_for_worker(&mut self, session: SessionId, waiting: State) {
        self.turn(session, waiting);
        if self.sql.workers.ask(session.number()) {
            self.has_worker(session);
        }
    }

    fn has_worker(&mut self, session: SessionId) {
        let state = match self.sessions[session].state {
            State::AwaitsCommit => State::Committing,
            _ => State::Preparing,
        };
        self.process(session, state);
    }

    /// A part of a transaction goes to the processors.
    fn process(&mut self, session: SessionId, state: State) {
        self.turn(session, state);
        let p = &self.parameters;
        let thousands = self.stored().real() / 1_000.0;
        let mean = p.request_cpu_ms * (1.0 + p.backlog_cost * thousands);
        let work = exponential(&mut self.streams.processor, mean);
        let now = self.course.now_ms();
        self.sql
            .processors
            .arrive(now, session, work, &mut self.course.timers);
    }

    /// A processor has finished its piece of a transaction.
    pub(super) fn processed(&mut self, slot: u32) {
        let now = self.course.now_ms();
        let Some(session) = self
            .sql
            .processors
            .complete(now, slot, &mut self.course.timers)
        else {
            return;
        };
        self.note_processed(session, self.sql.processors.last_wait());
        match self.sessions[session].state {
            State::Preparing => self.ask_for_lock(session),
            State::Working => {
                let travel = exponential(&mut self.streams.travel, self.settings.round_trip_ms);
                self.turn(session, State::Travelling);
                self.sql.travelling += 1;
                self.course.timers.schedule(session.number(), now + travel);
                self.give_worker_back();
            }
            State::Committing => {
                self.give_lock_up(session);
                self.give_worker_back();
                self.committed(session);
            }
            State::AbandonedOwner => {
                self.give_lock_up(session);
                self.give_worker_back();
                self.leave_down(session);
            }
            State::Abandoned => {
                self.give_worker_back();
                self.leave_down(session);
            }
            _ => {}
        }
    }

    fn ask_for_lock(&mut self, session: SessionId) {
        let lock = u32::saturated(self.streams.lock.below(self.sql.lock_count));
        self.sessions[session].lock = Some(lock);
        self.turn(session, State::AwaitsLock);
        if self.sql.locks.ask(lock, session.number()) {
            self.has_lock(session);
        }
    }

    fn has_lock(&mut self, session: SessionId) {
        self.process(session, State::Working);
    }

    pub(super) fn give_lock_up(&mut self, session: SessionId) {
        let lock = self.sessions[session].lock.take();
        let next = lock.and_then(|lock| self.sql.locks.give_up(lock));
        if let Some(next) = next.and_then(|next| self.sessions.id(next)) {
            self.has_lock(next);
        }
    }

    pub(super) fn give_worker_back(&mut self) {
        let next = self.sql.workers.give_back();
        if let Some(next) = next.and_then(|next| self.sessions.id(next)) {
            self.has_worker(next);
        }
    }

    fn committed(&mut self, session: SessionId) {
        self.observations.transactions += 1;
        let state = &mut self.sessions[session];
        state.transactions_left -= 1;
        let is_done = state.transactions_left == 0;
        if is_done {
            self.work_done(session);
        } else {
            self.work_locally(session);
        }
    }
}
