//! What the reports of all studies have in common, as JSON.

use super::Status;
use crate::json::Json;
use crate::kernel::digest::Digest;
use crate::parts::resource::Resource;

/// What a report begins with.
pub struct Head<'a> {
    pub model_version: &'a str,
    /// Fingerprint of what was recorded.
    pub digest: String,
    pub status: Status,
    /// Why the run ended before its time.
    pub unstable_reason: Option<String>,
    pub simulated_ms: f64,
    pub events: u64,
    /// Names are those of the published columns.
    pub metrics: Vec<(&'a str, f64)>,
}

/// The report: its head, then the members that `rest` writes.
pub fn write(head: &Head, rest: impl FnOnce(&mut Json)) -> String {
    let mut json = Json::default();
    json.object(|json| {
        json.key("modelVersion").string(head.model_version);
        json.key("digest").string(&head.digest);
        json.key("status").string(match head.status {
            Status::Running => "running",
            Status::Done => "done",
            Status::Unstable => "unstable",
        });
        match &head.unstable_reason {
            Some(reason) => json.key("unstableReason").string(reason),
            None => json.key("unstableReason").null(),
        }
        json.key("simulatedMs").number(head.simulated_ms);
        json.key("events").number(head.events as f64);
        json.key("metrics").object(|json| {
            for &(name, value) in &head.metrics {
                json.key(name).number(value);
            }
        });
        rest(json);
    });
    json.finish()
}

/// Summary of counts and metrics, to tell two runs apart at a glance; a study may add to it.
pub fn digest(counts: &[u64], metrics: impl IntoIterator<Item = f64>) -> Digest {
    let mut digest = Digest::default();
    counts.iter().for_each(|&count| digest.add_u64(count));
    metrics.into_iter().for_each(|value| digest.add(value));
    digest
}

/// A computer and how busy its processors were.
pub struct Machine<'a> {
    pub name: &'a str,
    pub group: &'a str,
    pub roles: &'a [&'a str],
    pub processors: u32,
    pub cpu_percent: f64,
}

pub fn write_machine(json: &mut Json, machine: &Machine) {
    json.object(|json| {
        json.key("name").string(machine.name);
        json.key("group").string(machine.group);
        json.key("roles")
            .array(|json| machine.roles.iter().for_each(|role| json.string(role)));
        json.key("processors").number(f64::from(machine.processors));
        json.key("cpuPercent").number(machine.cpu_percent);
    });
}

pub fn write_resources(json: &mut Json, resources: &[Resource]) {
    json.key("resources").array(|json| {
        for resource in resources {
            json.object(|json| {
                json.key("id").string(resource.id);
                json.key("label").string(&resource.label);
                json.key("utilisationPercent")
                    .number(resource.utilisation_percent);
                json.key("waitMs").number(resource.wait_ms);
            });
        }
    });
}

/// The phases of a run, which together are all of it.
#[derive(Default)]
pub struct Phases {
    pub ramp_up_ms: f64,
    pub steady_ms: f64,
    pub ramp_down_ms: f64,
    /// Whether results cover the ramps, too.
    pub ramps_count: bool,
}

pub fn write_protocol(json: &mut Json, phases: &Phases) {
    json.key("protocol").object(|json| {
        json.key("rampUpMs").number(phases.ramp_up_ms);
        json.key("steadyMs").number(phases.steady_ms);
        json.key("rampDownMs").number(phases.ramp_down_ms);
        json.key("rampsCount").boolean(phases.ramps_count);
    });
}

/// A line of the series, rounded to a part of 1 such as a tenth (10); null for a step without a value.
pub fn write_line(
    json: &mut Json,
    name: &str,
    values: impl IntoIterator<Item = Option<f64>>,
    parts: f64,
) {
    json.key(name).array(|json| {
        for value in values {
            json.number(value.map_or(f64::NAN, |value| libm::round(value * parts) / parts));
        }
    });
}

/// Something that happened for a time.
pub struct Incident<'a> {
    pub kind: &'a str,
    pub label: &'a str,
    pub start_ms: f64,
    /// Not a number while it lasts.
    pub end_ms: f64,
}

/// An incident; `detail` writes what is told of it besides, or null.
pub fn write_incident(json: &mut Json, incident: &Incident, detail: impl FnOnce(&mut Json)) {
    json.object(|json| {
        json.key("kind").string(incident.kind);
        json.key("label").string(incident.label);
        json.key("startMs").number(incident.start_ms);
        json.key("endMs").number(incident.end_ms);
        detail(json.key("detail"));
    });
}
