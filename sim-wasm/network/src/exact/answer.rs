//! The shapes of answers, as they cross the boundary. Rates are per second, times in ms.

use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Method {
    Exact,
    Approximate,
}

/// Mean values of a system in its steady state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct MeanValues {
    pub method: Method,
    /// Why it is not exact, in sentences: what stands in the way, what was estimated, what left out.
    pub why: Option<String>,
    pub classes: Vec<ClassValues>,
    pub stations: Vec<StationValues>,
    /// Of which permits may be missing.
    pub pools: Vec<PoolValues>,
    /// Of one class of users, by their number; of others there is none.
    pub curve: Option<Vec<Point>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ClassValues {
    /// Empty in a system without classes.
    pub name: String,
    /// Null where requests arrive from outside.
    pub users: Option<u32>,
    pub throughput_per_second: f64,
    /// Null where there are no requests.
    pub response_ms: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "StationMeanValues"))]
#[serde(rename_all = "camelCase")]
pub struct StationValues {
    pub name: String,
    /// Busy share of the servers; null of a delay.
    pub utilisation: Option<f64>,
    /// Requests in line and in service.
    pub mean_inside: f64,
    /// From coming to leaving, of one visit; null where there are none.
    pub response_ms: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "PoolMeanValues"))]
#[serde(rename_all = "camelCase")]
pub struct PoolValues {
    pub name: String,
    /// Share of the permits that are taken.
    pub utilisation: f64,
    /// Requests that wait for a permit.
    pub mean_waiting: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "CurvePoint"))]
#[serde(rename_all = "camelCase")]
pub struct Point {
    pub users: u32,
    pub throughput_per_second: f64,
    pub response_ms: f64,
}

/// Bounds of a system.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SystemBounds"))]
#[serde(rename_all = "camelCase")]
pub struct BoundsAnswer {
    /// What bounds do not know of, in sentences.
    pub why: Option<String>,
    /// Those of the only class; null where there are several.
    pub asymptotic: Option<BoundsOf>,
    /// Narrower ones, of one class of users in a network of product form.
    pub balanced: Option<BoundsOf>,
    pub classes: Vec<ClassBoundsOf>,
    /// The station or pool that is busy first; null where nothing limits.
    pub bottleneck: Option<String>,
    /// Stations with servers, then pools.
    pub limits: Vec<LimitOf>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ClassBoundsOf {
    pub name: String,
    pub asymptotic: BoundsOf,
    pub balanced: Option<BoundsOf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "ThroughputAndResponseBounds"))]
#[serde(rename_all = "camelCase")]
pub struct BoundsOf {
    pub throughput_per_second: RangeOf,
    pub response_ms: RangeOf,
    /// Users from which on something must wait: where the asymptotes meet; null of arrivals and where nothing limits.
    pub knee_users: Option<f64>,
}

/// Null where there is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "BoundsRange"))]
#[serde(rename_all = "camelCase")]
pub struct RangeOf {
    pub low: f64,
    pub high: Option<f64>,
}

/// A station with servers or a pool with permits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct LimitOf {
    pub name: String,
    pub kind: LimitKind,
    /// Servers or permits at their best, in units of one that is not slowed.
    pub capacity: f64,
    /// What a request of each class takes of it at least, in the order of the classes.
    pub demands_ms: Vec<f64>,
    /// Requests of each class that it could do, if no others came; null of those that take nothing.
    pub most_per_second: Vec<Option<f64>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum LimitKind {
    Station,
    Pool,
}
