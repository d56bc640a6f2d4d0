//! The report of a worker-threads run. Metric names are those of the published figures.

use super::model;
use super::model::system::{INSTANCE_LIMIT, System};
use crate::experiment::Status;
use crate::experiment::driver::Driven as _;
use crate::experiment::report::{self, Detail, Incident, Line, OverTime, Phases};
use crate::kernel::series;
use crate::parts::machine::SimulatedMachine;
use serde::Serialize;

/// What a run of this study reports.
pub type Report = report::Report<OverTime<Series>>;

/// Values over time in steps of `stepMs` from the start of the run.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Series {
    step_ms: f64,
    sent_per_second: Line,
    received_per_second: Line,
    completed_per_second: Line,
    sql_cpu_percent: Line,
    sql_connections: Line,
    publishing_delay_ms: Line,
    waiting_for_worker: Line,
    waiting_for_lock: Line,
}

/// The report of a run so far.
pub fn of(system: &System, status: Status) -> Report {
    let is_full = status == Status::Unstable;
    let metrics = system.metrics();
    report::Report {
        model_version: model::VERSION,
        digest: report::digest(&[system.course().events()], metrics.map(|(_, value)| value)).hex(),
        status,
        unstable_reason: is_full
            .then(|| format!("More than {INSTANCE_LIMIT} instances waited for a thread.")),
        simulated_ms: system.end_ms(),
        events: system.course().events(),
        metrics: metrics.into_iter().collect(),
        machines: vec![SimulatedMachine {
            name: "BPI8X32PERF01".into(),
            group: "database",
            roles: (&["messagebox"]).into(),
            processors: system.settings().sql_processors,
            cpu_percent: system.cpu_percent(),
        }],
        resources: system.resources().into(),
        own: OverTime {
            series: series(system),
            incidents: incidents(system),
        },
        protocol: Phases {
            steady_ms: system.settings().end_ms,
            ..Phases::default()
        },
    }
}

fn series(system: &System) -> Series {
    let lines = &system.observations().series;
    let per_second =
        |line: &series::Series| Line::rounded(line.rates().map(|rate| Some(rate * 1_000.0)), 100.0);
    let whole = |line: &series::Series| Line::rounded(line.means(), 1.0);
    Series {
        step_ms: lines.sent.step(),
        sent_per_second: per_second(&lines.sent),
        received_per_second: per_second(&lines.received),
        completed_per_second: per_second(&lines.completed),
        sql_cpu_percent: Line::rounded(lines.cpu_percent.means(), 10.0),
        sql_connections: whole(&lines.connections),
        publishing_delay_ms: whole(&lines.delay_ms),
        waiting_for_worker: whole(&lines.waiting_for_worker),
        waiting_for_lock: whole(&lines.waiting_for_lock),
    }
}

fn incidents(system: &System) -> Vec<Incident> {
    let seen = system.observations().incidents.iter();
    let incidents = seen.map(|incident| Incident {
        kind: incident.kind(),
        label: incident.label(),
        start_ms: incident.start_ms,
        end_ms: incident.end_ms,
        detail: incident
            .host()
            .map(|host| Detail::Text(format!("Host instance {host}"))),
    });
    incidents.collect()
}
