//! What the explanations that are alive say of loads.

use super::input::{Input, Level};
use super::mixture::Mixture;
use super::noise::BETWEEN_RUNS;
use super::point::{Quantity, log_of};
use super::range::Range;
use super::study::Study;
use super::system::{Load, System};
use libm::{log, log2, sqrt};
use serde::Serialize;

/// What no explanation knows: by how much systems depart from theirs with each doubling of the load
/// beyond the highest level (assumed, as a share).
const PER_DOUBLING: f64 = 0.015;

/// What is expected under a load.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Prediction {
    /// Null for an open load.
    pub users: Option<f64>,
    /// Null for a closed load.
    pub arrivals_per_second: Option<f64>,
    pub throughput_per_second: Option<Range>,
    /// Null where a line grows without end.
    pub response_ms: Option<Range>,
    /// Whether the load was measured, and kept back.
    pub is_held_back: bool,
    /// Whether it lies above all levels that the explanations have seen.
    pub is_beyond: bool,
    /// What the scalability law says, per second; null for an open load.
    pub law_per_second: Option<f64>,
}

/// The loads to predict: those kept back, twice and four times the highest of all, and those asked for.
pub fn loads(input: &Input) -> Vec<Load> {
    let highest = input.levels.iter().map(Level::load).fold(0.0, f64::max);
    let kept_back = input.kept_back().map(Level::load);
    let beyond = [2.0 * highest, 4.0 * highest];
    let asked = input.at.iter().flatten().copied();
    let mut loads: Vec<f64> = kept_back.chain(beyond).chain(asked).collect();
    loads.sort_by(f64::total_cmp);
    loads.dedup();
    loads.into_iter().map(|size| input.load(size)).collect()
}

/// What is expected of one number of a measurement, scatter included.
fn expected(study: &Study, input: &Input, load: Load, of: Quantity) -> Mixture {
    expected_of(study, input, load, |system| Some(log_of(system, load, of)))
}

fn expected_of(
    study: &Study,
    input: &Input,
    load: Load,
    of: impl Fn(&System) -> Option<f64>,
) -> Mixture {
    let mut mixture = study.mixture(of);
    let beyond = log2((load.size() / input.highest_seen()).max(1.0));
    let own = BETWEEN_RUNS * study.scatter.max(1.0);
    let unknown = PER_DOUBLING * beyond;
    for (_, guess) in &mut mixture.parts {
        let variance = guess.deviation * guess.deviation + own * own + unknown * unknown;
        guess.deviation = sqrt(variance);
    }
    mixture
}

/// A range that ends where no request waits for another.
fn bounded(study: &Study, input: &Input, load: Load, range: Range) -> Range {
    let alone = expected_of(study, input, load, |system| match load {
        Load::Closed { users, think_ms } => Some(log(users / (system.alone_ms + think_ms))),
        Load::Open { rate } => Some(log(rate)),
    });
    let most = Range::of(&alone, 1_000.0).and_then(|alone| alone.high);
    let below = |value: f64| most.map_or(value, |most| value.min(most));
    Range {
        value: below(range.value),
        low: below(range.low),
        high: range.high.map(below),
    }
}

pub fn predict(study: &Study, input: &Input, load: Load) -> Prediction {
    let throughput = Range::of(&expected(study, input, load, Quantity::Throughput), 1_000.0);
    let throughput = throughput.map(|range| bounded(study, input, load, range));
    let size = load.size();
    let response_ms = match load {
        // N = X (R + Z): a response follows from the throughput, and its range from that range.
        Load::Closed { users, think_ms } => throughput.map(|x| {
            let response = |per_second: f64| (1_000.0 * users / per_second - think_ms).max(0.0);
            Range {
                value: response(x.value),
                low: x.high.map_or(0.0, response),
                high: Some(response(x.low)),
            }
        }),
        Load::Open { .. } => {
            let whole = study.mixture(|system| system.response_ms(load).map(log));
            let share: f64 = whole.parts.iter().map(|(share, _)| share).sum();
            (share > 0.5)
                .then(|| Range::of(&expected(study, input, load, Quantity::Response), 1.0))
                .flatten()
        }
    };
    let is_open = matches!(load, Load::Open { .. });
    Prediction {
        users: (!is_open).then_some(size),
        arrivals_per_second: is_open.then_some(size),
        throughput_per_second: throughput,
        response_ms,
        is_held_back: input.kept_back().any(|level| level.load() == size),
        is_beyond: size > input.highest_seen(),
        law_per_second: (!is_open)
            .then(|| study.law.map(|law| law.throughput(size)))
            .flatten(),
    }
}
