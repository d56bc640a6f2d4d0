//! The fit of all calibrated parameters to all configurations, from the committed start.

use crate::problem::{Problem, Solution};
use crate::report::{Calibration, FittedParameter};
use crate::space::Space;
use crate::stability::settle;
use crate::target::Target;
use messagebox_sim::studies::low_latency::parameters::TABLE;
use nalgebra::DMatrix;

/// Rounds of a fit; each computes the derivatives anew.
const ROUNDS: usize = 3;
/// A round ends when a step gains less than this part of the cost.
const GAIN: f64 = 0.002;
/// Most steps of a round.
const STEPS: usize = 10;

/// Searches from a point.
pub fn search(problem: &Problem, point: nalgebra::DVector<f64>, rounds: usize) -> Solution {
    let mut solution = Solution {
        residuals: problem.at(std::slice::from_ref(&point)).remove(0),
        jacobian: DMatrix::zeros(0, 0),
        point,
    };
    for round in 0..rounds {
        eprintln!("round {round}: cost {:.4}", solution.cost());
        let values = problem.space.values(&solution.point);
        for &index in problem.space.free() {
            eprint!(" {}={:.4}", TABLE[index].id, values[index]);
        }
        eprintln!();
        solution.jacobian = problem.jacobian(&solution.point);
        solution = problem.descend(solution, GAIN, STEPS);
    }
    eprintln!("cost {:.4}", solution.cost());
    solution
}

/// Fits all calibrated parameters to all targets, from their start.
pub fn fit(targets: &[Target]) -> Calibration {
    let space = Space::new(&[]);
    let problem = Problem::new(targets.iter().collect(), &space);
    let start_cost = problem.at(&[space.start()])[0].norm_squared();
    let solution = search(&problem, space.start(), ROUNDS);
    let values = settle(
        targets,
        space
            .values(&solution.point)
            .into_iter()
            .map(round_to_four_digits)
            .collect(),
    );
    let errors = standard_errors(&solution);
    let starts = space.values(&space.start());
    let parameters = space
        .free()
        .iter()
        .zip(errors)
        .map(|(&index, error)| FittedParameter {
            id: TABLE[index].id,
            unit: TABLE[index].unit,
            start: starts[index],
            fitted: values[index],
            standard_error_percent: 100.0 * error,
        })
        .collect();
    Calibration::new(
        [start_cost, cost(&problem, &values)],
        problem.evaluations.get(),
        parameters,
    )
}

/// Cost of a set of values.
pub fn cost(problem: &Problem, values: &[f64]) -> f64 {
    problem.at(&[problem.space.point(values)])[0].norm_squared()
}

/// Standard errors of the logarithms, from the curvature of the cost and the scatter of the
/// residuals.
fn standard_errors(solution: &Solution) -> Vec<f64> {
    let freedom = solution.residuals.len() - solution.point.len();
    let variance = solution.cost() / freedom as f64;
    let normal = solution.jacobian.transpose() * &solution.jacobian;
    normal.try_inverse().map_or_else(
        || vec![f64::NAN; solution.point.len()],
        |inverse| {
            inverse
                .diagonal()
                .iter()
                .map(|entry| (variance * entry.max(0.0)).sqrt())
                .collect()
        },
    )
}

/// What the parameter file keeps of a value.
pub fn round_to_four_digits(value: f64) -> f64 {
    format!("{value:.3e}").parse().unwrap_or(value)
}
