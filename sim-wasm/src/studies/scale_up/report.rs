//! The report of a scale-up run as JSON. Metric names are those of the published figures.

use super::model;
use super::model::system::System;
use crate::experiment::Status;
use crate::experiment::report::{self, Head, Machine, Phases};
use crate::json::Json;
use crate::kernel::event_loop::EventDriven as _;

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let settings = system.settings();
    let metrics = system.metrics();
    let head = Head {
        model_version: model::VERSION,
        digest: report::digest(&[system.events()], metrics.map(|(_, value)| value)).hex(),
        status,
        unstable_reason: None,
        simulated_ms: system.end_ms(),
        events: system.events(),
        metrics: metrics.to_vec(),
    };
    report::write(&head, |json| {
        json.key("machines")
            .array(|json| write_servers(json, system));
        report::write_resources(json, &system.resources());
        json.key("series").object(|json| write_series(json, system));
        json.key("incidents").array(|_| {});
        let phases = Phases {
            ramp_up_ms: settings.ramp_up_ms,
            steady_ms: settings.steady_ms,
            ..Phases::default()
        };
        report::write_protocol(json, &phases);
    })
}

fn write_servers(json: &mut Json, system: &System) {
    for server in system.database_servers() {
        let machine = Machine {
            name: server.name,
            group: "database",
            roles: &["messagebox"],
            processors: server.processors,
            cpu_percent: server.cpu_percent,
        };
        report::write_machine(json, &machine);
    }
}

fn write_series(json: &mut Json, system: &System) {
    let completions = system.completions();
    json.key("stepMs").number(completions.step());
    json.key("orchestrationsPerSecond").array(|json| {
        for rate in completions.rates() {
            json.number(rate * 1_000.0);
        }
    });
    let names = ["masterCpuPercent", "worker1CpuPercent", "worker2CpuPercent"];
    for (name, line) in names.into_iter().zip(system.cpu_series()) {
        report::write_line(json, name, line.means(), 10.0);
    }
}
