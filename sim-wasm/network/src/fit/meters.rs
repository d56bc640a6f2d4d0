//! Service demands from utilisation: busy share = background + demand × throughput, by non-negative
//! least squares over the levels.

use super::input::{Input, Level};
use libm::sqrt;
use messagebox_sim::kernel::convert::Real;
use serde::Serialize;
use std::collections::BTreeSet;

/// Meters are read to within this share of what they show, and this much of the whole (assumed).
const READ_WITHIN: f64 = 0.02;
const READ_TO: f64 = 0.005;
/// A resource that is never busier than this limits nothing that was measured.
const LEAST_BUSY: f64 = 0.05;
/// Above the line by more than this share, the busiest level alone tells the limit (assumed).
const BENT: f64 = 0.03;
/// A meter that falls as more is answered, and misses its line by so much of the whole, is not of this load (assumed).
const FALLS_BY: f64 = 0.05;
/// An error in the limit below which no meter is believed (assumed): 1 %.
const LEAST_ERROR: f64 = 0.01;

/// What a meter tells of its resource.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Resource {
    pub name: String,
    /// ms of all its servers together that a request takes, divided by their number.
    pub demand_ms: f64,
    /// Share of time that it is busy without requests.
    pub background: f64,
    /// Requests per second at which it would be busy all the time.
    pub limit_per_second: f64,
    /// Standard error of the limit, as a share.
    #[serde(skip)]
    pub error: f64,
    /// Root mean square of what the line misses, in points of utilisation.
    pub missed: f64,
}

/// The meters from which nothing follows, though they show something: they do not rise with what is answered.
pub fn unused(input: &Input, resources: &[Resource]) -> Vec<String> {
    let names: BTreeSet<&String> = input
        .seen()
        .flat_map(|level| level.utilisation.iter())
        .filter(|&(_, busy)| *busy >= LEAST_BUSY)
        .map(|(name, _)| name)
        .collect();
    let is_used = |name: &str| resources.iter().any(|one| one.name == name);
    names
        .into_iter()
        .filter(|name| !is_used(name))
        .cloned()
        .collect()
}

/// The resources with meters at the levels that are not kept back, the nearest to its limit first.
pub fn resources(input: &Input, without: Option<f64>) -> Vec<Resource> {
    let is_left_out =
        |load: f64| without.is_some_and(|left_out| libm::fabs(load / left_out - 1.0) < 1e-9);
    let levels: Vec<&Level> = input
        .seen()
        .filter(|level| !is_left_out(level.load()))
        .collect();
    let names: BTreeSet<&String> = levels
        .iter()
        .flat_map(|level| level.utilisation.keys())
        .collect();
    let mut resources: Vec<Resource> = names
        .into_iter()
        .filter_map(|name| {
            let pairs = levels.iter().filter_map(|level| {
                let busy = level.utilisation.get(name)?;
                Some((level.throughput_per_second / 1_000.0, *busy))
            });
            resource(name, &pairs.collect::<Vec<_>>())
        })
        .collect();
    resources.sort_by(|a, b| a.limit_per_second.total_cmp(&b.limit_per_second));
    resources
}

/// From pairs of throughput per ms and busy share.
fn resource(name: &str, pairs: &[(f64, f64)]) -> Option<Resource> {
    if pairs.iter().all(|&(_, busy)| busy < LEAST_BUSY) {
        return None;
    }
    let weight = |busy: f64| 1.0 / (READ_WITHIN * busy + READ_TO);
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        let terms = pairs.iter().map(|&(x, busy)| {
            let weight = weight(busy);
            weight * weight * of(x, busy)
        });
        terms.sum()
    };
    let (one, x, xx) = (sum(&|_, _| 1.0), sum(&|x, _| x), sum(&|x, _| x * x));
    let (busy, x_busy) = (sum(&|_, busy| busy), sum(&|x, busy| x * busy));
    let determinant = one * xx - x * x;
    let spread = determinant > 1e-9 * one * xx;
    let line = spread.then(|| {
        let demand = (one * x_busy - x * busy) / determinant;
        (demand, (busy - demand * x) / one)
    });
    let (demand_ms, background) = match line {
        Some((demand, background)) if background > 0.0 && demand > 0.0 => (demand, background),
        _ => (x_busy / xx, 0.0),
    };
    let left = 1.0 - background;
    if demand_ms.is_nan() || demand_ms <= 0.0 || left <= 0.0 {
        return None;
    }
    // What is held longer the more requests there are, such as connections, fills up before its line says so.
    let top = pairs.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let is_bent = background == 0.0 && top.1 > (1.0 + BENT) * demand_ms * top.0;
    let demand_ms = if is_bent { top.1 / top.0 } else { demand_ms };
    let missed = pairs.iter().map(|&(x, busy)| {
        let missed = busy - background - demand_ms * x;
        missed * missed
    });
    let missed = sqrt(missed.sum::<f64>() / pairs.len().real());
    if line.is_some_and(|(demand, _)| demand <= 0.0) && missed > FALLS_BY {
        return None;
    }
    let highest = pairs.iter().map(|&(_, busy)| busy).fold(0.0, f64::max);
    let error = (READ_TO + missed) / highest / sqrt(pairs.len().real()) + LEAST_ERROR;
    Some(Resource {
        name: name.to_owned(),
        demand_ms,
        background,
        limit_per_second: 1_000.0 * left / demand_ms,
        error,
        missed,
    })
}
