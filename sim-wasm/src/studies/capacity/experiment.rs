//! The capacity study: how a MessageBox takes a load, a backlog and the recovery from it.

use super::knobs::{Id, KNOBS};
use super::model::settings::Settings;
use super::model::system::System;
use super::model::watched;
use super::parameters::{Parameters, TABLE};
use super::{model, report};
use crate::experiment::driver::{self, Reported};
use crate::experiment::{self, Protocol, Status, Study};
use crate::kernel::random::Draw;
use crate::scenario::Values;

/// The study and its model.
pub const STUDY: Study = Study {
    id: "capacity",
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
        let settings = Settings::new(values, parameters);
        let coarse = protocol == Protocol::Preview;
        Self::of(System::new(settings, coarse, draw))
    }
}

impl Reported for System {
    fn report(&self, status: Status) -> String {
        experiment::report::write(&report::of(self, status))
    }
}
