//! The report of an adapter run. Metric names are those of the published columns.

use super::model;
use super::model::demand::{BIZTALK_PROCESSORS, SQL_PROCESSORS};
use super::model::system::{HEART_CUT, System};
use crate::experiment::Status;
use crate::experiment::driver::Driven as _;
use crate::experiment::report::{self, Incident, Line, OverTime, Phases};
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
    documents_per_second: Line,
    queue_depth: Line,
    messages_in_database: Line,
    biztalk_cpu_percent: Line,
}

/// The report of a run so far.
pub fn of(system: &System, status: Status) -> Report {
    let metrics = system.metrics();
    let counts = [system.course().events(), system.completed()];
    let end_ms = system.settings().end_ms;
    let [start, end] = HEART_CUT;
    report::Report {
        model_version: model::VERSION,
        digest: report::digest(&counts, metrics.map(|(_, value)| value)).hex(),
        status,
        unstable_reason: None,
        simulated_ms: system.end_ms(),
        events: system.course().events(),
        metrics: metrics.into_iter().collect(),
        machines: machines(system).into(),
        resources: system.resources(),
        own: OverTime {
            series: series(system),
            incidents: incidents(system),
        },
        protocol: Phases {
            ramp_up_ms: start * end_ms,
            steady_ms: (end - start) * end_ms,
            ramp_down_ms: (1.0 - end) * end_ms,
            ramps_count: false,
        },
    }
}

fn machines(system: &System) -> [SimulatedMachine; 2] {
    let instances = system.settings().host_instances;
    let metrics = system.metrics();
    let cpu_percent = |name| {
        let found = metrics.iter().find(|(id, _)| *id == name);
        found.map_or(0.0, |&(_, value)| value)
    };
    [
        SimulatedMachine {
            name: if instances == 1 {
                "Server 1".into()
            } else {
                format!("Server 1 × {instances}").into()
            },
            group: "biztalk",
            roles: (&["receive", "process", "send"]).into(),
            processors: BIZTALK_PROCESSORS,
            cpu_percent: cpu_percent("cpu.biztalk"),
        },
        SimulatedMachine {
            name: "Server 2".into(),
            group: "database",
            roles: (&["messagebox"]).into(),
            processors: SQL_PROCESSORS,
            cpu_percent: cpu_percent("cpu.sql"),
        },
    ]
}

fn series(system: &System) -> Series {
    let lines = &system.observations().lines;
    let rates = lines.documents.rates().map(|rate| Some(rate * 1_000.0));
    Series {
        step_ms: lines.documents.step(),
        documents_per_second: Line::rounded(rates, 100.0),
        queue_depth: Line::rounded(lines.queue_depth.means(), 10.0),
        messages_in_database: Line::rounded(lines.in_database.means(), 10.0),
        biztalk_cpu_percent: Line::rounded(lines.cpu_percent.means(), 10.0),
    }
}

fn incidents(system: &System) -> Vec<Incident> {
    let pauses = system.observations().incidents.iter();
    let incidents = pauses.map(|pause| Incident {
        kind: "throttling",
        label: "Receiving pauses",
        start_ms: pause.start_ms,
        end_ms: pause.end_ms,
        detail: None,
    });
    incidents.collect()
}
