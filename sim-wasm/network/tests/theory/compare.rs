//! Compares what replications report with exact values.

use crate::held::{Interval, held};
use messagebox_network::report::Report;
use messagebox_network::run::{Draw, Run, Status};
use serde_json::Value;

const REPLICATIONS: u32 = 24;
/// Quantile of Student's t with 23 degrees of freedom for an interval of 99.99 %.
const STUDENT: f64 = 4.7;
/// Half-width up to which an interval tells anything, as a share of the exact value.
const WIDEST: f64 = 0.04;
const WARM_UP: f64 = 0.05;

/// A name, the exact value and how to read it from a report.
pub type Quantity = crate::held::Quantity<'static, Report>;

/// Runs the network for `end_ms` and compares.
pub fn compare(network: &Value, end_ms: f64, quantities: &[Quantity]) {
    let reports: Vec<Report> = (0..REPLICATIONS)
        .map(|replication| replicate(network, end_ms, replication))
        .collect();
    let interval = Interval {
        student: STUDENT,
        widest: WIDEST,
    };
    held(&reports, interval, quantities);
}

fn replicate(network: &Value, end_ms: f64, replication: u32) -> Report {
    let draw = Draw {
        seed: 20,
        replication,
    };
    let mut run = Run::new(network.to_string().as_bytes(), draw).expect("a valid network");
    assert_eq!(run.advance(WARM_UP * end_ms, u32::MAX), Status::Reached);
    run.reset_statistics();
    assert_eq!(run.advance(end_ms, u32::MAX), Status::Reached);
    run.report()
}

/// Per second from per ms.
pub fn per_second(per_ms: f64) -> f64 {
    1_000.0 * per_ms
}
