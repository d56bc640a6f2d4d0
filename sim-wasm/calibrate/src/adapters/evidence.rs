//! What the fit is worth: predictions of cells and of whole test cases that it did not see, a
//! structure to compare with, and what the study's procedure adds.

use super::problem::{Problem, parameters, space};
use super::target::Target;
use crate::space::{Space, round_to_four_digits};
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::adapters::experiment::Run;
use messagebox_sim::studies::adapters::model;
use rayon::prelude::*;
use serde::Serialize;

/// Seed of the simulated procedure.
const SEED: u32 = 1;
/// A prediction that spreads more than this many times as a cell itself is not determined.
const DETERMINED: f64 = 3.0;
/// Factors between the versions.
const VERSION_FACTORS: &str = "_2006";

/// Sizes of absolute errors, percent.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Errors {
    cells: usize,
    median_percent: f64,
    p90_percent: f64,
    worst_percent: f64,
}

impl Errors {
    fn new(errors: impl Iterator<Item = f64>) -> Self {
        let mut sizes: Vec<f64> = errors.map(|error| 100.0 * error.abs()).collect();
        sizes.sort_by(f64::total_cmp);
        let at = |index: usize| round_to_four_digits(sizes.get(index).copied().unwrap_or(0.0));
        let n = sizes.len();
        let middle = [n.saturating_sub(1) / 2, n / 2].map(at);
        Self {
            cells: n,
            median_percent: round_to_four_digits(0.5 * (middle[0] + middle[1])),
            p90_percent: at((n * 9 / 10).min(n.saturating_sub(1))),
            worst_percent: at(n.saturating_sub(1)),
        }
    }
}

/// Errors at each of the two sizes.
#[derive(Serialize)]
struct BySize {
    #[serde(rename = "2kb")]
    small: Errors,
    #[serde(rename = "200kb")]
    large: Errors,
}

/// Predictions of a cell, documents per second.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Prediction {
    scenario: String,
    measured: f64,
    /// By the fit of all cells.
    fitted: f64,
    /// By a fit of all other cells.
    without_cell: f64,
    /// Whether the other cells determine it; otherwise it rests on starting values.
    determined_without_cell: bool,
    /// By a fit of all other test cases.
    without_test_case: f64,
    determined_without_test_case: bool,
    /// By the study's procedure, simulated with the fit of all cells.
    simulated: f64,
}

/// A way to share parameters, and its errors.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Structure {
    id: &'static str,
    parameters: usize,
    in_sample: Errors,
    without_cell: BySize,
    /// Cells that the other test cases determine.
    without_test_case: BySize,
}

/// The whole of it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    model_version: &'static str,
    parameters: usize,
    in_sample: Errors,
    without_cell: BySize,
    /// Cells that the other test cases determine.
    without_test_case: BySize,
    /// Other ways to share parameters.
    structures: Vec<Structure>,
    procedure_bias: Errors,
    predictions: Vec<Prediction>,
}

/// A prediction made without some cells.
struct HeldOut {
    bound: f64,
    is_determined: bool,
}

/// Predicts `target` by a fit of the cells that are `kept`.
fn hold_out(
    space: &Space,
    targets: &[&Target],
    target: &Target,
    kept: impl Fn(&Target) -> bool,
) -> HeldOut {
    let rest: Vec<&Target> = targets.iter().copied().filter(|t| kept(t)).collect();
    let problem = Problem {
        space,
        cells: &rest,
    };
    let point = problem.fit().point;
    HeldOut {
        bound: target.bound(&parameters(&space.rounded(&point))),
        is_determined: problem.spread(target, &point) < DETERMINED,
    }
}

/// Throughput that the study's procedure finds.
fn simulate(target: &Target, values: &[f64]) -> f64 {
    let parameters = parameters(values);
    let mut run = Run::new(
        &target.values,
        parameters,
        Protocol::Study,
        Draw {
            seed: SEED,
            replication: 0,
        },
    );
    while run.advance(u32::MAX) == Status::Running {}
    run.system()
        .findings()
        .map_or(f64::NAN, |found| found.documents_per_second)
}

