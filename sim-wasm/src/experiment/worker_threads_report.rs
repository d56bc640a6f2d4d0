//! The report of a worker-threads run as JSON. Metric names are those of the published figures.

use super::Status;
use super::worker_threads::MODEL_VERSION;
use crate::json::Json;
use crate::kernel::digest::Digest;
use crate::kernel::series::Series;
use crate::model::pools::system::{INSTANCE_LIMIT, System};

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let mut json = Json::default();
    json.object(|json| {
        json.key("modelVersion").string(MODEL_VERSION);
        json.key("digest").string(&digest(system));
        json.key("status").string(match status {
            Status::Running => "running",
            Status::Done => "done",
            Status::Unstable => "unstable",
        });
        if status == Status::Unstable {
            let reason = format!("More than {INSTANCE_LIMIT} instances waited for a thread.");
            json.key("unstableReason").string(&reason);
        } else {
            json.key("unstableReason").null();
        }
        json.key("simulatedMs").number(system.end_ms());
        json.key("events").number(system.events() as f64);
        json.key("metrics").object(|json| {
            for (name, value) in system.metrics() {
                json.key(name).number(value);
            }
        });
        json.key("machines")
            .array(|json| write_server(json, system));
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
        json.key("incidents")
            .array(|json| write_incidents(json, system));
        json.key("protocol").object(|json| {
            json.key("rampUpMs").number(0.0);
            json.key("steadyMs").number(system.settings().end_ms);
            json.key("rampDownMs").number(0.0);
        });
    });
    json.finish()
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
    json.object(|json| {
        json.key("name").string("BPI8X32PERF01");
        json.key("group").string("database");
        json.key("roles").array(|json| json.string("messagebox"));
        json.key("processors")
            .number(f64::from(system.settings().sql_processors));
        json.key("cpuPercent").number(system.cpu_percent());
    });
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
