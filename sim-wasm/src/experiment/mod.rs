//! The machinery of experiments: what a study is, how its scenarios are run, and what their reports share.

pub mod course;
pub mod driver;
pub mod notes;
pub mod report;
pub mod watching;

use crate::kernel::random::Draw;

use crate::parameters::Parameter;
use crate::scenario::Refusal;
use crate::scenario::knob::Knob;
use crate::scenario::rule::Rule;
use notes::{Note, Part};

/// How a scenario is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// As the study ran and measured it.
    Study,
    /// A short or coarse run, for a first impression.
    Preview,
}

/// How far a run is. `unstable` ends it: a queue or the number of events reached its cap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Running,
    Done,
    Unstable,
}

/// One replication of a scenario. The size of the steps has no effect on the result.
pub trait Run {
    /// Handles up to `most` events.
    fn advance(&mut self, most: u32) -> Status;

    /// Part of the run that is done, 0 to 1.
    fn progress(&self) -> f64;

    /// What has been recorded so far, as JSON.
    fn report(&self) -> String;

    /// Notes from now on what happens to single messages between two times, ms; false where the
    /// study cannot. What is reported stays the same.
    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool;

    /// What has been noted so far.
    fn notes(&mut self) -> &[Note];
}

/// A study and how to run its scenarios.
pub struct Study {
    /// First part of its scenarios' names.
    pub id: &'static str,
    /// Changes whenever the same scenario and seed give other numbers.
    pub model_version: &'static str,
    pub knobs: &'static [Knob],
    /// What the values of several knobs keep together.
    pub rules: &'static [Rule],
    pub parameters: &'static [Parameter],
    /// What the notes of a run tell of; none where that is the stages of its report.
    pub parts: &'static [Part],
    /// A run before its first event, of values in the order of the knobs.
    pub start: Start,
    /// The same with other parameters; none where nothing tells how far they may be off together.
    pub start_with: Option<StartWith>,
    /// The JSON Schema of its reports.
    #[cfg(test)]
    pub shape: fn() -> schemars::Schema,
}

/// Makes a run, or says why it cannot.
pub type Start = fn(&[f64], Protocol, Draw) -> Result<Box<dyn Run>, Refusal>;

/// Makes a run of values and of parameters in the order of their table, or says why it cannot.
pub type StartWith = fn(&[f64], &[f64], Protocol, Draw) -> Result<Box<dyn Run>, Refusal>;
