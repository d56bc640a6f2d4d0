//! Damped Gauss-Newton on the logarithms of throughputs over the logarithms of parameters.

use super::target::Target;
use crate::fit::round_to_four_digits;
use messagebox_sim::parameters::Origin;
use messagebox_sim::studies::adapters::parameters::{Parameters, TABLE};
use nalgebra::{DMatrix, DVector};

/// Weight of a parameter's distance from its start, beside a cell's error. Small: it decides only
/// about what no cell determines.
pub const PRIOR: f64 = 0.02;
/// An error of this size, logarithmic, counts half as much again as its square: the model is to be
/// useful for every cell, and beyond a tenth each further step off weighs more.
const LARGE_ERROR: f64 = 0.1;
/// Step of the derivatives, logarithmic.
const STEP: f64 = 1e-5;
/// Largest move of a parameter in one step, logarithmic.
const LARGEST_MOVE: f64 = 1.0;
const MOST_STEPS: usize = 200;
/// The search ends when a step gains less than this part of the cost.
const GAIN: f64 = 1e-9;
/// A derivative smaller than this says that a cell does not depend on a parameter.
const NO_EFFECT: f64 = 1e-9;

/// Positions in the parameter table that a fit moves.
pub struct Space {
    free: Vec<usize>,
    origin: Vec<f64>,
}

impl Space {
    /// All calibrated parameters.
    pub fn all() -> Self {
        Self::without(|_| false)
    }

    /// All calibrated parameters but some, which keep their start.
    pub fn without(is_held: impl Fn(&str) -> bool) -> Self {
        let calibrated = |index: &usize| matches!(TABLE[*index].origin, Origin::Calibrated { .. });
        let origin = TABLE.iter().map(|parameter| match parameter.origin {
            Origin::Calibrated { start } => start,
            Origin::Documented | Origin::Assumed => parameter.value,
        });
        Self {
            free: (0..TABLE.len())
                .filter(calibrated)
                .filter(|&index| !is_held(TABLE[index].id))
                .collect(),
            origin: origin.collect(),
        }
    }

    /// Table positions of the vector's elements.
    pub fn free(&self) -> &[usize] {
        &self.free
    }

    pub fn start_of(&self, index: usize) -> f64 {
        self.origin[index]
    }

    /// The point where every parameter has its start.
    pub fn start(&self) -> DVector<f64> {
        DVector::zeros(self.free.len())
    }

    fn values(&self, point: &DVector<f64>) -> Vec<f64> {
        let mut values = self.origin.clone();
        for (&index, distance) in self.free.iter().zip(point) {
            values[index] *= distance.exp();
        }
        values
    }

    /// Values of all parameters, as the parameter file keeps them.
    pub fn rounded(&self, point: &DVector<f64>) -> Vec<f64> {
        let values = self.values(point);
        values.into_iter().map(round_to_four_digits).collect()
    }

    /// Errors of the logarithms of all cells.
    fn errors(&self, cells: &[&Target], point: &DVector<f64>) -> DVector<f64> {
        let parameters = parameters(&self.values(point));
        let error = |cell: &&Target| (cell.bound(&parameters) / cell.measured).ln();
        DVector::from_iterator(cells.len(), cells.iter().map(error))
    }

    /// Derivatives of the errors.
    fn jacobian(&self, cells: &[&Target], point: &DVector<f64>) -> DMatrix<f64> {
        let column = |index: usize| {
            let [mut above, mut below] = [point.clone(), point.clone()];
            above[index] += STEP;
            below[index] -= STEP;
            (self.errors(cells, &above) - self.errors(cells, &below)) / (2.0 * STEP)
        };
        let columns: Vec<_> = (0..point.len()).map(column).collect();
        DMatrix::from_columns(&columns)
    }

    /// Parameters that some of the cells depend on.
    pub fn determined(&self, cells: &[&Target], point: &DVector<f64>) -> usize {
        let jacobian = self.jacobian(cells, point);
        let columns = jacobian.column_iter();
        columns.filter(|column| column.amax() > NO_EFFECT).count()
    }

    /// Standard deviation of a prediction for `target`, in those of one cell, if the parameters
    /// follow from `cells`.
    pub fn spread(&self, cells: &[&Target], target: &Target, point: &DVector<f64>) -> f64 {
        let jacobian = self.jacobian(cells, point);
        let gradient = self.jacobian(&[target], point).transpose();
        let prior = DMatrix::identity(point.len(), point.len()) * (PRIOR * PRIOR);
        let normal = jacobian.transpose() * &jacobian + prior;
        let factor = normal.cholesky();
        factor.map_or(f64::INFINITY, |factor| {
            gradient.dot(&factor.solve(&gradient)).sqrt()
        })
    }
}

/// Values in table order as parameters.
///
/// # Panics
/// Never: the values come from the table.
pub fn parameters(values: &[f64]) -> Parameters {
    Parameters::from_slice(values).expect("one value for each parameter")
}

/// The point that fits the cells best, searched from another.
pub fn fit(space: &Space, cells: &[&Target], from: &DVector<f64>) -> DVector<f64> {
    let loss = |error: f64| error * error * (1.0 + 0.5 * (error / LARGE_ERROR).powi(2));
    let cost = |errors: &DVector<f64>, point: &DVector<f64>| {
        errors.iter().map(|&error| loss(error)).sum::<f64>() + PRIOR * PRIOR * point.norm_squared()
    };
    let mut point = from.clone();
    let mut errors = space.errors(cells, &point);
    let mut damping = 1e-3;
    for _ in 0..MOST_STEPS {
        let before = cost(&errors, &point);
        let jacobian = space.jacobian(cells, &point);
        let mut weighted = jacobian.transpose();
        for (mut column, error) in weighted.column_iter_mut().zip(&errors) {
            column *= 1.0 + (error / LARGE_ERROR).powi(2);
        }
        let gradient = &weighted * &errors + PRIOR * PRIOR * &point;
        let mut normal = weighted * &jacobian;
        for index in 0..normal.nrows() {
            normal[(index, index)] = (normal[(index, index)] + PRIOR * PRIOR) * (1.0 + damping);
        }
        let Some(factor) = normal.cholesky() else {
            damping *= 10.0;
            continue;
        };
        let step = -factor.solve(&gradient);
        let next = &point + step.map(|change| change.clamp(-LARGEST_MOVE, LARGEST_MOVE));
        let next_errors = space.errors(cells, &next);
        let after = cost(&next_errors, &next);
        if after >= before {
            damping *= 10.0;
            if damping > 1e6 {
                break;
            }
            continue;
        }
        point = next;
        errors = next_errors;
        damping = (damping * 0.1).max(1e-9);
        if after > before * (1.0 - GAIN) {
            break;
        }
    }
    point
}
