//! What is asked: levels as they were measured, and what to say of them.

use super::family::{KINDS, Kind};
use crate::refusal::Refusal;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Most levels of one test.
pub const MOST_LEVELS: usize = 200;
/// Most users or requests per second of a level.
const MOST_LOAD: f64 = 1e7;

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Input {
    pub levels: Vec<Level>,
    /// Pause of a user before each request, where the levels say nothing; 0 by default.
    pub think_ms: Option<f64>,
    /// Loads that are kept back: users, or arrivals per second.
    pub hold: Option<Vec<f64>>,
    /// How long a request may take.
    pub targets: Option<Vec<Target>>,
    /// Loads to predict beside those kept back and twice and four times the highest.
    pub at: Option<Vec<f64>>,
    /// The families of explanations that are tried, all by default: a page asks for few at first, which
    /// takes a tenth of the time.
    pub kinds: Option<Vec<Kind>>,
}

/// What was measured under one load.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Level {
    /// Users of a closed test.
    pub users: Option<f64>,
    /// Requests per second that an open test sent.
    pub arrivals_per_second: Option<f64>,
    /// Requests answered per second.
    pub throughput_per_second: f64,
    pub throughput_standard_error: Option<f64>,
    pub response_ms: Response,
    pub think_ms: Option<f64>,
    /// Requests that were counted.
    pub requests: Option<f64>,
    /// Share of time that a resource was busy, by name.
    pub utilisation: BTreeMap<String, f64>,
}

/// Times of requests, in ms.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Response {
    pub mean: Option<f64>,
    pub p50: Option<f64>,
    pub p90: Option<f64>,
    pub p95: Option<f64>,
    pub p99: Option<f64>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Target {
    pub of: Statistic,
    pub ms: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Statistic {
    Mean,
    P50,
    P90,
    P95,
    P99,
}

impl Response {
    pub fn of(&self, statistic: Statistic) -> Option<f64> {
        match statistic {
            Statistic::Mean => self.mean,
            Statistic::P50 => self.p50,
            Statistic::P90 => self.p90,
            Statistic::P95 => self.p95.or_else(|| self.between_90_and_99()),
            Statistic::P99 => self.p99,
        }
    }
}

impl Response {
    /// The 95th percentile where only those around it are known, by an exponential tail between them.
    fn between_90_and_99(&self) -> Option<f64> {
        let (p90, p99) = (self.p90?, self.p99?);
        Some(p90 + (p99 - p90) * core::f64::consts::LN_2 / core::f64::consts::LN_10)
    }
}

impl Level {
    /// Users, or arrivals per second.
    pub fn load(&self) -> f64 {
        self.users.or(self.arrivals_per_second).unwrap_or(0.0)
    }
}

/// A question in JSON, or what is wrong with it.
pub fn read(json: &[u8]) -> Result<Input, Refusal> {
    let mut deserializer = serde_json::Deserializer::from_slice(json);
    let input = Input::deserialize(&mut deserializer)
        .and_then(|input| deserializer.end().map(|()| input))
        .map_err(|error| {
            Refusal::new(
                "load test",
                String::from_utf8_lossy(json),
                format!("JSON of levels: {error}"),
            )
        })?;
    check(&input)?;
    Ok(input)
}

fn check(input: &Input) -> Result<(), Refusal> {
    let levels = input.levels.len();
    if !(1..=MOST_LEVELS).contains(&levels) {
        let accepted = format!("1 to {MOST_LEVELS} levels");
        return Err(Refusal::new("levels", levels, accepted));
    }
    for (index, level) in input.levels.iter().enumerate() {
        let field = |name: &str| format!("levels[{index}].{name}");
        if level.users.is_some() == level.arrivals_per_second.is_some() {
            let accepted = "either users or arrivalsPerSecond";
            return Err(Refusal::new(field("users"), "none or both", accepted));
        }
        positive(&field("users"), level.users, MOST_LOAD)?;
        positive(
            &field("arrivalsPerSecond"),
            level.arrivals_per_second,
            MOST_LOAD,
        )?;
        if level.users.is_some_and(|users| users < 1.0) {
            let users = level.users.unwrap_or(0.0);
            return Err(Refusal::new(field("users"), users, "1 or more"));
        }
        let throughput = Some(level.throughput_per_second);
        positive(&field("throughputPerSecond"), throughput, 1e9)?;
        let times = &level.response_ms;
        for (name, value) in [
            ("mean", times.mean),
            ("p50", times.p50),
            ("p90", times.p90),
            ("p95", times.p95),
            ("p99", times.p99),
        ] {
            positive(&field(&format!("responseMs.{name}")), value, 1e9)?;
        }
        from_0(&field("thinkMs"), level.think_ms)?;
        from_0(
            &field("throughputStandardError"),
            level.throughput_standard_error,
        )?;
        positive(&field("requests"), level.requests, 1e15)?;
        for (name, &share) in &level.utilisation {
            if !(0.0..=1.05).contains(&share) {
                let field = field(&format!("utilisation.{name}"));
                return Err(Refusal::new(field, share, "a share from 0 to 1"));
            }
        }
    }
    if input.kinds.as_ref().is_some_and(Vec::is_empty) {
        return Err(Refusal::new(
            "kinds",
            "none",
            "one or more kinds of explanations",
        ));
    }
    from_0("thinkMs", input.think_ms)?;
    for (name, loads) in [("hold", &input.hold), ("at", &input.at)] {
        for (index, &load) in loads.iter().flatten().enumerate() {
            positive(&format!("{name}[{index}]"), Some(load), MOST_LOAD)?;
        }
    }
    for (index, target) in input.targets.iter().flatten().enumerate() {
        positive(&format!("targets[{index}].ms"), Some(target.ms), 1e9)?;
    }
    if input.seen().next().is_none() {
        return Err(Refusal::new(
            "hold",
            "all levels",
            "at least one level that is not kept back",
        ));
    }
    Ok(())
}

impl Input {
    /// The families of explanations to try.
    pub fn kinds(&self) -> Vec<Kind> {
        let asked = |kind: &Kind| self.kinds.as_ref().is_none_or(|kinds| kinds.contains(kind));
        KINDS.into_iter().filter(asked).collect()
    }
}

fn positive(field: &str, value: Option<f64>, most: f64) -> Result<(), Refusal> {
    match value {
        Some(value) if !(value > 0.0 && value <= most) => {
            let accepted = format!("a number above 0, up to {most}");
            Err(Refusal::new(field, value, accepted))
        }
        _ => Ok(()),
    }
}

fn from_0(field: &str, value: Option<f64>) -> Result<(), Refusal> {
    match value {
        Some(value) if !(0.0..=1e9).contains(&value) => {
            Err(Refusal::new(field, value, "a number from 0 to 1000000000"))
        }
        _ => Ok(()),
    }
}