fn by_size<'a>(targets: impl Iterator<Item = (&'a Target, f64)> + Clone) -> BySize {
    let of = |is_small: bool| {
        let of_size = targets
            .clone()
            .filter(move |(target, _)| (target.settings.size_kb < 20.0) == is_small);
        Errors::new(of_size.map(|(target, predicted)| predicted / target.measured - 1.0))
    };
    BySize {
        small: of(true),
        large: of(false),
    }
}

/// Each version fitted by itself: twice the parameters, no factors between the versions.
fn separate_versions(targets: &[Target]) -> Structure {
    let space = space().at_start(|id| id.ends_with(VERSION_FACTORS));
    let mut parameter_count = 0;
    let mut in_sample = Vec::new();
    let mut without_cell = Vec::new();
    let mut without_test_case = Vec::new();
    for is_2006 in [false, true] {
        let of_version = targets.iter().filter(|t| t.settings.is_2006 == is_2006);
        let cells: Vec<&Target> = of_version.collect();
        let problem = Problem {
            space: &space,
            cells: &cells,
        };
        let point = problem.fit().point;
        parameter_count += problem.determined(&point);
        let fitted = parameters(&space.rounded(&point));
        in_sample.extend(
            cells
                .iter()
                .map(|cell| cell.bound(&fitted) / cell.measured - 1.0),
        );
        without_cell.par_extend(cells.par_iter().map(|cell| {
            let predicted = hold_out(&space, &cells, cell, |other| other.id != cell.id);
            (*cell, predicted.bound)
        }));
        without_test_case.par_extend(cells.par_iter().filter_map(|cell| {
            let kept = |other: &Target| other.test_case != cell.test_case;
            let predicted = hold_out(&space, &cells, cell, kept);
            predicted.is_determined.then_some((*cell, predicted.bound))
        }));
    }
    Structure {
        id: "separate-versions",
        parameters: parameter_count,
        in_sample: Errors::new(in_sample.into_iter()),
        without_cell: by_size(without_cell.into_iter()),
        without_test_case: by_size(without_test_case.into_iter()),
    }
}

/// Refits without each cell and without each test case, and simulates the procedure.
pub fn evidence(targets: &[Target]) -> Evidence {
    let space = space();
    let cells: Vec<&Target> = targets.iter().collect();
    let problem = Problem {
        space: &space,
        cells: &cells,
    };
    let values = space.rounded(&problem.fit().point);
    let fitted = parameters(&values);
    let predictions: Vec<Prediction> = cells
        .par_iter()
        .map(|cell| {
            let one = hold_out(&space, &cells, cell, |other| other.id != cell.id);
            let all = hold_out(&space, &cells, cell, |other| {
                other.test_case != cell.test_case
            });
            Prediction {
                scenario: cell.id.clone(),
                measured: cell.measured,
                fitted: round_to_four_digits(cell.bound(&fitted)),
                without_cell: round_to_four_digits(one.bound),
                determined_without_cell: one.is_determined,
                without_test_case: round_to_four_digits(all.bound),
                determined_without_test_case: all.is_determined,
                simulated: round_to_four_digits(simulate(cell, &values)),
            }
        })
        .collect();
    let pairs = || cells.iter().copied().zip(&predictions);
    Evidence {
        model_version: model::VERSION,
        parameters: space.free().len(),
        in_sample: Errors::new(predictions.iter().map(|p| p.fitted / p.measured - 1.0)),
        without_cell: by_size(pairs().map(|(cell, p)| (cell, p.without_cell))),
        without_test_case: by_size(
            pairs()
                .filter(|(_, p)| p.determined_without_test_case)
                .map(|(cell, p)| (cell, p.without_test_case)),
        ),
        structures: vec![separate_versions(targets)],
        procedure_bias: Errors::new(predictions.iter().map(|p| p.simulated / p.fitted - 1.0)),
        predictions,
    }
}
