//! What is recorded when: a sample every few seconds, and what the samples say of the whole run.

use super::observations::{Kind, SAMPLE_MS};
use super::session::Role;
use super::system::System;
use crate::experiment::driver::Driven as _;
use crate::kernel::convert::{Real, Whole};

/// Below this the server's processors count as idle, percent.
const IDLE_PERCENT: f64 = 1.0;

impl System {
    pub(super) fn sample(&mut self, slot: u32) {
        let now = self.course.now_ms();
        let processors = f64::from(self.settings.sql_processors);
        let busy_ms = self.sql.processors.utilisation(now) * processors * now;
        let others = u32::floored(self.parameters.sessions_per_host);
        let connections = self.hosts.iter().map(|h| h.connections(others)).sum();
        let delays = self.hosts.iter().filter(|h| h.role != Role::Send);
        let delay_ms = delays.map(|h| h.delay.delay_ms()).fold(0.0, f64::max);
        let for_worker = self.sql.workers.waiting();
        let for_lock = self.sql.locks.waiting();
        let orchestrating = self.hosts.iter().filter(|h| h.role == Role::Orchestrate);
        let busy: u32 = orchestrating.map(|host| host.busy()).sum();

        let seen = &mut self.observations;
        seen.totals.busy_threads += u64::from(busy);
        seen.totals.workers += u64::from(self.sql.worker_count - self.sql.workers.free());
        seen.totals.held_locks += u64::from(self.sql.locks.held());
        seen.totals.waiting_for_worker += u64::from(for_worker);
        seen.totals.waiting_for_lock += u64::from(for_lock);
        let cpu_percent = (busy_ms - seen.busy_ms) / (SAMPLE_MS * processors) * 100.0;
        seen.busy_ms = busy_ms;
        let is_stalled = cpu_percent < IDLE_PERCENT && for_worker + for_lock > 0;
        seen.samples += 1;
        seen.stalled_samples += u64::from(is_stalled);
        seen.peak_connections = seen.peak_connections.max(connections);
        seen.peak_delay_ms = seen.peak_delay_ms.max(delay_ms);
        seen.set(Kind::SqlStall, is_stalled, now);
        seen.set(Kind::Throttling, delay_ms > 0.0, now);
        let at = now - 0.5 * SAMPLE_MS;
        let counts = [seen.sent, seen.received, seen.completed];
        let mut before = seen.counted.into_iter();
        let [sent, received, completed] =
            counts.map(|now| (now - before.next().unwrap_or(0)).real());
        seen.counted = counts;
        let lines = &mut seen.series;
        lines.sent.add(at, sent);
        lines.received.add(at, received);
        lines.completed.add(at, completed);
        lines.cpu_percent.add(at, cpu_percent);
        lines.connections.add(at, f64::from(connections));
        lines.delay_ms.add(at, delay_ms);
        lines.waiting_for_worker.add(at, f64::from(for_worker));
        lines.waiting_for_lock.add(at, f64::from(for_lock));
        self.course.timers.schedule(slot, now + SAMPLE_MS);
    }

    /// Mean utilisation of the server's processors so far, percent.
    pub fn cpu_percent(&self) -> f64 {
        self.sql.processors.utilisation(self.end_ms()) * 100.0
    }

    /// Share of the samples in which the server's processors idled although requests waited.
    pub fn stalled_percent(&self) -> f64 {
        let seen = &self.observations;
        seen.stalled_samples.real() / seen.samples.max(1).real() * 100.0
    }
}
