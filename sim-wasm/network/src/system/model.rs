//! A checked system: names are resolved to places, numbers lie within their limits.

use super::description::{Counts, Sharing, WhenFull};
use super::time::Time;
use crate::description::{Batch, Poll};

pub const MOST_STATIONS: usize = 300;
pub const MOST_POOLS: usize = 64;
pub const MOST_CLASSES: usize = 30;
pub const MOST_STEPS: usize = 1_000;
/// Users of all classes together.
pub const MOST_USERS: u32 = 10_000;
pub const MOST_SERVERS: u32 = 10_000;
pub const PRIORITIES: usize = 10;

#[derive(Clone, Debug)]
pub struct System {
    pub name: String,
    pub classes: Vec<Class>,
    pub stations: Vec<Station>,
    /// Outer before inner: who needs several takes them in this order.
    pub pools: Vec<Pool>,
    pub run: Option<Run>,
}

/// Times of a replication that the document states.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    pub warm_up_ms: f64,
    pub for_ms: f64,
}

/// Requests of one kind.
#[derive(Clone, Debug)]
pub struct Class {
    pub name: String,
    pub load: Load,
    /// The lower before the higher.
    pub priority: u8,
    /// Where a request goes first.
    pub entry: Route,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug)]
pub enum Load {
    Closed {
        users: u32,
        /// May be 0.
        think: Time,
    },
    /// Poisson arrivals; rates in the order of their times. One from 0 on does not change.
    Open { rates: Vec<Rate> },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub from_ms: f64,
    pub per_second: f64,
}

/// Steps of the class, by their places, or out of the system where there is none, with their
/// shares, which add up to 1 and are above 0.
pub type Route = Vec<(Option<usize>, f64)>;

/// A visit to a station.
#[derive(Clone, Debug)]
pub struct Step {
    pub station: usize,
    pub demand: Time,
    pub timeout: Option<Timeout>,
    pub retries: Option<Retries>,
    pub next: Route,
}

#[derive(Clone, Copy, Debug)]
pub struct Timeout {
    /// From coming to the step.
    pub after: Time,
    /// Whether it ends a service that has begun.
    pub stops_service: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct Retries {
    pub most: u32,
    /// Before the first retry; may be 0.
    pub backoff: Time,
    /// By which each pause is longer than the one before.
    pub factor: f64,
}

#[derive(Clone, Debug)]
pub struct Station {
    pub name: String,
    pub service: Service,
    pub slowdown: Option<Slowdown>,
    pub limit: Option<Limit>,
}

/// How a station serves.
#[derive(Clone, Copy, Debug)]
pub enum Service {
    Delay,
    Servers { count: u32, sharing: Sharing },
    Batches { count: u32, batch: Batch },
    Polls { count: u32, poll: Poll },
}

impl Service {
    /// Servers; none where there are as many as needed.
    pub fn count(&self) -> Option<u32> {
        match *self {
            Service::Delay => None,
            Service::Servers { count, .. }
            | Service::Batches { count, .. }
            | Service::Polls { count, .. } => Some(count),
        }
    }
}

/// With n requests, work takes 1 + `per_request` × (n − 1) times as long.
#[derive(Clone, Copy, Debug)]
pub struct Slowdown {
    pub per_request: f64,
    pub counts: Counts,
}

#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Waiting for permits, in line and in service.
    pub most: u32,
    pub when_full: WhenFull,
}

/// Permits that are held over a part of the route.
#[derive(Clone, Debug)]
pub struct Pool {
    pub name: String,
    pub count: u32,
    /// By station, whether a request holds a permit there.
    pub over: Vec<bool>,
}
