//! What stations and pools can do at most.

use super::mixed::open_load;
use super::network::{Load, Network};
use super::solution::Overloaded;
use super::speed::Speed;

/// A station with servers, or a pool with permits.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    pub name: String,
    pub is_pool: bool,
    /// Servers or permits at their best, in units of one that is not slowed.
    pub capacity: f64,
    /// Least time in ms that a round of each class takes of it.
    pub demands_ms: Vec<f64>,
    /// Share of the capacity that open arrivals take.
    pub open_share: f64,
}

impl Limit {
    /// Rounds per ms of a class that it could do, if no others came.
    pub fn most(&self, class: usize) -> f64 {
        let demand_ms = self.demands_ms.get(class).copied().unwrap_or(0.0);
        self.capacity / demand_ms
    }

    /// Rounds per ms of a closed class that open arrivals leave room for.
    pub fn left(&self, class: usize) -> f64 {
        self.most(class) * (1.0 - self.open_share)
    }
}

/// The limits of a network, stations before pools; an error where arrivals exceed one.
pub fn limits(network: &Network) -> Result<Vec<Limit>, Overloaded> {
    let classes = 0..network.classes.len();
    let mut limits = Vec::new();
    for (place, station) in network.stations.iter().enumerate() {
        let Some(speed) = station.kind.speed() else {
            continue;
        };
        let capacity = highest(speed);
        let open_share = open_load(network, station) / capacity;
        if open_share >= 1.0 {
            return Err(Overloaded::Station(place));
        }
        limits.push(Limit {
            name: station.name.clone(),
            is_pool: false,
            capacity,
            demands_ms: classes.clone().map(|one| station.demand_ms(one)).collect(),
            open_share,
        });
    }
    for (place, pool) in network.pools.iter().enumerate() {
        let held_ms = |class| held_ms(network, &pool.stations, class);
        let demands_ms: Vec<f64> = classes.clone().map(held_ms).collect();
        let loads = network.classes.iter().zip(&demands_ms);
        let open_load = loads.map(|(class, held_ms)| match class.load {
            Load::Open { per_ms } => per_ms * held_ms,
            Load::Closed { .. } => 0.0,
        });
        let capacity = f64::from(pool.permits);
        let open_share = open_load.sum::<f64>() / capacity;
        if open_share >= 1.0 {
            return Err(Overloaded::Pool(place));
        }
        limits.push(Limit {
            name: pool.name.clone(),
            is_pool: true,
            capacity,
            demands_ms,
            open_share,
        });
    }
    Ok(limits)
}

/// Time in ms that a round of a class takes at some stations, if nobody waits.
pub(super) fn held_ms(network: &Network, places: &[usize], class: usize) -> f64 {
    let stations = places.iter().filter_map(|at| network.stations.get(*at));
    stations.map(|one| one.demand_ms(class)).sum()
}

/// Highest speed of a station.
pub(super) fn highest(speed: &Speed) -> f64 {
    let counts = 1..=speed.servers();
    match speed {
        Speed::Servers(servers) => f64::from(*servers),
        // Each further one in service adds less and less, or takes: one end is the highest.
        Speed::Slowed { .. } => speed.with(1).max(speed.with(speed.servers())),
        Speed::Given(_) => counts.map(|inside| speed.with(inside)).fold(0.0, f64::max),
    }
}
