//! The fit of all calibrated parameters to all configurations, from several starts.

use super::mechanisms::{MECHANISMS, Mechanism};
use super::problem::{Problem, SEARCH, space};
use super::refits::only;
use super::report::{Calibration, Costs};
use super::structure::space_without;
use super::target::Target;
use crate::fitted::Fitted;
use crate::gauss_newton::{Problem as _, Solution};
use crate::space::Space;
use nalgebra::DVector;

/// How much of a mechanism there is beside an optimum without it, as a part of what it fits best with.
const LITTLE: f64 = 0.25;

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

/// Where the best fit without a mechanism ends, with a little of the mechanism: a search from there
/// may come to rest elsewhere.
fn beside(omitted: &Mechanism, best: &Solution, space: &Space, targets: &[Target]) -> DVector<f64> {
    let nested = space_without(&[omitted]);
    let problem = Problem::new(targets.iter().collect(), &nested);
    let moved = nested.positions_in(space);
    let solution = SEARCH.descend(&problem, only(best, &moved, &problem));
    let mut point = best.point.clone() + DVector::from_element(best.point.len(), LITTLE.ln());
    for (&position, &distance) in moved.iter().zip(&solution.point) {
        point[position] = distance;
    }
    point
}

/// Fits all calibrated parameters to all targets: from their start, then from beside each optimum
/// of a model with a mechanism less, and on from the best of these with derivatives of its own.
pub fn fit(targets: &[Target]) -> Calibration {
    let space = space(&[]);
    let problem = Problem::new(targets.iter().collect(), &space);
    let starts = space.values(&space.start());
    let start_cost = problem.cost(&starts);
    let first = search(&problem, space.start());
    let mut best = first.clone();
    for mechanism in MECHANISMS {
        let point = beside(mechanism, &first, &space, targets);
        let start = Solution {
            residuals: problem.at(std::slice::from_ref(&point)).remove(0),
            jacobian: first.jacobian.clone(),
            point,
        };
        let found = SEARCH.descend(&problem, start);
        eprintln!("from beside {}: cost {:.4}", mechanism.id, found.cost());
        if found.cost() < best.cost() {
            best = found;
        }
    }
    let solution = search(&problem, best.point);
    let values = space.rounded(&solution.point);
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
            searched: first.cost(),
            fitted: problem.cost(&values),
        },
        problem.evaluations.get(),
        parameters,
    )
}
