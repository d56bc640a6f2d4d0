//! The families of explanations, and the shapes of each: the whole numbers, such as places, that are
//! tried.

use super::meters::Resource;
use super::shape::Shape;
use libm::{exp, log};
use messagebox_sim::kernel::convert::Whole;
use serde::{Deserialize, Serialize};

/// What a family says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Nothing queues.
    Delay,
    /// Some at a time; others wait.
    Places,
    /// The same, with times that vary less or more than exponential ones.
    UnevenPlaces,
    /// Places that slow each other down.
    Coherency,
    /// Places that those who wait slow down, so that throughput falls.
    Crowding,
    /// Two kinds of places in turn.
    TwoStations,
    /// Permits that are held over places of their own and a delay.
    Pool,
    /// The one or two busiest resources with meters, full where their meters say so.
    Meters,
}

pub const KINDS: [Kind; 8] = [
    Kind::Delay,
    Kind::Places,
    Kind::UnevenPlaces,
    Kind::Coherency,
    Kind::Crowding,
    Kind::TwoStations,
    Kind::Pool,
    Kind::Meters,
];

/// Most requests inside up to which stations in turn are reckoned exactly.
const MOST_LISTED: usize = 256;
/// Numbers of places that are paired.
const FEW: f64 = 10.0;
/// Most places of a pair.
const MOST_PAIRED: u32 = 256;

impl Kind {
    /// What is expected of it before the levels are seen, beside the others.
    pub fn weight(self) -> f64 {
        match self {
            Kind::Delay | Kind::Places | Kind::Meters => 1.0,
            Kind::UnevenPlaces
            | Kind::Coherency
            | Kind::Crowding
            | Kind::TwoStations
            | Kind::Pool => 0.5,
        }
    }

    /// Its shapes where at most so many requests were inside at once, and resources have meters.
    pub fn shapes(self, most_inside: f64, resources: &[Resource]) -> Vec<Shape> {
        let shape = |places, second, weight| Shape {
            kind: self,
            places,
            second,
            weight,
            metered: [None; 2],
            listed: usize::floored(4.0 * most_inside).clamp(16, MOST_LISTED),
        };
        let counts = counts(2.0 * most_inside);
        let paired: Vec<(u32, f64)> = counts
            .iter()
            .filter(|(count, _)| *count <= MOST_PAIRED)
            .copied()
            .collect();
        match self {
            Kind::Delay => vec![shape(0, 0, 1.0)],
            Kind::Places | Kind::UnevenPlaces | Kind::Crowding => {
                let places = counts.iter();
                places.map(|&(k, weight)| shape(k, 0, weight)).collect()
            }
            Kind::Coherency => {
                let several = counts.iter().filter(|(k, _)| *k > 1);
                several.map(|&(k, weight)| shape(k, 0, weight)).collect()
            }
            Kind::TwoStations => {
                let few = coarse(&paired);
                let pairs = few.iter().flat_map(|&(first, ours)| {
                    let others = few.iter();
                    others.map(move |&(second, theirs)| (first, second, ours * theirs))
                });
                pairs
                    .map(|(first, second, weight)| shape(first, second, weight))
                    .collect()
            }
            Kind::Meters => {
                let mut limits = resources.iter().map(|resource| {
                    let per_ms = resource.limit_per_second / 1_000.0;
                    (log(per_ms), resource.error)
                });
                let metered = [limits.next(), limits.next()];
                let few = coarse(&paired);
                let seconds = if metered[1].is_some() {
                    few.as_slice()
                } else {
                    &[(0, 1.0)]
                };
                let firsts = if metered[0].is_some() {
                    few.as_slice()
                } else {
                    &[]
                };
                let pairs = firsts.iter().flat_map(|&(first, ours)| {
                    let seconds = seconds.iter();
                    seconds.map(move |&(second, theirs)| (first, second, ours * theirs))
                });
                pairs
                    .map(|(first, second, weight)| Shape {
                        metered,
                        ..shape(first, second, weight)
                    })
                    .collect()
            }
            Kind::Pool => {
                let few = coarse(&paired);
                let pairs = few.iter().enumerate().flat_map(|(place, &(inner, ours))| {
                    let outer = few.iter().skip(place + 1);
                    outer.map(move |&(permits, theirs)| (permits, inner, ours * theirs))
                });
                pairs
                    .map(|(permits, inner, weight)| shape(permits, inner, weight))
                    .collect()
            }
        }
    }
}

/// Numbers of places up to `most`, all of them up to 16, with what is expected of each: half as much
/// of twice as many, up to a thousand.
fn counts(most: f64) -> Vec<(u32, f64)> {
    const SUM_TO_A_THOUSAND: f64 = 7.485;
    let mut counts = Vec::new();
    let (mut count, mut next) = (1_u32, 2_u32);
    while f64::from(count) <= most.clamp(2.0, 4_096.0) {
        let weight = f64::from(next - count) / f64::from(count) / SUM_TO_A_THOUSAND;
        counts.push((count, weight));
        count = next;
        next = (count + 1).max(count + count / 8);
    }
    counts
}

/// Fewer of these for pairs of them: all up to 4, then apart by such a factor that there are at most
/// [`FEW`], each with what is expected of those left out after it.
fn coarse(counts: &[(u32, f64)]) -> Vec<(u32, f64)> {
    let most = counts.last().map_or(4.0, |(most, _)| f64::from(*most));
    let apart = exp(log((most / 4.0).max(1.0)) / (FEW - 4.0)).max(1.2);
    let mut few: Vec<(u32, f64)> = Vec::new();
    for &(count, weight) in counts {
        match few.last_mut() {
            Some((last, sum))
                if count > 4 && f64::from(count) < 0.99 * apart * f64::from(*last) =>
            {
                *sum += weight;
            }
            _ => few.push((count, weight)),
        }
    }
    few
}
