//! Each knob has an effect, and in the direction that the study states or physics demands.

use crate::knob_directions::{Case, MORE, assert_directions};
use crate::{
    DRAWN, FLOODGATE, OVERDRIVE, STEADY, UNTIL_BACKLOG, finished, metric, run_to_end, started,
};
use messagebox_sim::experiment::Protocol;
use messagebox_sim::studies::capacity::experiment::Run;
use messagebox_sim::studies::capacity::knobs::{Id, RATES};

fn with(base: &[(Id, f64)], id: Id, value: f64) -> Vec<(Id, f64)> {
    base.iter().copied().chain([(id, value)]).collect()
}

/// The metric at the second value of the knob against that at the first.
fn ratio(base: &[(Id, f64)], id: Id, values: (f64, f64), name: &str) -> f64 {
    let of = |value| metric(&finished(&with(base, id, value)), name);
    of(values.1) / of(values.0)
}

/// An hour of 175/s.
const HOUR_OVERDRIVEN: &[(Id, f64)] = &[(Id::Load, STEADY), (Id::RatePerSecond, 175.0)];

/// To a small backlog and back.
const SMALL_BACKLOG: &[(Id, f64)] = &[
    (Id::Load, UNTIL_BACKLOG),
    (Id::RatePerSecond, 200.0),
    (Id::StopAtRows, 300_000.0),
    (Id::DurationHours, 6.0),
];

#[test]
fn more_load_than_it_sustains_grows_the_spool() {
    assert!(ratio(&[], Id::RatePerSecond, (150.0, 175.0), "spoolRows.peak") > 5.0);
    assert!(ratio(&[], Id::RatePerSecond, (75.0, 150.0), "spoolRows.peak") < 2.5);
}

#[test]
fn a_larger_backlog_takes_longer_to_recover() {
    let longer = ratio(
        SMALL_BACKLOG,
        Id::StopAtRows,
        (300_000.0, 900_000.0),
        "recoveryHours",
    );
    assert!(longer > 2.0, "{longer}");
}

#[test]
fn without_the_agent_or_the_job_nothing_is_deleted() {
    for id in [Id::SqlAgent, Id::MessageCleanup] {
        let run = finished(&[(Id::RatePerSecond, 100.0), (id, 0.0)]);
        assert_eq!(run.system().spool().deleted, 0);
        assert!(metric(&run, "cleanupSeconds").is_nan());
    }
}

#[test]
fn parts_that_stay_push_pages_out_of_memory() {
    let idle = ratio(&[], Id::PartsCleanup, (1.0, 0.0), "diskIdle.data");
    assert!(idle < 0.9, "{idle}");
}

#[test]
fn jobs_of_normal_priority_survive_and_take_the_disk() {
    let overdriven = with(HOUR_OVERDRIVEN, Id::DurationHours, 2.0);
    let run = finished(&with(&overdriven, Id::DeadlockPriority, 1.0));
    assert_eq!(metric(&run, "cleanupFailuresPercent"), 0.0);
    let low = finished(&overdriven);
    assert!(metric(&low, "cleanupFailuresPercent") > 80.0);
    assert!(metric(&run, "diskIdle.data") < metric(&low, "diskIdle.data"));
    assert!(metric(&run, "spoolRows.end") < metric(&low, "spoolRows.end"));
}

#[test]
fn memory_and_disks_shorten_the_recovery() {
    let memory = (2_048.0, 16_384.0);
    assert!(
        ratio(
            SMALL_BACKLOG,
            Id::MessageBoxMemoryMb,
            memory,
            "recoveryHours"
        ) < 0.7
    );
    let speed = (100.0, 400.0);
    assert!(ratio(SMALL_BACKLOG, Id::DiskSpeedPercent, speed, "recoveryHours") < 0.7);
}

#[test]
fn fewer_processors_are_busier() {
    assert!(ratio(&[], Id::SqlProcessors, (8.0, 4.0), "cpu.messagebox") > 1.5);
    assert!(ratio(&[], Id::SqlProcessors, (4.0, 1.0), "receivedPerSecond") < 0.9);
}

#[test]
fn more_sessions_wait_longer_for_each_other() {
    let wait = ratio(
        HOUR_OVERDRIVEN,
        Id::SessionsPerHost,
        (18.0, 40.0),
        "lockWaitMs",
    );
    assert!(wait > 1.5, "{wait}");
    let hosts = ratio(HOUR_OVERDRIVEN, Id::ReceiveHosts, (2.0, 4.0), "lockWaitMs");
    assert!(hosts > 1.2, "{hosts}");
}

#[test]
fn throttling_limits_the_sessions() {
    let base = with(HOUR_OVERDRIVEN, Id::SessionsPerHost, 60.0);
    let wait = ratio(&base, Id::ThrottleSessions, (0.0, 10.0), "lockWaitMs");
    assert!(wait < 0.7, "{wait}");
    let free = finished(&with(&base, Id::ThrottleSessions, 0.0));
    assert!(free.system().records().throttling.is_empty());
}

#[test]
fn too_few_hosts_build_up_a_backlog() {
    for id in [Id::OrchestrationHosts, Id::SendHosts] {
        let more = ratio(&[], id, (2.0, 1.0), "spoolRows.end");
        assert!(more > 3.0, "{more}");
    }
}

#[test]
fn a_partner_offline_or_a_burst_builds_up_a_backlog() {
    let base = [(Id::RatePerSecond, 75.0), (Id::DurationHours, 3.0)];
    let offline = ratio(&base, Id::PartnerOfflineHours, (0.0, 1.0), "spoolRows.peak");
    assert!(offline > 10.0, "{offline}");
    let burst = [(Id::Load, FLOODGATE), (Id::RatePerSecond, 75.0)];
    let larger = ratio(
        &burst,
        Id::BurstMessages,
        (10_000.0, 50_000.0),
        "spoolRows.peak",
    );
    assert!(larger > 2.0, "{larger}");
}

