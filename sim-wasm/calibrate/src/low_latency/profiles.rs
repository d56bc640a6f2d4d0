//! Profile likelihood of the parameters that the study hardly determines: each is put elsewhere, all
//! others are fitted again, and the cost tells how far it can lie.

use super::problem::{self, Problem};
use super::refits::only;
use super::structure::{NEAR, Structure};
use super::target::Target;
use crate::gauss_newton::Solution;
use crate::space::{Space, round_to_four_digits};
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::TABLE;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;

/// How many parameters are looked at.
const WEAKEST: usize = 8;
/// Where each is put, as logarithms of a factor.
const DISTANCES: [f64; 6] = [-0.6, -0.3, -0.15, 0.15, 0.3, 0.6];

/// The best fit with a parameter elsewhere.
#[derive(Serialize)]
struct Point {
    /// What the parameter is multiplied with.
    factor: f64,
    cost: f64,
    /// What the others were multiplied with to get there.
    others: BTreeMap<&'static str, f64>,
}

#[derive(Serialize)]
struct Profile {
    id: &'static str,
    points: Vec<Point>,
}

/// Report of the profiles: static/data/validation/profiles.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Profiles {
    model_version: &'static str,
    /// Where each factor is 1.
    cost: f64,
    /// Configurations that the fit sees.
    configurations: usize,
    profiles: Vec<Profile>,
}

/// Profiles of the parameters whose standard error is largest by the curvature of the cost.
pub fn profiles(targets: &[Target]) -> Profiles {
    let base = Structure::without(&[], targets, &Structure::committed(targets));
    let profiles = weakest(&base.full)
        .into_iter()
        .map(|position| {
            let index = base.space.free()[position];
            eprintln!("{}", TABLE[index].id);
            Profile {
                id: TABLE[index].id,
                points: DISTANCES
                    .par_iter()
                    .with_max_len(1)
                    .map(|&distance| point(targets, &base, position, distance))
                    .collect(),
            }
        })
        .collect();
    Profiles {
        model_version: model::VERSION,
        cost: base.full.cost(),
        configurations: targets.len(),
        profiles,
    }
}

/// Positions of the parameters with the largest standard errors, the largest first.
fn weakest(solution: &Solution) -> Vec<usize> {
    // The number of degrees of freedom scales all of them alike.
    let errors = solution.standard_errors(1);
    let mut positions: Vec<usize> = (0..errors.len()).collect();
    positions.sort_by(|&one, &other| errors[other].total_cmp(&errors[one]));
    positions.truncate(WEAKEST);
    positions
}

/// The best fit with one parameter at a distance from where it fits best.
fn point(targets: &[Target], base: &Structure, position: usize, distance: f64) -> Point {
    let best = base.space.values(&base.full.point);
    let index = base.space.free()[position];
    let space = elsewhere(index, best[index] * distance.exp());
    let problem = Problem::new(targets.iter().collect(), &space);
    let others: Vec<usize> = (0..base.full.point.len())
        .filter(|&other| other != position)
        .collect();
    let start = only(&base.full, &others, &problem);
    let solution = NEAR.descend(&problem, start);
    let values = space.values(&solution.point);
    let moved = |&other: &usize| {
        let factor = values[other] / best[other];
        (TABLE[other].id, round_to_four_digits(factor))
    };
    Point {
        factor: round_to_four_digits(values[index] / best[index]),
        cost: solution.cost(),
        others: space.free().iter().map(moved).collect(),
    }
}

/// All parameters that the refits move, but for one that has this value.
fn elsewhere(index: usize, value: f64) -> Space {
    problem::space(&[]).at(&[(TABLE[index].id, value)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::{DMatrix, DVector};

    #[test]
    fn weak_is_what_the_residuals_hardly_tell_of() {
        // Ten parameters; the residuals tell of each by as much as its place, but of the fourth
        // together with the last alone.
        let mut jacobian = DMatrix::from_fn(11, 10, |row, column| {
            if row == column {
                (1 + column) as f64
            } else {
                0.0
            }
        });
        jacobian[(3, 3)] = 0.01;
        jacobian[(10, 3)] = 5.0;
        jacobian[(10, 9)] = 5.0;
        jacobian[(9, 9)] = 0.1;
        let solution = Solution {
            point: DVector::zeros(10),
            residuals: DVector::from_element(11, 1.0),
            jacobian,
        };
        assert_eq!(weakest(&solution), [3, 9, 0, 1, 2, 4, 5, 6]);
    }
}
