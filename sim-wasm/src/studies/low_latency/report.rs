//! The report of a run. Metric names are those of the published columns.

use super::model;
use super::model::load::Schedule;
use super::model::observations::STEP_MS;
use super::model::stages::Kind;
use super::model::system::System;
use super::model::view::{Path, StageShare};
use crate::experiment::Status;
use crate::experiment::driver::Driven as _;
use crate::experiment::report::{self, Line, Phases};
use serde::Serialize;

/// What a run of this study reports.
pub type Report = report::Report<Own>;

/// What it reports besides.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Own {
    distribution: Distribution,
    /// The parts of a roundtrip, where roundtrips are measured.
    stages: Vec<Stage>,
    series: Series,
}

/// A histogram of roundtrips: `counts[i]` of them took between `i` and `i + 1` bins.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
struct Distribution {
    bin_ms: f64,
    counts: Vec<u64>,
}

/// A part of the roundtrip, told apart by `path` and `id`. The means of a path's stages add up to
/// the mean time of single messages.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
struct Stage {
    id: &'static str,
    label: &'static str,
    path: Path,
    kind: StageKind,
    /// What is waited for; null where the kind is not "wait".
    waits_for: Option<&'static str>,
    mean_ms: f64,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(inline))]
#[serde(rename_all = "lowercase")]
enum StageKind {
    Work,
    Wait,
    Assumed,
}

/// Values over time in steps of `stepMs` from the start of the run.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
struct Series {
    step_ms: f64,
    roundtrip_ms: Line,
    throughput_per_second: Line,
    application_queue: Line,
    spool: Line,
    /// The instants at which a checkpoint started, instead of one value for each step.
    checkpoint_ms: Line,
}

/// The report of a run so far.
pub fn of(system: &System, status: Status) -> Report {
    let metrics = system.metrics().into_iter().chain(system.medians());
    report::Report {
        model_version: model::VERSION,
        digest: digest(system),
        status,
        unstable_reason: system.backlog().filter(|_| status == Status::Unstable),
        simulated_ms: system.end_ms(),
        events: system.course().events(),
        metrics: metrics.map(|metric| (metric.name, metric.value)).collect(),
        machines: system.computers(),
        resources: system.resources(),
        own: Own {
            distribution: distribution(system),
            stages: system.stages().into_iter().map(stage).collect(),
            series: series(system),
        },
        protocol: phases(&system.schedule()),
    }
}

/// A preview begins with a warm-up, a run of the study with a ramp; neither counts.
fn phases(schedule: &Schedule) -> Phases {
    let ramp_up_ms = schedule.warm_up_ms.max(schedule.ramp_up_ms);
    Phases {
        ramp_up_ms,
        steady_ms: schedule.end_ms - ramp_up_ms,
        ramp_down_ms: 0.0,
        ramps_count: schedule.warm_up_ms == 0.0,
    }
}

/// Summary of every reported number, to tell two runs apart at a glance.
pub fn digest(system: &System) -> String {
    let metrics = system.metrics().into_iter().map(|metric| metric.value);
    let mut digest = report::digest(&[system.course().events()], metrics);
    for count in system.observations().distribution.counts() {
        digest.add_u64(*count);
    }
    digest.hex()
}

fn distribution(system: &System) -> Distribution {
    let bins = &system.observations().distribution;
    Distribution {
        bin_ms: bins.width(),
        counts: bins.counts().into(),
    }
}

fn stage(share: StageShare) -> Stage {
    let (kind, waits_for) = match share.kind {
        Kind::Work => (StageKind::Work, None),
        Kind::Wait(awaited) => (StageKind::Wait, Some(awaited)),
        Kind::Assumed => (StageKind::Assumed, None),
    };
    Stage {
        id: share.id,
        label: share.label,
        path: share.path,
        kind,
        waits_for,
        mean_ms: share.mean_ms,
    }
}

fn series(system: &System) -> Series {
    let observed = system.observations();
    let rates = observed.received_series.rates();
    let counts = |counts: &[u32]| Line::exact(counts.iter().map(|&n| Some(f64::from(n))));
    Series {
        step_ms: STEP_MS,
        roundtrip_ms: Line::rounded(observed.roundtrip_series.means(), 10.0),
        throughput_per_second: Line::rounded(rates.map(|rate| Some(rate * 1000.0)), 100.0),
        application_queue: counts(&observed.queue_series),
        spool: counts(&observed.spool_series),
        checkpoint_ms: Line::rounded(observed.checkpoints_ms.iter().copied().map(Some), 1.0),
    }
}
