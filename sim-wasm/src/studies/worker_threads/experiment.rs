//! The worker-threads study's load test: bursts at regular times, counters over the whole run.

use super::knobs::{Id, KNOBS, RULES};
use super::model::system::System;
use super::model::{Load, Settings, watched};
use super::parameters::{Parameters, TABLE};
use super::{model, report};
use crate::experiment::driver::{self, Reported};
use crate::experiment::{self, Status, Study};
use crate::kernel::convert::Whole;
use crate::kernel::random::Draw;
use crate::scenario::Values;

/// The study and its model.
pub const STUDY: Study = Study {
    id: "worker-threads",
    model_version: model::VERSION,
    knobs: KNOBS,
    rules: RULES,
    parameters: TABLE,
    parts: watched::PARTS,
    // Its numbers are counts of a whole run, which takes little time: the preview is one, too.
    start: |values, _, draw| {
        let values = Values::check(values)?;
        let run = Run::new(&values, Parameters::default(), draw);
        Ok(Box::new(run))
    },
    start_with: None,
    #[cfg(test)]
    shape: crate::shapes::of::<report::Report>,
};

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
        most_sessions: u32::saturated(values.count(Id::ConnectionsPerCpu) * processors),
        sql_processors: u32::saturated(values.count(Id::SqlProcessors)),
        sql_workers: u32::saturated(values.count(Id::SqlWorkers)),
        hot_locks: values.count(Id::HotLocks),
        transactions: u32::saturated(values.count(Id::TransactionsPerOrchestration)),
        round_trip_ms: values.get(Id::ClientRoundTripMs),
        reply_ms: values.get(Id::ReplySeconds) * 1_000.0,
        end_ms: values.get(Id::RunMinutes) * MINUTE_MS,
    }
}

/// One replication of a scenario.
pub type Run = driver::Run<System>;

impl Run {
    /// A run before its first event.
    pub fn new(values: &Values<Id>, parameters: Parameters, draw: Draw) -> Self {
        Self::of(System::new(settings(values), parameters, draw))
    }
}

impl Reported for System {
    fn report(&self, status: Status) -> String {
        experiment::report::write(&report::of(self, status))
    }
}
