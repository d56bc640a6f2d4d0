//! The worker-threads study's load test: bursts at regular times, counters over the whole run.

use super::run::Driven;
use super::worker_threads_report as report;
use super::{Draw, Status, Study};
use crate::model::pools::system::System;
use crate::model::pools::{Load, Settings};
use crate::parameters::worker_threads::{Parameters, TABLE};
use crate::scenario::Values;
use crate::scenario::knobs::worker_threads::{Id, KNOBS};

/// The study and its model.
pub const STUDY: Study = Study {
    id: "worker-threads",
    model_version: MODEL_VERSION,
    knobs: KNOBS,
    parameters: TABLE,
    // Its numbers are counts of a whole run, which takes little time: the preview is one, too.
    start: |values, _, Draw { seed, replication }| {
        let values = Values::check(values)?;
        let run = Run::new(&values, Parameters::default(), seed, replication);
        Ok(Box::new(run))
    },
};

/// Changes whenever the same scenario and seed give other numbers.
pub const MODEL_VERSION: &str = "1.0.0";

const MINUTE_MS: f64 = 60_000.0;

/// A scenario in the terms of the model.
fn settings(values: &Values<Id>) -> Settings {
    let processors = values.count(Id::ProcessorsPerHost);
    let threads = values.count(Id::MaxWorkerThreads);
    Settings {
        load: Load {
            steady_per_ms: values.get(Id::SteadyPerSecond) / 1_000.0,
            burst_messages: values.get(Id::BurstMessages),
            burst_ms: values.get(Id::BurstMinutes) * MINUTE_MS,
            period_ms: values.get(Id::PeriodMinutes) * MINUTE_MS,
        },
        receive_hosts: values.count(Id::ReceiveHosts),
        orchestration_hosts: values.count(Id::OrchestrationHosts),
        send_hosts: values.count(Id::SendHosts),
        worker_threads: if values.on(Id::ThreadsPerCpu) {
            threads * processors
        } else {
            threads
        },
        messaging_threads: values.count(Id::MessagingThreads) * processors,
        most_sessions: (values.count(Id::ConnectionsPerCpu) * processors) as u32,
        sql_processors: values.count(Id::SqlProcessors) as u32,
        sql_workers: values.count(Id::SqlWorkers) as u32,
        hot_locks: values.count(Id::HotLocks),
        transactions: values.count(Id::TransactionsPerOrchestration) as u32,
        round_trip_ms: values.get(Id::ClientRoundTripMs),
        reply_ms: values.get(Id::ReplySeconds) * 1_000.0,
        end_ms: values.get(Id::RunMinutes) * MINUTE_MS,
    }
}

/// One replication of a scenario.
pub type Run = super::run::Run<System>;

impl Run {
    /// A run before its first event.
    pub fn new(values: &Values<Id>, parameters: Parameters, seed: u32, replication: u32) -> Self {
        Self::of(System::new(settings(values), parameters, seed, replication))
    }
}

impl Driven for System {
    fn progress(&self) -> f64 {
        self.now_ms() / self.settings().end_ms
    }

    fn is_stable(&self) -> bool {
        !self.is_full()
    }

    fn report(&self, status: Status) -> String {
        report::write(self, status)
    }
}
