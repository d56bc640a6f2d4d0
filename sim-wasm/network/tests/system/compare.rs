//! Compares what replications report with exact values.

use crate::held::{Interval, held};
use messagebox_network::run::Draw;
use messagebox_network::system::check;
use messagebox_network::system::experiment::{Experiment, Progress};
use messagebox_network::system::report::Report;
use serde_json::Value;

const REPLICATIONS: u32 = 16;
/// Quantile of Student's t with 15 degrees of freedom for an interval of 99.99 %.
const STUDENT: f64 = 5.2;
/// Half-width up to which an interval tells anything, as a share of the exact value.
const WIDEST: f64 = 0.05;

/// A name, the exact value and how to read it from a report.
pub type Quantity<'a> = crate::held::Quantity<'a, Report>;

/// A replication before its first event.
pub fn start(document: &Value, replication: u32) -> Experiment {
    let system = check::system(document.to_string().as_bytes());
    let draw = Draw {
        seed: 39,
        replication,
    };
    Experiment::new(system.expect("a valid system"), draw)
}

/// A replication to its end.
pub fn replicate(document: &Value, replication: u32) -> Report {
    let mut experiment = start(document, replication);
    while experiment.conduct(1_000_000) == Progress::GoesOn {}
    experiment.report()
}

pub fn compare(document: &Value, quantities: &[Quantity]) {
    compare_within(document, REPLICATIONS, STUDENT, quantities);
}

/// With so many replications, and a quantile that fits their number.
pub fn compare_within(document: &Value, count: u32, student: f64, quantities: &[Quantity]) {
    let reports: Vec<Report> = (0..count).map(|one| replicate(document, one)).collect();
    let interval = Interval {
        student,
        widest: WIDEST,
    };
    held(&reports, interval, quantities);
}

/// Mean response of all answered requests in ms.
pub fn response(report: &Report) -> f64 {
    report.response_ms.mean.unwrap_or(0.0)
}

pub fn throughput(report: &Report) -> f64 {
    report.throughput_per_second
}
