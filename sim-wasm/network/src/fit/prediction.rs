//! What the explanations that are alive say of loads.

use super::input::{Input, Level, Statistic, Target};
use super::mixture::Mixture;
use super::noise::BETWEEN_RUNS;
use super::point::{Quantity, log_of};
use super::range::Range;
use super::study::Study;
use super::system::{Load, System};
use libm::{exp, log, log2, sqrt};
use messagebox_sim::kernel::convert::Real;
use serde::Serialize;

/// What no explanation knows: by how much systems depart from theirs with each doubling of the load
/// beyond the highest level (assumed, as a share).
const PER_DOUBLING: f64 = 0.015;
/// Users up to which a target is sought, in multiples of the highest level.
const SOUGHT: f64 = 4.0;

/// What is expected under a load.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Prediction {
    /// Null for an open load.
    pub users: Option<f64>,
    /// Null for a closed load.
    pub arrivals_per_second: Option<f64>,
    pub throughput_per_second: Option<Range>,
    /// Null where a line grows without end.
    pub response_ms: Option<Range>,
    /// Whether the load was measured, and kept back.
    pub is_held_back: bool,
    /// Whether it lies above all levels that the explanations have seen.
    pub is_beyond: bool,
    /// What the scalability law says, per second; null for an open load.
    pub law_per_second: Option<f64>,
}

/// How many users a target allows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct UnderTarget {
    pub of: Statistic,
    pub ms: f64,
    /// Null where even one user misses it. Up to four times the highest level are tried: `high` is null where more may do.
    pub users: Option<Range>,
    /// Whether the answer lies above all levels that were seen.
    pub is_beyond: bool,
    /// Why there is no answer, where there is none for another reason.
    pub why: Option<String>,
}

/// The loads to predict: those kept back, twice and four times the highest of all, and those asked for.
pub fn loads(input: &Input) -> Vec<Load> {
    let highest = input.levels.iter().map(Level::load).fold(0.0, f64::max);
    let kept_back = input.levels.iter().filter(|level| input.holds(level));
    let kept_back = kept_back.map(Level::load);
    let beyond = [2.0 * highest, 4.0 * highest];
    let asked = input.at.iter().flatten().copied();
    let mut loads: Vec<f64> = kept_back.chain(beyond).chain(asked).collect();
    loads.sort_by(f64::total_cmp);
    loads.dedup();
    loads.into_iter().map(|size| load(input, size)).collect()
}

/// The highest load that is not kept back.
pub fn highest(input: &Input) -> f64 {
    let kept = input.levels.iter().filter(|level| !input.holds(level));
    kept.map(Level::load).fold(0.0, f64::max)
}

/// A load of the kind of the levels, with the think time of the nearest.
pub fn load(input: &Input, size: f64) -> Load {
    let distance = |level: &Level| libm::fabs(log(level.load() / size));
    let nearest = input
        .levels
        .iter()
        .min_by(|a, b| distance(a).total_cmp(&distance(b)));
    match nearest {
        Some(level) if level.users.is_some() => Load::Closed {
            users: size.max(1.0),
            think_ms: input.think_ms(level),
        },
        _ => Load::Open {
            rate: size / 1_000.0,
        },
    }
}

/// What is expected of one number of a measurement, scatter included.
fn expected(study: &Study, input: &Input, load: Load, of: Quantity) -> Mixture {
    expected_of(study, input, load, |system| Some(log_of(system, load, of)))
}

fn expected_of(
    study: &Study,
    input: &Input,
    load: Load,
    of: impl Fn(&System) -> Option<f64>,
) -> Mixture {
    let mut mixture = study.mixture(of);
    let beyond = log2((load.size() / highest(input)).max(1.0));
    let own = BETWEEN_RUNS * study.scatter.max(1.0);
    let unknown = PER_DOUBLING * beyond;
    for (_, guess) in &mut mixture.parts {
        let variance = guess.deviation * guess.deviation + own * own + unknown * unknown;
        guess.deviation = sqrt(variance);
    }
    mixture
}

/// A range that ends where no request waits for another.
fn bounded(study: &Study, input: &Input, load: Load, range: Range) -> Range {
    let alone = expected_of(study, input, load, |system| match load {
        Load::Closed { users, think_ms } => Some(log(users / (system.alone_ms + think_ms))),
        Load::Open { rate } => Some(log(rate)),
    });
    let most = Range::of(&alone, 1_000.0).and_then(|alone| alone.high);
    let below = |value: f64| most.map_or(value, |most| value.min(most));
    Range {
        value: below(range.value),
        low: below(range.low),
        high: range.high.map(below),
    }
}

