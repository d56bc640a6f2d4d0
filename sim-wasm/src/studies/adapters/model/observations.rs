//! What is recorded during a run: the measured part of it, series over all of it, and throttling.

use crate::kernel::convert::Real;
use crate::kernel::series::Series;

/// Shortest time between two samples of the series, ms.
const SAMPLE_MS: f64 = 5_000.0;

/// Most points of a series.
const MOST_POINTS: usize = 60;

/// Most incidents that are kept.
const MOST_INCIDENTS: usize = 400;

/// A time of throttling; `end_ms` is none while it lasts.
#[derive(Clone, Copy, Debug)]
pub struct Throttling {
    pub start_ms: f64,
    pub end_ms: Option<f64>,
}

/// Use of a resource, and the wait for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Use {
    /// Mean share of its servers that are taken, 0 to 1.
    pub share: f64,
    pub wait_ms: f64,
}

/// Results of the measured part.
#[derive(Clone, Copy, Debug)]
pub struct Findings {
    pub documents_per_second: f64,
    pub queue_depth: f64,
    pub in_database: f64,
    pub throttled_percent: f64,
    pub biztalk: Use,
    pub sql: Use,
    pub receive_lane: Option<Use>,
    pub send_lane: Option<Use>,
}

/// Sums over the looks within the measured part.
#[derive(Clone, Copy, Default)]
pub struct Sums {
    pub looks: u64,
    pub waiting: u64,
    pub in_database: u64,
    pub throttled: u64,
}

/// One value per step.
pub struct Lines {
    pub documents: Series,
    pub queue_depth: Series,
    pub in_database: Series,
    pub cpu_percent: Series,
}

/// Records of a run.
pub struct Observations {
    pub lines: Lines,
    pub incidents: Vec<Throttling>,
    pub heart_start_ms: f64,
    pub is_in_heart: bool,
    pub findings: Option<Findings>,
    pub completed_before: u64,
    pub sums: Sums,
    /// Since the last look and since the last sample.
    pub throttled: [bool; 2],
    pub sampled: u64,
    pub busy_ms: f64,
}

impl Observations {
    /// Nothing recorded yet of a run until `end_ms`, measured from `heart_start_ms` on.
    pub fn new(heart_start_ms: f64, end_ms: f64) -> Self {
        let step = SAMPLE_MS.max(end_ms / MOST_POINTS.real());
        let line = || Series::new(0.0, step, MOST_POINTS);
        Self {
            lines: Lines {
                documents: line(),
                queue_depth: line(),
                in_database: line(),
                cpu_percent: line(),
            },
            incidents: Vec::with_capacity(MOST_INCIDENTS),
            heart_start_ms,
            is_in_heart: false,
            findings: None,
            completed_before: 0,
            sums: Sums::default(),
            throttled: [false; 2],
            sampled: 0,
            busy_ms: 0.0,
        }
    }

    /// Time between two samples.
    pub fn step_ms(&self) -> f64 {
        self.lines.documents.step()
    }

    /// Receiving was held back.
    pub fn throttled(&mut self) {
        self.throttled = [true; 2];
    }

    pub fn record_throttling(&mut self, now: f64) {
        let throttles = self.throttled[1];
        self.throttled[1] = false;
        let start_ms = now - self.step_ms();
        let ongoing = self
            .incidents
            .last_mut()
            .filter(|last| last.end_ms.is_none());
        if let Some(last) = ongoing {
            if !throttles {
                last.end_ms = Some(start_ms);
            }
        } else if throttles && self.incidents.len() < MOST_INCIDENTS {
            self.incidents.push(Throttling {
                start_ms,
                end_ms: None,
            });
        }
    }
}
