//! What short runs cannot show: which configurations collapse within the half hour.

use super::evaluate::{REPLICATIONS, study};
use super::problem::parameters;
use super::target::Target;
use crate::space::round_to_four_digits;
use messagebox_sim::experiment::Status;
use messagebox_sim::studies::low_latency::parameters::TABLE;
use rayon::prelude::*;

/// The parameter that decides whether a backlog of a sending host feeds on itself.
pub const CROWDING: &str = "crowding";
/// The parameter by which a sending host without keep-alive gets less done than one with it.
pub const CONNECT: &str = "dispatch_connect_ms";

/// A parameter that whole half hours of one configuration decide.
struct Decided {
    parameter: &'static str,
    /// Multiples of this are tried.
    step: f64,
    configuration: &'static str,
}

/// The configuration nearest to a collapse that the study ran to its end.
const RECOVERS: Decided = Decided {
    parameter: CROWDING,
    step: 0.02,
    configuration: "low-latency/9-A",
};
/// The one that never settles, under about the same load but without keep-alive.
const COLLAPSES: Decided = Decided {
    parameter: CONNECT,
    step: 0.1,
    configuration: "low-latency/2-A",
};
/// Where raising it ends, if the configuration does not collapse.
const MOST_STEPS: f64 = 50.0;

impl Decided {
    /// The largest multiple of the step up to the value that the parameter has, in steps.
    fn steps(&self, values: &[f64]) -> f64 {
        let index = TABLE.iter().position(|one| one.id == self.parameter);
        index.map_or(0.0, |index| (values[index] / self.step).floor())
    }

    /// The values with the parameter at so many steps.
    fn at(&self, steps: f64, values: &[f64]) -> Vec<f64> {
        let moved = round_to_four_digits(steps * self.step);
        TABLE
            .iter()
            .zip(values)
            .map(|(one, &value)| {
                if one.id == self.parameter {
                    moved
                } else {
                    value
                }
            })
            .collect()
    }

    /// Of each whole half hour of the configuration with the parameter at so many steps, whether it
    /// comes to its end.
    fn ends(&self, targets: &[Target], steps: f64, values: &[f64]) -> Vec<bool> {
        let Some(target) = targets.iter().find(|one| one.id == self.configuration) else {
            return Vec::new();
        };
        let set = parameters(&self.at(steps, values));
        (0..REPLICATIONS)
            .into_par_iter()
            .with_max_len(1)
            .map(|replication| study(target, &set, replication).status() == Status::Done)
            .collect()
    }
}

/// Puts the two parameters that a collapse depends on where whole half hours ask for them: no more
/// crowding than lets 9-A recover from every backlog, no less time for a connection than lets 2-A
/// collapse whatever chance does.
pub fn settle(targets: &[Target], values: &[f64]) -> Vec<f64> {
    let mut steps = RECOVERS.steps(values);
    while steps > 0.0 && RECOVERS.ends(targets, steps, values).contains(&false) {
        steps -= 1.0;
    }
    let values = &RECOVERS.at(steps, values);
    let mut steps = COLLAPSES.steps(values);
    while steps < MOST_STEPS && COLLAPSES.ends(targets, steps, values).contains(&true) {
        steps += 1.0;
    }
    COLLAPSES.at(steps, values)
}
