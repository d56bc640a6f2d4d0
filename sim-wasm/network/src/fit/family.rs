//! The families of explanations: what each says, with which numbers left open.
//!
//! Whole numbers, such as places, make a shape; the others are what is fitted, on scales on which all
//! values are possible: θ₀ is the log of the ms of a request that is alone, the next are shares of it.

use super::curve::{Station, in_turn};
use super::meters::Resource;
use super::system::System;
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

/// A family with its whole numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    pub kind: Kind,
    pub places: u32,
    /// Places of the second station, or those within the pool.
    pub second: u32,
    /// Probability before the levels are seen.
    pub weight: f64,
    /// Logs of the most requests per ms of both stations, where meters tell them, with their errors.
    pub metered: [Option<Prior>; 2],
    /// Requests inside up to which stations in turn are reckoned exactly.
    pub listed: usize,
}

/// What is expected of a fitted number before the levels are seen: mean and standard deviation.
pub type Prior = (f64, f64);

/// Most requests inside up to which stations in turn are reckoned exactly.
const MOST_LISTED: usize = 256;
/// Numbers of places that are paired.
const FEW: f64 = 10.0;
/// Most places of a pair.
const MOST_PAIRED: u32 = 256;
/// A share of the time alone: nearly uniform between 0 and 1.
const SHARE: Prior = (0.0, 1.7);
/// Log of how much longer each other request makes a service: about 1 to 10 %.
const COHERENCY: Prior = (-3.5, 1.2);
/// Log of the same for each other request inside, waiting or not: about 0.1 to 1 %.
const CROWDING: Prior = (-6.0, 1.3);
/// Log of the share by which the limit of the second station lies above that of the first.
const MARGIN: Prior = (-0.7, 1.5);
/// Log of the waiting as a multiple of that with exponential times: half to twice.
const VARIABILITY: Prior = (0.0, 0.7);

impl Shape {
    /// Of each fitted number but the first.
    pub fn priors(&self) -> Vec<Prior> {
        match self.kind {
            Kind::Delay => vec![],
            Kind::Places => vec![SHARE],
            Kind::UnevenPlaces => vec![SHARE, VARIABILITY],
            Kind::Coherency => vec![SHARE, COHERENCY],
            Kind::Crowding => vec![SHARE, CROWDING],
            Kind::TwoStations => vec![SHARE, MARGIN],
            Kind::Pool => vec![SHARE, SHARE],
            Kind::Meters => self.metered.into_iter().flatten().collect(),
        }
    }
}

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

impl Shape {
    /// Numbers to be fitted.
    pub fn numbers(&self) -> usize {
        1 + self.priors().len()
    }

    /// Of a pool: its inner station, and how long its permits are held elsewhere, in ms.
    pub fn pool(&self, theta: &[f64]) -> (Station, f64) {
        let at = |place: usize| exp(theta.get(place).copied().unwrap_or(0.0).clamp(-30.0, 30.0));
        let (first, second) = (at(1), at(2));
        let unit_ms = at(0) / (1.0 + first + second);
        (
            Station::new(self.second, first * unit_ms, 0.0, 0.0),
            second * unit_ms,
        )
    }

    /// The stations of two in turn, or those with meters.
    pub fn stations(&self, theta: &[f64]) -> Vec<Station> {
        let at = |place: usize| theta.get(place).copied().unwrap_or(0.0).clamp(-30.0, 30.0);
        let counts = [self.places, self.second];
        let demands_ms: Vec<f64> = match self.kind {
            Kind::TwoStations => {
                let share = exp(at(1)) / (1.0 + exp(at(1)));
                let places = f64::from(self.second) / f64::from(self.places);
                let other = places / (1.0 + exp(at(2)));
                let first_ms = share * exp(at(0)) / (1.0 + other);
                vec![first_ms, first_ms * other]
            }
            Kind::Meters => {
                let limits = self.metered.iter().flatten().zip(1..).zip(counts);
                let demands_ms =
                    limits.map(|((_, place), count)| f64::from(count) / exp(at(place)));
                let demands_ms: Vec<f64> = demands_ms.collect();
                // They take no longer than a request that is alone, whatever their meters say.
                let fits = (exp(at(0)) / demands_ms.iter().sum::<f64>()).min(1.0);
                demands_ms.into_iter().map(|ms| ms * fits).collect()
            }
            _ => Vec::new(),
        };
        let stations = counts.into_iter().zip(demands_ms);
        stations
            .map(|(count, demand_ms)| Station::new(count, demand_ms, 0.0, 0.0))
            .collect()
    }

    /// The system with fitted numbers.
    pub fn system(&self, theta: &[f64]) -> System {
        let at = |place: usize| exp(theta.get(place).copied().unwrap_or(0.0).clamp(-30.0, 30.0));
        let (alone_ms, first, second) = (at(0), at(1), at(2));
        let share = first / (1.0 + first);
        let of = |station: Option<Station>, delay_ms: f64| System {
            station,
            delay_ms,
            alone_ms,
            variability: 1.0,
        };
        let one = |coherency, crowding| {
            let station = Station::new(self.places, share * alone_ms, coherency, crowding);
            of(Some(station), (1.0 - share) * alone_ms)
        };
        match self.kind {
            Kind::Delay => of(None, alone_ms),
            Kind::Places => one(0.0, 0.0),
            Kind::UnevenPlaces => System {
                variability: second,
                ..one(0.0, 0.0)
            },
            Kind::Coherency => one(second, 0.0),
            Kind::Crowding => one(0.0, second),
            Kind::TwoStations | Kind::Meters => {
                let stations = self.stations(theta);
                let served_ms: f64 = stations.iter().map(Station::alone_ms).sum();
                let joined = match stations.as_slice() {
                    [first, second, ..] => Some(in_turn(first, second, self.listed)),
                    _ => stations.into_iter().next(),
                };
                of(joined, (alone_ms - served_ms).max(0.0))
            }
            Kind::Pool => {
                let (inner, held_ms) = self.pool(theta);
                let permits = 1..=self.places as usize;
                let pace: Vec<f64> = permits.map(|held| inner.closed(held_ms, held)).collect();
                let station = Station {
                    beyond: pace.last().copied().unwrap_or(0.0),
                    pace,
                    crowding: 0.0,
                };
                of(Some(station), alone_ms / (1.0 + first + second))
            }
        }
    }
}
