//! A number with how far it is open.

use super::mixture::Mixture;
use libm::exp;
use serde::Serialize;

/// What is between: 5 and 95 %.
const LOW: f64 = 0.05;
const HIGH: f64 = 0.95;

/// The middle of what is probable, and where nine of ten lie.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Range {
    pub value: f64,
    pub low: f64,
    /// Null where nothing bounds it.
    pub high: Option<f64>,
}

impl Range {
    /// Of a mixture on a log scale, in units of `unit`; none where not even its middle is bounded.
    pub fn of(mixture: &Mixture, unit: f64) -> Option<Range> {
        let at = |share: f64| {
            let log = mixture.quantile(share);
            (log < 600.0).then(|| unit * exp(log))
        };
        Some(Range {
            value: at(0.5)?,
            low: at(LOW)?,
            high: at(HIGH),
        })
    }
}
