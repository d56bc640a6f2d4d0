//! The fit of all calibrated parameters to all configurations, from the committed start.

use super::problem::{Problem, SEARCH, space};
use super::report::{Calibration, Costs};
use super::stability::settle;
use super::target::Target;
use crate::fitted::Fitted;
use crate::gauss_newton::Solution;
use nalgebra::DVector;

/// Searches from a point and tells how it goes.
pub fn search(problem: &Problem, from: DVector<f64>) -> Solution {
    SEARCH.run(problem, from, |solution| {
        eprintln!("cost {:.4}", solution.cost());
        let values = problem.space.values(&solution.point);
        for &index in problem.space.free() {
            eprint!(" {}={:.4}", problem.space.table[index].id, values[index]);
        }
        eprintln!();
    })
}

/// Fits all calibrated parameters to all targets, from their start.
pub fn fit(targets: &[Target]) -> Calibration {
    let space = space(&[]);
    let problem = Problem::new(targets.iter().collect(), &space);
    let starts = space.values(&space.start());
    let start_cost = problem.cost(&starts);
    let solution = search(&problem, space.start());
    let values = settle(targets, &space.rounded(&solution.point));
    let freedom = solution.residuals.len() - solution.point.len();
    let parameters = space
        .free()
        .iter()
        .zip(solution.standard_errors(freedom))
        .map(|(&index, error)| Fitted {
            id: space.table[index].id,
            unit: space.table[index].unit,
            start: starts[index],
            fitted: values[index],
            standard_error_percent: Some(100.0 * error),
        })
        .collect();
    Calibration::new(
        Costs {
            start: start_cost,
            searched: solution.cost(),
            fitted: problem.cost(&values),
        },
        problem.evaluations.get(),
        parameters,
    )
}
