//! The capacity study: how a MessageBox takes a load, a backlog and the recovery from it.

use super::knobs::{Id, KNOBS};
use super::model::settings::Settings;
use super::model::system::System;
use super::model::watched;
use super::parameters::{Parameters, TABLE};
use super::{model, report};
use crate::experiment::notes::Note;
use crate::experiment::run::Driven;
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
pub type Run = crate::experiment::run::Run<System>;

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

impl Driven for System {
    fn progress(&self) -> f64 {
        self.progress()
    }

    fn is_stable(&self) -> bool {
        self.fault().is_none()
    }

    fn report(&self, status: Status) -> String {
        experiment::report::write(&report::of(self, status))
    }

    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool {
        System::watch(self, from_ms, until_ms)
    }

    fn notes(&mut self) -> &[Note] {
        System::notes(self)
    }
}
