//! The report of a worker-threads run as JSON. Metric names are those of the published figures.

use super::Status;
use super::report::{self, Head, Machine, Resource};
use super::worker_threads::MODEL_VERSION;
use crate::json::Json;
use crate::kernel::digest::Digest;
use crate::kernel::series::Series;
use crate::model::pools::system::{INSTANCE_LIMIT, System};

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let is_full = status == Status::Unstable;
    let head = Head {
        model_version: MODEL_VERSION,
        digest: digest(system),
        status,
        unstable_reason: is_full
            .then(|| format!("More than {INSTANCE_LIMIT} instances waited for a thread.")),
        simulated_ms: system.end_ms(),
        events: system.events(),
        metrics: system.metrics().to_vec(),
    };
    report::write(&head, |json| {
        json.key("machines")
            .array(|json| write_server(json, system));
        json.key("resources").array(|json| {
            for resource in system.resources() {
                let resource = Resource {
                    id: resource.id,
                    label: resource.label,
                    utilisation_percent: resource.utilisation_percent,
                    wait_ms: resource.wait_ms,
                };
                report::write_resource(json, &resource);
            }
        });
        json.key("series").object(|json| write_series(json, system));
        json.key("incidents")
            .array(|json| write_incidents(json, system));
        report::write_protocol(json, 0.0, system.settings().end_ms, 0.0);
    })
}

/// Summary of every metric, to tell two runs apart at a glance.
fn digest(system: &System) -> String {
    let mut digest = Digest::default();
    digest.add_u64(system.events());
    for (_, value) in system.metrics() {
        digest.add(value);
    }
    digest.hex()
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
        write_line(json, name, rates, 100.0);
    }
    let levels: [(&str, &Series, f64); 5] = [
        ("sqlCpuPercent", &lines.cpu_percent, 10.0),
        ("sqlConnections", &lines.connections, 1.0),
        ("publishingDelayMs", &lines.delay_ms, 1.0),
        ("waitingForWorker", &lines.waiting_for_worker, 1.0),
        ("waitingForLock", &lines.waiting_for_lock, 1.0),
    ];
    for (name, line, digits) in levels {
        write_line(json, name, line.means(), digits);
    }
}

fn write_line(json: &mut Json, name: &str, values: impl Iterator<Item = Option<f64>>, digits: f64) {
    json.key(name).array(|json| {
        for value in values {
            json.number(value.map_or(f64::NAN, |v| libm::round(v * digits) / digits));
        }
    });
}

fn write_incidents(json: &mut Json, system: &System) {
    for incident in &system.observations().incidents {
        json.object(|json| {
            json.key("kind").string(incident.kind());
            json.key("label").string(incident.label());
            json.key("startMs").number(incident.start_ms);
            json.key("endMs")
                .number(incident.end_ms.unwrap_or(f64::NAN));
            match incident.host() {
                Some(host) => json.key("detail").string(&format!("Host instance {host}")),
                None => json.key("detail").null(),
            };
        });
    }
}
