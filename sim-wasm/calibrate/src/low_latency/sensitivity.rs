//! How much each parameter moves each quantity.

use super::averages::mean_but_largest;
use super::evaluate::evaluate;
use super::problem::{committed, parameters};
use super::report::{Effect, ParameterEffects, Sensitivity};
use super::target::{HEADLINES, Target, headline};
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::TABLE;

const CHANGE: f64 = 0.1;

/// Changes every parameter down and up, one at a time.
pub fn sensitivity(targets: &[Target]) -> Sensitivity {
    let committed = committed();
    let changed = |index: usize, factor: f64| {
        let mut values = committed.clone();
        values[index] *= factor;
        parameters(&values)
    };
    let sets: Vec<_> = std::iter::once(parameters(&committed))
        .chain((0..TABLE.len()).flat_map(|i| [changed(i, 1.0 - CHANGE), changed(i, 1.0 + CHANGE)]))
        .collect();
    let targets: Vec<&Target> = targets.iter().collect();
    let results = evaluate(&targets, &sets);
    let Some((base, others)) = results.split_first() else {
        unreachable!("the committed set is the first");
    };
    Sensitivity {
        model_version: model::VERSION,
        change_percent: 100.0 * CHANGE,
        parameters: TABLE
            .iter()
            .zip(others.chunks(2))
            .map(|(parameter, pair)| ParameterEffects {
                id: parameter.id,
                unit: parameter.unit,
                value: parameter.value,
                origin: parameter.origin,
                effects: HEADLINES
                    .iter()
                    .map(|&(name, column)| (name, effect(&targets, column, base, pair)))
                    .collect(),
            })
            .collect(),
    }
}

/// Relative changes of one quantity over all targets, in percent.
fn changes(
    targets: &[&Target],
    column: &str,
    base: &[Vec<f64>],
    other: &[Vec<f64>],
) -> Vec<(String, f64)> {
    targets
        .iter()
        .zip(base.iter().zip(other))
        .filter_map(|(target, (base, other))| {
            let index = headline(target, column)?;
            Some((
                target.id.clone(),
                100.0 * (other[index] / base[index] - 1.0),
            ))
        })
        .collect()
}

fn effect(targets: &[&Target], column: &str, base: &[Vec<f64>], pair: &[Vec<Vec<f64>>]) -> Effect {
    let [down, up] = [&pair[0], &pair[1]].map(|other| changes(targets, column, base, other));
    let mean = |list: &[(String, f64)]| mean_but_largest(list.iter().map(|(_, change)| *change));
    let (largest_scenario, largest) = down
        .iter()
        .chain(&up)
        .max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))
        .cloned()
        .unwrap_or_default();
    Effect {
        low_percent: mean(&down),
        high_percent: mean(&up),
        largest_percent: largest.abs(),
        largest_scenario,
    }
}
