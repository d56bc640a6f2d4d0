//! Exact queueing theory against the kernel.
//!
//! Every checked quantity of every system lies in one joint 99 % band (Bonferroni). The bands
//! are narrow, and each system is rejected when its services are 5 % longer than in theory, so
//! agreement is never a matter of wide bands.

mod exact;
mod joint;
mod queues;
mod simulate;
mod tandem;

use joint::{Check, rejected};
use queues::System;

/// A half-width up to this share of the exact value separates a 5 % error from none.
const WIDEST: f64 = 0.025;

fn observe(system: &System, replications: u64, stretch: f64) -> Vec<Check> {
    let mut checks: Vec<Check> = (system.exact)()
        .into_iter()
        .map(|(quantity, exact)| Check::new(format!("{}: {quantity}", system.name), exact))
        .collect();
    for replication in 0..replications {
        let observed = (system.simulate)(replication, stretch);
        assert_eq!(observed.len(), checks.len(), "{}", system.name);
        for (check, value) in checks.iter_mut().zip(observed) {
            check.add(value);
        }
    }
    checks
}

fn quantities(systems: &[System]) -> usize {
    systems.iter().map(|system| (system.exact)().len()).sum()
}

#[test]
fn every_quantity_lies_in_the_joint_band() {
    let systems = queues::systems();
    let quantities = quantities(&systems);
    let mut wrong = Vec::new();
    let mut wide = Vec::new();
    for system in &systems {
        let checks = observe(system, 40, 1.0);
        wrong.extend(rejected(&checks, quantities));
        for check in checks {
            println!("{}", check.describe(quantities));
            if check.half_width(quantities) > WIDEST * check.exact() {
                wide.push(check.describe(quantities));
            }
        }
    }
    assert!(wrong.is_empty(), "outside the joint band: {wrong:#?}");
    assert!(wide.is_empty(), "too wide to tell: {wide:#?}");
}

#[test]
fn services_five_percent_too_long_are_rejected() {
    let systems = queues::systems();
    let quantities = quantities(&systems);
    for system in &systems {
        let slow = observe(system, 8, 1.05);
        let caught = rejected(&slow, quantities);
        assert!(!caught.is_empty(), "{} hides a 5 % error", system.name);
    }
}

#[test]
fn mean_value_analysis_gives_the_known_tandem() {
    let network = exact::closed_network(&tandem::STATIONS, tandem::JOBS);
    assert!((network.throughput * 1e3 - 102.310).abs() < 5e-4);
    assert!((network.response / 1e3 - 0.195_48).abs() < 5e-6);
}
