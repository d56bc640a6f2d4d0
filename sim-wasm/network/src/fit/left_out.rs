//! What a family says of a level that it has not seen.

use super::explanation::{Candidate, explain};
use super::family::Kind;
use super::mixture::Mixture;
use super::point::Point;
use super::system::Load;
use libm::{exp, sqrt};
use messagebox_sim::kernel::convert::Real;

/// An error of a line that is said to grow without end counts as one of ten times as much.
const MOST_LOG_ERROR: f64 = 2.3;

/// How a family does on levels left out one by one.
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// By point: log of the probability that it has for who has not seen its level.
    pub log_densities: Vec<f64>,
    /// Root mean square of the errors, as a share.
    pub error: f64,
}

/// Refits a family without each level; `candidates` gives the shapes to try.
pub fn left_out(
    kind: Kind,
    points: &[Point],
    candidates: &dyn Fn(Option<Load>) -> Vec<Candidate>,
) -> LeftOut {
    let mut levels: Vec<usize> = points.iter().map(|point| point.level).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut log_densities = Vec::new();
    let mut squares = 0.0;
    for level in levels {
        let (held, kept): (Vec<Point>, Vec<Point>) =
            points.iter().partition(|point| point.level == level);
        let candidates = candidates(held.first().map(|point| point.load));
        let Some(without) = explain(kind, &candidates, &kept) else {
            continue;
        };
        for point in held {
            let mixture = Mixture {
                parts: without.guesses(point.load, point.of),
            };
            log_densities.push(mixture.log_density(point.log_value, point.error));
            let error = exp((mixture.mean() - point.log_value).min(MOST_LOG_ERROR)) - 1.0;
            squares += error * error;
        }
    }
    LeftOut {
        error: sqrt(squares / log_densities.len().max(1).real()),
        log_densities,
    }
}

/// How much better one does than another, with the standard error of it.
pub fn better(one: &LeftOut, other: &LeftOut) -> (f64, f64) {
    let pairs = one.log_densities.iter().zip(&other.log_densities);
    let differences: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
    let count = differences.len().max(1).real();
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences
        .iter()
        .map(|one| (one - mean) * (one - mean))
        .sum();
    let variance = squares / (count - 1.0).max(1.0);
    (count * mean, sqrt(count * variance))
}
