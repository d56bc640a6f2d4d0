//! The published cells and what the model says of them.

use crate::scenario::Scenario;
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::adapters::experiment::settings;
use messagebox_sim::studies::adapters::knobs::Id;
use messagebox_sim::studies::adapters::model::{Demand, Settings};
use messagebox_sim::studies::adapters::parameters::Parameters;

/// A cell of the result tables.
pub struct Target {
    pub id: String,
    pub test_case: String,
    pub values: Values<Id>,
    pub settings: Settings,
    /// Documents per second.
    pub measured: f64,
}

impl Target {
    /// Bound on the throughput, documents per second.
    pub fn bound(&self, parameters: &Parameters) -> f64 {
        Demand::new(&self.settings, parameters).bound_per_second()
    }
}

/// Reads the cells that hold a number.
pub fn read(json: &str) -> Result<Vec<Target>, String> {
    let scenarios: Vec<Scenario> = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let mut targets = Vec::new();
    for scenario in scenarios {
        let reference = scenario.references.get("documentsPerSecond").copied();
        let Some(measured) = reference.flatten() else {
            continue;
        };
        let values = scenario.knobs.values(&scenario.id)?;
        let test_case = scenario.id.split('/').nth(1).unwrap_or_default().into();
        targets.push(Target {
            settings: settings(&values),
            values,
            measured,
            test_case,
            id: scenario.id,
        });
    }
    Ok(targets)
}
