//! What is read of the published configurations.

use messagebox_sim::scenario::Values;
use messagebox_sim::scenario::values::KnobId;
use serde::Deserialize;
use std::collections::HashMap;

/// Knob values by name.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Knobs(HashMap<String, f64>);

impl Knobs {
    /// Checked values of the scenario of that name.
    pub fn values<Id: KnobId>(&self, scenario: &str) -> Result<Values<Id>, String> {
        let value = |id: &str| self.0.get(id).copied().unwrap_or(f64::NAN);
        let list: Vec<f64> = Id::KNOBS.iter().map(|knob| value(knob.id)).collect();
        Values::check(&list).map_err(|refusal| format!("{scenario}: {refusal:?}"))
    }
}

/// A configuration with what is printed for it.
#[derive(Deserialize)]
pub struct Scenario {
    pub id: String,
    pub knobs: Knobs,
    pub references: HashMap<String, Option<f64>>,
}
