//! Runs of the simulator for published configurations.

use super::target::{Goal, Target};
use messagebox_sim::experiment::{Protocol, Run as _};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::low_latency::experiment::Run;
use messagebox_sim::studies::low_latency::model::load::Schedule;
use messagebox_sim::studies::low_latency::parameters::Parameters;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The protocol of the fit: the study's at a sixth of its length, which common random numbers make
/// long enough.
pub const SCHEDULE: Schedule = Schedule {
    warm_up_ms: 0.0,
    ramp_up_ms: 50_000.0,
    ramp_down_ms: 50_000.0,
    end_ms: 300_000.0,
};
/// Seed of every run.
pub const SEED: u32 = 1;
/// Replications of the study's whole protocol.
pub const REPLICATIONS: u32 = 4;

fn finish(mut run: Run) -> Run {
    run.advance(u32::MAX);
    run
}

/// Simulated value of each goal of a target under the protocol of the fit; not-a-number where the
/// run gave none.
fn goals(target: &Target, parameters: &Parameters) -> Vec<f64> {
    let values = target.values.clone();
    let run = finish(Run::with_schedule(
        values,
        parameters.clone(),
        SCHEDULE,
        Draw {
            seed: SEED,
            replication: 0,
        },
    ));
    let metrics = run.system().metrics();
    let value = |goal: &Goal| {
        metrics
            .iter()
            .find(|metric| metric.name == goal.metric)
            .map_or(f64::NAN, |metric| metric.value)
    };
    target.goals.iter().map(value).collect()
}

/// Simulated goals of every target for every parameter set, on all processors.
pub fn evaluate(targets: &[&Target], sets: &[Parameters]) -> Vec<Vec<Vec<f64>>> {
    let pairs: Vec<(&Parameters, &Target)> = sets
        .iter()
        .flat_map(|parameters| targets.iter().map(move |&target| (parameters, target)))
        .collect();
    let mut results: Vec<Vec<f64>> = pairs
        .par_iter()
        .with_max_len(1)
        .map(|(parameters, target)| goals(target, parameters))
        .collect();
    sets.iter()
        .map(|_| results.drain(..targets.len()).collect())
        .collect()
}

/// A run of the study's whole protocol.
pub fn study(target: &Target, parameters: &Parameters, replication: u32) -> Run {
    finish(Run::new(
        target.values.clone(),
        parameters.clone(),
        Protocol::Study,
        Draw {
            seed: SEED,
            replication,
        },
    ))
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
