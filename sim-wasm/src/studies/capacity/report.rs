//! The report of a run of the capacity study as JSON.

use super::model;
use super::model::cleanup::{JobId, Outcome};
use super::model::records::{Incident, Kind};
use super::model::system::System;
use super::model::trace::Totals;
use crate::experiment::Status;
use crate::experiment::report::{self, Head, Machine, Phases};
use crate::json::Json;
use crate::kernel::event_loop::EventDriven as _;

const SECOND_MS: f64 = 1_000.0;

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let metrics = system.metrics();
    let head = Head {
        model_version: model::VERSION,
        digest: digest(system),
        status,
        unstable_reason: system.fault().map(Into::into),
        simulated_ms: system.now_ms(),
        events: system.events(),
        metrics: metrics.iter().map(|m| (m.name, m.value)).collect(),
    };
    report::write(&head, |json| {
        json.key("machines")
            .array(|json| write_machines(json, system));
        report::write_resources(json, &system.resources());
        json.key("series").object(|json| write_series(json, system));
        json.key("incidents").array(|json| {
            let incidents = system.incidents();
            incidents
                .iter()
                .for_each(|incident| write_incident(json, incident));
        });
        let phases = Phases {
            steady_ms: system.now_ms(),
            ..Phases::default()
        };
        report::write_protocol(json, &phases);
    })
}

/// Summary of every reported number, to tell two runs apart at a glance.
fn digest(system: &System) -> String {
    let metrics = system.metrics().into_iter().map(|metric| metric.value);
    let mut digest = report::digest(&[system.events()], metrics);
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

fn write_machines(json: &mut Json, system: &System) {
    for computer in system.computers() {
        let machine = Machine {
            name: computer.name,
            group: computer.group,
            roles: computer.roles,
            processors: computer.processors,
            cpu_percent: computer.cpu_percent,
        };
        report::write_machine(json, &machine);
    }
}

fn write_incident(json: &mut Json, incident: &Incident) {
    let kind = match incident.kind {
        Kind::Cleanup(JobId::Messages) => "message-cleanup",
        Kind::Cleanup(JobId::Parts) => "parts-cleanup",
        Kind::Throttling => "throttling",
    };
    let label = match (incident.kind, incident.outcome) {
        (Kind::Throttling, _) => "throttling",
        (_, Some(Outcome::Completed)) => "completed",
        (_, Some(Outcome::DeadlockVictim)) => "deadlock victim",
        (_, None) => "running",
    };
    let written = report::Incident {
        kind,
        label,
        start_ms: libm::round(incident.start_ms),
        end_ms: libm::round(incident.end_ms),
    };
    report::write_incident(json, &written, |json| match incident.kind {
        Kind::Throttling => json.null(),
        Kind::Cleanup(_) => json.number(incident.deleted as f64),
    });
}

/// A line's value in a step, from the totals before and after it, and the decimals it is given.
type Line = (&'static str, f64, fn(&Totals, &Totals) -> f64);

const LINES: [Line; 7] = [
    ("receivedPerSecond", 10.0, |a, b| {
        SECOND_MS * mean(a, b, |t| t.received)
    }),
    ("offeredPerSecond", 10.0, |a, b| {
        SECOND_MS * mean(a, b, |t| t.offered)
    }),
    ("spoolRows", 1.0, |_, b| b.rows),
    ("diskIdlePercent", 10.0, |a, b| {
        100.0 * mean(a, b, |t| t.disk_idle_ms)
    }),
    ("lockTimeoutsPerSecond", 10.0, |a, b| {
        SECOND_MS * mean(a, b, |t| t.lock_timeouts)
    }),
    ("sessions", 100.0, |a, b| mean(a, b, |t| t.session_ms)),
    ("blockedSessions", 1_000.0, |a, b| {
        mean(a, b, |t| t.blocked_ms)
    }),
];

fn mean(before: &Totals, after: &Totals, of: fn(&Totals) -> f64) -> f64 {
    (of(after) - of(before)) / (after.at_ms - before.at_ms)
}

fn write_series(json: &mut Json, system: &System) {
    let trace = &system.records().trace;
    json.key("stepMs").number(trace.step_ms());
    for (name, parts, value) in LINES {
        let values = trace
            .steps()
            .map(|(before, after)| Some(value(before, after)));
        report::write_line(json, name, values, parts);
    }
    let processors = system.settings().processors as f64;
    let busy = trace.steps().map(|(before, after)| {
        let share = mean(before, after, |t| t.processor_ms) / processors;
        Some(100.0 * share)
    });
    report::write_line(json, "messageboxCpuPercent", busy, 10.0);
    let stopped_ms = system.records().stopped.map_or(f64::INFINITY, |t| t.at_ms);
    let averages = trace.steps().map(|(_, after)| {
        let is_under_load = after.at_ms <= stopped_ms;
        is_under_load.then(|| SECOND_MS * after.received / after.at_ms)
    });
    report::write_line(json, "receivedAverage", averages, 10.0);
}
