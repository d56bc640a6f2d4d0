//! What the fit minimises: weighted errors with a robust loss, and a weak pull to the start.

use super::target::{Goal, Target};
use crate::gauss_newton::with_pull;
use nalgebra::DVector;

/// Weighted errors beyond this count linearly, not by their square.
pub const HUBER: f64 = 0.08;
/// Weight of the logarithmic distance of a parameter from its start: decides only what the
/// published values leave open.
pub const PRIOR: f64 = 0.04;

/// Difference of a simulated from a published value: logarithmic, or in points.
pub fn error(goal: &Goal, simulated: f64) -> f64 {
    if goal.in_points {
        simulated - goal.value
    } else {
        (simulated.max(1e-3) / goal.value).ln()
    }
}

/// The number whose square is the Huber loss of `weighted`.
fn robust(weighted: f64) -> f64 {
    if weighted.abs() <= HUBER {
        weighted
    } else {
        (2.0 * HUBER * weighted.abs() - HUBER * HUBER).sqrt() * weighted.signum()
    }
}

/// Residuals of all goals of all targets, then of the parameters' distances from their start. The
/// sum of squares is the cost.
pub fn residuals(
    targets: &[&Target],
    simulated: &[Vec<f64>],
    distances: &DVector<f64>,
) -> DVector<f64> {
    let goals = targets
        .iter()
        .zip(simulated)
        .flat_map(|(target, values)| target.goals.iter().zip(values))
        .map(|(goal, &value)| robust(goal.weight * error(goal, value)));
    with_pull(goals, distances, PRIOR)
}
