//! Independent replications of models whose values are known, as JSON lines on standard output: the
//! coverage of the intervals that the pages show is counted on them (`scripts/coverage.ts`).

#[path = "../tests/theory/exact/mod.rs"]
#[allow(dead_code, reason = "the tests look at more systems")]
mod exact;
#[path = "../tests/support/models.rs"]
mod models;
#[path = "../tests/theory/tandem.rs"]
#[allow(dead_code, reason = "the tests look at single stations")]
mod tandem;

use exact::networks::mean_values;
use messagebox_sim::json;
use messagebox_sim::kernel::histogram::Histogram;
use models::{ARRIVAL_MEAN, SERVICE_MEAN, responses, throughput};
use serde::Serialize;
use tandem::{JOBS, STATIONS};

/// Mean response of M/M/1.
const RESPONSE: f64 = SERVICE_MEAN / (1.0 - SERVICE_MEAN / ARRIVAL_MEAN);
/// Jobs of a run of M/M/1 with its warm-up.
const ARRIVALS: usize = 2_500;
const WARM_UP: usize = 400;
const SINGLE: usize = 1_000;

/// Responses of M/M/1 without its warm-up.
fn steady_responses(seed: u64, jobs: usize) -> Vec<f64> {
    let mut seen = Vec::with_capacity(jobs);
    responses(seed, jobs, SERVICE_MEAN, |response| seen.push(response));
    seen.split_off(WARM_UP)
}

fn mean_response(seed: u64) -> f64 {
    let seen = steady_responses(seed, ARRIVALS);
    seen.iter().sum::<f64>() / seen.len() as f64
}

fn p90_response(seed: u64) -> f64 {
    let mut histogram = Histogram::new(0.01, 1e5);
    for response in steady_responses(seed, 4_000) {
        histogram.add(response);
    }
    histogram.quantile(0.9).unwrap_or(0.0)
}

/// Independent replications of a model.
#[derive(Serialize)]
struct Process {
    id: &'static str,
    exact: f64,
    values: Vec<f64>,
}

fn print(id: &'static str, exact: f64, values: impl Iterator<Item = f64>) {
    let values = values.collect();
    println!("{}", json::text_of(&Process { id, exact, values }));
}

fn main() {
    print("m-m-1", RESPONSE, (0..20_000).map(mean_response));
    let p90 = RESPONSE * libm::log(10.0);
    print("m-m-1-p90", p90, (0..10_000).map(p90_response));
    let tandem = |seed| throughput(seed, &STATIONS, 1e4);
    let per_second = 1e3 * mean_values(&STATIONS, JOBS).throughput;
    print("tandem", per_second, (0..20_000).map(tandem));
    let single = (0..500).flat_map(|seed| steady_responses(seed, WARM_UP + SINGLE));
    print("m-m-1-single", RESPONSE, single);
}
