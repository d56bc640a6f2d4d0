//! Sessions take messages, go through SQL Server and commit.

use super::hosts::Stage;
use super::laws::whole;
use super::sessions::{Activity, SessionId};
use super::system::System;
use crate::kernel::variates::exponential;

impl System {
    /// Idle sessions of a stage take the messages that wait for it.
    pub(super) fn wake(&mut self, stage: Stage, now_ms: f64) {
        let mut tried = 0;
        while tried < self.turns[stage].instances.len() {
            let Some(index) = self.turns[stage].after(0) else {
                return;
            };
            self.turns[stage].pass(1);
            match self.instances[index].idle.pop() {
                None => tried += 1,
                Some(session) if self.take(session, now_ms) => {
                    tried = 0;
                }
                Some(session) => {
                    self.instances[index].idle.push(session);
                    return;
                }
            }
        }
    }

    /// A session takes the next message of its stage, if there is one.
    fn take(&mut self, session: SessionId, now_ms: f64) -> bool {
        let stage = self.sessions[session].stage;
        let taken = match stage {
            Stage::Receive => false,
            Stage::Process => self.spool.take_to_process(1) > 0,
            Stage::Send => !self.is_offline(now_ms) && self.spool.take_to_send(1) > 0,
        };
        if taken {
            let mean_ms = self.settings.demand(stage).outside_ms;
            let outside_ms = exponential(&mut self.streams.outside, mean_ms);
            self.sessions[session].activity = Activity::Outside;
            self.course
                .timers
                .schedule(session.number(), now_ms + outside_ms);
            self.note_take(session, now_ms);
            self.note_outside(session, now_ms);
        }
        taken
    }

    pub(super) fn is_offline(&self, now_ms: f64) -> bool {
        now_ms >= self.settings.offline_from_ms && now_ms < self.settings.offline_until_ms
    }

    pub(super) fn session_due(&mut self, session: SessionId, now_ms: f64) {
        match self.sessions[session].activity {
            Activity::Outside => self.begin(session, now_ms),
            Activity::Working => self.commit(session, now_ms),
            Activity::Idle | Activity::Blocked => {}
        }
    }

    /// A session starts a transaction, unless a lock it needs is taken.
    pub(super) fn begin(&mut self, session: SessionId, now_ms: f64) {
        let stage = self.sessions[session].stage;
        let p = &self.settings.parameters;
        if self.settings.demand(stage).dequeues {
            self.lock_timeouts += p.nowait_misses * f64::from(self.sessions.active());
        }
        let uniform = self.streams.conflicts.uniform();
        let free = self.sessions.begin(session, p.conflict_chance, uniform);
        self.active.add(now_ms, 1.0);
        if free {
            self.work(session, now_ms);
        } else {
            self.sessions[session].activity = Activity::Blocked;
            self.note_blocked(session, now_ms);
            self.count_blocked(now_ms);
        }
    }

    /// A session goes through SQL Server.
    fn work(&mut self, session: SessionId, now_ms: f64) {
        let worker = &mut self.sessions[session];
        worker.activity = Activity::Working;
        let demand = *self.settings.demand(worker.stage);
        let p = &self.settings.parameters;
        let reads = if self.miss > 0.0 {
            let mean = demand.latch_ms * p.cold_reads * self.miss;
            whole(mean, self.streams.pages.uniform())
        } else {
            0
        };
        let latch_ms = demand.latch_ms + self.disk.read(now_ms, reads);
        let processor_ms = exponential(&mut self.streams.processors, demand.processor_ms);
        let turn = self.path.enter(now_ms, latch_ms, processor_ms);
        self.course
            .timers
            .schedule(session.number(), turn.done_ms + p.commit_ms);
        self.note_turn(session, now_ms, turn, latch_ms, processor_ms);
    }

    fn commit(&mut self, session: SessionId, now_ms: f64) {
        self.transactions += 1;
        self.note_committed(session, now_ms);
        self.release(session, now_ms);
        let worker = &mut self.sessions[session];
        worker.activity = Activity::Idle;
        let (stage, index) = (worker.stage, worker.instance);
        match stage {
            Stage::Receive => {
                self.spool.receive(1, self.settings.orchestration);
                self.write_rows(1.0, now_ms);
                self.instances[index].idle.push(session);
                self.pick_up(index, now_ms);
                self.wake(
                    if self.settings.orchestration {
                        Stage::Process
                    } else {
                        Stage::Send
                    },
                    now_ms,
                );
            }
            Stage::Process => {
                self.spool.process(1);
                self.write_rows(1.0, now_ms);
                if !self.take(session, now_ms) {
                    self.instances[index].idle.push(session);
                }
                self.wake(Stage::Send, now_ms);
            }
            Stage::Send => {
                self.spool.send(1);
                if !self.take(session, now_ms) {
                    self.instances[index].idle.push(session);
                }
            }
        }
        self.rows_changed(now_ms);
    }

    /// A transaction ends; those that waited for its locks go on.
    pub(super) fn release(&mut self, session: SessionId, now_ms: f64) {
        self.sessions.end(session);
        self.active.add(now_ms, -1.0);
        while let Some(waiter) = self.sessions.next_released(session) {
            self.work(waiter, now_ms);
        }
        self.count_blocked(now_ms);
    }

    fn count_blocked(&mut self, now_ms: f64) {
        let blocked = f64::from(self.sessions.blocked());
        if blocked != self.blocked.value() {
            self.blocked.set(now_ms, blocked);
        }
    }

    pub(super) fn write_rows(&mut self, rows: f64, now_ms: f64) {
        self.disk.write(now_ms, rows * self.writes_per_row());
    }

    /// Page writes per row published or deleted, as far as neighbours are in memory.
    pub(super) fn writes_per_row(&self) -> f64 {
        let p = &self.settings.parameters;
        p.warm_writes + (p.cold_writes - p.warm_writes) * self.miss
    }
}