/// The model's own statement, not the study's: a rate that is sustained from the start is too much
/// once the spool has outgrown memory.
#[test]
fn an_overdriven_system_recovers_only_under_less_than_it_sustains() {
    let after_an_hour = |rate: f64| {
        let mut changes = vec![
            (Id::Load, DRAWN),
            (Id::BurstMessages, 0.0),
            (Id::DurationHours, 8.0),
            (RATES[0], 175.0),
        ];
        changes.extend(RATES[1..].iter().map(|&id| (id, rate)));
        metric(&finished(&changes), "spoolRows.end")
    };
    assert!(after_an_hour(50.0) < 25_000.0);
    assert!(after_an_hour(120.0) > 1_000_000.0);
    let from_the_start = [(Id::RatePerSecond, 120.0), (Id::DurationHours, 4.0)];
    assert!(metric(&finished(&from_the_start), "spoolRows.end") < 25_000.0);
}

/// Each knob by itself, in a scenario in which it matters.
#[test]
fn knobs_act_in_their_direction() {
    const ROWS: &str = "spoolRows.end";
    const PEAK: &str = "spoolRows.peak";
    const WAIT: &str = "lockWaitMs";
    const RECOVERY: &str = "recoveryHours";
    let drawn: &[(Id, f64)] = &[(Id::Load, DRAWN), (Id::DurationHours, 24.0)];
    let overdriven: &[(Id, f64)] = &[(Id::RatePerSecond, 175.0)];
    let burst: &[(Id, f64)] = &[(Id::Load, FLOODGATE), (Id::RatePerSecond, 75.0)];
    let offline: &[(Id, f64)] = &[
        (Id::PartnerOfflineHours, 1.0),
        (Id::DurationHours, 4.0),
        (Id::RatePerSecond, 75.0),
    ];
    let mut cases: Vec<Case<Id>> = vec![
        (burst, Id::Load, STEADY, PEAK, 0.0..0.2),
        (&[], Id::RatePerSecond, 75.0, "receivedPerSecond", 0.0..0.6),
        (OVERDRIVE, Id::StopAtRows, 1_000_000.0, PEAK, 0.0..0.7),
        (overdriven, Id::DurationHours, 2.0, ROWS, 1.5..MORE),
        (burst, Id::BurstMessages, 100_000.0, PEAK, 1.5..MORE),
        (burst, Id::BurstAtMinutes, 20.0, HIGHEST_AT_MS, 0.0..0.8),
        (offline, Id::PartnerOfflineAtHours, 3.0, ROWS, 5.0..MORE),
        (offline, Id::PartnerOfflineHours, 2.0, PEAK, 1.5..MORE),
        (&[], Id::Orchestration, 0.0, "cpu.messagebox", 0.0..0.8),
        (&[], Id::SqlAgent, 0.0, ROWS, 10.0..MORE),
        (&[], Id::MessageCleanup, 0.0, ROWS, 10.0..MORE),
        (&[], Id::PartsCleanup, 0.0, "diskIdle.data", 0.0..0.9),
        (
            OVERDRIVE,
            Id::DeadlockPriority,
            1.0,
            "cleanupFailuresPercent",
            0.0..0.1,
        ),
        (
            OVERDRIVE,
            Id::MessageBoxMemoryMb,
            8_192.0,
            RECOVERY,
            0.0..0.9,
        ),
        (OVERDRIVE, Id::DiskSpeedPercent, 200.0, RECOVERY, 0.0..0.7),
        (&[], Id::SqlProcessors, 8.0, "cpu.messagebox", 0.0..0.7),
        (OVERDRIVE, Id::SessionsPerHost, 30.0, WAIT, 1.5..MORE),
        (OVERDRIVE, Id::ThrottleSessions, 5.0, WAIT, 0.0..0.8),
        (OVERDRIVE, Id::ReceiveHosts, 4.0, WAIT, 1.5..MORE),
        (&[], Id::OrchestrationHosts, 1.0, ROWS, 3.0..MORE),
        (&[], Id::SendHosts, 1.0, ROWS, 3.0..MORE),
    ];
    cases.extend(RATES.map(|id| (drawn, id, 400.0, "receivedPerSecond", 1.02..MORE)));
    assert_directions(&cases, |changes, name| {
        let mut run = started(changes, Protocol::Preview, 1);
        run_to_end(&mut run);
        match name {
            HIGHEST_AT_MS => highest_ms(&run),
            _ => metric(&run, name),
        }
    });
}

/// Not a metric of the study: when the spool was longest.
const HIGHEST_AT_MS: &str = "highest at";

/// What follows a burst is the same, later.
#[test]
fn a_later_burst_peaks_later() {
    let peak_ms = |minutes| {
        let run = finished(&[
            (Id::Load, FLOODGATE),
            (Id::RatePerSecond, 75.0),
            (Id::BurstAtMinutes, minutes),
        ]);
        highest_ms(&run)
    };
    let (early, late) = (peak_ms(10.0), peak_ms(30.0));
    assert!((late - early - 1_200_000.0).abs() < 240_000.0);
}

fn highest_ms(run: &Run) -> f64 {
    let points = run.system().records().trace.steps().map(|(_, after)| after);
    points
        .max_by(|a, b| a.rows.total_cmp(&b.rows))
        .map_or(f64::NAN, |point| point.at_ms)
}
