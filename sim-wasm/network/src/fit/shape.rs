//! What a shape says a system is, once its open numbers are fitted.
//!
//! These have scales on which all values are possible: θ₀ is the log of the ms of a request that is
//! alone, and the next tell how it is made up.

use super::curve::{Station, in_turn, with_permits};
use super::family::Kind;
use super::system::System;
use libm::exp;

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

/// Places that a request visits, and how long it holds one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Served {
    pub places: u32,
    pub demand_ms: f64,
}

/// A fitted number on the scale of what it means.
fn value(theta: &[f64], place: usize) -> f64 {
    let number = theta.get(place).copied().unwrap_or(0.0);
    exp(number.clamp(-30.0, 30.0))
}

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

    /// Numbers to be fitted.
    pub fn numbers(&self) -> usize {
        1 + self.priors().len()
    }

    /// Where requests are served in turn; of a pool, within its permits.
    pub fn served(&self, theta: &[f64]) -> Vec<Served> {
        let (alone_ms, first, second) = (value(theta, 0), value(theta, 1), value(theta, 2));
        let share_ms = alone_ms * first / (1.0 + first);
        let demands_ms: Vec<f64> = match self.kind {
            Kind::Delay => Vec::new(),
            Kind::Places | Kind::UnevenPlaces | Kind::Coherency | Kind::Crowding => vec![share_ms],
            Kind::TwoStations => {
                let places = f64::from(self.second) / f64::from(self.places);
                let other = places / (1.0 + second);
                let first_ms = share_ms / (1.0 + other);
                vec![first_ms, first_ms * other]
            }
            Kind::Pool => {
                let inner = Served {
                    places: self.second,
                    demand_ms: alone_ms * first / (1.0 + first + second),
                };
                return vec![inner];
            }
            Kind::Meters => {
                let limits = self.metered.iter().flatten().zip([first, second]);
                let places = limits.zip([self.places, self.second]);
                let demands_ms = places.map(|((_, limit), places)| f64::from(places) / limit);
                let demands_ms: Vec<f64> = demands_ms.collect();
                // They take no longer than a request that is alone, whatever their meters say.
                let fits = (alone_ms / demands_ms.iter().sum::<f64>()).min(1.0);
                demands_ms.into_iter().map(|ms| ms * fits).collect()
            }
        };
        let served = [self.places, self.second].into_iter().zip(demands_ms);
        served
            .map(|(places, demand_ms)| Served { places, demand_ms })
            .collect()
    }

    /// ms that a permit of a pool is held without being served; 0 elsewhere.
    pub fn held_ms(&self, theta: &[f64]) -> f64 {
        let (first, second) = (value(theta, 1), value(theta, 2));
        match self.kind {
            Kind::Pool => value(theta, 0) * second / (1.0 + first + second),
            _ => 0.0,
        }
    }

    /// How much longer a service takes for each other request, as a share: for each that is served, and
    /// for each that is inside.
    pub fn costs(&self, theta: &[f64]) -> (f64, f64) {
        match self.kind {
            Kind::Coherency => (value(theta, 2), 0.0),
            Kind::Crowding => (0.0, value(theta, 2)),
            _ => (0.0, 0.0),
        }
    }

    /// The system with fitted numbers.
    pub fn system(&self, theta: &[f64]) -> System {
        let alone_ms = value(theta, 0);
        let served = self.served(theta);
        let held_ms = self.held_ms(theta);
        let served_ms: f64 = served.iter().map(|one| one.demand_ms).sum();
        let (coherency, crowding) = self.costs(theta);
        let stations: Vec<Station> = served
            .iter()
            .map(|one| Station::new(one.places, one.demand_ms, coherency, crowding))
            .collect();
        let station = match (self.kind, stations.as_slice()) {
            (Kind::Pool, [inner, ..]) => Some(with_permits(inner, held_ms, self.places)),
            (_, [first, second, ..]) => Some(in_turn(first, second, self.listed)),
            _ => stations.into_iter().next(),
        };
        System {
            station,
            delay_ms: (alone_ms - served_ms - held_ms).max(0.0),
            alone_ms,
            variability: match self.kind {
                Kind::UnevenPlaces => value(theta, 2),
                _ => 1.0,
            },
        }
    }
}
