//! What is recorded during a run: counters of the steady part, and a sample every second.

use crate::kernel::series::Series;

/// Time between two samples, ms.
pub const SAMPLE_MS: f64 = 1_000.0;

/// Most points of a series.
const MOST_POINTS: usize = 600;

/// Database servers that have lines of their own: the master and two workers.
pub const SHOWN_SERVERS: usize = 3;

/// Counters and series.
pub struct Observations {
    /// Since when counters count, ms.
    pub since_ms: f64,
    pub completed: u64,
    pub received: u64,
    /// Orchestrations in the fullest second.
    pub peak: u64,
    pub counted: u64,
    /// Busy processor-milliseconds up to the last sample.
    pub busy_ms: [f64; SHOWN_SERVERS],
    pub completions: Series,
    pub cpu_percent: [Series; SHOWN_SERVERS],
}

impl Observations {
    /// Nothing recorded yet.
    pub fn new() -> Self {
        let line = || Series::new(0.0, SAMPLE_MS, MOST_POINTS);
        Self {
            since_ms: 0.0,
            completed: 0,
            received: 0,
            peak: 0,
            counted: 0,
            busy_ms: [0.0; SHOWN_SERVERS],
            completions: line(),
            cpu_percent: [line(), line(), line()],
        }
    }
}
