//! What to measure next.

use super::input::{Input, Level};
use super::noise::BETWEEN_RUNS;
use super::point::{Quantity, log_of};
use super::study::Study;
use libm::{exp, floor, log, sqrt};
use serde::Serialize;

/// Where the explanations that are alive differ most, in units of the scatter of a level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Next {
    pub what: What,
    /// Users, or arrivals per second of an open test.
    pub at_users: f64,
    /// How far the explanations are apart there, in scatters of one level.
    pub differs: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// One more level.
    Level,
    /// How busy the resources are, since no level parts the explanations.
    Meter,
}

/// Explanations that are nearer than this many scatters are not parted by a level.
const PARTED: f64 = 2.0;
/// A smaller load is preferred that parts them nearly as well.
const NEARLY: f64 = 0.7;

pub fn next(study: &Study, input: &Input) -> Next {
    // Those kept back are measured, too.
    let mut seen: Vec<f64> = input.levels.iter().map(Level::load).collect();
    seen.sort_by(f64::total_cmp);
    let limits = study.mixture(|system| system.limit().map(log));
    let answered = 1_000.0 * exp(limits.quantile(0.5));
    let between = seen.iter().zip(seen.iter().skip(1));
    let between = between.map(|(a, b)| floor(sqrt(a * b) + 0.5));
    let highest = input.highest_seen();
    let is_open = input.is_open();
    // More than is answered is sent in vain.
    let factors: &[f64] = if is_open { &[] } else { &[1.5, 2.0, 3.0, 4.0] };
    let beyond = factors.iter().map(|factor| floor(factor * highest + 0.5));
    let fresh: Vec<f64> = between
        .chain(beyond)
        .filter(|load| !seen.contains(load) && (!is_open || load < &answered))
        .collect();
    let scatter = BETWEEN_RUNS * study.scatter.max(1.0);
    let of = if is_open {
        Quantity::Response
    } else {
        Quantity::Throughput
    };
    let apart: Vec<(f64, f64)> = fresh
        .into_iter()
        .map(|size| {
            let mixture = study.mixture(|system| match of {
                Quantity::Throughput => Some(log_of(system, input.load(size), of)),
                Quantity::Response => system.response_ms(input.load(size)).map(log),
            });
            (size, mixture.deviation() / scatter)
        })
        .collect();
    let most = apart.iter().map(|(_, apart)| *apart).fold(0.0, f64::max);
    let (at_users, differs) = apart
        .into_iter()
        .find(|(_, apart)| *apart >= NEARLY * most)
        .unwrap_or((2.0 * highest, 0.0));
    let has_meters = input
        .levels
        .iter()
        .any(|level| !level.utilisation.is_empty());
    let alive = study.judged.iter().filter(|one| one.share > 0.0);
    let what = if differs < PARTED && alive.count() > 1 && !has_meters {
        What::Meter
    } else {
        What::Level
    };
    Next {
        what,
        at_users,
        differs,
    }
}
