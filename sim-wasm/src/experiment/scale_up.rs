//! The scale-up study's batch test: as much load as the configuration takes, for a steady time.

use super::run::Driven;
use super::scale_up_report as report;
use super::{Draw, Protocol, Status, Study};
use crate::model::scaling::Settings;
use crate::model::scaling::settings::Application;
use crate::model::scaling::system::System;
use crate::parameters::scale_up::{Parameters, TABLE};
use crate::scenario::Values;
use crate::scenario::knobs::scale_up::{Id, KNOBS};

/// The study and its model.
pub const STUDY: Study = Study {
    id: "scale-up",
    model_version: MODEL_VERSION,
    knobs: KNOBS,
    parameters: TABLE,
    start: |values, protocol, Draw { seed, replication }| {
        let values = Values::check(values)?;
        let run = Run::new(&values, Parameters::default(), protocol, seed, replication);
        Ok(Box::new(run))
    },
};

/// Changes whenever the same scenario and seed give other numbers.
pub const MODEL_VERSION: &str = "1.0.0";

/// A scenario in the terms of the model.
fn settings(values: &Values<Id>, protocol: Protocol) -> Settings {
    let count = |id| values.count(id) as u32;
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
pub type Run = super::run::Run<System>;

impl Run {
    /// A run before its first event.
    pub fn new(
        values: &Values<Id>,
        parameters: Parameters,
        protocol: Protocol,
        seed: u32,
        replication: u32,
    ) -> Self {
        let settings = settings(values, protocol);
        Self::of(System::new(settings, parameters, seed, replication))
    }
}

impl Driven for System {
    fn progress(&self) -> f64 {
        let settings = self.settings();
        self.now_ms() / (settings.ramp_up_ms + settings.steady_ms)
    }

    fn is_stable(&self) -> bool {
        // As the messages under way are limited, no backlog can grow.
        true
    }

    fn report(&self, status: Status) -> String {
        report::write(self, status)
    }
}
