//! The report of a run of the capacity study.

use super::model;
use super::model::cleanup::{JobId, Outcome};
use super::model::records::{self, Kind};
use super::model::system::System;
use super::model::trace::Totals;
use crate::experiment::Status;
use crate::experiment::driver::Driven as _;
use crate::experiment::report::{self, Detail, Incident, Line, OverTime, Phases};
use crate::kernel::convert::Real;
use serde::Serialize;

const SECOND_MS: f64 = 1_000.0;

/// What a run of this study reports.
pub type Report = report::Report<OverTime<Series>>;

/// Values over time in steps of `stepMs` from the start of the run.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Series {
    step_ms: f64,
    received_per_second: Line,
    offered_per_second: Line,
    spool_rows: Line,
    disk_idle_percent: Line,
    lock_timeouts_per_second: Line,
    sessions: Line,
    blocked_sessions: Line,
    messagebox_cpu_percent: Line,
    /// Since the start, as long as messages are offered.
    received_average: Line,
}

/// The report of a run so far.
pub fn of(system: &System, status: Status) -> Report {
    let metrics = system.metrics().into_iter();
    report::Report {
        model_version: model::VERSION,
        digest: digest(system),
        status,
        unstable_reason: system
            .course()
            .has_failed()
            .then(|| "more events than a run may have".into()),
        simulated_ms: system.end_ms(),
        events: system.course().events(),
        metrics: metrics.map(|metric| (metric.name, metric.value)).collect(),
        machines: system.computers().into(),
        resources: system.resources().into(),
        own: OverTime {
            series: series(system),
            incidents: system.incidents().iter().map(incident).collect(),
        },
        protocol: Phases {
            steady_ms: system.end_ms(),
            ..Phases::default()
        },
    }
}

/// Summary of every reported number, to tell two runs apart at a glance.
fn digest(system: &System) -> String {
    let metrics = system.metrics().into_iter().map(|metric| metric.value);
    let mut digest = report::digest(&[system.course().events()], metrics);
    let spool = system.spool();
    for count in [spool.received, spool.sent, spool.deleted, spool.rows()] {
        digest.add_u64(count);
    }
    for (_, point) in system.records().trace.steps() {
        digest.add(point.rows);
        digest.add(point.blocked_ms);
    }
    digest.hex()
}

fn incident(incident: &records::Incident) -> Incident {
    Incident {
        kind: match incident.kind {
            Kind::Cleanup(JobId::Messages) => "message-cleanup",
            Kind::Cleanup(JobId::Parts) => "parts-cleanup",
            Kind::Throttling => "throttling",
        },
        label: match (incident.kind, incident.outcome) {
            (Kind::Throttling, _) => "throttling",
            (_, Some(Outcome::Completed)) => "completed",
            (_, Some(Outcome::DeadlockVictim)) => "deadlock victim",
            (_, None) => "running",
        },
        start_ms: libm::round(incident.start_ms),
        end_ms: report::known(libm::round(incident.end_ms)),
        detail: match incident.kind {
            Kind::Throttling => None,
            Kind::Cleanup(_) => Some(Detail::Count(incident.deleted)),
        },
    }
}

fn mean(before: &Totals, after: &Totals, of: fn(&Totals) -> f64) -> f64 {
    (of(after) - of(before)) / (after.at_ms - before.at_ms)
}

fn series(system: &System) -> Series {
    let trace = &system.records().trace;
    let means = |of: fn(&Totals) -> f64, times: f64, parts| {
        let values = trace.steps().map(|(a, b)| Some(times * mean(a, b, of)));
        Line::rounded(values, parts)
    };
    let processors = system.settings().processors.real();
    let busy = trace.steps().map(|(before, after)| {
        let share = mean(before, after, |t| t.processor_ms) / processors;
        Some(100.0 * share)
    });
    let stopped_ms = system.records().stopped.map_or(f64::INFINITY, |t| t.at_ms);
    let averages = trace.steps().map(|(_, after)| {
        let is_under_load = after.at_ms <= stopped_ms;
        is_under_load.then(|| SECOND_MS * after.received / after.at_ms)
    });
    Series {
        step_ms: trace.step_ms(),
        received_per_second: means(|t| t.received, SECOND_MS, 10.0),
        offered_per_second: means(|t| t.offered, SECOND_MS, 10.0),
        spool_rows: Line::rounded(trace.steps().map(|(_, after)| Some(after.rows)), 1.0),
        disk_idle_percent: means(|t| t.disk_idle_ms, 100.0, 10.0),
        lock_timeouts_per_second: means(|t| t.lock_timeouts, SECOND_MS, 10.0),
        sessions: means(|t| t.session_ms, 1.0, 100.0),
        blocked_sessions: means(|t| t.blocked_ms, 1.0, 1_000.0),
        messagebox_cpu_percent: Line::rounded(busy, 10.0),
        received_average: Line::rounded(averages, 10.0),
    }
}
