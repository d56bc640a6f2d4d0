//! The residuals of the adapter study: logarithms of bounds over printed throughputs.

use super::target::Target;
use crate::gauss_newton::{self, Search, Solution, spread, with_pull};
use crate::space::Space;
use messagebox_sim::studies::adapters::parameters::{Parameters, TABLE};
use nalgebra::DVector;

/// Weight of a parameter's distance from its start, beside a cell's error. Small: it decides only
/// about what no cell determines.
const PULL: f64 = 0.02;
/// An error of this size, logarithmic, counts half as much again as its square: the model is to be
/// useful for every cell, and beyond a tenth each further step off weighs more.
const LARGE_ERROR: f64 = 0.1;
/// Bounds are smooth and cost next to nothing.
const SEARCH: Search = Search {
    step: 1e-5,
    largest_move: 1.0,
    rounds: 200,
    steps: 3,
    gain: 1e-9,
};
/// A derivative smaller than this says that a cell does not depend on a parameter.
const NO_EFFECT: f64 = 1e-9;

/// Values in table order as parameters.
///
/// # Panics
/// Never: the values come from the table.
pub fn parameters(values: &[f64]) -> Parameters {
    Parameters::from_slice(values).expect("one value for each parameter")
}

/// All calibrated parameters, from their starts.
pub fn space() -> Space {
    Space::from_starts(TABLE)
}

/// The cells to fit to and what to move.
pub struct Problem<'a> {
    pub space: &'a Space,
    pub cells: &'a [&'a Target],
}

/// The number whose square is the loss of an error.
fn weighted(error: f64) -> f64 {
    error * (1.0 + 0.5 * (error / LARGE_ERROR).powi(2)).sqrt()
}

impl Problem<'_> {
    /// Logarithmic errors of the cells as `count` has them.
    fn errors(&self, point: &DVector<f64>, count: fn(f64) -> f64) -> DVector<f64> {
        let parameters = parameters(&self.space.values(point));
        let error = |cell: &&Target| count((cell.bound(&parameters) / cell.measured).ln());
        with_pull(self.cells.iter().map(error), point, PULL)
    }

    /// What the fit minimises, where the search begins.
    pub fn start_cost(&self) -> f64 {
        gauss_newton::Problem::at(self, &[self.space.start()])[0].norm_squared()
    }

    /// The point that fits the cells best, from the start.
    pub fn fit(&self) -> Solution {
        SEARCH.run(self, self.space.start(), |_| {})
    }

    /// Errors and their derivatives, each cell with the same weight.
    pub fn unweighted(&self, point: &DVector<f64>) -> Solution {
        let errors = Unweighted(self);
        Solution {
            point: point.clone(),
            residuals: self.errors(point, |error| error),
            jacobian: SEARCH.jacobian(&errors, point),
        }
    }

    /// Parameters that some of the cells depend on.
    pub fn determined(&self, point: &DVector<f64>) -> usize {
        let jacobian = self.unweighted(point).jacobian;
        let of_cells = jacobian.rows(0, self.cells.len());
        let columns = of_cells.column_iter();
        columns.filter(|column| column.amax() > NO_EFFECT).count()
    }

    /// Standard deviation of a prediction for `target`, in those of one cell, if the parameters
    /// follow from the cells.
    pub fn spread(&self, target: &Target, point: &DVector<f64>) -> f64 {
        let alone = Problem {
            cells: &[target],
            ..*self
        };
        let gradient = alone.unweighted(point).jacobian.row(0).transpose();
        spread(self.unweighted(point).covariance().as_ref(), &gradient)
    }
}

impl gauss_newton::Problem for Problem<'_> {
    fn at(&self, points: &[DVector<f64>]) -> Vec<DVector<f64>> {
        let at = |point| self.errors(point, weighted);
        points.iter().map(at).collect()
    }
}

/// The errors themselves, for their derivatives.
struct Unweighted<'a>(&'a Problem<'a>);

impl gauss_newton::Problem for Unweighted<'_> {
    fn at(&self, points: &[DVector<f64>]) -> Vec<DVector<f64>> {
        let at = |point| self.0.errors(point, |error| error);
        points.iter().map(at).collect()
    }
}
