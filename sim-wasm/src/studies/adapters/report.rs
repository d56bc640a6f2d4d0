//! The report of an adapter run as JSON. Metric names are those of the published columns.

use super::model;
use super::model::demand::{BIZTALK_PROCESSORS, SQL_PROCESSORS};
use super::model::system::{HEART_CUT, System};
use crate::experiment::Status;
use crate::experiment::report::{self, Head, Incident, Machine, Phases};
use crate::json::Json;
use crate::kernel::event_loop::EventDriven as _;

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let metrics = system.metrics();
    let counts = [system.events(), system.completed()];
    let head = Head {
        model_version: model::VERSION,
        digest: report::digest(&counts, metrics.map(|(_, value)| value)).hex(),
        status,
        unstable_reason: None,
        simulated_ms: system.end_ms(),
        events: system.events(),
        metrics: metrics.to_vec(),
    };
    report::write(&head, |json| {
        json.key("machines")
            .array(|json| write_machines(json, system));
        report::write_resources(json, &system.resources());
        json.key("series").object(|json| write_series(json, system));
        json.key("incidents")
            .array(|json| write_incidents(json, system));
        let end_ms = system.settings().end_ms;
        let [start, end] = HEART_CUT;
        let phases = Phases {
            ramp_up_ms: start * end_ms,
            steady_ms: (end - start) * end_ms,
            ramp_down_ms: (1.0 - end) * end_ms,
            ramps_count: false,
        };
        report::write_protocol(json, &phases);
    })
}

fn write_machines(json: &mut Json, system: &System) {
    let instances = system.settings().host_instances;
    let server = if instances == 1 {
        "Server 1".into()
    } else {
        format!("Server 1 × {instances}")
    };
    let metrics = system.metrics();
    let cpu_percent = |name| {
        let found = metrics.iter().find(|(id, _)| *id == name);
        found.map_or(f64::NAN, |&(_, value)| value)
    };
    let machines = [
        Machine {
            name: &server,
            group: "biztalk",
            roles: &["receive", "process", "send"],
            processors: BIZTALK_PROCESSORS,
            cpu_percent: cpu_percent("cpu.biztalk"),
        },
        Machine {
            name: "Server 2",
            group: "database",
            roles: &["messagebox"],
            processors: SQL_PROCESSORS,
            cpu_percent: cpu_percent("cpu.sql"),
        },
    ];
    for machine in &machines {
        report::write_machine(json, machine);
    }
}

fn write_series(json: &mut Json, system: &System) {
    let lines = &system.observations().lines;
    json.key("stepMs").number(lines.documents.step());
    let rates = lines.documents.rates().map(|rate| Some(rate * 1_000.0));
    report::write_line(json, "documentsPerSecond", rates, 100.0);
    for (name, line) in [
        ("queueDepth", &lines.queue_depth),
        ("messagesInDatabase", &lines.in_database),
        ("biztalkCpuPercent", &lines.cpu_percent),
    ] {
        report::write_line(json, name, line.means(), 10.0);
    }
}

fn write_incidents(json: &mut Json, system: &System) {
    for pause in &system.observations().incidents {
        let incident = Incident {
            kind: "throttling",
            label: "Receiving pauses",
            start_ms: pause.start_ms,
            end_ms: pause.end_ms.unwrap_or(f64::NAN),
        };
        report::write_incident(json, &incident, Json::null);
    }
}
