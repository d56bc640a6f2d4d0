//! Limits of numbers.

use crate::description::Distribution;
use crate::refusal::Refusal;
use messagebox_sim::kernel::convert::Whole;

/// Longest time in ms, eleven days, and largest factor.
const LARGEST: f64 = 1e9;
const MOST_PHASES: f64 = 100.0;
const LARGEST_VARIATION: f64 = 1e3;

pub fn above_0(field: &str, value: f64) -> Result<(), Refusal> {
    if value > 0.0 && value <= LARGEST {
        return Ok(());
    }
    let accepted = if value > LARGEST {
        "a number up to 1000000000"
    } else {
        "a number above 0"
    };
    Err(Refusal::new(field, value, accepted))
}

pub fn from(field: &str, value: f64, least: f64, most: f64) -> Result<(), Refusal> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let accepted = format!("a number from {least} to {most}");
    Err(Refusal::new(field, value, accepted))
}

/// A whole number.
pub fn whole(field: &str, value: f64, least: f64, most: f64) -> Result<u32, Refusal> {
    if (least..=most).contains(&value) && libm::floor(value) == value {
        return Ok(u32::floored(value));
    }
    let accepted = format!("a whole number from {least} to {most}");
    Err(Refusal::new(field, value, accepted))
}

impl Distribution {
    /// Refuses parameters that make no distribution, and times that are always 0.
    pub(crate) fn check(&self, field: &str) -> Result<(), Refusal> {
        let within = |name: &str| format!("{field}.{name}");
        let mean_ms = match *self {
            Distribution::Constant { mean_ms } | Distribution::Exponential { mean_ms } => mean_ms,
            Distribution::Erlang { mean_ms, phases } => {
                whole(&within("phases"), phases, 1.0, MOST_PHASES)?;
                mean_ms
            }
            Distribution::Uniform { mean_ms, spread_ms } => {
                above_0(&within("meanMs"), mean_ms)?;
                from(&within("spreadMs"), spread_ms, 0.0, mean_ms)?;
                mean_ms
            }
            Distribution::Hyperexponential {
                mean_ms,
                squared_variation,
            } => {
                let field = within("squaredVariation");
                from(&field, squared_variation, 1.0, LARGEST_VARIATION)?;
                mean_ms
            }
            Distribution::Lognormal {
                mean_ms,
                squared_variation,
            } => {
                let field = within("squaredVariation");
                from(&field, squared_variation, 0.0, LARGEST_VARIATION)?;
                mean_ms
            }
        };
        above_0(&within("meanMs"), mean_ms)
    }
}
