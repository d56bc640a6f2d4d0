//! A scenario in the form that the model reads.

use super::cleanup::{JobId, PerJob};
use super::hosts::{PerStage, Stage};
use super::load::{Load, Plan};
use crate::kernel::convert::Whole;
use crate::parts::deadlock::Priority;
use crate::scenario::Values;
use crate::studies::capacity::knobs::{Id, RATES};
use crate::studies::capacity::parameters::Parameters;

const HOUR_MS: f64 = 3_600_000.0;
const MINUTE_MS: f64 = 60_000.0;
const KB_PER_MB: f64 = 1024.0;

/// The longest run.
pub const LONGEST_MS: f64 = 24.0 * HOUR_MS;

/// What one kind of transaction asks of the MessageBox.
#[derive(Clone, Copy, Debug)]
pub struct Demand {
    pub latch_ms: f64,
    pub processor_ms: f64,
    /// Mean time of a session per message outside transactions.
    pub outside_ms: f64,
    /// Whether a message is dequeued.
    pub dequeues: bool,
}

/// What a cleanup job asks per row or part.
#[derive(Clone, Copy, Debug)]
pub struct Deletion {
    pub runs: bool,
    pub latch_ms: f64,
    pub processor_ms: f64,
    pub cold_reads: f64,
}

/// Everything that stays the same during a run.
#[derive(Clone, Debug)]
pub struct Settings {
    pub plan: Plan,
    /// Whether the run goes on after the load until the spool has recovered.
    pub until_recovered: bool,
    pub end_ms: f64,
    pub offline_from_ms: f64,
    pub offline_until_ms: f64,
    pub orchestration: bool,
    pub demands: PerStage<Demand>,
    pub instances: PerStage<usize>,
    pub sessions_per_host: u32,
    pub throttle_sessions: u32,
    pub deletions: PerJob<Deletion>,
    pub job_priority: Priority,
    pub cache_kb: f64,
    pub request_ms: f64,
    pub processors: usize,
    pub parameters: Parameters,
}

impl Settings {
    /// The settings of a scenario.
    pub fn new(values: &Values<Id>, p: Parameters) -> Self {
        let load = Load::from_value(values.get(Id::Load));
        let duration_ms = values.get(Id::DurationHours) * HOUR_MS;
        let offline_from_ms = values.get(Id::PartnerOfflineAtHours) * HOUR_MS;
        let until_recovered = load == Load::UntilBacklog;
        let agent = values.on(Id::SqlAgent);
        let deletion = |id, share: f64| Deletion {
            runs: agent && values.on(id),
            latch_ms: p.delete_latch_ms * share,
            processor_ms: p.delete_cpu_ms * share,
            cold_reads: p.delete_reads * share,
        };
        let batched = Demand {
            latch_ms: p.batched_latch_ms,
            processor_ms: p.transaction_cpu_ms,
            outside_ms: p.dequeue_ms,
            dequeues: true,
        };
        Self {
            plan: plan(load, values, duration_ms),
            until_recovered,
            end_ms: if until_recovered {
                LONGEST_MS
            } else {
                duration_ms
            },
            offline_from_ms,
            offline_until_ms: offline_from_ms + values.get(Id::PartnerOfflineHours) * HOUR_MS,
            orchestration: values.on(Id::Orchestration),
            demands: [
                Demand {
                    latch_ms: p.receive_latch_ms,
                    processor_ms: p.transaction_cpu_ms,
                    outside_ms: 0.0,
                    dequeues: false,
                },
                batched,
                batched,
            ]
            .into(),
            instances: [
                values.count(Id::ReceiveHosts),
                values.count(Id::OrchestrationHosts),
                values.count(Id::SendHosts),
            ]
            .into(),
            sessions_per_host: u32::saturated(values.count(Id::SessionsPerHost)),
            throttle_sessions: u32::saturated(values.count(Id::ThrottleSessions)),
            deletions: [
                deletion(Id::MessageCleanup, 1.0),
                deletion(Id::PartsCleanup, p.parts_share),
            ]
            .into(),
            job_priority: if values.get(Id::DeadlockPriority) == 0.0 {
                Priority::Low
            } else {
                Priority::Normal
            },
            cache_kb: values.get(Id::MessageBoxMemoryMb) * KB_PER_MB * p.cache_share,
            request_ms: p.disk_request_ms * 100.0 / values.get(Id::DiskSpeedPercent),
            processors: values.count(Id::SqlProcessors),
            parameters: p,
        }
    }

    #[inline]
    pub fn deletion(&self, job: JobId) -> Deletion {
        self.deletions[job]
    }

    #[inline]
    pub fn demand(&self, stage: Stage) -> &Demand {
        &self.demands[stage]
    }
}

fn plan(load: Load, values: &Values<Id>, duration_ms: f64) -> Plan {
    let bursts = matches!(load, Load::Floodgate | Load::Drawn);
    Plan {
        rates: if load == Load::Drawn {
            RATES.iter().map(|&id| values.get(id)).collect()
        } else {
            vec![values.get(Id::RatePerSecond)]
        },
        stop_at_rows: (load == Load::UntilBacklog)
            .then(|| u64::floored(values.get(Id::StopAtRows))),
        until_ms: duration_ms,
        burst: if bursts {
            u64::floored(values.get(Id::BurstMessages))
        } else {
            0
        },
        burst_at_ms: values.get(Id::BurstAtMinutes) * MINUTE_MS,
    }
}
