//! What is recorded during a run: counters, samples every few seconds, and incidents.

use super::session::Role;
use super::system::System;
use crate::kernel::series::Series;

/// Time between two samples of the load test's counters, ms.
pub const SAMPLE_MS: f64 = 5_000.0;

/// Most points of a series.
const MOST_POINTS: f64 = 600.0;

/// Most incidents that are kept.
const MOST_INCIDENTS: usize = 400;

/// Below this the server's processors count as idle, percent.
const IDLE_PERCENT: f64 = 1.0;

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The server's processors idle although requests wait.
    SqlStall,
    /// A host instance, by number, is down.
    HostRestart(u32),
    /// Publications are delayed by some host instance.
    Throttling,
}

/// Something that lasts; `end_ms` is none while it does.
#[derive(Clone, Copy, Debug)]
pub struct Incident {
    pub kind: Kind,
    pub start_ms: f64,
    pub end_ms: Option<f64>,
}

/// Counters, series, incidents.
pub struct Observations {
    pub sent: u64,
    pub received: u64,
    pub completed: u64,
    pub suspended: u64,
    pub victims: u64,
    pub restarts: u64,
    pub transactions: u64,
    pub samples: u64,
    pub totals: Totals,
    pub stalled_samples: u64,
    pub peak_connections: u32,
    pub peak_delay_ms: f64,
    /// Busy processor time up to the last sample, ms.
    busy_ms: f64,
    counted: [u64; 3],
    pub series: Lines,
    pub incidents: Vec<Incident>,
}

/// Sums over all samples.
#[derive(Default)]
pub struct Totals {
    pub busy_threads: u64,
    pub workers: u64,
    pub held_locks: u64,
    pub waiting_for_worker: u64,
    pub waiting_for_lock: u64,
}

/// One value per step.
pub struct Lines {
    pub sent: Series,
    pub received: Series,
    pub completed: Series,
    pub cpu_percent: Series,
    pub connections: Series,
    pub delay_ms: Series,
    pub waiting_for_worker: Series,
    pub waiting_for_lock: Series,
}

impl Observations {
    /// Nothing recorded yet of a run until `end_ms`.
    pub fn new(end_ms: f64) -> Self {
        let samples = libm::ceil(end_ms / SAMPLE_MS / MOST_POINTS).max(1.0);
        let step = samples * SAMPLE_MS;
        let line = || Series::new(0.0, step, MOST_POINTS as usize);
        Self {
            sent: 0,
            received: 0,
            completed: 0,
            suspended: 0,
            victims: 0,
            restarts: 0,
            transactions: 0,
            samples: 0,
            totals: Totals::default(),
            stalled_samples: 0,
            peak_connections: 0,
            peak_delay_ms: 0.0,
            busy_ms: 0.0,
            counted: [0; 3],
            series: Lines {
                sent: line(),
                received: line(),
                completed: line(),
                cpu_percent: line(),
                connections: line(),
                delay_ms: line(),
                waiting_for_worker: line(),
                waiting_for_lock: line(),
            },
            incidents: Vec::with_capacity(MOST_INCIDENTS),
        }
    }

    /// Something begins.
    pub fn open(&mut self, kind: Kind, now: f64) {
        self.restarts += u64::from(matches!(kind, Kind::HostRestart(_)));
        if self.incidents.len() < MOST_INCIDENTS {
            self.incidents.push(Incident {
                kind,
                start_ms: now,
                end_ms: None,
            });
        }
    }

    /// Something ends.
    pub fn close(&mut self, kind: Kind, now: f64) {
        if let Some(incident) = self.ongoing(kind) {
            incident.end_ms = Some(now);
        }
    }

    fn ongoing(&mut self, kind: Kind) -> Option<&mut Incident> {
        let mut latest = self.incidents.iter_mut().rev();
        latest.find(|incident| incident.kind == kind && incident.end_ms.is_none())
    }

    /// Opens or closes an incident so that it is ongoing exactly while `is_on`.
    fn set(&mut self, kind: Kind, is_on: bool, now: f64) {
        match (self.ongoing(kind).is_some(), is_on) {
            (false, true) => self.open(kind, now),
            (true, false) => self.close(kind, now),
            _ => {}
        }
    }
}

impl System {
    pub(super) fn sample(&mut self, slot: u32) {
        let now = self.timers.now();
        let processors = f64::from(self.settings.sql_processors);
        let busy_ms = self.sql.processors.utilisation(now) * processors * now;
        let others = self.parameters.sessions_per_host as u32;
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
        let [sent, received, completed] = [0, 1, 2].map(|i| (counts[i] - seen.counted[i]) as f64);
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
        self.timers.schedule(slot, now + SAMPLE_MS);
    }

    /// Mean utilisation of the server's processors so far, percent.
    pub fn cpu_percent(&self) -> f64 {
        self.sql.processors.utilisation(self.end_ms()) * 100.0
    }

    /// Share of the samples in which the server's processors idled although requests waited.
    pub fn stalled_percent(&self) -> f64 {
        let seen = &self.observations;
        seen.stalled_samples as f64 / seen.samples.max(1) as f64 * 100.0
    }
}
