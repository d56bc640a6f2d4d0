//! Something that work competes for, as every study's report shows it.

use std::borrow::Cow;

/// Something that messages compete for, told apart by `id` and `label`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Resource {
    pub id: &'static str,
    pub label: Cow<'static, str>,
    pub utilisation_percent: f64,
    /// Mean wait of each use; null where none is measured.
    pub wait_ms: Option<f64>,
}

impl Resource {
    /// A resource under a fixed name.
    pub const fn named(
        id: &'static str,
        label: &'static str,
        utilisation_percent: f64,
        wait_ms: Option<f64>,
    ) -> Self {
        Self {
            id,
            label: Cow::Borrowed(label),
            utilisation_percent,
            wait_ms,
        }
    }
}
