//! What the reports of all studies have in common. This is the one description of their shape: the
//! types of the site and of the Python package are generated from it (`shapes.rs`).

use super::Status;
use crate::json;
use crate::kernel::digest::Digest;
use crate::parts::machine::SimulatedMachine;
use crate::parts::resource::Resource;
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// What one replication found.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Report<Own> {
    pub model_version: &'static str,
    /// 16 hexadecimal digits over the whole trajectory.
    pub digest: String,
    pub status: Status,
    /// Why the run ended before its time; null where it did not.
    pub unstable_reason: Option<String>,
    pub simulated_ms: f64,
    pub events: u64,
    pub metrics: Metrics,
    pub machines: Vec<SimulatedMachine>,
    /// The busiest first, where the study sorts them.
    pub resources: Vec<Resource>,
    /// What the study reports besides.
    #[serde(flatten)]
    pub own: Own,
    pub protocol: Phases,
}

/// What most studies report besides.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OverTime<Series> {
    pub series: Series,
    pub incidents: Vec<Incident>,
}

/// The report as JSON. Numbers are in their shortest form that reads back to the same bits.
pub fn write<Own: Serialize>(report: &Report<Own>) -> String {
    json::text_of(report)
}

/// A number, or none where it is not a number or infinite.
pub fn known(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// Results by the names of the transcribed columns; null where there are no samples.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(transparent))]
pub struct Metrics(
    #[cfg_attr(
        test,
        schemars(with = "std::collections::BTreeMap<String, Option<f64>>")
    )]
    Vec<(Cow<'static, str>, f64)>,
);

impl<Name: Into<Cow<'static, str>>> FromIterator<(Name, f64)> for Metrics {
    fn from_iter<T: IntoIterator<Item = (Name, f64)>>(metrics: T) -> Self {
        let named = metrics
            .into_iter()
            .map(|(name, value)| (name.into(), value));
        Self(named.collect())
    }
}

impl Serialize for Metrics {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Summary of counts and metrics, to tell two runs apart at a glance; a study may add to it.
pub fn digest(counts: &[u64], metrics: impl IntoIterator<Item = f64>) -> Digest {
    let mut digest = Digest::default();
    counts.iter().for_each(|&count| digest.add_u64(count));
    metrics.into_iter().for_each(|value| digest.add(value));
    digest
}

/// The phases of a run, which together are all of it.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Phases {
    pub ramp_up_ms: f64,
    pub steady_ms: f64,
    pub ramp_down_ms: f64,
    /// Whether results cover the ramps, too.
    pub ramps_count: bool,
}

/// A value for each step; null where there is none.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Line(Vec<Option<f64>>);

impl Line {
    /// A line as it is.
    pub fn exact(values: impl IntoIterator<Item = Option<f64>>) -> Self {
        let known = |value: Option<f64>| value.and_then(known);
        Self(values.into_iter().map(known).collect())
    }

    /// A line rounded to a part of 1 such as a tenth (10).
    pub fn rounded(values: impl IntoIterator<Item = Option<f64>>, parts: f64) -> Self {
        let rounded = |value: f64| libm::round(value * parts) / parts;
        Self::exact(values.into_iter().map(|value| value.map(rounded)))
    }
}

/// Something that happened and took a while.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Incident {
    pub kind: &'static str,
    /// How it ended, in a word or two.
    pub label: &'static str,
    pub start_ms: f64,
    /// Null while it goes on.
    pub end_ms: Option<f64>,
    /// What it achieved, such as rows deleted, or whom it concerned, such as a host instance.
    pub detail: Option<Detail>,
}

/// What is told of an incident besides.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(inline))]
#[serde(untagged)]
pub enum Detail {
    Count(u64),
    Text(String),
}
