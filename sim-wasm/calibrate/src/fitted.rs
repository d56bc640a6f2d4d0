//! What a fit reports of each parameter.

use crate::gauss_newton::Solution;
use crate::space::{Space, round_to_four_digits};
use serde::Serialize;

/// A parameter as the fit leaves it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fitted {
    pub id: &'static str,
    pub unit: &'static str,
    /// Where the search began.
    pub start: f64,
    pub fitted: f64,
    /// Of the value, from the curvature of the cost and the scatter of the errors; none where there
    /// are no more facts than parameters, or where they leave it open.
    pub standard_error_percent: Option<f64>,
}

/// What the fit minimises, before and after.
#[derive(Serialize)]
pub struct Cost {
    pub start: f64,
    pub fitted: f64,
}

impl Cost {
    /// From the cost at the start, of a solution.
    pub fn new(start: f64, solution: &Solution) -> Self {
        Self {
            start: round_to_four_digits(start),
            fitted: round_to_four_digits(solution.cost()),
        }
    }
}

/// What a fit found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    pub model_version: &'static str,
    /// Facts that some parameter moves.
    pub facts: usize,
    pub cost: Cost,
    pub parameters: Vec<Fitted>,
}

/// A standard error beyond this says nothing about a parameter: logarithmic.
const OPEN: f64 = 1.0;

/// The parameters at a solution that rests on so many facts.
pub fn fitted(space: &Space, solution: &Solution, facts: usize) -> Vec<Fitted> {
    let starts = space.values(&space.start());
    let values = space.rounded(&solution.point);
    let errors = match facts.checked_sub(solution.point.len()) {
        Some(freedom) if freedom > 0 => solution.standard_errors(freedom),
        _ => vec![f64::NAN; solution.point.len()],
    };
    let digits = |value: f64| format!("{value:.2e}").parse().unwrap_or(value);
    space
        .free()
        .iter()
        .zip(errors)
        .map(|(&index, error)| Fitted {
            id: space.table[index].id,
            unit: space.table[index].unit,
            start: starts[index],
            fitted: values[index],
            standard_error_percent: (error < OPEN).then(|| digits(100.0 * error)),
        })
        .collect()
}
