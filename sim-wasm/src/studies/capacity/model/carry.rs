//! What the preview carries from step to step.

use super::cleanup::PerJob;
use super::hosts::PerStage;
use crate::kernel::convert::Real;

/// One step: the interval of the lock monitor.
pub const STEP_MS: f64 = 5_000.0;

/// Parts of messages and rows that are due.
#[derive(Clone, Debug, Default)]
pub struct Carry {
    pub steps: u64,
    pub offered: f64,
    pub passed: PerStage<f64>,
    pub deleted: PerJob<f64>,
    pub files: u64,
}

impl Carry {
    /// The end of the last step, ms.
    pub fn now_ms(&self) -> f64 {
        self.steps.real() * STEP_MS
    }

    /// The end of the next, ms.
    pub fn next_ms(&self) -> f64 {
        (self.steps + 1).real() * STEP_MS
    }
}
