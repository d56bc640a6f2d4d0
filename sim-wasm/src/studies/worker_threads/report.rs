//! The report of a worker-threads run as JSON. Metric names are those of the published figures.

use super::model;
use super::model::system::{INSTANCE_LIMIT, System};
use crate::experiment::Status;
use crate::experiment::report::{self, Head, Incident, Machine, Phases};
use crate::json::Json;
use crate::kernel::event_loop::EventDriven as _;
use crate::kernel::series::Series;

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let is_full = status == Status::Unstable;
    let metrics = system.metrics();
    let head = Head {
        model_version: model::VERSION,
        digest: report::digest(&[system.events()], metrics.map(|(_, value)| value)).hex(),
        status,
        unstable_reason: is_full
            .then(|| format!("More than {INSTANCE_LIMIT} instances waited for a thread.")),
        simulated_ms: system.end_ms(),
        events: system.events(),
        metrics: metrics.to_vec(),
    };
    report::write(&head, |json| {
        json.key("machines")
            .array(|json| write_server(json, system));
        report::write_resources(json, &system.resources());
        json.key("series").object(|json| write_series(json, system));
        json.key("incidents")
            .array(|json| write_incidents(json, system));
        let phases = Phases {
            steady_ms: system.settings().end_ms,
            ..Phases::default()
        };
        report::write_protocol(json, &phases);
    })
}

fn write_server(json: &mut Json, system: &System) {
    let server = Machine {
        name: "BPI8X32PERF01",
        group: "database",
        roles: &["messagebox"],
        processors: system.settings().sql_processors,
        cpu_percent: system.cpu_percent(),
    };
    report::write_machine(json, &server);
}

fn write_series(json: &mut Json, system: &System) {
    let lines = &system.observations().series;
    json.key("stepMs").number(lines.sent.step());
    for (name, line) in [
        ("sentPerSecond", &lines.sent),
        ("receivedPerSecond", &lines.received),
        ("completedPerSecond", &lines.completed),
    ] {
        let rates = line.rates().map(|rate| Some(rate * 1_000.0));
        report::write_line(json, name, rates, 100.0);
    }
    let levels: [(&str, &Series, f64); 5] = [
        ("sqlCpuPercent", &lines.cpu_percent, 10.0),
        ("sqlConnections", &lines.connections, 1.0),
        ("publishingDelayMs", &lines.delay_ms, 1.0),
        ("waitingForWorker", &lines.waiting_for_worker, 1.0),
        ("waitingForLock", &lines.waiting_for_lock, 1.0),
    ];
    for (name, line, digits) in levels {
        report::write_line(json, name, line.means(), digits);
    }
}

fn write_incidents(json: &mut Json, system: &System) {
    for seen in &system.observations().incidents {
        let incident = Incident {
            kind: seen.kind(),
            label: seen.label(),
            start_ms: seen.start_ms,
            end_ms: seen.end_ms.unwrap_or(f64::NAN),
        };
        report::write_incident(json, &incident, |json| match seen.host() {
            Some(host) => json.string(&format!("Host instance {host}")),
            None => json.null(),
        });
    }
}
