//! The low-latency study's measurement protocol.

use super::report;
use crate::model::system::{Schedule, System};
use crate::parameters::low_latency::Parameters;
use crate::scenario::Values;

/// How a scenario is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// Half an hour. Users arrive one by one in the first five minutes and leave one by one in the
    /// last five; what is reported covers all of it (section on testing).
    Study,
    /// All users at once, two minutes, the first ten seconds left out: for a first impression.
    Preview,
}

const MINUTE_MS: f64 = 60_000.0;

impl Protocol {
    /// When users come and go.
    pub fn schedule(self) -> Schedule {
        match self {
            Self::Study => Schedule {
                warm_up_ms: 0.0,
                ramp_up_ms: 5.0 * MINUTE_MS,
                ramp_down_ms: 5.0 * MINUTE_MS,
                end_ms: 30.0 * MINUTE_MS,
            },
            Self::Preview => Schedule {
                warm_up_ms: 10_000.0,
                ramp_up_ms: 0.0,
                ramp_down_ms: 0.0,
                end_ms: 2.0 * MINUTE_MS,
            },
        }
    }
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Running,
    Done,
    /// The backlog has no end in sight.
    Unstable,
}

/// One replication of a scenario.
pub struct Run {
    system: System,
    over: bool,
}

impl Run {
    /// A run before its first event.
    pub fn new(
        values: Values,
        parameters: Parameters,
        protocol: Protocol,
        seed: u32,
        replication: u32,
    ) -> Self {
        let system = System::new(values, parameters, protocol.schedule(), seed, replication);
        Self {
            system,
            over: false,
        }
    }

    /// A run with a schedule of its own, for calibration.
    pub fn with_schedule(
        values: Values,
        parameters: Parameters,
        schedule: Schedule,
        seed: u32,
    ) -> Self {
        Self {
            system: System::new(values, parameters, schedule, seed, 0),
            over: false,
        }
    }

    /// Handles up to `most` events.
    pub fn advance(&mut self, most: u32) -> Status {
        self.over = self.over || self.system.advance(most);
        self.status()
    }

    /// How far the run is.
    pub fn status(&self) -> Status {
        match (self.over, self.system.backlog()) {
            (false, _) => Status::Running,
            (true, None) => Status::Done,
            (true, Some(_)) => Status::Unstable,
        }
    }

    /// Part of the run that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.over {
            1.0
        } else {
            self.system.progress()
        }
    }

    /// What has been recorded so far.
    pub fn system(&self) -> &System {
        &self.system
    }

    /// Digest of what has been recorded so far.
    pub fn digest(&self) -> String {
        report::digest(&self.system)
    }

    /// What has been recorded so far, as JSON.
    pub fn report(&self) -> String {
        report::write(&self.system, self.status())
    }
}
