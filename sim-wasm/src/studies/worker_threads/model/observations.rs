//! What is recorded during a run: counters, samples every few seconds, and incidents.

use crate::kernel::convert::Whole;
use crate::kernel::series::Series;

/// Time between two samples of the load test's counters, ms.
pub const SAMPLE_MS: f64 = 5_000.0;

/// Most points of a series.
const MOST_POINTS: f64 = 600.0;

/// Most incidents that are kept.
const MOST_INCIDENTS: usize = 400;

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
    pub busy_ms: f64,
    pub counted: [u64; 3],
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
        let line = || Series::new(0.0, step, usize::floored(MOST_POINTS));
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

    pub fn ongoing(&mut self, kind: Kind) -> Option<&mut Incident> {
        let mut latest = self.incidents.iter_mut().rev();
        latest.find(|incident| incident.kind == kind && incident.end_ms.is_none())
    }

    /// Opens or closes an incident so that it is ongoing exactly while `is_on`.
    pub fn set(&mut self, kind: Kind, is_on: bool, now: f64) {
        match (self.ongoing(kind).is_some(), is_on) {
            (false, true) => self.open(kind, now),
            (true, false) => self.close(kind, now),
            _ => {}
        }
    }
}
