//! Refits of the full fit to some of its targets, and what they predict of the others.

use super::evaluate::mean_metrics;
use super::problem::{Problem, SEARCH, committed, parameters};
use super::report::{Fold, Prediction, Refits};
use super::target::Target;
use crate::gauss_newton::{Problem as _, Solution};
use crate::space::{Space, round_to_four_digits};
use messagebox_sim::studies::low_latency::parameters::TABLE;
use rayon::prelude::*;

/// The fit to all targets, with its derivatives, from which a refit begins.
pub fn full_fit(targets: &[Target], space: &Space) -> Solution {
    let all = Problem::new(targets.iter().collect(), space);
    let point = space.point(&committed());
    Solution {
        residuals: all.at(std::slice::from_ref(&point)).remove(0),
        jacobian: SEARCH.jacobian(&all, &point),
        point,
    }
}

/// The full fit's residuals and derivatives, those of left-out targets removed.
pub fn without(targets: &[Target], full: &Solution, kept: impl Fn(&Target) -> bool) -> Solution {
    let goals = targets.iter().flat_map(|target| {
        let keep = kept(target);
        target.goals.iter().map(move |_| keep)
    });
    let keep: Vec<bool> = goals.collect();
    // After the goals come the parameters' distances from their start.
    full.keeping(|row| keep.get(row).copied().unwrap_or(true))
}

/// The same solution of a problem in which only these parameters move.
pub fn only(solution: &Solution, moved: &[usize], problem: &Problem) -> Solution {
    let goals = solution.residuals.len() - solution.point.len();
    let rows: Vec<usize> = (0..goals)
        .chain(moved.iter().map(|index| goals + index))
        .collect();
    let point = solution.point.select_rows(moved);
    Solution {
        residuals: problem.at(std::slice::from_ref(&point)).remove(0),
        jacobian: solution.jacobian.select_columns(moved).select_rows(&rows),
        point,
    }
}

/// The name of the fold without a test case.
pub fn fold_name(test_case: u32) -> String {
    format!("without-test-case-{test_case:02}")
}

/// Parameters as a report has them.
pub fn rounded(values: &[f64]) -> Vec<f64> {
    values.iter().map(|&v| round_to_four_digits(v)).collect()
}

/// What the parameters of a fold predict of the configurations that it left out.
pub fn predictions(fold: &str, left_out: &[&Target], values: &[f64]) -> Vec<Prediction> {
    let set = parameters(values);
    left_out
        .par_iter()
        .with_max_len(1)
        .map(|target| Prediction {
            fold: fold.to_owned(),
            scenario: target.id.clone(),
            metrics: mean_metrics(target, &set),
        })
        .collect()
}

impl Refits {
    /// Adds a fold, with the parameters that it moves or that are not those of the model, and its
    /// predictions.
    pub fn predict(
        &mut self,
        fold: String,
        targets: &[Target],
        space: &Space,
        values: &[f64],
        left_out: impl Fn(&Target) -> bool,
    ) {
        let values = rounded(values);
        let left_out: Vec<&Target> = targets.iter().filter(|target| left_out(target)).collect();
        self.predictions
            .extend(predictions(&fold, &left_out, &values));
        let differs =
            |index: &usize| space.free().contains(index) || values[*index] != committed()[*index];
        self.folds.push(Fold {
            id: fold,
            held_out: left_out.iter().map(|target| target.id.clone()).collect(),
            parameters: (0..values.len())
                .filter(differs)
                .map(|index| (TABLE[index].id, values[index]))
                .collect(),
        });
    }
}
