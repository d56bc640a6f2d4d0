//! The residuals of the low-latency study as a function of its parameters.

use super::evaluate::evaluate;
use super::loss::residuals;
use super::target::Target;
use crate::gauss_newton::{self, Search};
use crate::space::Space;
use messagebox_sim::parameters::Parameter;
use messagebox_sim::studies::low_latency::parameters::{Parameters, TABLE};
use nalgebra::DVector;
use std::cell::Cell;

/// Derivatives by wide differences, because runs are random.
pub const SEARCH: Search = Search {
    step: 0.08,
    largest_move: 0.3,
    rounds: 3,
    steps: 12,
    gain: 0.001,
};

/// All calibrated parameters but those `held`, which keep their committed value.
pub fn space(held: &[&str]) -> Space {
    Space::from_starts(TABLE).at_value(held)
}

/// All calibrated parameters, from starts that owe nothing to the study.
pub fn neutral_space() -> Space {
    Space::from_guesses(TABLE, neutral_guess)
}

/// A guess that knows of a parameter nothing but its unit: every time is the same, and no server
/// differs from another.
fn neutral_guess(parameter: &Parameter) -> f64 {
    match parameter.unit {
        "ms" => 2.0,
        "share" => 0.2,
        _ => 1.0,
    }
}

/// The committed values in table order.
pub fn committed() -> Vec<f64> {
    TABLE.iter().map(|parameter| parameter.value).collect()
}

/// Values in table order as parameters.
///
/// # Panics
/// Never: the values come from the table.
pub fn parameters(values: &[f64]) -> Parameters {
    Parameters::from_slice(values).expect("one value for each parameter")
}

/// Residuals of some targets as a function of the parameters.
pub struct Problem<'a> {
    pub targets: Vec<&'a Target>,
    pub space: &'a Space,
    /// Evaluations of all targets so far.
    pub evaluations: Cell<usize>,
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

    /// Cost of a set of values.
    pub fn cost(&self, values: &[f64]) -> f64 {
        gauss_newton::Problem::at(self, &[self.space.point(values)])[0].norm_squared()
    }
}

impl gauss_newton::Problem for Problem<'_> {
    fn at(&self, points: &[DVector<f64>]) -> Vec<DVector<f64>> {
        self.evaluations.set(self.evaluations.get() + points.len());
        let sets: Vec<_> = points
            .iter()
            .map(|point| parameters(&self.space.values(point)))
            .collect();
        evaluate(&self.targets, &sets)
            .iter()
            .zip(points)
            .map(|(simulated, point)| residuals(&self.targets, simulated, point))
            .collect()
    }
}
