//! The report of a run as JSON. Metric names are those of the published columns.

use super::model;
use super::model::observations::STEP_MS;
use super::model::stages::Kind;
use super::model::system::{Schedule, System};
use super::model::view::StageShare;
use crate::experiment::Status;
use crate::experiment::report::{self, Head, Machine, Phases};
use crate::json::Json;
use crate::kernel::event_loop::EventDriven as _;

/// Writes the report.
pub fn write(system: &System, status: Status) -> String {
    let metrics = system.metrics();
    let medians = system.medians();
    let head = Head {
        model_version: model::VERSION,
        digest: digest(system),
        status,
        unstable_reason: system.backlog().filter(|_| status == Status::Unstable),
        simulated_ms: system.end_ms(),
        events: system.events(),
        metrics: metrics
            .iter()
            .chain(&medians)
            .map(|m| (m.name.as_ref(), m.value))
            .collect(),
    };
    report::write(&head, |json| {
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
        report::write_resources(json, &system.resources());
        json.key("series").object(|json| write_series(json, system));
        report::write_protocol(json, &phases(&system.schedule()));
    })
}

/// A preview begins with a warm-up, which does not count, a run of the study with a ramp, which does.
fn phases(schedule: &Schedule) -> Phases {
    let ramp_up_ms = schedule.warm_up_ms.max(schedule.ramp_up_ms);
    Phases {
        ramp_up_ms,
        steady_ms: schedule.end_ms - ramp_up_ms - schedule.ramp_down_ms,
        ramp_down_ms: schedule.ramp_down_ms,
        ramps_count: schedule.warm_up_ms == 0.0,
    }
}

/// Summary of every reported number, to tell two runs apart at a glance.
pub fn digest(system: &System) -> String {
    let metrics = system.metrics().into_iter().map(|metric| metric.value);
    let mut digest = report::digest(&[system.events()], metrics);
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
        let (kind, awaited) = match stage.kind {
            Kind::Work => ("work", None),
            Kind::Wait(awaited) => ("wait", Some(awaited)),
            Kind::Assumed => ("assumed", None),
        };
        json.key("kind").string(kind);
        match awaited {
            Some(name) => json.key("waitsFor").string(name),
            None => json.key("waitsFor").null(),
        }
        json.key("meanMs").number(stage.mean_ms);
    });
}

fn write_machines(json: &mut Json, system: &System) {
    for computer in system.computers() {
        let machine = Machine {
            name: computer.name,
            group: computer.group,
            roles: &computer.roles,
            processors: computer.processors,
            cpu_percent: computer.cpu_percent,
        };
        report::write_machine(json, &machine);
    }
}

fn write_series(json: &mut Json, system: &System) {
    let observed = system.observations();
    json.key("stepMs").number(STEP_MS);
    report::write_line(json, "roundtripMs", observed.roundtrip_series.means(), 10.0);
    let rates = observed.received_series.rates();
    let per_second = rates.map(|rate| Some(rate * 1000.0));
    report::write_line(json, "throughputPerSecond", per_second, 100.0);
    for (name, counts) in [
        ("applicationQueue", &observed.queue_series),
        ("spool", &observed.spool_series),
    ] {
        report::write_line(json, name, counts.iter().map(|&n| Some(f64::from(n))), 1.0);
    }
    let checkpoints = observed.checkpoints_ms.iter().copied().map(Some);
    report::write_line(json, "checkpointMs", checkpoints, 1.0);
}
