//! How a run goes, and that the preview tells the same. The stated figures themselves are held against
//! the committed results, where they are transcribed.

use crate::{FLOODGATES, OVERDRIVE, metric, run_to_end, started};
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::studies::capacity::experiment::Run;
use messagebox_sim::studies::capacity::knobs::Id;

fn of_seed(changes: &[(Id, f64)], seed: u32) -> Run {
    let mut run = started(changes, Protocol::Study, seed);
    run_to_end(&mut run);
    assert_eq!(run.status(), Status::Done);
    run
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

/// Each run of a cleanup job that counts is an incident too, and incidents stand in the order of time.
#[test]
fn runs_of_jobs_are_told_as_incidents() {
    let run = of_seed(OVERDRIVE, 1);
    let records = run.system().records();
    for job in records.jobs.as_array() {
        let counted = job.completed_ms.len() + job.failed as usize;
        assert!(counted > 0);
        assert!(job.incidents.len() >= counted);
        assert!(job.incidents.iter().all(|one| one.start_ms <= one.end_ms));
    }
    let incidents = run.system().incidents();
    assert!(incidents.is_sorted_by_key(|incident| incident.start_ms));
    let told: usize = records
        .jobs
        .as_array()
        .iter()
        .map(|job| job.incidents.len())
        .sum();
    assert!(incidents.len() >= told);
}

/// The load is the first half of a run up to a backlog, the recovery the second.
#[test]
fn progress_passes_the_half_when_the_load_stops() {
    let mut run = started(OVERDRIVE, Protocol::Study, 1);
    let (mut under_load, mut recovering) = (0.0_f64, Vec::new());
    while run.advance(100_000) == Status::Running {
        let progress = run.progress();
        if run.system().records().stopped.is_none() {
            under_load = under_load.max(progress);
        } else {
            recovering.push(progress);
        }
    }
    assert!((0.4..=0.5).contains(&under_load), "{under_load}");
    // Right after the stop the spool still stands at its peak, up to some rows.
    let falls = recovering.windows(2).any(|pair| pair[1] < pair[0] - 0.001);
    assert!(!falls, "{recovering:?}");
    assert!(recovering.first().is_some_and(|&first| first < 0.6));
    assert!(recovering.last().is_some_and(|&last| last > 0.8));
}

/// The preview is the fluid limit of the same laws. It leaves chance between transactions out, which
/// matters least to flows (5 %), more to how long a backlog builds up and to waiting (up to 15 %), and most
/// to how long a short burst throttles (30 %): first numbers until the run itself has ended.
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
