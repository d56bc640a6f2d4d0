//! A computer, as every study's report shows it.

use std::borrow::Cow;

/// A simulated computer.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct SimulatedMachine {
    pub name: Cow<'static, str>,
    pub group: &'static str,
    pub roles: Cow<'static, [&'static str]>,
    pub processors: u32,
    /// How busy its processors were.
    pub cpu_percent: f64,
}
