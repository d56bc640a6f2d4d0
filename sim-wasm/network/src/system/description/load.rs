//! Who sends requests, how often, and how long times are.

use super::{Route, Unknown};
use crate::description::Distribution;
use crate::system::given::Given;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Requests of one kind: `users` or `arrivalsPerSecond`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Class {
    #[cfg_attr(test, schemars(required))]
    pub name: Option<Given<String>>,
    pub users: Option<Given<f64>>,
    pub think_ms: Option<Given<Duration>>,
    pub arrivals_per_second: Option<Given<Arrivals>>,
    /// 0 to 9: in every line the lower is served before the higher, without interrupting; 0 by default.
    pub priority: Option<Given<f64>>,
    /// That of the system where it is missing.
    pub route: Option<Given<Route>>,
    /// Demands by station, where they differ from those of the stations.
    pub demands_ms: Option<Given<BTreeMap<String, Given<f64>>>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Class {
    pub const FIELDS: &[&str] = &[
        "name",
        "users",
        "thinkMs",
        "arrivalsPerSecond",
        "priority",
        "route",
        "demandsMs",
    ];
}

/// Poisson arrivals at one rate per second, or at rates that change over time.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Arrivals {
    PerSecond(f64),
    Changing(Vec<Given<Rate>>),
}

/// A rate from a time on. Before the first there are no arrivals, and the last holds to the end.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Rate {
    #[cfg_attr(test, schemars(required))]
    pub from_ms: Option<Given<f64>>,
    #[cfg_attr(test, schemars(required))]
    pub per_second: Option<Given<f64>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Rate {
    pub const FIELDS: &[&str] = &["fromMs", "perSecond"];
}

/// A mean in ms with the spread that is usual in its place, or with another.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Duration {
    MeanMs(f64),
    TimeAndSpread(TimeAndSpread),
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct TimeAndSpread {
    #[cfg_attr(test, schemars(required))]
    pub mean_ms: Option<Given<f64>>,
    pub spread: Option<Given<Spread>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl TimeAndSpread {
    pub const FIELDS: &[&str] = &["meanMs", "spread"];
}

/// How times scatter around their mean.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Spread {
    Named(SpreadName),
    /// Standard deviation divided by the mean, of a gamma distribution: 0 is constant, 1 exponential.
    Variation(f64),
    /// Its mean counts where no other is given; else the distribution is scaled to the other.
    Distribution(Distribution),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum SpreadName {
    Exponential,
    Constant,
}
