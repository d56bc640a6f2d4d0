//! Quantiles and bars of the times in the network.

use super::{Bars, Times};
use crate::engine::Records;
use messagebox_sim::kernel::convert::Real;
use messagebox_sim::kernel::histogram::Histogram;

const BARS: usize = 60;
/// Bars up to the 99th percentile, at most.
const BODY: f64 = 40.0;

pub fn times(records: &Records) -> Times {
    let quantile = |p| records.distribution.quantile(p);
    Times {
        mean: super::of::mean(&records.times),
        p50: quantile(0.5),
        p90: quantile(0.9),
        p95: quantile(0.95),
        p99: quantile(0.99),
        count: records.times.count(),
    }
}

/// Bars whose width `width` chooses, not below what it is given.
pub fn bars(distribution: &Histogram, width: fn(f64) -> f64) -> Bars {
    let bin_ms = width(distribution.quantile(0.99).unwrap_or(BODY) / BODY);
    let below = |edge: usize| {
        if edge == BARS {
            distribution.count()
        } else {
            distribution.count_below(edge.real() * bin_ms)
        }
    };
    Bars {
        bin_ms,
        counts: (0..BARS).map(|bar| below(bar + 1) - below(bar)).collect(),
    }
}

/// 1, 2 or 5 times a power of ten, not below `least`.
pub fn nice(least: f64) -> f64 {
    let least = least.clamp(1e-9, 1e12);
    let power = libm::pow(10.0, libm::floor(libm::log10(least)));
    let step = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .find(|step| step * power >= least);
    step.unwrap_or(10.0) * power
}

#[test]
fn widths_of_bars_are_round() {
    assert_eq!(
        [0.9, 1.0, 1.2, 4.0, 70.0].map(nice),
        [1.0, 1.0, 2.0, 5.0, 100.0]
    );
}
