//! Refits that leave test cases out, and what they predict for them.

use super::evaluate::{REPLICATIONS, study};
use super::fit::search;
use super::kept::{self, FIRST_EIGHT, KEPT, WITHOUT_TEST_CASE};
use super::problem::{Problem, SEARCH, committed, parameters, space};
use super::report::{Fold, HeldOut, Prediction, ProtocolReport, Refits};
use super::target::Target;
use crate::gauss_newton::{Problem as _, Search, Solution};
use crate::space::{Space, round_to_four_digits};
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::{Parameters, TABLE};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The last test case of the fit that predicts the rest.
const LAST_OF_FIRST: u32 = 8;
const LAST: u32 = 21;
/// A refit begins with the derivatives of the full fit.
pub const REFIT: Search = Search {
    steps: 12,
    gain: 0.001,
    ..SEARCH
};

/// Leaves out each test case in turn, then all after the eighth.
pub fn held_out(targets: &[Target]) -> HeldOut {
    let without_one = space(&kept::ids(WITHOUT_TEST_CASE));
    let space = &without_one;
    let full = full_fit(targets, space);
    let mut refits = Refits::default();
    for test_case in 1..=LAST {
        let kept = |target: &Target| target.test_case != test_case;
        if targets.iter().all(kept) {
            continue;
        }
        let problem = Problem::new(targets.iter().filter(|t| kept(t)).collect(), space);
        let solution = REFIT.descend(&problem, without(targets, &full, kept));
        let name = format!("without-test-case-{test_case:02}");
        let values = space.values(&solution.point);
        eprintln!("{name}: cost {:.4}", solution.cost());
        refits.predict(name, targets, space, &values, |t| !kept(t));
    }
    let space = super::problem::space(&kept::ids(FIRST_EIGHT));
    let first = |target: &Target| target.test_case <= LAST_OF_FIRST;
    let problem = Problem::new(targets.iter().filter(|t| first(t)).collect(), &space);
    let solution = search(&problem, space.start());
    let values = space.values(&solution.point);
    refits.predict("first-eight".into(), targets, &space, &values, |t| {
        !first(t)
    });
    HeldOut {
        model_version: model::VERSION,
        protocol: ProtocolReport::of_fit(),
        kept: KEPT,
        refits,
    }
}

/// The fit to all targets, with its derivatives.
pub fn full_fit(targets: &[Target], space: &Space) -> Solution {
    let all = Problem::new(targets.iter().collect(), space);
    let point = space.point(&committed());
    Solution {
        residuals: all.at(std::slice::from_ref(&point)).remove(0),
        jacobian: REFIT.jacobian(&all, &point),
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

impl Refits {
    /// Adds a fold and its predictions.
    pub fn predict(
        &mut self,
        fold: String,
        targets: &[Target],
        space: &Space,
        values: &[f64],
        left_out: impl Fn(&Target) -> bool,
    ) {
        let values: Vec<f64> = values.iter().map(|&v| round_to_four_digits(v)).collect();
        let left_out: Vec<&Target> = targets.iter().filter(|target| left_out(target)).collect();
        let set = parameters(&values);
        let predictions: Vec<Prediction> = left_out
            .par_iter()
            .with_max_len(1)
            .map(|target| Prediction {
                fold: fold.clone(),
                scenario: target.id.clone(),
                metrics: mean_metrics(target, &set),
            })
            .collect();
        self.predictions.extend(predictions);
        self.folds.push(Fold {
            id: fold,
            held_out: left_out.iter().map(|target| target.id.clone()).collect(),
            parameters: space
                .free()
                .iter()
                .map(|&index| (TABLE[index].id, values[index]))
                .collect(),
        });
    }
}

/// Published metrics of a target, means over replications.
pub fn mean_metrics(target: &Target, set: &Parameters) -> BTreeMap<String, f64> {
    let mut sums: BTreeMap<String, f64> = target
        .goals
        .iter()
        .map(|goal| (goal.metric.clone(), 0.0))
        .collect();
    for replication in 0..REPLICATIONS {
        for metric in study(target, set, replication).system().metrics() {
            if let Some(sum) = sums.get_mut(&metric.name) {
                *sum += metric.value / f64::from(REPLICATIONS);
            }
        }
    }
    sums
}
