//! Whether a limit was seen, and where it lies.

use super::input::Input;
use super::mixture::Mixture;
use super::point::Quantity;
use super::range::Range;
use super::study::Study;
use libm::{exp, log};
use serde::Serialize;

/// A limit is claimed where nine of ten of what is probable lie within this factor.
const SEEN_WITHIN: f64 = 1.5;
/// An explanation that misses the levels by more, as a share, tells of no limit.
const TELLS_WITHIN: f64 = 0.2;
/// Different loads that a limit needs to be seen.
pub const LEAST_LOADS: usize = 3;

/// The most that the system can do, and from which load on requests wait for it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Limit {
    pub throughput_per_second: Range,
    /// Users at which the limit would be reached if nobody waited.
    pub knee: Range,
}

/// The limit of the explanations that are alive; none where it was not seen.
pub fn limit(study: &Study, input: &Input) -> Option<Limit> {
    if input.seen_loads().len() < LEAST_LOADS || !tells(study) {
        return None;
    }
    let limits = study.mixture(|system| system.limit().map(log));
    let found = Range::of(&limits, 1_000.0)?;
    let answered = answered(study);
    let high = found.high?.max(answered);
    let throughput_per_second = Range {
        value: found.value.clamp(answered, high),
        low: found.low.max(answered),
        high: Some(high),
    };
    if high > SEEN_WITHIN * throughput_per_second.low {
        return None;
    }
    let think_ms = input.load(input.highest_seen()).think_ms();
    let knees: Mixture = study.mixture(|system| {
        let limit = system.limit()?;
        Some(log(limit * (system.alone_ms + think_ms)))
    });
    Some(Limit {
        throughput_per_second,
        knee: Range::of(&knees, 1.0)?,
    })
}

/// Requests per second that were answered for sure: those of a level but for its scatter.
fn answered(study: &Study) -> f64 {
    let points = study.points.iter();
    let throughputs = points.filter(|point| point.of == Quantity::Throughput);
    throughputs
        .map(|point| 1_000.0 * exp(point.log_value - 2.5 * point.error))
        .fold(0.0, f64::max)
}

/// Whether the best explanation is near enough to the levels to tell of a limit.
pub fn tells(study: &Study) -> bool {
    study
        .judged
        .first()
        .is_some_and(|best| best.fitted_error(&study.points) < TELLS_WITHIN)
}

/// The most requests per second that were answered.
fn most(input: &Input) -> f64 {
    let seen = input.seen();
    seen.map(|level| level.throughput_per_second)
        .fold(0.0, f64::max)
}

/// Requests per second that a limit lies above, where none was seen.
pub fn above(study: &Study, input: &Input) -> f64 {
    let most = most(input);
    let limits = study.mixture(|system| system.limit().map(log));
    let low = 1_000.0 * exp(limits.quantile(0.05).min(600.0));
    if low.is_finite() && !limits.parts.is_empty() {
        most.max(low.min(2.0 * most))
    } else {
        most
    }
}
