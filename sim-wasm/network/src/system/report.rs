//! What a replication of a system has recorded. Rates are per second of the recorded time.

mod digest;
mod of;

pub use of::of;
use serde::Serialize;

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SystemReport"))]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// 16 hexadecimal digits over the whole trajectory.
    pub digest: String,
    pub status: Status,
    /// A sentence where the replication will not come to its end.
    pub why: Option<String>,
    pub now_ms: f64,
    pub observed_ms: f64,
    pub events: u64,
    /// Requests that were answered.
    pub throughput_per_second: f64,
    pub failures_per_second: Failures,
    /// From sending to the answer, of all classes.
    pub response_ms: Times,
    /// The same times in bars of equal width from 0 on, a power of two; the last also counts all
    /// longer ones.
    pub histogram: crate::report::Bars,
    /// Requests in the system.
    pub mean_inside: f64,
    pub classes: Vec<Class>,
    pub stations: Vec<Station>,
    /// Pools over stations, and locks over stations.
    pub pools: Vec<Pool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SystemStatus"))]
#[serde(rename_all = "camelCase")]
pub enum Status {
    Running,
    Done,
    /// There were too many requests, or time stood still.
    Unstable,
    /// Requests waited, and nothing could ever happen again.
    Stuck,
    /// There were too many events.
    TooLong,
}

/// Requests that ended without an answer, by reason.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Failures {
    /// After their last timeout.
    pub gave_up: f64,
    /// By a full station, without a retry left.
    pub refused: f64,
    /// At a full station, without a timeout to notice it.
    pub lost: f64,
}

/// Mean and percentiles in ms; null where nothing was answered.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "ResponseTimes"))]
pub struct Times {
    pub mean: Option<f64>,
    pub p50: Option<f64>,
    pub p90: Option<f64>,
    pub p95: Option<f64>,
    pub p99: Option<f64>,
    pub count: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SystemClass"))]
#[serde(rename_all = "camelCase")]
pub struct Class {
    /// Empty in a system without classes.
    pub name: String,
    /// Null where requests arrive from outside.
    pub users: Option<u32>,
    pub sent_per_second: f64,
    pub throughput_per_second: f64,
    pub retries_per_second: f64,
    pub failures_per_second: Failures,
    pub response_ms: Times,
    pub mean_thinking: f64,
    pub mean_inside: f64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SystemStation"))]
#[serde(rename_all = "camelCase")]
pub struct Station {
    pub name: String,
    /// Servers that serve, as a share of all; null of a delay, which has as many as are needed.
    pub utilisation: Option<f64>,
    pub arrived_per_second: f64,
    pub served_per_second: f64,
    /// Services to whose end nobody waited, because the request had given up.
    pub unseen_per_second: f64,
    pub gave_up_per_second: f64,
    pub refused_per_second: f64,
    pub lost_per_second: f64,
    pub mean_in_line: f64,
    pub mean_in_service: f64,
    /// Requests whose service has ended and who wait for room elsewhere.
    pub mean_blocked: f64,
    /// From joining the line to the beginning of service.
    pub mean_wait_ms: Option<f64>,
    /// From the beginning of service to its end.
    pub mean_service_ms: Option<f64>,
    /// From joining the line to leaving the station.
    pub mean_visit_ms: Option<f64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SystemPool"))]
#[serde(rename_all = "camelCase")]
pub struct Pool {
    pub name: String,
    /// Permits that are held, as a share of all.
    pub utilisation: f64,
    pub mean_in_line: f64,
    pub taken_per_second: f64,
    /// From asking to getting, of all who got one.
    pub mean_wait_ms: Option<f64>,
    pub mean_hold_ms: Option<f64>,
}
