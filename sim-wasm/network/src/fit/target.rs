//! How many users may be let in under a limit of the response.

use super::input::{Input, Level, Statistic, Target};
use super::point::{Quantity, log_of};
use super::range::Range;
use super::study::Study;
use super::system::Load;
use libm::{exp, log};
use serde::Serialize;

/// Users up to which a target is sought, in multiples of the highest level.
const SOUGHT: f64 = 4.0;

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

/// How many times the mean a statistic is at a load: as measured, straight between the levels by the
/// log of their users, and as at the outermost beyond.
fn over_mean(input: &Input, of: Statistic, size: f64) -> Option<f64> {
    let mut known: Vec<(f64, f64)> = input
        .seen()
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
    let most = SOUGHT * input.highest_seen();
    let nothing = |why: &str| UnderTarget {
        of: target.of,
        ms: target.ms,
        users: None,
        is_beyond: false,
        why: Some(why.to_owned()),
    };
    if let Load::Open { .. } = input.load(most) {
        return nothing("An open test has no users.");
    }
    if target.of != Statistic::Mean && over_mean(input, target.of, 1.0).is_none() {
        return nothing("No level has this percentile and a mean.");
    }
    // A percentile that falls with the load is of something else than waiting, such as rare spikes.
    let meets = |level: &Level| {
        level
            .response_ms
            .of(target.of)
            .is_some_and(|ms| ms <= target.ms)
    };
    let response = |users: f64, share: f64| -> f64 {
        let load = input.load(users);
        let throughput = study.mixture(|system| Some(log_of(system, load, Quantity::Throughput)));
        let mean_ms = users / exp(throughput.quantile(1.0 - share)) - load.think_ms();
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
    if allowed(0.5).is_none() && input.seen().any(meets) {
        return nothing(
            "It is missed at the lowest load and met at a higher one: it does not follow the load.",
        );
    }
    let users = allowed(0.5).map(|value| Range {
        value: value.min(most),
        low: allowed(0.95).unwrap_or(0.0).min(most),
        high: allowed(0.05).filter(|users| users.is_finite()),
    });
    UnderTarget {
        of: target.of,
        ms: target.ms,
        is_beyond: users.is_some_and(|users| users.value > input.highest_seen()),
        users,
        why: None,
    }
}
