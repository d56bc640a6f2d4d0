//! Pools, each replaced by a station: what is covered, solved with 1, 2, … permits taken.

use super::aggregate::mixture;
use super::covered::rates;
use crate::exact::mixed::Mixed;
use crate::exact::network::{Class, Demand, Kind, Load, Network, Pool, Station};
use crate::exact::solution::Overloaded;
use crate::exact::speed::Speed;

/// A network without pools.
pub struct Replaced {
    /// The stations that no pool covers, then those that stand for pools which none covers.
    pub network: Network,
    /// Places of its stations among all.
    pub places: Vec<usize>,
    /// All stations: those of the network, then one for each pool, inner before outer.
    pub all: Vec<Station>,
    pub covered: Vec<Covered>,
    /// Names of pools that lie across others.
    pub crossing: Vec<String>,
}

/// A pool that has become a station.
pub struct Covered {
    /// Place among the pools.
    pub pool: usize,
    /// Place among all stations.
    pub place: usize,
    /// What it covers, by places among all stations.
    pub members: Vec<usize>,
    pub permits: u32,
    /// What it covers, with as many users as permits.
    pub inside: Network,
}

/// Whether a pool can ever be empty of permits.
pub fn binds(network: &Network, pool: &Pool) -> bool {
    most_inside(network, pool).is_none_or(|most| most > pool.permits)
}

/// Users of closed classes that may hold or want a permit; none where arrivals may.
fn most_inside(network: &Network, pool: &Pool) -> Option<u32> {
    let classes = network.classes.iter().enumerate();
    let comers =
        classes.filter(|(class, _)| held_ms(&network.stations, &pool.stations, *class) > 0.0);
    let counts = comers.map(|(_, class)| class.load.users());
    counts.sum()
}

fn held_ms(stations: &[Station], places: &[usize], class: usize) -> f64 {
    let covered = places.iter().filter_map(|place| stations.get(*place));
    covered.map(|one| one.demand_ms(class)).sum()
}

impl Replaced {
    /// Of a network whose classes begin rounds at these rates per ms.
    pub fn of(network: &Network, throughputs: &[f64]) -> Self {
        let mut replaced = Replaced {
            network: network.clone(),
            places: Vec::new(),
            all: network.stations.clone(),
            covered: Vec::new(),
            crossing: Vec::new(),
        };
        // By place among all stations, the one that covers it.
        let mut covers: Vec<Option<usize>> = vec![None; network.stations.len()];
        let mut pools: Vec<(usize, &Pool)> = network.pools.iter().enumerate().rev().collect();
        pools.sort_by_key(|(_, pool)| pool.stations.len());
        for (place, pool) in pools {
            if binds(network, pool) {
                replaced.cover(place, pool, throughputs, &mut covers);
            }
        }
        let free = covers
            .iter()
            .enumerate()
            .filter(|(_, cover)| cover.is_none());
        replaced.places = free.map(|(place, _)| place).collect();
        let places = replaced.places.iter();
        let stations = places.filter_map(|place| replaced.all.get(*place));
        replaced.network.stations = stations.cloned().collect();
        replaced.network.pools.clear();
        replaced
    }

    fn cover(
        &mut self,
        index: usize,
        pool: &Pool,
        throughputs: &[f64],
        covers: &mut Vec<Option<usize>>,
    ) {
        let outermost = |mut place: usize| {
            while let Some(cover) = covers.get(place).copied().flatten() {
                place = cover;
            }
            place
        };
        let mut members: Vec<usize> = pool.stations.iter().map(|one| outermost(*one)).collect();
        members.sort_unstable();
        members.dedup();
        // Of a pool that lies across, what it shares is taken as outside of it.
        let lies_across = |member: &usize| {
            let inner = self.covered.iter().find(|inner| inner.place == *member);
            let stations = inner.map_or(Vec::new(), |inner| self.stations_of(inner));
            stations.iter().any(|one| !pool.stations.contains(one))
        };
        let all = members.len();
        members.retain(|member| !lies_across(member));
        if members.len() < all {
            self.crossing.push(pool.name.clone());
        }
        if members.is_empty() {
            return;
        }
        let inside = self.inside(&members, throughputs, pool.permits);
        let place = self.all.len();
        self.all.push(self.station(pool, &members, &inside));
        for member in &members {
            if let Some(cover) = covers.get_mut(*member) {
                *cover = Some(place);
            }
        }
        covers.push(None);
        self.covered.push(Covered {
            pool: index,
            place,
            members,
            permits: pool.permits,
            inside,
        });
    }

    /// About how many terms it takes to solve what is covered.
    pub fn steps(&self) -> f64 {
        let inside = self.covered.iter().map(|one| Mixed::steps(&one.inside));
        inside.sum()
    }

    /// What is overloaded, by its place in the network with pools.
    pub fn origin(&self, overloaded: Overloaded) -> Overloaded {
        let Overloaded::Station(place) = overloaded else {
            return overloaded;
        };
        let place = self.places.get(place).copied().unwrap_or(place);
        let pool = self.covered.iter().find(|one| one.place == place);
        pool.map_or(Overloaded::Station(place), |one| Overloaded::Pool(one.pool))
    }

    /// Places of the stations of the network that are covered, however deep.
    fn stations_of(&self, covered: &Covered) -> Vec<usize> {
        let deeper = covered.members.iter().flat_map(|member| {
            match self.covered.iter().find(|one| one.place == *member) {
                Some(inner) => self.stations_of(inner),
                None => vec![*member],
            }
        });
        deeper.collect()
    }

    /// What is covered, as a network of its own: one class with the mean demands of all who come.
    fn inside(&self, members: &[usize], throughputs: &[f64], permits: u32) -> Network {
        let come = |class: usize| held_ms(&self.all, members, class) > 0.0;
        let stations = members.iter().filter_map(|member| self.all.get(*member));
        let stations = stations.map(|station| {
            let demands = station.demands.iter().zip(throughputs).enumerate();
            let demands = demands.filter(|(class, _)| come(*class));
            let demands = demands.map(|(_, (demand, rate))| (demand, *rate));
            Station {
                demands: vec![mixture(demands)],
                ..station.clone()
            }
        });
        Network {
            stations: stations.collect(),
            classes: vec![Class {
                name: String::new(),
                load: Load::Closed {
                    users: permits,
                    think_ms: 0.0,
                },
                priority: 0,
            }],
            pools: Vec::new(),
        }
    }

    /// The station that works as fast as what is covered does with as many permits taken.
    fn station(&self, pool: &Pool, members: &[usize], inside: &Network) -> Station {
        let rates = rates(inside);
        let alone = rates.first().copied().unwrap_or(0.0);
        let demands_ms = inside.stations.iter().map(|one| one.demand_ms(0));
        let mean_ms: f64 = demands_ms.sum();
        let classes = 0..self.network.classes.len();
        let demands = classes.map(|class| {
            let held_ms = held_ms(&self.all, members, class);
            Demand::exponential(1.0, held_ms / (mean_ms * alone))
        });
        let speeds = rates.iter().map(|rate| rate / alone);
        Station {
            name: pool.name.clone(),
            kind: Kind::Shared(Speed::Given(speeds.collect())),
            demands: demands.collect(),
        }
    }
}
