//! The preview: the same system in steps of seconds, by what flows instead of message by message.
//! Spool, jobs, load, memory, lock monitor and records are those of the event simulation.

use super::carry::{Carry, STEP_MS};
use super::cleanup::{JOBS, JobId, Outcome};
use super::flow::{Conditions, Flow};
use super::hosts::Stage;
use super::system::System;
use crate::experiment::course::End;
use crate::kernel::convert::{Real, Whole};
use crate::parts::deadlock::{self, Priority};

/// The whole part of what is due; the rest stays.
fn whole(due: &mut f64, more: f64) -> u64 {
    *due += more.max(0.0);
    let whole = libm::floor(*due);
    *due -= whole;
    u64::floored(whole)
}

impl System {
    /// One step, up to `now_ms`.
    pub(super) fn step_due(&mut self, now_ms: f64) {
        if let Some(mut carry) = self.coarse.take() {
            self.step(&mut carry, now_ms);
            if now_ms >= self.settings.end_ms {
                self.course.stop(End::Reached);
            }
            self.coarse = Some(carry);
        }
    }

    fn step(&mut self, carry: &mut Carry, now_ms: f64) {
        let from_ms = carry.now_ms();
        carry.steps += 1;
        self.arrive(carry, from_ms, now_ms);
        self.update_miss();
        self.start_coarse_jobs(from_ms);
        let conditions = self.conditions(carry, now_ms);
        let flow = Flow::balance(&self.settings, &conditions);
        self.active.set(from_ms, flow.active);
        self.blocked.set(from_ms, flow.blocked);
        self.count(&flow, now_ms);
        self.pass(carry, &flow, now_ms);
        self.delete_coarsely(carry, &flow, from_ms, now_ms);
        self.give_up(&flow, now_ms);
        if flow.rates[Stage::Receive] > 0.0
            && carry.files > 0
            && self.settings.throttle_sessions > 0
        {
            self.records.throttled(from_ms, now_ms);
        }
        self.rows_changed(now_ms);
        if now_ms >= self.settings.plan.until_ms {
            self.stop_load(now_ms);
        }
        if self.records.stopped.is_some() {
            self.withdrawn += core::mem::take(&mut carry.files);
        }
        self.look_for_recovery_with(carry.files, now_ms);
        if now_ms >= self.records.trace.next_ms() {
            let totals = self.totals(now_ms);
            self.records.trace.add(totals);
        }
    }

    fn arrive(&mut self, carry: &mut Carry, from_ms: f64, now_ms: f64) {
        if self.records.stopped.is_some() {
            return;
        }
        let plan = &self.settings.plan;
        let mut files = whole(
            &mut carry.offered,
            plan.rate(from_ms) / 1_000.0 * (now_ms - from_ms),
        );
        if plan.burst > 0 && plan.burst_at_ms >= from_ms && plan.burst_at_ms < now_ms {
            files += plan.burst;
        }
        self.offered += files;
        carry.files += files;
    }

    fn conditions(&self, carry: &Carry, now_ms: f64) -> Conditions {
        let per_host = f64::from(self.settings.sessions_per_host);
        let sessions = |stage: Stage| self.settings.instances[stage].real() * per_host;
        let threshold = f64::from(self.settings.throttle_sessions);
        // Between two samples a throttled instance moves between the threshold and all sessions.
        let throttled = if threshold > 0.0 {
            0.5 * (threshold.min(per_host) + per_host)
        } else {
            per_host
        };
        let offline = self.is_offline(now_ms);
        Conditions {
            miss: self.miss,
            supply: [
                carry.files.real() / STEP_MS,
                self.spool.to_process.real() / STEP_MS,
                self.spool.to_send.real() / STEP_MS,
            ]
            .into(),
            sessions: [
                sessions(Stage::Receive) * throttled / per_host,
                sessions(Stage::Process),
                if offline { 0.0 } else { sessions(Stage::Send) },
            ]
            .into(),
            running: JOBS.map(|id| self.jobs[id].is_running()).into(),
            chunks: JOBS.map(|id| self.chunk(id)).into(),
        }
    }

    fn count(&mut self, flow: &Flow, now_ms: f64) {
        let p = &self.settings.parameters;
        let dequeued = flow.rates[Stage::Process] + flow.rates[Stage::Send];
        self.lock_timeouts += dequeued * STEP_MS * p.nowait_misses * flow.active;
        self.path.count(
            flow.latch_share * STEP_MS,
            flow.latch_wait_ms,
            flow.processors * STEP_MS,
        );
        let published = flow.rates[Stage::Receive] + flow.rates[Stage::Process];
        let changed = published + flow.deleted[JobId::Messages] + flow.deleted[JobId::Parts];
        let writes = changed * self.writes_per_row();
        // Requests at random times: nothing is outstanding with this chance.
        let outstanding = (writes + flow.reads) * self.settings.request_ms;
        let idle = libm::exp(-outstanding)
            * (1.0 - flow.reading[JobId::Messages])
            * (1.0 - flow.reading[JobId::Parts]);
        self.disk.count(now_ms, idle * STEP_MS);
    }

    fn pass(&mut self, carry: &mut Carry, flow: &Flow, now_ms: f64) {
        let mut due = |stage: Stage| whole(&mut carry.passed[stage], flow.rates[stage] * STEP_MS);
        let (received, processed, sent) =
            (due(Stage::Receive), due(Stage::Process), due(Stage::Send));
        let received = received.min(carry.files);
        carry.files -= received;
        self.spool.receive(received, self.settings.orchestration);
        let processed = self.spool.take_to_process(processed);
        self.spool.process(processed);
        let sent = if self.is_offline(now_ms) {
            0
        } else {
            self.spool.take_to_send(sent)
        };
        self.spool.send(sent);
        self.transactions += received + processed + sent;
    }

    fn start_coarse_jobs(&mut self, from_ms: f64) {
        let interval_ms = self.settings.parameters.job_interval_ms;
        if from_ms == 0.0 || libm::fmod(from_ms, interval_ms) != 0.0 {
            return;
        }
        for id in JOBS {
            self.start_job(id, from_ms);
        }
    }

    fn delete_coarsely(&mut self, carry: &mut Carry, flow: &Flow, from_ms: f64, now_ms: f64) {
        for id in JOBS {
            let job = &mut self.jobs[id];
            if !job.is_running() {
                continue;
            }
            let rate = flow.deleted[id];
            let left = job.left();
            let due = whole(&mut carry.deleted[id], rate * (now_ms - from_ms));
            let deleted = job.delete(due);
            self.spool.delete(id, deleted);
            if due >= left {
                let at_ms = from_ms + left.real() / rate;
                self.end_job(id, Outcome::Completed, at_ms.min(now_ms));
            }
        }
    }

    /// When the lock monitor finds a deadlock a running job loses, unless its priority is normal.
    fn give_up(&mut self, flow: &Flow, now_ms: f64) {
        let chance = self.settings.parameters.deadlock_chance;
        let found = deadlock::is_found(flow.blocked, chance, &mut self.streams.deadlocks);
        if found && self.settings.job_priority == Priority::Low {
            self.resolve_deadlock(now_ms);
        }
    }
}
