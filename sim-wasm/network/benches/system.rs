//! Speed of readers' systems: station visits per CPU second of a closed system of ten stations and
//! 100 users who never think, beside those of the kernel's own tandem in the same run. Its goal is a half.

#[path = "../../tests/theory/tandem.rs"]
#[allow(dead_code, reason = "the tests look at single stations")]
mod tandem;

use messagebox_network::system::check;
use messagebox_network::system::experiment::{Experiment, Progress};
use messagebox_sim::kernel::random::Draw;
use std::time::Instant;
use tandem::{JOBS, STATIONS, Tandem};

/// Pairs of short runs, one after the other, so that both meet the same machine.
const REPETITIONS: usize = 25;
const TANDEM_MS: f64 = 4e5;
const SYSTEM_MS: f64 = 1e5;

fn main() {
    let document = document();
    let mut pairs: Vec<[f64; 2]> = (0..REPETITIONS)
        .map(|_| [per_second(|| simulate(&document)), per_second(tandem)])
        .collect();
    pairs.sort_by(|one, other| (one[0] * other[1]).total_cmp(&(other[0] * one[1])));
    let [system, kernel] = pairs[REPETITIONS / 2];
    println!(
        "system: {:.1} million visits per s, kernel {:.1}, ratio {:.2}",
        1e-6 * system,
        1e-6 * kernel,
        system / kernel
    );
}

/// Visits of the kernel's tandem.
fn tandem() -> f64 {
    let mut tandem = Tandem::new(&STATIONS, JOBS, 1.0, 1);
    tandem.run(TANDEM_MS);
    tandem.visits as f64
}

fn document() -> String {
    let stations: Vec<String> = (0..10)
        .map(|place| {
            let demand_ms = 1.0 + 0.3 * f64::from(place);
            format!(r#"{{"name": "s{place}", "kind": "disk", "demandMs": {demand_ms}}}"#)
        })
        .collect();
    format!(
        r#"{{"users": 100, "stations": [{}], "run": {{"forMs": {SYSTEM_MS}}}}}"#,
        stations.join(",")
    )
}

/// Visits of the system.
fn simulate(document: &str) -> f64 {
    let system = check::system(document.as_bytes()).expect("a valid system");
    let draw = Draw {
        seed: 1,
        replication: 0,
    };
    let mut experiment = Experiment::new(system, draw);
    while experiment.conduct(1_000_000) == Progress::GoesOn {}
    let report = experiment.report();
    let served = report.stations.iter().map(|one| one.served_per_second);
    served.sum::<f64>() * report.observed_ms / 1e3
}

fn per_second(visits: impl Fn() -> f64) -> f64 {
    let began = Instant::now();
    let visits = visits();
    visits / began.elapsed().as_secs_f64()
}
