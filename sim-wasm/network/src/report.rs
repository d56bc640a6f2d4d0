//! What a run has recorded. Rates count over `observedMs`, the time since the statistics began.

mod distribution;
mod of;

#[cfg(feature = "system")]
pub use distribution::bars;
pub use of::of;
use serde::Serialize;

/// State and statistics of a run.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Report {
    pub status: RunStatus,
    pub now_ms: f64,
    pub observed_ms: f64,
    pub events: u64,
    /// Messages that left the network.
    pub throughput_per_second: f64,
    pub lost_per_second: f64,
    pub in_network: u32,
    pub mean_in_network: f64,
    pub time_ms: Times,
    pub histogram: Bars,
    pub sources: Vec<Source>,
    pub stations: Vec<Station>,
    pub locks: Vec<Lock>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum RunStatus {
    Running,
    /// There were too many messages, or time stood still: the run has stopped.
    Unstable,
}

/// Times from birth to leaving, in ms; null where nothing left.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Times {
    pub mean: Option<f64>,
    pub p50: Option<f64>,
    pub p90: Option<f64>,
    pub p95: Option<f64>,
    pub p99: Option<f64>,
    pub count: u64,
}

/// The same times in bars of equal width from 0 on; the last also counts all longer ones.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Bars {
    pub bin_ms: f64,
    pub counts: Vec<u64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "ReportSource"))]
#[serde(rename_all = "camelCase")]
pub struct Source {
    pub id: String,
    pub rate_per_second: f64,
    pub mean_thinking: f64,
    /// Mean time to the answer; null for an open source.
    pub answer_ms: Option<f64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "ReportStation"))]
#[serde(rename_all = "camelCase")]
pub struct Station {
    pub id: String,
    pub arrived_per_second: f64,
    pub served_per_second: f64,
    pub lost_per_second: f64,
    /// Servers that serve, as a share of all; of a delay, their mean number.
    pub utilisation: f64,
    pub mean_in_line: f64,
    pub mean_in_service: f64,
    /// Messages whose service has ended and who wait in their server for room elsewhere.
    pub mean_blocked: f64,
    /// From joining the line to the beginning of service.
    pub mean_wait_ms: Option<f64>,
    pub mean_service_ms: Option<f64>,
    /// From joining the line to leaving the station.
    pub mean_visit_ms: Option<f64>,
    pub in_line: u32,
    pub in_service: u32,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "ReportLock"))]
#[serde(rename_all = "camelCase")]
pub struct Lock {
    pub id: String,
    pub utilisation: f64,
    /// From asking to getting, of all who got it.
    pub mean_wait_ms: Option<f64>,
    pub mean_in_line: f64,
    pub in_line: u32,
    pub mean_hold_ms: Option<f64>,
}
