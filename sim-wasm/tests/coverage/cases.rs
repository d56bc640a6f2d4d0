//! The interval methods and the models they are measured on.

use messagebox_sim::kernel::batch_means::BatchMeans;
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::interval::{of_mean, quantile_ranks};
use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::mser::mser5;

use crate::models::{RESPONSE, SERVICE_MEAN, autoregression, responses, throughput};
use crate::tandem::STATIONS;
use crate::{Case, NOMINAL};

/// Throughput of the closed tandem per second, by mean value analysis (see the theory suite).
const TANDEM_THROUGHPUT: f64 = 102.310_3;
const BATCHES: usize = 20;
const WARM_UP: usize = 400;

/// Whether Student's interval over `replications` values holds `exact`; each run has its own.
fn replicated(run: u64, replications: u64, exact: f64, value: impl Fn(u64) -> f64) -> bool {
    let mut moments = Moments::default();
    for replication in 0..replications {
        moments.add(value(run * replications + replication));
    }
    of_mean(&moments, NOMINAL).holds(exact)
}

/// Mean response of M/M/1 without its warm-up.
fn mean_response(seed: u64) -> f64 {
    let mut moments = Moments::default();
    let mut seen = 0;
    responses(seed, 2_500, SERVICE_MEAN, |response| {
        seen += 1;
        if seen > WARM_UP {
            moments.add(response);
        }
    });
    moments.mean()
}

fn batched(values: &[f64], exact: f64) -> bool {
    let mut batches = BatchMeans::new(BATCHES);
    values.iter().for_each(|&value| batches.add(value));
    batches.interval(NOMINAL).holds(exact)
}

fn all_responses(seed: u64, jobs: usize) -> Vec<f64> {
    let mut all = Vec::with_capacity(jobs);
    responses(seed, jobs, SERVICE_MEAN, |response| all.push(response));
    all
}

/// Whether Student's interval holds `exact` after MSER-5 on the mean of all replications has found
/// one warm-up for them. On each replication by itself the rule would drop, besides the warm-up,
/// what happens to be large.
fn truncated(replications: &[Vec<f64>], exact: f64) -> bool {
    let length = replications.iter().map(Vec::len).min().unwrap_or(0);
    let mean: Vec<f64> = (0..length)
        .map(|at| {
            replications.iter().map(|values| values[at]).sum::<f64>() / replications.len() as f64
        })
        .collect();
    let Some(warm_up) = mser5(&mean) else {
        return false;
    };
    let mut moments = Moments::default();
    for values in replications {
        let kept = &values[warm_up..];
        moments.add(kept.iter().sum::<f64>() / kept.len() as f64);
    }
    of_mean(&moments, NOMINAL).holds(exact)
}

fn ten(run: u64, values: impl Fn(u64) -> Vec<f64>) -> Vec<Vec<f64>> {
    (0..10)
        .map(|replication| values(10 * run + replication))
        .collect()
}

fn p90() -> f64 {
    RESPONSE * libm::log(10.0)
}

pub fn all() -> Vec<Case> {
    let mut cases = over_replications();
    cases.extend(within_a_run());
    cases.extend(of_percentiles());
    cases
}

fn over_replications() -> Vec<Case> {
    vec![
        Case {
            id: "replications-4-m-m-1",
            model: "M/M/1, response",
            method: "Student's t, 4 replications",
            runs: 2_000,
            holds: |run| replicated(run, 4, RESPONSE, mean_response),
        },
        Case {
            id: "replications-10-m-m-1",
            model: "M/M/1, response",
            method: "Student's t, 10 replications",
            runs: 1_000,
            holds: |run| replicated(run, 10, RESPONSE, mean_response),
        },
        Case {
            id: "replications-4-tandem",
            model: "Closed tandem, throughput",
            method: "Student's t, 4 replications",
            runs: 2_000,
            holds: |run| {
                replicated(run, 4, TANDEM_THROUGHPUT, |seed| {
                    throughput(seed, &STATIONS, 1e4)
                })
            },
        },
        Case {
            id: "mser-5-autoregression",
            model: "Autoregression from a far start",
            method: "MSER-5, Student's t, 10 replications",
            runs: 1_000,
            holds: |run| {
                truncated(
                    &ten(run, |seed| autoregression(seed, 0.9, 50.0, 1_000)),
                    0.0,
                )
            },
        },
        Case {
            id: "mser-5-m-m-1",
            model: "M/M/1 from empty, response",
            method: "MSER-5, Student's t, 10 replications",
            runs: 700,
            holds: |run| truncated(&ten(run, |seed| all_responses(seed, 4_000)), RESPONSE),
        },
    ]
}

fn within_a_run() -> Vec<Case> {
    vec![
        Case {
            id: "batch-means-autoregression",
            model: "Autoregression",
            method: "Batch means, 10 to 20 batches",
            runs: 4_000,
            holds: |run| batched(&autoregression(run, 0.8, 0.0, 10_000), 0.0),
        },
        Case {
            id: "batch-means-m-m-1",
            model: "M/M/1, response",
            method: "Batch means, 10 to 20 batches",
            runs: 1_500,
            holds: |run| batched(&all_responses(run, 20_000 + WARM_UP)[WARM_UP..], RESPONSE),
        },
    ]
}

fn of_percentiles() -> Vec<Case> {
    vec![
        Case {
            id: "order-statistics-m-m-1",
            model: "M/M/1, 90 % response",
            method: "Order statistics of 150 responses far apart",
            runs: 1_000,
            holds: |run| {
                const APART: usize = 100;
                let mut seen: Vec<f64> = all_responses(run, 150 * APART)
                    .into_iter()
                    .skip(APART - 1)
                    .step_by(APART)
                    .collect();
                seen.sort_by(f64::total_cmp);
                quantile_ranks(seen.len() as u64, 0.9, NOMINAL).is_some_and(|(low, high)| {
                    (seen[low as usize - 1]..=seen[high as usize - 1]).contains(&p90())
                })
            },
        },
        Case {
            id: "replicated-percentile-m-m-1",
            model: "M/M/1, 90 % response",
            method: "Student's t, 10 replications",
            runs: 1_000,
            holds: |run| {
                replicated(run, 10, p90(), |seed| {
                    let mut histogram = Histogram::new(0.01, 1e5);
                    for &response in &all_responses(seed, 4_000)[WARM_UP..] {
                        histogram.add(response);
                    }
                    histogram.quantile(0.9).unwrap_or(0.0)
                })
            },
        },
    ]
}

/// What does not cover, to show why it is not used.
pub fn counterexamples() -> Vec<Case> {
    vec![
        Case {
            id: "single-values-m-m-1",
            model: "M/M/1, response",
            method: "Student's t over the single responses of a run",
            runs: 500,
            holds: |run| {
                let mut moments = Moments::default();
                let responses = all_responses(run, 10_000);
                responses.iter().for_each(|&response| moments.add(response));
                of_mean(&moments, NOMINAL).holds(RESPONSE)
            },
        },
        Case {
            id: "mser-5-alone-m-m-1",
            model: "M/M/1 from empty, response",
            method: "MSER-5 on each of 10 replications by itself",
            runs: 300,
            holds: |run| {
                replicated(run, 10, RESPONSE, |seed| {
                    let values = all_responses(seed, 4_000);
                    let kept = &values[mser5(&values).unwrap_or(0)..];
                    kept.iter().sum::<f64>() / kept.len() as f64
                })
            },
        },
    ]
}
