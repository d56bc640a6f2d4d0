//! The capacity study: how a MessageBox takes a load, a backlog and the recovery from it.

use super::run::Driven;
use super::{Draw, Protocol, Status, Study, capacity_report};
use crate::model::backlog::settings::Settings;
use crate::model::backlog::system::System;
use crate::parameters::capacity::{Parameters, TABLE};
use crate::scenario::Values;
use crate::scenario::knobs::capacity::{Id, KNOBS};

/// The study and its model.
pub const STUDY: Study = Study {
    id: "capacity",
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
        let settings = Settings::new(values, parameters);
        let coarse = protocol == Protocol::Preview;
        Self::of(System::new(settings, coarse, seed, replication))
    }
}

impl Driven for System {
    fn progress(&self) -> f64 {
        self.progress()
    }

    fn is_stable(&self) -> bool {
        self.fault().is_none()
    }

    fn report(&self, status: Status) -> String {
        capacity_report::write(self, status)
    }
}
