//! The stations and pools of a system.

use super::{Spread, Unknown};
use crate::description::{Batch, Poll};
use crate::system::given::Given;
use serde::Deserialize;

/// What requests visit, or permits that they hold meanwhile.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Station {
    #[cfg_attr(test, schemars(required))]
    pub name: Option<Given<String>>,
    #[cfg_attr(test, schemars(required))]
    pub kind: Option<Given<Kind>>,
    /// Servers or permits; 1 by default, and always of a lock.
    pub count: Option<Given<f64>>,
    /// Mean time of work per visit, where classes and steps give no other.
    pub demand_ms: Option<Given<f64>>,
    /// How demands scatter around their means; exponential by default.
    pub spread: Option<Given<Spread>>,
    /// How processors are given to requests; first come first served by default.
    pub sharing: Option<Given<Sharing>>,
    /// Of a lock or a pool: stations, or pools over stations, throughout which a permit is held,
    /// from before the first to after the last of those that a request visits in a row.
    pub over: Option<Given<Vec<Given<String>>>>,
    pub slowdown: Option<Given<Slowdown>>,
    /// Most requests at the station: waiting for its permits, in line and in service.
    pub limit: Option<Given<f64>>,
    /// What becomes of a request that finds as many; it is lost by default.
    pub when_full: Option<Given<WhenFull>>,
    /// Of a batch.
    pub batch: Option<Given<Batch>>,
    /// Of a poller.
    pub poll: Option<Given<Poll>>,
    /// Whether its numbers were found from the measured levels; else somebody typed them.
    pub from_points: Option<Given<bool>>,
    /// What its readers should know.
    pub notes: Option<Given<String>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Station {
    pub const FIELDS: &[&str] = &[
        "name",
        "kind",
        "count",
        "demandMs",
        "spread",
        "sharing",
        "over",
        "slowdown",
        "limit",
        "whenFull",
        "batch",
        "poll",
        "fromPoints",
        "notes",
    ];
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// As many servers as `count`.
    Processors,
    Disk,
    /// One permit, held `over` stations; without it a station with one server.
    Lock,
    /// Time that passes without any line.
    Delay,
    /// Permits held `over` stations; without it a station with as many servers.
    Pool,
    /// Servers with room for `limit` requests.
    Queue,
    /// Requests are served several at a time.
    Batch,
    /// Servers that look into the line from time to time.
    Poller,
}

#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Sharing {
    #[default]
    FirstComeFirstServed,
    /// All requests inside are served at once and share the processors equally.
    Shared,
}

/// With n requests, work takes 1 + `perRequest` × (n − 1) times as long.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Slowdown {
    #[cfg_attr(test, schemars(required))]
    pub per_request: Option<Given<f64>>,
    /// Which requests n counts; those in service by default.
    pub counts: Option<Given<Counts>>,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    pub unknown: Unknown,
}

impl Slowdown {
    pub const FIELDS: &[&str] = &["perRequest", "counts"];
}

#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Counts {
    #[default]
    InService,
    /// In line and in service.
    Inside,
}

#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum WhenFull {
    /// It is lost, and whoever sent it notices nothing before its timeout, if it has one.
    #[default]
    Lose,
    /// It stays where it comes from, in its server or with its user, until there is room. What
    /// arrives from outside is lost.
    Block,
    /// It is sent back at once, and may try again.
    Refuse,
}
