//! What the study states, for several seeds: figures that calibration aimed at, and others.

use crate::{FLOODGATES, OVERDRIVE, metric, run_to_end, started};
use messagebox_sim::experiment::capacity::Run;
use messagebox_sim::experiment::{Protocol, Status};
use messagebox_sim::model::backlog::cleanup::JobId;
use messagebox_sim::scenario::knobs::capacity::Id;

fn of_seed(changes: &[(Id, f64)], seed: u32) -> Run {
    let mut run = started(changes, Protocol::Study, seed);
    run_to_end(&mut run);
    assert_eq!(run.status(), Status::Done);
    run
}

fn within(run: &Run, name: &str, low: f64, high: f64) {
    let value = metric(run, name);
    assert!((low..=high).contains(&value), "{name} is {value}");
}

#[test]
fn an_hour_at_150_per_second_is_stable() {
    let mut failed = 0;
    for seed in 1..=6 {
        let run = of_seed(&[], seed);
        failed += run.system().records().job(JobId::Messages).failed;
        within(&run, "receivedPerSecond", 149.9, 150.1);
        within(&run, "spoolRows.end", 0.0, 25_000.0);
        within(&run, "cleanupSeconds", 27.0, 33.0);
        within(&run, "partsCleanupSeconds", 13.5, 16.5);
        within(&run, "diskIdle.data", 67.0, 71.0);
        within(&run, "diskIdle.log", 97.5, 98.5);
        within(&run, "cpu.biztalk", 58.0, 60.0);
        within(&run, "cpu.messagebox", 52.0, 56.0);
        within(&run, "cpu.management", 12.5, 13.5);
        within(&run, "lockTimeoutsPerSecond", 970.0, 1_170.0);
        within(&run, "lockWaitMs", 30.0, 50.0);
    }
    // The study saw no failure in its hour; the model sees one in dozens of hours.
    assert!(failed <= 1, "{failed} runs of 354");
}

#[test]
fn overdriven_it_takes_hours_to_recover() {
    for seed in [1, 2, 3] {
        let run = of_seed(OVERDRIVE, seed);
        within(&run, "receivedPerSecond", 130.0, 149.9);
        within(&run, "timeToTwoMillionHours", 2.6, 3.0);
        within(&run, "spoolRows.peak", 2_000_000.0, 2_200_000.0);
        within(&run, "cleanupFailuresPercent", 85.0, 100.0);
        within(&run, "lockWaitMs", 5_600.0, 8_400.0);
        within(&run, "recoveryHours", 4.2, 4.8);
        within(&run, "cleanupRunsAfterStop", 2.0, 2.0);
        within(&run, "diskIdle.recovery", 0.0, 10.0);
        within(&run, "lockWaitMs.recovery", 0.0, 100.0);
    }
}

#[test]
fn the_receive_rate_starts_high_and_settles_lower() {
    let run = of_seed(OVERDRIVE, 1);
    let rate_between = |from_hours: f64, to_hours: f64| {
        let trace = &run.system().records().trace;
        let at = |hours: f64| {
            let mut points = trace.steps().map(|(_, after)| after);
            points.find(|point| point.at_ms >= 3_600_000.0 * hours)
        };
        let (from, to) = (at(from_hours).unwrap(), at(to_hours).unwrap());
        1_000.0 * (to.received - from.received) / (to.at_ms - from.at_ms)
    };
    assert!(rate_between(0.02, 0.2) > 170.0);
    assert!(rate_between(1.5, 2.5) < 150.0);
}

#[test]
fn a_floodgate_event_passes_without_an_outage() {
    for seed in [1, 2, 3] {
        let run = of_seed(FLOODGATES, seed);
        within(&run, "spoolRows.peak", 50_000.0, 250_000.0);
        within(&run, "recoveryHours", 0.0, 1.0);
        within(&run, "spoolRows.end", 0.0, 15_000.0);
    }
}

/// The preview is the fluid limit of the same laws: it tells the same story.
#[test]
fn the_preview_agrees_with_the_study_protocol() {
    let both = |changes: &[(Id, f64)], names: &[(&str, f64)]| {
        let run = of_seed(changes, 1);
        let mut preview = started(changes, Protocol::Preview, 1);
        run_to_end(&mut preview);
        for &(name, tolerance) in names {
            let (full, first) = (metric(&run, name), metric(&preview, name));
            let error = (first / full - 1.0).abs();
            assert!(error < tolerance, "{name}: {first} against {full}");
        }
    };
    both(
        OVERDRIVE,
        &[
            ("receivedPerSecond", 0.05),
            ("timeToTwoMillionHours", 0.08),
            ("spoolRows.peak", 0.05),
            ("recoveryHours", 0.08),
            ("cleanupRunsAfterStop", 1e-9),
        ],
    );
    both(
        &[],
        &[
            ("receivedPerSecond", 0.01),
            ("cpu.messagebox", 0.05),
            ("diskIdle.data", 0.05),
            ("cleanupSeconds", 0.15),
            ("lockWaitMs", 0.15),
            ("lockTimeoutsPerSecond", 0.1),
        ],
    );
    both(
        FLOODGATES,
        &[("spoolRows.peak", 0.25), ("recoveryHours", 0.3)],
    );
}
