//! The low-latency study's measurement protocol.

use super::knobs::{Id, KNOBS, RULES};
use super::model::load::Schedule;
use super::model::system::System;
use super::parameters::{Parameters, TABLE};
use super::{model, report};
use crate::experiment::driver::{self, Reported};
use crate::experiment::{self, Protocol, Status, Study};
use crate::kernel::random::Draw;
use crate::scenario::Values;

/// The study and its model.
pub const STUDY: Study = Study {
    id: "low-latency",
    model_version: model::VERSION,
    knobs: KNOBS,
    rules: RULES,
    parameters: TABLE,
    parts: &[],
    start: |values, protocol, draw| {
        let values = Values::check(values)?;
        let run = Run::new(values, Parameters::default(), protocol, draw);
        Ok(Box::new(run))
    },
    start_with: Some(|values, parameters, protocol, draw| {
        let values = Values::check(values)?;
        let run = Run::new(values, Parameters::near(parameters)?, protocol, draw);
        Ok(Box::new(run))
    }),
    #[cfg(test)]
    shape: crate::shapes::of::<report::Report>,
};

const MINUTE_MS: f64 = 60_000.0;

/// When users come. The study: users arrive one by one in five minutes, then half an hour counts,
/// because the printed counts of roundtrips are half an hour of the median throughput (from test
/// case 8 on). The preview: all users at once, two minutes, the first ten seconds left out.
fn schedule(protocol: Protocol) -> Schedule {
    match protocol {
        Protocol::Study => Schedule {
            warm_up_ms: 5.0 * MINUTE_MS,
            ramp_up_ms: 5.0 * MINUTE_MS,
            end_ms: 35.0 * MINUTE_MS,
        },
        Protocol::Preview => Schedule {
            warm_up_ms: 10_000.0,
            ramp_up_ms: 0.0,
            end_ms: 2.0 * MINUTE_MS,
        },
    }
}

/// One replication of a scenario.
pub type Run = driver::Run<System>;

impl Run {
    /// A run before its first event.
    pub fn new(values: Values<Id>, parameters: Parameters, protocol: Protocol, draw: Draw) -> Self {
        let schedule = schedule(protocol);
        Self::of(System::new(values, parameters, schedule, draw))
    }

    /// A run with a schedule of its own, for calibration.
    pub fn with_schedule(
        values: Values<Id>,
        parameters: Parameters,
        schedule: Schedule,
        draw: Draw,
    ) -> Self {
        Self::of(System::new(values, parameters, schedule, draw))
    }

    /// Digest of what has been recorded so far.
    pub fn digest(&self) -> String {
        report::digest(self.system())
    }
}

impl Reported for System {
    fn is_stable(&self) -> bool {
        self.backlog().is_none()
    }

    fn report(&self, status: Status) -> String {
        experiment::report::write(&report::of(self, status))
    }
}
