//! The capacity study: how a MessageBox takes a load, a backlog and the recovery from it.

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
pub struct Run {
    system: System,
}

impl Run {
    /// A run before its first event.
    pub fn new(
        values: &Values<Id>,
        parameters: Parameters,
        protocol: Protocol,
        seed: u32,
        replication: u32,
    ) -> Self {
        Self {
            system: System::new(
                Settings::new(values, parameters),
                protocol == Protocol::Preview,
                seed,
                replication,
            ),
        }
    }

    /// What has been recorded so far.
    pub fn system(&self) -> &System {
        &self.system
    }

    /// How far the run is.
    pub fn status(&self) -> Status {
        if !self.system.is_over() {
            Status::Running
        } else if self.system.fault().is_some() {
            Status::Unstable
        } else {
            Status::Done
        }
    }
}

impl super::Run for Run {
    fn advance(&mut self, most: u32) -> Status {
        self.system.advance(most);
        self.status()
    }

    fn progress(&self) -> f64 {
        self.system.progress()
    }

    fn report(&self) -> String {
        capacity_report::write(&self.system, self.status())
    }
}
