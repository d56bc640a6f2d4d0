//! Runs of the simulator for published configurations.

use super::target::Target;
use crate::known_runs;
use messagebox_sim::experiment::{Protocol, Run as _};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::low_latency::experiment::Run;
use messagebox_sim::studies::low_latency::model::load::Schedule;
use messagebox_sim::studies::low_latency::parameters::Parameters;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// The protocol of the fit: two minutes, which common random numbers make long enough.
pub const SCHEDULE: Schedule = Schedule {
    warm_up_ms: 10_000.0,
    ramp_up_ms: 0.0,
    end_ms: 120_000.0,
};
/// Replications of it.
pub const FIT_REPLICATIONS: u32 = 2;
/// Seed of every run.
pub const SEED: u32 = 1;
/// Replications of the study's whole protocol.
pub const REPLICATIONS: u32 = 4;

fn finish(mut run: Run) -> Run {
    run.advance(u32::MAX);
    run
}

/// Value of each goal of a target in a run; not-a-number where there is none.
fn values(target: &Target, run: &Run) -> Vec<f64> {
    let metrics = run.system().metrics();
    let value = |name: &str| metrics.iter().find(|metric| metric.name == name);
    let goals = target.goals.iter();
    goals
        .map(|goal| value(&goal.metric).map_or(f64::NAN, |metric| metric.value))
        .collect()
}

/// What tells the runs of a target apart.
fn made_of(target: &Target, parameters: &Parameters, run: impl Debug) -> String {
    let goals: Vec<&String> = target.goals.iter().map(|goal| &goal.metric).collect();
    format!("{:?} {parameters:?} {goals:?} {run:?}", target.values)
}

/// Simulated value of each goal of a target under the protocol of the fit, mean over its replications.
fn goals(target: &Target, parameters: &Parameters) -> Vec<f64> {
    let run = |replication| {
        known_runs::of(
            &made_of(target, parameters, (SCHEDULE, replication)),
            || {
                let draw = Draw {
                    seed: SEED,
                    replication,
                };
                let values_of_knobs = target.values.clone();
                let run = Run::with_schedule(values_of_knobs, parameters.clone(), SCHEDULE, draw);
                values(target, &finish(run))
            },
        )
    };
    let runs: Vec<Vec<f64>> = (0..FIT_REPLICATIONS).map(run).collect();
    let mean = |goal: usize| {
        let sum: f64 = runs.iter().map(|run| run[goal]).sum();
        sum / f64::from(FIT_REPLICATIONS)
    };
    (0..target.goals.len()).map(mean).collect()
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
        let found = known_runs::of(&made_of(target, set, replication), || {
            values(target, &study(target, set, replication))
        });
        for (goal, value) in target.goals.iter().zip(found) {
            if let Some(sum) = sums.get_mut(&goal.metric) {
                *sum += value / f64::from(REPLICATIONS);
            }
        }
    }
    sums
}
