//! Joint confidence bands over many quantities.

use messagebox_sim::kernel::moments::Moments;

use crate::interval::{Interval, of_mean};
use crate::quantity::Quantity;
use crate::systems::System;

/// Probability that every band holds its exact value at once.
const JOINT: f64 = 0.99;
pub const BAND: &str = "99 % joint";

/// What independent replications of a system observed of one quantity.
pub struct Check {
    system_id: &'static str,
    pub system: &'static str,
    pub quantity: Quantity,
    pub observed: Moments,
    /// Band of the observed mean.
    pub band: Interval,
}

impl Check {
    /// The band is that of one among `quantities` checked together (Bonferroni).
    pub fn new(system: &System, quantity: Quantity, observed: Moments, quantities: usize) -> Self {
        let level = 1.0 - (1.0 - JOINT) / quantities as f64;
        let band = of_mean(&observed, level);
        Check {
            system_id: system.id,
            system: system.name,
            quantity,
            observed,
            band,
        }
    }

    /// Id such as "m-m-1/response-p90".
    pub fn id(&self) -> String {
        let name = self.quantity.name.replace(", ", "-").replace(' ', "-");
        format!("{}/{name}", self.system_id)
    }

    pub fn holds(&self) -> bool {
        self.band.holds(self.quantity.exact)
    }

    /// Half-width of the band as a share of the exact value.
    pub fn relative_width(&self) -> f64 {
        self.band.half_width() / self.quantity.exact
    }

    pub fn describe(&self) -> String {
        format!(
            "{}, {}: exact {:.5} {}, observed {:.5} ± {:.2} %",
            self.system,
            self.quantity.name,
            self.quantity.exact,
            self.quantity.unit,
            self.observed.mean(),
            100.0 * self.relative_width()
        )
    }
}
