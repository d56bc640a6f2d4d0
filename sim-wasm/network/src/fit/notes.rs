//! What to know before believing what was found, one sentence each.

use super::input::Input;
use super::meters::{Resource, unused};
use super::prediction::Prediction;
use super::words::{counted, three};
use messagebox_sim::kernel::convert::Real;

/// Whether times of closed levels are far from what users and throughput leave room for.
fn balance(input: &Input) -> Option<String> {
    let mut ratios: Vec<f64> = input
        .seen()
        .filter_map(|level| {
            let room_ms =
                1_000.0 * level.users? / level.throughput_per_second - input.think_ms(level);
            Some(level.response_ms.mean? / room_ms)
        })
        .filter(|ratio| *ratio > 0.0)
        .collect();
    ratios.sort_by(f64::total_cmp);
    let middle = *ratios.get(ratios.len() / 2)?;
    (!(0.8..=1.25).contains(&middle)).then(|| {
        let times = three(middle);
        format!("Times are {times} of what users and throughput leave room for: users may pause, of which nothing was said, or a unit, count or duration is another. What is said of times follows users and throughput.")
    })
}

/// How the levels that were kept back came out.
fn kept_back(input: &Input, predictions: &[Prediction]) -> Option<String> {
    let inside: Vec<bool> = input
        .kept_back()
        .filter_map(|level| {
            let load =
                |one: &&Prediction| one.users.or(one.arrivals_per_second) == Some(level.load());
            let range = predictions.iter().find(load)?.throughput_per_second?;
            let x = level.throughput_per_second;
            Some(range.low <= x && range.high.is_none_or(|high| x <= high))
        })
        .collect();
    let count = inside.iter().filter(|inside| **inside).count();
    (!inside.is_empty()).then(|| {
        format!(
            "Of {} kept back {} {} within what was predicted.",
            counted(inside.len().real(), "level"),
            count,
            if count == 1 { "lies" } else { "lie" }
        )
    })
}

/// Whether what was found is doubtful, one sentence each.
pub fn notes(
    input: &Input,
    predictions: &[Prediction],
    resources: &[Resource],
    scatter_percent: f64,
) -> Vec<String> {
    let is_level = |load: &f64| input.levels.iter().any(|level| level.load() == *load);
    let unknown = input.hold.iter().flatten().filter(|load| !is_level(load));
    let mut notes: Vec<String> = unknown
        .map(|load| format!("No level has a load of {load}: nothing is kept back for it."))
        .collect();
    notes.extend(kept_back(input, predictions));
    if scatter_percent > 3.0 {
        notes.push(format!(
            "The levels scatter by {} % around the best explanation: longer levels would tell more.",
            three(scatter_percent)
        ));
    }
    notes.extend(balance(input));
    notes.extend(unused(input, resources).iter().map(|name| {
        format!("The meter {name} does not rise with what is answered, so nothing follows from it: it may show idle time, or another machine.")
    }));
    let lowest = input.seen().min_by(|a, b| a.load().total_cmp(&b.load()));
    if let Some(level) = lowest
        && let (Some(mean), Some(median)) = (level.response_ms.mean, level.response_ms.p50)
        && mean > 1.5 * median
    {
        notes.push(format!(
            "At the lowest load half of the requests take under {} ms and the mean is {} ms: some take much longer, by spikes or as a kind of their own, before anything queues.",
            three(median),
            three(mean)
        ));
    }
    notes
}
