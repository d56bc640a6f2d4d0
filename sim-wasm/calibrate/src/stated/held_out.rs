//! Refits that leave facts out, and what they predict for them.

use super::fact::Name;
use super::problem::{LeftOut, Problem};
use crate::gauss_newton::{Problem as _, Solution, spread};
use crate::space::round_to_four_digits;
use nalgebra::{DMatrix, DVector};
use serde::Serialize;
use std::collections::BTreeMap;

/// A fact that moves by less than this part of its tolerance when a parameter grows e-fold follows
/// from the settings.
const NO_EFFECT: f64 = 0.1;
/// A prediction that spreads more than this many times as a fact itself is not determined.
const DETERMINED: f64 = 3.0;
/// A parameter that spreads by more than a factor of two, logarithmic, is open if facts spread by their
/// tolerance.
const KNOWN: f64 = core::f64::consts::LN_2;

/// A refit without some facts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fold {
    held_out: Vec<Name>,
    parameters: BTreeMap<&'static str, f64>,
    /// Parameters that become open without these facts.
    pub open: Vec<&'static str>,
}

/// A fact and what the refit without it says of it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Prediction {
    #[serde(flatten)]
    pub name: Name,
    measured: f64,
    /// By the committed values, which were set with all facts in view.
    pub fitted: f64,
    /// By the fit without it.
    pub predicted: f64,
    /// Whether the other facts determine it; otherwise it rests on the committed values.
    pub is_determined: bool,
}

/// The refits of a study.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HeldOut {
    model_version: &'static str,
    replications: u32,
    left_out: &'static str,
    pub folds: Vec<Fold>,
    pub predictions: Vec<Prediction>,
    /// Facts that no calibrated parameter moves.
    pub unmoved: Vec<Name>,
}

/// Whether some parameter moves each fact.
pub fn moved(solution: &Solution, facts: usize) -> Vec<bool> {
    let rows = solution.jacobian.rows(0, facts);
    rows.row_iter().map(|row| row.amax() > NO_EFFECT).collect()
}

/// Parameters that become open without some facts, by their place in the space: those whose variance
/// grows most.
fn opened(full: Option<&DMatrix<f64>>, without: Option<&DMatrix<f64>>) -> Vec<usize> {
    let (Some(full), Some(without)) = (full, without) else {
        return Vec::new();
    };
    let growth = without.diagonal() - full.diagonal();
    let least = (0.5 * growth.max()).max(KNOWN * KNOWN);
    (0..growth.len()).filter(|&at| growth[at] > least).collect()
}

/// Leaves out facts in turn. Each refit begins at the committed values, with the derivatives there.
pub fn held_out(problem: &Problem) -> HeldOut {
    let study = problem.study;
    let start = problem.space.start();
    let full = Solution {
        residuals: problem.at(std::slice::from_ref(&start)).remove(0),
        jacobian: study.search.jacobian(problem, &start),
        point: start,
    };
    let facts = problem.facts();
    let moved = moved(&full, facts.len());
    let fitted = problem
        .simulated(std::slice::from_ref(&full.point))
        .remove(0);
    let of_all = full.covariance();
    // Words that a value keeps to anyway pull nothing: leaving them out changes no refit.
    let can_leave = |at: usize| moved[at] && facts[at].1.number().is_some();
    let mut report = HeldOut {
        model_version: study.model_version,
        replications: study.replications,
        left_out: match study.left_out {
            LeftOut::Fact => "fact",
            LeftOut::Configuration => "configuration",
        },
        folds: Vec::new(),
        predictions: Vec::new(),
        unmoved: (0..facts.len())
            .filter(|&at| !moved[at])
            .map(|at| facts[at].0.clone())
            .collect(),
    };
    for left_out in folds(study.left_out, problem, can_leave) {
        let kept = |at: usize| !left_out.contains(&at);
        let refit = problem.keeping((0..facts.len()).map(kept).collect());
        let rest = full.keeping(kept);
        let covariance = rest.covariance();
        let solution = study.search.descend(&refit, rest);
        let predicted = problem
            .simulated(std::slice::from_ref(&solution.point))
            .remove(0);
        eprintln!(
            "without {:?}: cost {:.4}",
            facts[left_out[0]].0,
            solution.cost()
        );
        let values = problem.space.rounded(&solution.point);
        let ids: Vec<&str> = problem.space.parameters().map(|one| one.id).collect();
        report.folds.push(Fold {
            held_out: left_out.iter().map(|&at| facts[at].0.clone()).collect(),
            parameters: ids
                .iter()
                .copied()
                .zip(problem.space.free().iter().map(|&index| values[index]))
                .collect(),
            open: opened(of_all.as_ref(), covariance.as_ref())
                .into_iter()
                .map(|at| ids[at])
                .collect(),
        });
        for &at in left_out.iter().filter(|&&at| can_leave(at)) {
            let gradient: DVector<f64> = full.jacobian.row(at).transpose();
            report.predictions.push(Prediction {
                name: facts[at].0.clone(),
                measured: facts[at].1.value.unwrap_or(f64::NAN),
                fitted: round_to_four_digits(fitted[at]),
                predicted: round_to_four_digits(predicted[at]),
                is_determined: spread(covariance.as_ref(), &gradient) < DETERMINED,
            });
        }
    }
    report
}

/// What each refit leaves out, by the places of the facts.
fn folds(
    left_out: LeftOut,
    problem: &Problem,
    can_leave: impl Fn(usize) -> bool,
) -> Vec<Vec<usize>> {
    let facts = problem.facts();
    match left_out {
        LeftOut::Fact => (0..facts.len())
            .filter(|&at| can_leave(at))
            .map(|at| vec![at])
            .collect(),
        LeftOut::Configuration => problem
            .configurations
            .iter()
            .map(|one| {
                let of_one = |at: &usize| facts[*at].0.scenario == one.id;
                (0..facts.len()).filter(of_one).collect()
            })
            .collect(),
    }
}
