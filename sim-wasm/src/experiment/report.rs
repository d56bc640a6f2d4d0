//! The report of a run as JSON. Metric names are those of the published columns.

use super::Status;
use super::low_latency::MODEL_VERSION;
use crate::json::Json;
use crate::kernel::digest::Digest;
use crate::model::observations::STEP_MS;
use crate::model::system::System;
use crate::model::view::{MetricValue, Resource, StageShare};

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let metrics = system.metrics();
    let digest = digest(system);
    let mut json = Json::default();
    json.object(|json| {
        json.key("modelVersion").string(MODEL_VERSION);
        json.key("digest").string(&digest);
        json.key("status").string(match status {
            Status::Running => "running",
            Status::Done => "done",
            Status::Unstable => "unstable",
        });
        match system.backlog() {
            Some(reason) if status == Status::Unstable => {
                json.key("unstableReason").string(&reason)
            }
            _ => json.key("unstableReason").null(),
        }
        json.key("simulatedMs").number(system.end_ms());
        json.key("events").number(system.events() as f64);
        json.key("metrics").object(|json| {
            for MetricValue { name, value } in &metrics {
                json.key(name).number(*value);
            }
        });
        json.key("distribution")
            .object(|json| write_distribution(json, system));
        json.key("stages").array(|json| {
            system
                .stages()
                .iter()
                .for_each(|stage| write_stage(json, stage))
        });
        json.key("machines")
            .array(|json| write_machines(json, system));
        json.key("resources").array(|json| {
            system
                .resources()
                .iter()
                .for_each(|resource| write_resource(json, resource))
        });
        json.key("series").object(|json| write_series(json, system));
        json.key("protocol").object(|json| {
            let schedule = system.schedule();
            json.key("rampUpMs").number(schedule.ramp_up_ms);
            json.key("steadyMs").number(
                schedule.end_ms - schedule.ramp_up_ms - schedule.ramp_down_ms - schedule.warm_up_ms,
            );
            json.key("rampDownMs").number(schedule.ramp_down_ms);
        });
    });
    json.finish()
}

/// Summary of every reported number, to tell two runs apart at a glance.
pub fn digest(system: &System) -> String {
    let mut digest = Digest::default();
    digest.add_u64(system.events());
    for metric in system.metrics() {
        digest.add(metric.value);
    }
    for count in system.observations().distribution.counts() {
        digest.add_u64(*count);
    }
    digest.hex()
}

fn write_distribution(json: &mut Json, system: &System) {
    let bins = &system.observations().distribution;
    json.key("binMs").number(bins.width());
    json.key("counts").array(|json| {
        bins.counts()
            .iter()
            .for_each(|&count| json.number(count as f64))
    });
}

fn write_stage(json: &mut Json, stage: &StageShare) {
    json.object(|json| {
        json.key("id").string(stage.id);
        json.key("label").string(stage.label);
        json.key("path").string(stage.path);
        json.key("kind").string(stage.kind);
        json.key("meanMs").number(stage.mean_ms);
    });
}

fn write_machines(json: &mut Json, system: &System) {
    for machine in system.computers() {
        json.object(|json| {
            json.key("name").string(machine.name);
            json.key("group").string(machine.group);
            json.key("roles")
                .array(|json| machine.roles.iter().for_each(|role| json.string(role)));
            json.key("processors").number(f64::from(machine.processors));
            json.key("cpuPercent").number(machine.cpu_percent);
        });
    }
}

fn write_resource(json: &mut Json, resource: &Resource) {
    json.object(|json| {
        json.key("id").string(resource.id);
        json.key("label").string(&resource.label);
        json.key("utilisationPercent")
            .number(resource.utilisation_percent);
        json.key("waitMs").number(resource.wait_ms);
    });
}

fn write_series(json: &mut Json, system: &System) {
    let observed = system.observations();
    let round = |value: f64, digits: f64| libm::round(value * digits) / digits;
    json.key("stepMs").number(STEP_MS);
    json.key("roundtripMs").array(|json| {
        for mean in observed.roundtrip_series.means() {
            json.number(mean.map_or(f64::NAN, |mean| round(mean, 10.0)));
        }
    });
    json.key("throughputPerSecond").array(|json| {
        for rate in observed.received_series.rates() {
            json.number(round(rate * 1000.0, 100.0));
        }
    });
    json.key("applicationQueue").array(|json| {
        observed
            .queue_series
            .iter()
            .for_each(|&n| json.number(f64::from(n)))
    });
    json.key("spool").array(|json| {
        observed
            .spool_series
            .iter()
            .for_each(|&n| json.number(f64::from(n)))
    });
    json.key("checkpointMs").array(|json| {
        observed
            .checkpoints_ms
            .iter()
            .for_each(|&t| json.number(round(t, 1.0)))
    });
}
