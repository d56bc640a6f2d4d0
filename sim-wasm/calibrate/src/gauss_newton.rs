//! Nonlinear least squares by damped Gauss-Newton steps, shared by the fits of all studies.

use nalgebra::{DMatrix, DVector};

/// Residuals as a function of the parameters; the sum of their squares is the cost.
pub trait Problem {
    /// Residuals at several points.
    fn at(&self, points: &[DVector<f64>]) -> Vec<DVector<f64>>;
}

/// Residuals of the facts, then of the distances of a point from the start, each by a weak `pull`
/// that decides only what no fact determines.
pub fn with_pull(
    facts: impl Iterator<Item = f64>,
    point: &DVector<f64>,
    pull: f64,
) -> DVector<f64> {
    let distances = point.iter().map(|distance| pull * distance);
    DVector::from_vec(facts.chain(distances).collect())
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

    /// The same without the residuals that are not `kept`.
    pub fn keeping(&self, kept: impl Fn(usize) -> bool) -> Self {
        let rows: Vec<usize> = (0..self.residuals.len()).filter(|&row| kept(row)).collect();
        Self {
            point: self.point.clone(),
            residuals: self.residuals.select_rows(&rows),
            jacobian: self.jacobian.select_rows(&rows),
        }
    }

    /// Inverse of the curvature: covariances of the parameters if each residual has a standard
    /// deviation of 1. `None` where the residuals leave a direction open.
    pub fn covariance(&self) -> Option<DMatrix<f64>> {
        (self.jacobian.transpose() * &self.jacobian).try_inverse()
    }

    /// Standard errors of the parameters, from the curvature and the scatter of the residuals with
    /// that many degrees of freedom.
    pub fn standard_errors(&self, freedom: usize) -> Vec<f64> {
        let variance = self.cost() / freedom as f64;
        self.covariance().map_or_else(
            || vec![f64::NAN; self.point.len()],
            |covariance| {
                let error = |entry: &f64| (variance * entry.max(0.0)).sqrt();
                covariance.diagonal().iter().map(error).collect()
            },
        )
    }
}

/// Standard deviation of a residual with these derivatives, if the parameters have such
/// covariances. Endless without any.
pub fn spread(covariance: Option<&DMatrix<f64>>, gradient: &DVector<f64>) -> f64 {
    covariance.map_or(f64::INFINITY, |covariance| {
        gradient.dot(&(covariance * gradient)).max(0.0).sqrt()
    })
}

/// A round ends the search when it gains less than this part of the cost.
const LEAST_GAIN: f64 = 1e-9;

/// How to search.
#[derive(Clone, Copy)]
pub struct Search {
    /// Half-width of the central differences.
    pub step: f64,
    /// Largest move of a parameter in one step.
    pub largest_move: f64,
    /// Most rounds; each computes the derivatives anew.
    pub rounds: usize,
    /// Most steps of a round.
    pub steps: usize,
    /// A round ends when a step gains less than this part of the cost.
    pub gain: f64,
}

impl Search {
    /// Searches from a point; `see` is told of each round before it begins.
    pub fn run(
        &self,
        problem: &impl Problem,
        from: DVector<f64>,
        see: impl Fn(&Solution),
    ) -> Solution {
        let mut solution = Solution {
            residuals: problem.at(std::slice::from_ref(&from)).remove(0),
            jacobian: DMatrix::zeros(0, from.len()),
            point: from,
        };
        for _ in 0..self.rounds {
            see(&solution);
            let before = solution.cost();
            solution.jacobian = self.jacobian(problem, &solution.point);
            solution = self.descend(problem, solution);
            if solution.cost() > before * (1.0 - LEAST_GAIN) {
                break;
            }
        }
        see(&solution);
        solution
    }

    /// Derivatives of the residuals by central differences.
    pub fn jacobian(&self, problem: &impl Problem, point: &DVector<f64>) -> DMatrix<f64> {
        let shifted = |index: usize, by: f64| {
            let mut other = point.clone();
            other[index] += by;
            other
        };
        let points: Vec<_> = (0..point.len())
            .flat_map(|index| [shifted(index, self.step), shifted(index, -self.step)])
            .collect();
        let columns: Vec<_> = problem
            .at(&points)
            .chunks(2)
            .map(|pair| (&pair[0] - &pair[1]) / (2.0 * self.step))
            .collect();
        DMatrix::from_columns(&columns)
    }

    /// Damped steps from a solution until one gains too little. Between steps the Jacobian is
    /// updated by Broyden's rule, not computed anew.
    pub fn descend(&self, problem: &impl Problem, mut solution: Solution) -> Solution {
        let mut damping = 0.02;
        for _ in 0..self.steps {
            let step = self.step_from(&solution, damping);
            let point = &solution.point + &step;
            let residuals = problem.at(std::slice::from_ref(&point)).remove(0);
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
            if solution.cost() > before * (1.0 - self.gain) {
                break;
            }
        }
        solution
    }

    fn step_from(&self, solution: &Solution, damping: f64) -> DVector<f64> {
        let transposed = solution.jacobian.transpose();
        let mut normal = &transposed * &solution.jacobian;
        for index in 0..normal.nrows() {
            normal[(index, index)] += damping * (normal[(index, index)] + 0.01);
        }
        let gradient = transposed * &solution.residuals;
        let step = normal
            .cholesky()
            .map_or_else(|| -&gradient, |factor| -factor.solve(&gradient));
        step.map(|change| change.clamp(-self.largest_move, self.largest_move))
    }
}
