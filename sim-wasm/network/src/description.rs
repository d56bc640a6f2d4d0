//! A network as a page describes it. Numbers are checked afterwards (`check.rs`), so that a refusal
//! can name them.

use serde::Deserialize;

/// Sources, stations and locks. All ids differ from each other.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Network<S = Source, T = Station, L = Lock> {
    pub sources: Vec<S>,
    pub stations: Vec<T>,
    pub locks: Option<Vec<L>>,
}

/// Where messages come from.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Source {
    /// Sends without waiting for anything.
    Open {
        id: String,
        interarrival: Distribution,
        /// Messages at a time; 1 by default.
        batch: Option<f64>,
        /// 0 to 9, the lower before the higher; 0 by default.
        priority: Option<f64>,
        to: Vec<Leg>,
    },
    /// Users who think, send one message, and think again when it is answered.
    Closed {
        id: String,
        users: f64,
        think: Distribution,
        /// Station whose end of service answers the user; by default leaving the network does.
        answered_at: Option<String>,
        /// 0 to 9, the lower before the higher; 0 by default.
        priority: Option<f64>,
        to: Vec<Leg>,
    },
}

/// One holder at a time, first come first served.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lock {
    pub id: String,
}

/// A line and the servers behind it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(transform = demand_servers))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Station {
    pub id: String,
    /// As many as needed, a delay, where it is null.
    #[serde(deserialize_with = "Option::deserialize")]
    pub servers: Option<f64>,
    pub service: Distribution,
    /// Lock that is acquired before a server is asked for, and kept through this and later stations.
    pub takes: Option<String>,
    /// Lock that is given back at the end of service.
    pub frees: Option<String>,
    /// Serves the lower priority number first, without preemption. By default first come first served.
    #[serde(default)]
    pub priorities: bool,
    /// Most messages at the station: waiting for its lock, in line and in service.
    pub capacity: Option<f64>,
    #[serde(default)]
    pub when_full: WhenFull,
    pub batch: Option<Batch>,
    pub poll: Option<Poll>,
    pub slow: Option<Slow>,
    pub to: Vec<Leg>,
}

/// A station without a number of servers must say so: whoever forgets them means no delay.
#[cfg(test)]
fn demand_servers(schema: &mut schemars::Schema) {
    let required = schema.get_mut("required");
    if let Some(names) = required.and_then(|names| names.as_array_mut()) {
        names.insert(1, "servers".into());
    }
}

/// What becomes of a message that finds a station full.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum WhenFull {
    #[default]
    Lose,
    /// It stays in the server that it comes from, or with its user, until there is room. What an
    /// open source sends is lost.
    Block,
}

/// Messages that are served together, in one service.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Batch {
    pub size: f64,
    /// Fewer are served when the first of them has waited this long.
    pub wait_ms: f64,
}

/// A server that finds nobody in line looks away, and notices messages only when it looks again.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Poll {
    pub first_ms: f64,
    /// Each time it looks away this many times as long as the time before.
    pub growth: f64,
    pub longest_ms: f64,
}

/// From every multiple of `everyMs` on, for `forMs`, services that start take `factor` times as long.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Slow {
    pub every_ms: f64,
    pub for_ms: f64,
    pub factor: f64,
}

/// A place that a message may go to next: a station, or `out` of the network.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Leg {
    pub to: String,
    /// Share of the messages that go there; those of one route add up to 1.
    pub share: f64,
}

/// Distribution of a time.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Distribution {
    Constant {
        mean_ms: f64,
    },
    Exponential {
        mean_ms: f64,
    },
    /// Sum of as many exponential phases.
    Erlang {
        mean_ms: f64,
        phases: f64,
    },
    /// Between `meanMs` − `spreadMs` and `meanMs` + `spreadMs`.
    Uniform {
        mean_ms: f64,
        spread_ms: f64,
    },
    /// Two exponentials that carry half of the mean each.
    Hyperexponential {
        mean_ms: f64,
        squared_variation: f64,
    },
    Lognormal {
        mean_ms: f64,
        squared_variation: f64,
    },
}
