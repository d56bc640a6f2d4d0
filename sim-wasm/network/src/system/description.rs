//! The document of a system, as a page, a link, a file and Python hold it. Everything in it is
//! checked afterwards (`check`), so that all that is wrong is named at once.

mod load;
mod route;
mod station;

use super::given::Given;
pub use load::{Arrivals, Class, Duration, Rate, Spread, SpreadName, TimeAndSpread};
pub use route::{Legs, Retries, Route, Step, StepFields};
use serde::Deserialize;
use serde_json::Value;
pub use station::{Counts, Kind, Sharing, Slowdown, Station, WhenFull};
use std::collections::BTreeMap;

/// The version of the document that is written and read here.
pub const VERSION: f64 = 1.0;

/// Fields that there are none of: each is an error by its name.
pub type Unknown = BTreeMap<String, Value>;

/// A system: who uses it, the stations that requests visit, and what was measured of it.
/// Times are in ms, rates per second.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct System {
    /// 1, which is also meant where it is missing.
    pub version: Option<Given<f64>>,
    pub name: Option<Given<String>>,
    /// Users who think, send one request, and think again when it is answered: 1 to 10,000 of them.
    /// This, `arrivalsPerSecond` or `classes`.
    pub users: Option<Given<f64>>,
    /// How long users think; 0 by default. A number is the mean of an exponential time.
    pub think_ms: Option<Given<Duration>>,
    /// Requests that arrive whether others are answered or not.
    pub arrivals_per_second: Option<Given<Arrivals>>,
    /// Requests of several kinds.
    pub classes: Option<Given<Vec<Given<Class>>>>,
    #[cfg_attr(test, schemars(required))]
    pub stations: Option<Given<Vec<Given<Station>>>>,
    /// Where requests go; all stations in their order where it is missing.
    pub route: Option<Given<Route>>,
    /// What is simulated: by default a number of requests that fits the system.
    pub run: Option<Given<Run>>,
    /// Levels of load and what was measured at each. The simulation does not read them.
    pub measured: Option<Given<Vec<Given<Level>>>>,
    /// Loads of measured levels that are kept back from what explains them: users, or arrivals per second.
    pub hold: Option<Given<Vec<Given<f64>>>>,
    /// How long a request may take.
    pub targets: Option<Given<Vec<Given<Target>>>>,
    /// What its readers should know.
    pub notes: Option<Given<String>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl System {
    pub const FIELDS: &[&str] = &[
        "version",
        "name",
        "users",
        "thinkMs",
        "arrivalsPerSecond",
        "classes",
        "stations",
        "route",
        "run",
        "measured",
        "hold",
        "targets",
        "notes",
    ];
}

/// A response time that is not to be exceeded.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Target {
    /// `mean`, `p50`, `p90`, `p95` or `p99`.
    #[cfg_attr(test, schemars(required))]
    pub of: Option<Given<String>>,
    #[cfg_attr(test, schemars(required))]
    pub ms: Option<Given<f64>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Target {
    pub const FIELDS: &[&str] = &["of", "ms"];
}

/// Times of a replication, from its start.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// What is not recorded; 0 by default.
    pub warm_up_ms: Option<Given<f64>>,
    /// What is recorded after it.
    #[cfg_attr(test, schemars(required))]
    pub for_ms: Option<Given<f64>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Run {
    pub const FIELDS: &[&str] = &["warmUpMs", "forMs"];
}

/// One level of load of a test, and what was measured.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Level {
    pub users: Option<Given<f64>>,
    pub arrivals_per_second: Option<Given<f64>>,
    #[cfg_attr(test, schemars(required))]
    pub throughput_per_second: Option<Given<f64>>,
    pub throughput_standard_error: Option<Given<f64>>,
    /// Mean and percentiles: `mean`, `p50`, `p90`, `p95`, `p99`.
    pub response_ms: Option<Given<BTreeMap<String, Option<Given<f64>>>>>,
    pub think_ms: Option<Given<f64>>,
    pub seconds: Option<Given<f64>>,
    pub requests: Option<Given<f64>>,
    pub errors_per_second: Option<Given<f64>>,
    /// Busy share from 0 to 1, by station.
    pub utilisation: Option<Given<BTreeMap<String, Option<Given<f64>>>>>,
    pub tool: Option<Given<String>>,
    pub file: Option<Given<String>>,
    /// What was said of the level when it was read.
    pub warnings: Option<Value>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Level {
    pub const FIELDS: &[&str] = &[
        "users",
        "arrivalsPerSecond",
        "throughputPerSecond",
        "throughputStandardError",
        "responseMs",
        "thinkMs",
        "seconds",
        "requests",
        "errorsPerSecond",
        "utilisation",
        "tool",
        "file",
        "warnings",
    ];
}
