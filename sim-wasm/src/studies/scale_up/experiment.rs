//! The scale-up study's batch test: as much load as the configuration takes, for a steady time.

use super::knobs::{Id, KNOBS};
use super::model::Settings;
use super::model::settings::Application;
use super::model::system::System;
use super::model::watched;
use super::parameters::{Parameters, TABLE};
use super::{model, report};
use crate::experiment::driver::{self, Reported};
use crate::experiment::{self, Protocol, Status, Study};
use crate::kernel::convert::Whole;
use crate::kernel::random::Draw;
use crate::scenario::Values;

/// The study and its model.
pub const STUDY: Study = Study {
    id: "scale-up",
    model_version: model::VERSION,
    knobs: KNOBS,
    rules: &[],
    parameters: TABLE,
    parts: watched::PARTS,
    start: |values, protocol, draw| {
        let values = Values::check(values)?;
        let run = Run::new(&values, Parameters::default(), protocol, draw);
        Ok(Box::new(run))
    },
    start_with: None,
    #[cfg(test)]
    shape: crate::shapes::of::<report::Report>,
};

/// A scenario in the terms of the model.
pub fn settings(values: &Values<Id>, protocol: Protocol) -> Settings {
    let count = |id| u32::saturated(values.count(id));
    let (application, latency_ms) = if values.get(Id::Application) == 0.0 {
        (Application::Simple, 0.0)
    } else {
        let waits_ms = values.get(Id::LatencyMs) * values.get(Id::LatencySteps);
        (Application::Latency, waits_ms)
    };
    // What is under way has gone round before counting begins, waits included.
    let (ramp_up_ms, steady_ms) = match protocol {
        Protocol::Study => (20_000.0, 180_000.0),
        Protocol::Preview => (5_000.0, 15_000.0),
    };
    Settings {
        application,
        receive_hosts: count(Id::ReceiveHosts),
        process_hosts: count(Id::ProcessHosts),
        send_hosts: count(Id::SendHosts),
        workers: count(Id::WorkerMessageBoxes),
        master_processors: count(Id::MasterProcessors),
        worker_processors: count(Id::WorkerProcessors),
        latency_ms,
        threads_per_host: count(Id::ThreadsPerHost),
        under_way: count(Id::MessagesUnderWay),
        ramp_up_ms,
        steady_ms,
    }
}

/// One replication of a scenario.
pub type Run = driver::Run<System>;

impl Run {
    /// A run before its first event.
    pub fn new(
        values: &Values<Id>,
        parameters: Parameters,
        protocol: Protocol,
        draw: Draw,
    ) -> Self {
        let settings = settings(values, protocol);
        Self::of(System::new(settings, parameters, draw))
    }
}

impl Reported for System {
    fn report(&self, status: Status) -> String {
        experiment::report::write(&report::of(self, status))
    }
}
