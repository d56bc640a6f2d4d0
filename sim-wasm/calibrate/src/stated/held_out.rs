//! Refits that leave facts out, and what they predict for them.

use super::fact::Name;
use super::problem::{LeftOut, Problem, Study};
use crate::gauss_newton::{Solution, spread};
use crate::space::round_to_four_digits;
use nalgebra::{DMatrix, DVector};
use serde::Serialize;
use std::collections::BTreeMap;

/// A fact that moves by less than this part of its tolerance when a parameter grows e-fold follows
/// from the settings.
const NO_EFFECT: f64 = 0.1;
/// A prediction that spreads more than this many times as a fact itself is not determined.
const DETERMINED: f64 = 3.0;
/// A parameter is determined to a factor of two, logarithmic, if facts spread by their tolerance.
const KNOWN: f64 = core::f64::consts::LN_2;

/// A refit without some facts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fold {
    held_out: Vec<Name>,
    parameters: BTreeMap<&'static str, f64>,
    /// Parameters that only these facts determine.
    pub open: Vec<&'static str>,
}

/// A fact and what the refit without it says of it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Prediction {
    #[serde(flatten)]
    pub name: Name,
    measured: f64,
    /// By the fit to all facts.
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

/// Parameters that facts determine, by their place in the space.
fn known(covariance: Option<&DMatrix<f64>>, parameters: usize) -> Vec<bool> {
    let entry = |at| covariance.map_or(f64::INFINITY, |c| c[(at, at)].max(0.0).sqrt());
    (0..parameters).map(|at| entry(at) < KNOWN).collect()
}

/// Leaves out facts in turn, from the fit to all of them.
pub fn held_out(study: &Study, problem: &Problem, full: &Solution) -> HeldOut {
    let facts = problem.facts();
    let moved = moved(full, facts.len());
    let fitted = problem
        .simulated(std::slice::from_ref(&full.point))
        .remove(0);
    let known_to_all = known(full.covariance().as_ref(), full.point.len());
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
        let solution = study.search.descend(&refit, full.keeping(kept));
        let covariance = solution.covariance();
        let predicted = problem
            .simulated(std::slice::from_ref(&solution.point))
            .remove(0);
        eprintln!(
            "without {:?}: cost {:.4}",
            facts[left_out[0]].0,
            solution.cost()
        );
        let still_known = known(covariance.as_ref(), full.point.len());
        let values = problem.space.rounded(&solution.point);
        let ids = || problem.space.parameters().map(|parameter| parameter.id);
        report.folds.push(Fold {
            held_out: left_out.iter().map(|&at| facts[at].0.clone()).collect(),
            parameters: ids()
                .zip(problem.space.free().iter().map(|&index| values[index]))
                .collect(),
            open: ids()
                .zip(known_to_all.iter().zip(still_known))
                .filter_map(|(id, (&before, after))| (before && !after).then_some(id))
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
