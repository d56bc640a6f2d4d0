//! Differences between two settings, with common and with independent random numbers.

use messagebox_sim::kernel::moments::Moments;
use serde::Serialize;

use crate::committed::rounded;
use crate::models::{SERVICE_MEAN, responses, tandem, throughput};
use crate::tandem::STATIONS;

const PAIRS: u64 = 400;

/// Two settings to compare.
#[derive(Serialize)]
struct Pair {
    id: &'static str,
    model: &'static str,
    change: &'static str,
    quantity: &'static str,
    unit: &'static str,
    #[serde(skip)]
    before: fn(u64) -> f64,
    #[serde(skip)]
    after: fn(u64) -> f64,
}

fn mean_response(run: u64, service_mean: f64) -> f64 {
    let mut moments = Moments::default();
    responses(run, 5_000, service_mean, |response| moments.add(response));
    moments.mean()
}

fn changed(index: usize, station: (f64, u32)) -> [(f64, u32); 5] {
    let mut stations = STATIONS;
    stations[index] = station;
    stations
}

/// Simulated time of a tandem.
const LENGTH: f64 = 2e4;

fn jobs_at_second(run: u64, stations: &[(f64, u32)]) -> f64 {
    let (tandem, end) = tandem(run, stations, LENGTH);
    tandem.station(1).mean_jobs(end)
}

fn pairs() -> [Pair; 3] {
    [
        Pair {
            id: "m-m-1-faster",
            model: "M/M/1, 5,000 jobs",
            change: "Services 10 % shorter",
            quantity: "mean response",
            unit: "ms",
            before: |run| mean_response(run, SERVICE_MEAN),
            after: |run| mean_response(run, 0.9 * SERVICE_MEAN),
        },
        Pair {
            id: "tandem-faster-bottleneck",
            model: "Closed tandem, 20 jobs",
            change: "Slowest station 5 % faster",
            quantity: "throughput",
            unit: "1/s",
            before: |run| throughput(run, &STATIONS, LENGTH),
            after: |run| {
                throughput(
                    run,
                    &changed(3, (0.95 * STATIONS[3].0, STATIONS[3].1)),
                    LENGTH,
                )
            },
        },
        Pair {
            id: "tandem-one-more-server",
            model: "Closed tandem, 20 jobs",
            change: "A fifth server at the second station",
            quantity: "jobs there",
            unit: "jobs",
            before: |run| jobs_at_second(run, &STATIONS),
            after: |run| jobs_at_second(run, &changed(1, (STATIONS[1].0, STATIONS[1].1 + 1))),
        },
    ]
}

/// Standard errors of the mean difference over the pairs.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    #[serde(flatten)]
    pair: Pair,
    pairs: u64,
    difference: f64,
    common_standard_error: f64,
    independent_standard_error: f64,
    variance_reduction: f64,
}

/// What common random numbers save with each pair.
pub fn rows() -> Vec<Row> {
    pairs().into_iter().map(row).collect()
}

fn row(pair: Pair) -> Row {
    let mut common = Moments::default();
    let mut independent = Moments::default();
    for run in 0..PAIRS {
        let before = (pair.before)(run);
        common.add((pair.after)(run) - before);
        independent.add((pair.after)(PAIRS + run) - before);
    }
    let error = |moments: &Moments| libm::sqrt(moments.variance() / PAIRS as f64);
    let reduction = independent.variance() / common.variance();
    assert!(reduction > 2.0, "{}: {reduction}", pair.id);
    println!("{}: variance {reduction:.1} times smaller", pair.id);
    Row {
        pair,
        pairs: PAIRS,
        difference: rounded(common.mean()),
        common_standard_error: rounded(error(&common)),
        independent_standard_error: rounded(error(&independent)),
        variance_reduction: rounded(reduction),
    }
}
