//! Nonlinear least squares over the calibrated parameters.

use crate::evaluate::evaluate;
use crate::loss::residuals;
use crate::space::{Space, parameters};
use crate::target::Target;
use nalgebra::{DMatrix, DVector};
use std::cell::Cell;

/// Half-width of the central differences, logarithmic; large, because runs are random.
const STEP: f64 = 0.14;
/// Largest move of a parameter in one step, logarithmic.
const LARGEST_MOVE: f64 = 0.4;

/// Residuals of some targets as a function of the parameters.
pub struct Problem<'a> {
    pub targets: Vec<&'a Target>,
    pub space: &'a Space,
    /// Evaluations of all targets so far.
    pub evaluations: Cell<usize>,
}

/// Where a search stands.
#[derive(Clone)]
pub struct Solution {
    pub point: DVector<f64>,
    pub residuals: DVector<f64>,
    pub jacobian: DMatrix<f64>,
}

impl Solution {
    /// Sum of the squared residuals.
    pub fn cost(&self) -> f64 {
        self.residuals.norm_squared()
    }
}

impl<'a> Problem<'a> {
    /// The problem of some targets.
    pub fn new(targets: Vec<&'a Target>, space: &'a Space) -> Self {
        Self {
            targets,
            space,
            evaluations: Cell::new(0),
        }
    }

    /// Residuals at several points.
    pub fn at(&self, points: &[DVector<f64>]) -> Vec<DVector<f64>> {
        self.evaluations.set(self.evaluations.get() + points.len());
        let sets: Vec<_> = points
            .iter()
            .map(|point| parameters(&self.space.values(point)))
            .collect();
        evaluate(&self.targets, &sets)
            .iter()
            .zip(points)
            .map(|(simulated, point)| residuals(&self.targets, simulated, point.as_slice()))
            .collect()
    }

    /// Derivatives of the residuals by central differences.
    pub fn jacobian(&self, point: &DVector<f64>) -> DMatrix<f64> {
        let shifted = |index: usize, by: f64| {
            let mut other = point.clone();
            other[index] += by;
            other
        };
        let points: Vec<_> = (0..point.len())
            .flat_map(|index| [shifted(index, STEP), shifted(index, -STEP)])
            .collect();
        let columns: Vec<_> = self
            .at(&points)
            .chunks(2)
            .map(|pair| (&pair[0] - &pair[1]) / (2.0 * STEP))
            .collect();
        DMatrix::from_columns(&columns)
    }

    /// Damped Gauss-Newton steps from a solution until one gains less than `gain` of the cost.
    /// Between steps the Jacobian is updated by Broyden's rule, not computed anew.
    pub fn descend(&self, mut solution: Solution, gain: f64, most: usize) -> Solution {
        let mut damping = 0.02;
        for _ in 0..most {
            let step = step(&solution, damping);
            let point = &solution.point + &step;
            let residuals = self.at(std::slice::from_ref(&point)).remove(0);
            let before = solution.cost();
            let surprise = &residuals - &solution.residuals - &solution.jacobian * &step;
            solution.jacobian += surprise * step.transpose() / step.norm_squared();
            if residuals.norm_squared() >= before {
                damping *= 5.0;
                if damping > 20.0 {
                    break;
                }
                continue;
            }
            solution.point = point;
            solution.residuals = residuals;
            damping = (damping * 0.4).max(1e-4);
            if solution.cost() > before * (1.0 - gain) {
                break;
            }
        }
        solution
    }
}

fn step(solution: &Solution, damping: f64) -> DVector<f64> {
    let transposed = solution.jacobian.transpose();
    let mut normal = &transposed * &solution.jacobian;
    for index in 0..normal.nrows() {
        normal[(index, index)] += damping * (normal[(index, index)] + 0.01);
    }
    let gradient = transposed * &solution.residuals;
    let step = normal
        .cholesky()
        .map_or_else(|| -&gradient, |factor| -factor.solve(&gradient));
    step.map(|change| change.clamp(-LARGEST_MOVE, LARGEST_MOVE))
}
