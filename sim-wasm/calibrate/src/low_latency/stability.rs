//! What short runs cannot show: which configurations collapse within the half hour.

use super::evaluate::{REPLICATIONS, study};
use super::problem::parameters;
use super::target::Target;
use messagebox_sim::experiment::Status;
use messagebox_sim::studies::low_latency::parameters::TABLE;

/// The parameter that decides whether a backlog of a sending host feeds on itself.
pub const CROWDING: &str = "crowding";
/// Its values are tried in this distance.
const STEP: f64 = 0.02;
/// The configuration nearest to a collapse that the study ran to its end.
const RECOVERS: &str = "low-latency/9-A";

/// Lowers crowding to the largest multiple of [`STEP`] with which 9-A recovers from every backlog
/// in all replications of the study's whole protocol.
pub fn settle(targets: &[Target], mut values: Vec<f64>) -> Vec<f64> {
    let (Some(target), Some(index)) = (
        targets.iter().find(|target| target.id == RECOVERS),
        TABLE.iter().position(|parameter| parameter.id == CROWDING),
    ) else {
        return values;
    };
    let mut steps = (values[index] / STEP).floor();
    while steps > 0.0 {
        values[index] = steps * STEP;
        let set = parameters(&values);
        if (0..REPLICATIONS).all(|r| study(target, &set, r).status() == Status::Done) {
            break;
        }
        steps -= 1.0;
    }
    values
}
