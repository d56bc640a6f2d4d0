//! Arrivals at rates that change over time, drawn exactly: a unit exponential is spent on the
//! integral of the rate.

use crate::system::model::Rate;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates;

/// Rates per ms and the times in ms from which they hold.
pub struct Rates {
    steps: Box<[(f64, f64)]>,
}

impl Rates {
    pub fn of(rates: &[Rate]) -> Self {
        let steps = rates
            .iter()
            .map(|rate| (rate.from_ms, 1e-3 * rate.per_second));
        Rates {
            steps: steps.collect(),
        }
    }

    /// When the next request arrives after `now`; never again where the last rate is 0.
    pub fn next(&self, now: f64, stream: &mut Stream) -> f64 {
        let mut left = variates::exponential(stream, 1.0);
        let ends = self.steps.iter().skip(1).map(|&(from_ms, _)| from_ms);
        let ends = ends.chain([f64::INFINITY]);
        for (&(from_ms, rate), until_ms) in self.steps.iter().zip(ends) {
            if until_ms <= now {
                continue;
            }
            let start_ms = from_ms.max(now);
            if rate > 0.0 {
                let at_ms = start_ms + left / rate;
                if at_ms < until_ms {
                    return at_ms;
                }
                left -= rate * (until_ms - start_ms);
            }
        }
        f64::INFINITY
    }
}