pub fn predict(study: &Study, input: &Input, load: Load) -> Prediction {
    let throughput = Range::of(&expected(study, input, load, Quantity::Throughput), 1_000.0);
    let throughput = throughput.map(|range| bounded(study, input, load, range));
    let size = load.size();
    let response_ms = match load {
        // N = X (R + Z): a response follows from the throughput, and its range from that range.
        Load::Closed { users, think_ms } => throughput.map(|x| {
            let response = |per_second: f64| (1_000.0 * users / per_second - think_ms).max(0.0);
            Range {
                value: response(x.value),
                low: x.high.map_or(0.0, response),
                high: Some(response(x.low)),
            }
        }),
        Load::Open { .. } => {
            let whole = study.mixture(|system| system.response_ms(load).map(log));
            let share: f64 = whole.parts.iter().map(|(share, _)| share).sum();
            (share > 0.5)
                .then(|| Range::of(&expected(study, input, load, Quantity::Response), 1.0))
                .flatten()
        }
    };
    let is_open = matches!(load, Load::Open { .. });
    Prediction {
        users: (!is_open).then_some(size),
        arrivals_per_second: is_open.then_some(size),
        throughput_per_second: throughput,
        response_ms,
        is_held_back: input
            .levels
            .iter()
            .any(|level| input.holds(level) && level.load() == size),
        is_beyond: size > highest(input),
        law_per_second: (!is_open)
            .then(|| study.law.map(|law| law.throughput(size)))
            .flatten(),
    }
}

/// How many times the mean a statistic is at a load: as measured, straight between the levels by the
/// log of their users, and as at the outermost beyond.
fn over_mean(input: &Input, of: Statistic, size: f64) -> Option<f64> {
    let kept = input.levels.iter().filter(|level| !input.holds(level));
    let mut known: Vec<(f64, f64)> = kept
        .filter_map(|level| {
            let times = &level.response_ms;
            Some((log(level.load()), times.of(of)? / times.mean?))
        })
        .collect();
    known.sort_by(|a, b| a.0.total_cmp(&b.0));
    let at = log(size);
    let upper = known
        .iter()
        .find(|(load, _)| *load >= at)
        .or(known.last())?;
    let lower = known
        .iter()
        .rfind(|(load, _)| *load <= at)
        .or(known.first())?;
    let width = upper.0 - lower.0;
    if width <= 0.0 {
        return Some(upper.1);
    }
    Some(lower.1 + (upper.1 - lower.1) * (at - lower.0) / width)
}

/// How many users a target allows.
pub fn under_target(study: &Study, input: &Input, target: Target) -> UnderTarget {
    let most = SOUGHT * highest(input);
    let nothing = |why: &str| UnderTarget {
        of: target.of,
        ms: target.ms,
        users: None,
        is_beyond: false,
        why: Some(why.to_owned()),
    };
    if let Load::Open { .. } = load(input, most) {
        return nothing("An open test has no users.");
    }
    if target.of != Statistic::Mean && over_mean(input, target.of, 1.0).is_none() {
        return nothing("No level has this percentile and a mean.");
    }
    let response = |users: f64, share: f64| -> f64 {
        let load = load(input, users);
        let think_ms = match load {
            Load::Closed { think_ms, .. } => think_ms,
            Load::Open { .. } => 0.0,
        };
        let throughput = study.mixture(|system| Some(log_of(system, load, Quantity::Throughput)));
        let mean_ms = users / exp(throughput.quantile(1.0 - share)) - think_ms;
        let over_mean = match target.of {
            Statistic::Mean => None,
            _ => over_mean(input, target.of, users),
        };
        mean_ms * over_mean.unwrap_or(1.0)
    };
    // Users whose response, at so much of what is probable, keeps to the target.
    let allowed = |share: f64| -> Option<f64> {
        if response(1.0, share) > target.ms {
            return None;
        }
        if response(most, share) <= target.ms {
            return Some(f64::INFINITY);
        }
        let (mut low, mut high) = (1.0, most);
        while high - low > 0.01 + 1e-3 * low {
            let middle = 0.5 * (low + high);
            if response(middle, share) <= target.ms {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(low)
    };
    let users = allowed(0.5).map(|value| Range {
        value: value.min(most),
        low: allowed(0.95).unwrap_or(0.0).min(most),
        high: allowed(0.05).filter(|users| users.is_finite()),
    });
    UnderTarget {
        of: target.of,
        ms: target.ms,
        is_beyond: users.is_some_and(|users| users.value > highest(input)),
        users,
        why: None,
    }
}

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
    let between = between.map(|(a, b)| libm::floor(sqrt(a * b) + 0.5));
    let highest = highest(input);
    let is_open = matches!(load(input, highest), Load::Open { .. });
    // More than is answered is sent in vain.
    let factors: &[f64] = if is_open { &[] } else { &[1.5, 2.0, 3.0, 4.0] };
    let beyond = factors
        .iter()
        .map(|factor| libm::floor(factor * highest + 0.5));
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
                Quantity::Throughput => Some(log_of(system, load(input, size), of)),
                Quantity::Response => system.response_ms(load(input, size)).map(log),
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
    let alive = study.judged.iter().filter(|one| one.share > 0.0).count();
    let what = if differs < PARTED && alive.real() > 1.0 && !has_meters {
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
