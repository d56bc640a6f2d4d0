//! The report of a scale-up run. Metric names are those of the published figures.

use super::model;
use super::model::system::System;
use crate::experiment::Status;
use crate::experiment::driver::Driven as _;
use crate::experiment::report::{self, Line, OverTime, Phases};
use serde::Serialize;

/// What a run of this study reports.
pub type Report = report::Report<OverTime<Series>>;

/// Values over time in steps of `stepMs` from the start of the run. A MessageBox alone has no workers.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Series {
    step_ms: f64,
    orchestrations_per_second: Line,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Line"))]
    master_cpu_percent: Option<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Line"))]
    worker1_cpu_percent: Option<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Line"))]
    worker2_cpu_percent: Option<Line>,
}

/// The report of a run so far.
pub fn of(system: &System, status: Status) -> Report {
    let settings = system.settings();
    let metrics = system.metrics();
    report::Report {
        model_version: model::VERSION,
        digest: report::digest(&[system.course().events()], metrics.map(|(_, value)| value)).hex(),
        status,
        unstable_reason: None,
        simulated_ms: system.end_ms(),
        events: system.course().events(),
        metrics: metrics.into_iter().collect(),
        machines: system.database_servers().collect(),
        resources: system.resources(),
        own: OverTime {
            series: series(system),
            incidents: Vec::new(),
        },
        protocol: Phases {
            ramp_up_ms: settings.ramp_up_ms,
            steady_ms: settings.steady_ms,
            ..Phases::default()
        },
    }
}

fn series(system: &System) -> Series {
    let completions = system.completions();
    let mut cpu = system
        .cpu_series()
        .map(|line| Line::rounded(line.means(), 10.0));
    Series {
        step_ms: completions.step(),
        orchestrations_per_second: Line::exact(
            completions.rates().map(|rate| Some(rate * 1_000.0)),
        ),
        master_cpu_percent: cpu.next(),
        worker1_cpu_percent: cpu.next(),
        worker2_cpu_percent: cpu.next(),
    }
}
