//! Something that work competes for, as every study's report shows it.

use std::borrow::Cow;

/// A resource, its use over the run and the mean wait for it.
#[derive(Clone, Debug)]
pub struct Resource {
    pub id: &'static str,
    pub label: Cow<'static, str>,
    pub utilisation_percent: f64,
    /// Mean wait of each use, ms.
    pub wait_ms: f64,
}

impl Resource {
    /// A resource under a fixed name.
    pub const fn named(
        id: &'static str,
        label: &'static str,
        utilisation_percent: f64,
        wait_ms: f64,
    ) -> Self {
        Self {
            id,
            label: Cow::Borrowed(label),
            utilisation_percent,
            wait_ms,
        }
    }
}
