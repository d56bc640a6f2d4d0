//! Simulated against published values.

use crate::target::{Goal, Target};
use messagebox_sim::experiment::low_latency::{Protocol, Run};
use messagebox_sim::model::system::Schedule;
use messagebox_sim::parameters::low_latency::Parameters;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The study's protocol at a sixth of its length: enough for a fit with common random numbers.
const SCHEDULE: Schedule = Schedule {
    warm_up_ms: 0.0,
    ramp_up_ms: 50_000.0,
    ramp_down_ms: 50_000.0,
    end_ms: 300_000.0,
};
/// Seed of every run of the fit.
const SEED: u32 = 1;

/// Simulated value of each goal of each target; not-a-number where a run gave none.
pub type Results = Vec<Vec<f64>>;

fn simulate(target: &Target, parameters: &Parameters) -> Vec<f64> {
    let mut run = Run::with_schedule(target.values.clone(), parameters.clone(), SCHEDULE, SEED);
    run.advance(u32::MAX);
    let metrics = run.system().metrics();
    let value = |goal: &Goal| {
        metrics
            .iter()
            .find(|m| m.name == goal.metric)
            .map_or(f64::NAN, |m| m.value)
    };
    target.goals.iter().map(value).collect()
}

/// Digest of the first replication of the study's protocol.
pub fn digest(target: &Target, parameters: &Parameters) -> String {
    let values = target.values.clone();
    let mut run = Run::new(values, parameters.clone(), Protocol::Study, SEED, 0);
    run.advance(u32::MAX);
    run.digest()
}

/// Runs all targets on all processors.
pub fn results(targets: &[Target], parameters: &Parameters) -> Results {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut results: Results = vec![Vec::new(); targets.len()];
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    while let Some(target) = targets
                        .get(next.load(Ordering::Relaxed))
                        .is_some()
                        .then(|| next.fetch_add(1, Ordering::Relaxed))
                    {
                        if let Some(configuration) = targets.get(target) {
                            done.push((target, simulate(configuration, parameters)));
                        }
                    }
                    done
                })
            })
            .collect();
        for worker in workers {
            for (target, values) in worker.join().unwrap_or_default() {
                results[target] = values;
            }
        }
    });
    results
}

/// Difference of a simulated from a published value: logarithmic, or in points.
pub fn residual(goal: &Goal, simulated: f64) -> f64 {
    if goal.in_points {
        simulated - goal.value
    } else {
        (simulated.max(1e-3) / goal.value).ln()
    }
}

fn quantile(sorted: &[f64], p: f64) -> f64 {
    let position = p * (sorted.len().saturating_sub(1)) as f64;
    let (low, high) = (position.floor() as usize, position.ceil() as usize);
    match (sorted.get(low), sorted.get(high)) {
        (Some(low), Some(high)) => low + (high - low) * (position - position.floor()),
        _ => f64::NAN,
    }
}

/// The metric of each quantity that the tolerances speak of: the median, the mean where only it is printed.
pub fn headline(target: &Target, quantity: &str) -> Option<usize> {
    let find = |metric: String| target.goals.iter().position(|goal| goal.metric == metric);
    find(format!("{quantity}.median"))
        .or_else(|| find(format!("{quantity}.mean")))
        .or_else(|| find(quantity.into()))
}

/// Quantities of the summary.
pub const HEADLINES: [&str; 5] = [
    "throughput",
    "requestTime",
    "responseTime",
    "roundtripTime",
    "cpu.BPI8X-O01",
];

/// Prints the errors of every configuration and their summary.
pub fn show(targets: &[Target], parameters: &Parameters) {
    let results = results(targets, parameters);
    println!(
        "{:<8}{:>22}{:>22}{:>22}{:>22}{:>20}",
        "", "X", "request", "response", "roundtrip", "CPU"
    );
    let mut errors: Vec<Vec<f64>> = vec![Vec::new(); HEADLINES.len()];
    for (target, values) in targets.iter().zip(&results) {
        print!("{:<6}", target.id.trim_start_matches("low-latency/"));
        for (column, quantity) in HEADLINES.iter().enumerate() {
            if let Some(index) = headline(target, quantity) {
                let (goal, simulated) = (&target.goals[index], values[index]);
                let error = 100.0 * (simulated / goal.value - 1.0);
                errors[column].push(error.abs());
                print!("{:>8.0}{:>7.0}{:>6.0}%", goal.value, simulated, error);
            } else {
                print!("{:>22}", "");
            }
        }
        let machines = target
            .goals
            .iter()
            .zip(values)
            .filter(|(goal, _)| goal.in_points);
        for (goal, simulated) in machines {
            print!(" {:.0}/{:.0}", goal.value, simulated);
        }
        println!();
    }
    for (column, quantity) in HEADLINES.iter().enumerate() {
        errors[column].sort_by(f64::total_cmp);
        println!(
            "{quantity:<16} median {:5.1} %  90th {:5.1} %  worst {:5.1} %",
            quantile(&errors[column], 0.5),
            quantile(&errors[column], 0.9),
            quantile(&errors[column], 1.0)
        );
    }
    let mut points: Vec<f64> = targets
        .iter()
        .zip(&results)
        .flat_map(|(target, values)| {
            target
                .goals
                .iter()
                .zip(values)
                .filter(|(goal, _)| goal.in_points)
                .map(|(goal, value)| (value - goal.value).abs())
        })
        .collect();
    points.sort_by(f64::total_cmp);
    println!(
        "machines         median {:5.1} points  90th {:5.1}",
        quantile(&points, 0.5),
        quantile(&points, 0.9)
    );
}
