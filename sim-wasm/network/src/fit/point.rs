//! What is fitted: measured numbers with their scatter, on a log scale.

use super::system::{Load, System};
use libm::log;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    Throughput,
    Response,
}

/// A number that was measured.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    pub load: Load,
    pub of: Quantity,
    pub log_value: f64,
    /// Standard deviation of its log.
    pub error: f64,
    /// Which level it is of.
    pub level: usize,
}

/// Log of a number that no system reaches and no measurement shows.
const NEVER: f64 = 50.0;

/// Log of what a system does under a load.
pub fn log_of(system: &System, load: Load, of: Quantity) -> f64 {
    let value = match of {
        Quantity::Throughput => system.throughput(load),
        Quantity::Response => match system.response_ms(load) {
            Some(response_ms) => response_ms,
            None => return NEVER,
        },
    };
    log(value.max(1e-300)).clamp(-NEVER, NEVER)
}

impl Point {
    /// How far it lies above what a system does, in standard deviations.
    pub fn residual(&self, system: &System) -> f64 {
        (self.log_value - log_of(system, self.load, self.of)) / self.error
    }
}
