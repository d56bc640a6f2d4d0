//! Exact queueing theory against the kernel.
//!
//! Every checked quantity of every system lies in one joint 99 % band (Bonferroni). The bands
//! are narrow, and each system is rejected when its services are 5 % longer than in theory, so
//! agreement is never a matter of wide bands.

mod closed;
#[path = "../support/committed.rs"]
mod committed;
mod exact;
mod interval;
mod joint;
mod open;
mod quantity;
mod routed;
mod systems;
mod tandem;
mod turns;

use committed::{compare_or_write, lines, rounded};
use exact::networks::{convolution, mean_values, throughput_bounds};
use joint::Check;
use messagebox_sim::kernel::moments::Moments;
use serde::Serialize;
use std::sync::OnceLock;
use systems::System;

/// A half-width up to this share of the exact value separates a 5 % error from none.
const WIDEST: f64 = 0.025;
const REPLICATIONS: u64 = 40;

fn observe(system: &System, replications: u64, stretch: f64, quantities: usize) -> Vec<Check> {
    let exact = (system.exact)();
    let mut observed = vec![Moments::default(); exact.len()];
    for replication in 0..replications {
        let values = (system.simulate)(replication, stretch);
        assert_eq!(values.len(), exact.len(), "{}", system.name);
        for (moments, value) in observed.iter_mut().zip(values) {
            moments.add(value);
        }
    }
    exact
        .into_iter()
        .zip(observed)
        .map(|(quantity, moments)| Check::new(system, quantity, moments, quantities))
        .collect()
}

fn quantities(systems: &[System]) -> usize {
    systems.iter().map(|system| (system.exact)().len()).sum()
}

fn descriptions(checks: &[Check], wrong: impl Fn(&Check) -> bool) -> Vec<String> {
    let wrong = checks.iter().filter(|check| wrong(check));
    wrong.map(Check::describe).collect()
}

/// All quantities of all systems, simulated once however many tests look at them.
fn checks() -> &'static [Check] {
    static CHECKS: OnceLock<Vec<Check>> = OnceLock::new();
    CHECKS.get_or_init(|| {
        let systems = systems::all();
        let quantities = quantities(&systems);
        systems
            .iter()
            .flat_map(|system| observe(system, REPLICATIONS, 1.0, quantities))
            .collect()
    })
}

#[test]
fn every_quantity_lies_in_the_joint_band() {
    let outside = descriptions(checks(), |check| !check.holds());
    assert!(outside.is_empty(), "outside the joint band: {outside:#?}");
    let wide = descriptions(checks(), |check| check.relative_width() > WIDEST);
    assert!(wide.is_empty(), "too wide to tell: {wide:#?}");
}

#[test]
fn the_published_results_are_these() {
    let rows: Vec<Row> = checks().iter().map(row).collect();
    compare_or_write("theory.json", &format!("{}\n", lines(&rows)));
}

/// A quantity as simulated, beside its exact value.
#[derive(Serialize)]
struct Row {
    id: String,
    system: &'static str,
    quantity: String,
    unit: &'static str,
    exact: f64,
    formula: &'static str,
    simulated: f64,
    low: f64,
    high: f64,
    band: &'static str,
}

fn row(check: &Check) -> Row {
    let quantity = &check.quantity;
    Row {
        id: check.id(),
        system: check.system,
        quantity: quantity.name.clone(),
        unit: quantity.unit,
        exact: rounded(quantity.exact),
        formula: quantity.formula,
        simulated: rounded(check.observed.mean()),
        low: rounded(check.band.low),
        high: rounded(check.band.high),
        band: joint::BAND,
    }
}

#[test]
fn services_five_percent_too_long_are_rejected() {
    let systems = systems::all();
    let quantities = quantities(&systems);
    for system in &systems {
        let slow = observe(system, 8, 1.05, quantities);
        assert!(
            slow.iter().any(|check| !check.holds()),
            "{} hides a 5 % error",
            system.name
        );
    }
}

#[test]
fn mean_value_analysis_gives_the_known_tandem() {
    let network = mean_values(&tandem::STATIONS, tandem::JOBS);
    assert!((network.throughput * 1e3 - 102.310).abs() < 5e-4);
    assert!((network.response / 1e3 - 0.195_48).abs() < 5e-6);
}

#[test]
fn mean_value_analysis_and_convolution_agree() {
    for jobs in 1..=tandem::JOBS {
        let by_means = mean_values(&tandem::STATIONS, jobs);
        let by_constants = convolution(&tandem::STATIONS, jobs);
        assert!((by_means.throughput / by_constants.throughput - 1.0).abs() < 1e-9);
        for (left, right) in by_means.jobs.iter().zip(&by_constants.jobs) {
            assert!((left / right - 1.0).abs() < 1e-9, "{jobs}: {left} {right}");
        }
    }
}

/// The band of the simulated throughput lies within the bounds, which tighten at both ends.
#[test]
fn throughput_keeps_the_asymptotic_bounds() {
    for jobs in [1, 2, 3, 5, 8, 13, 21, 40, 80] {
        let (least, most) = throughput_bounds(&tandem::STATIONS, jobs);
        let exact = convolution(&tandem::STATIONS, jobs).throughput;
        assert!((least..=most * (1.0 + 1e-12)).contains(&exact), "{jobs}");
        let mut observed = Moments::default();
        for replication in 0..10 {
            observed.add(closed::tandem(jobs, closed::SHORT, replication, 1.0)[0] / 1e3);
        }
        let error = 4.0 * observed.standard_deviation() / (observed.count() as f64).sqrt();
        assert!(
            observed.mean() + error > least && observed.mean() - error < most,
            "{jobs}"
        );
    }
}
