//! Where requests go.

use super::{Duration, Unknown};
use crate::system::given::Given;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Where a request goes from one place: stations or `out`, and the share of requests that go there.
pub type Legs = BTreeMap<String, Given<f64>>;

/// Steps in order, or a table: from `in` and from every station the shares of where requests go
/// next, which add up to 1.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Route {
    Steps(Vec<Given<Step>>),
    Table(BTreeMap<String, Given<Legs>>),
}

/// The name of a station, or more about the visit.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Step {
    Name(String),
    Fields(Box<StepFields>),
}

/// A visit to a station.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct StepFields {
    #[cfg_attr(test, schemars(required))]
    pub at: Option<Given<String>>,
    /// Share of the requests that visit the station here; 1 by default. The others go on at once.
    pub share: Option<Given<f64>>,
    /// Demand of this visit, where it differs from that of class and station.
    pub demand_ms: Option<Given<f64>>,
    /// How long a request waits here for its answer, from the moment it comes to the step: a number
    /// is exact. Who gives up leaves the line, that of a pool too, and gives back what it took for the step.
    pub timeout_ms: Option<Given<Duration>>,
    /// Whether giving up also ends a service that has begun. By default the server, which does not
    /// learn of it, works to its end and is busy until then.
    pub stops_service: Option<Given<bool>>,
    /// What follows when the request gives up or is refused; by default it has failed.
    pub retries: Option<Given<Retries>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl StepFields {
    pub const FIELDS: &[&str] = &[
        "at",
        "share",
        "demandMs",
        "timeoutMs",
        "stopsService",
        "retries",
    ];
}

/// The step again, after a pause in which the request keeps the permits of earlier steps.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Retries {
    /// Further tries at most, 1 to 100.
    #[cfg_attr(test, schemars(required))]
    pub most: Option<Given<f64>>,
    /// Pause before the first of them; 0 by default, and a number is exact.
    pub backoff_ms: Option<Given<Duration>>,
    /// Each pause is this many times as long as the one before; 1 by default.
    pub factor: Option<Given<f64>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Retries {
    pub const FIELDS: &[&str] = &["most", "backoffMs", "factor"];
}
