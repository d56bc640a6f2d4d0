//! The report of a scale-up run as JSON. Metric names are those of the published figures.

use super::Status;
use super::scale_up::MODEL_VERSION;
use crate::json::Json;
use crate::model::scaling::system::System;

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let settings = system.settings();
    let metrics = system.metrics();
    let head = Head {
        model_version: MODEL_VERSION,
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
        json.key("resources").array(|json| {
            for resource in system.resources() {
                json.object(|json| {
                    json.key("id").string(resource.id);
                    json.key("label").string(resource.label);
                    json.key("utilisationPercent")
                        .number(resource.utilisation_percent);
                    json.key("waitMs").number(resource.wait_ms);
                });
            }
        });
        json.key("series").object(|json| write_series(json, system));
        json.key("incidents").array(|_| {});
        json.key("protocol").object(|json| {
            json.key("rampUpMs").number(settings.ramp_up_ms);
            json.key("steadyMs").number(settings.steady_ms);
            json.key("rampDownMs").number(0.0);
        });
    });
    json.finish()
}

fn write_servers(json: &mut Json, system: &System) {
    for server in system.database_servers() {
        json.object(|json| {
            json.key("name").string(server.name);
            json.key("group").string("database");
            json.key("roles").array(|json| json.string("messagebox"));
            json.key("processors").number(f64::from(server.processors));
            json.key("cpuPercent").number(server.cpu_percent);
        });
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
