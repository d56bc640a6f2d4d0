//! The network of a described system: visits by the traffic equations, demands by station and class.

use super::network::{Class, Demand, Kind, Load, Network, Pool, Station};
use super::speed::Speed;
use crate::system::description::{Counts, Sharing, WhenFull};
use crate::system::model::{self, Service, System};
use crate::system::visits::visits;
use messagebox_sim::kernel::convert::Whole;

/// A network, and what of its system it does not have.
pub struct OfSystem {
    pub network: Network,
    /// A sentence each.
    pub left_out: Vec<String>,
}

pub fn of(system: &System) -> OfSystem {
    let visits: Vec<Vec<f64>> = system.classes.iter().map(visits).collect();
    let stations = system.stations.iter().enumerate();
    let stations = stations.map(|(place, station)| Station {
        name: station.name.clone(),
        kind: kind(station, ranks(system)),
        demands: system
            .classes
            .iter()
            .zip(&visits)
            .map(|(class, visits)| demand(class, visits, place))
            .collect(),
    });
    let pools = system.pools.iter().map(|pool| Pool {
        name: pool.name.clone(),
        permits: pool.count,
        stations: places(&pool.over),
    });
    OfSystem {
        network: Network {
            stations: stations.collect(),
            classes: system.classes.iter().map(class).collect(),
            pools: pools.collect(),
        },
        left_out: left_out(system),
    }
}

fn places(over: &[bool]) -> Vec<usize> {
    let places = over.iter().enumerate();
    places
        .filter(|(_, is_over)| **is_over)
        .map(|(place, _)| place)
        .collect()
}

/// Whether classes differ in priority.
fn ranks(system: &System) -> bool {
    let mut priorities = system.classes.iter().map(|class| class.priority);
    let first = priorities.next();
    priorities.any(|priority| Some(priority) != first)
}

fn class(class: &model::Class) -> Class {
    Class {
        name: class.name.clone(),
        load: match &class.load {
            model::Load::Closed { users, think } => Load::Closed {
                users: *users,
                think_ms: think.mean_ms,
            },
            // In the long run there is only the last rate.
            model::Load::Open { rates } => Load::Open {
                per_ms: rates.last().map_or(0.0, |rate| 1e-3 * rate.per_second),
            },
        },
        priority: class.priority,
    }
}

fn kind(station: &model::Station, by_priority: bool) -> Kind {
    let (count, sharing) = match station.service {
        Service::Delay => match slowed(station, u32::MAX) {
            Speed::Servers(_) => return Kind::Delay,
            speed => return Kind::Shared(speed),
        },
        Service::Servers { count, sharing } => (count, sharing),
        Service::Batches { count, batch } => {
            let places = count.saturating_mul(u32::floored(batch.size));
            (places, Sharing::FirstComeFirstServed)
        }
        Service::Polls { count, .. } => (count, Sharing::FirstComeFirstServed),
    };
    let speed = slowed(station, count);
    match sharing {
        Sharing::Shared => Kind::Shared(speed),
        Sharing::FirstComeFirstServed if by_priority => Kind::ByPriority(speed),
        Sharing::FirstComeFirstServed => Kind::InOrder(speed),
    }
}

fn slowed(station: &model::Station, servers: u32) -> Speed {
    let Some(slowdown) = station.slowdown.filter(|one| one.per_request > 0.0) else {
        return Speed::Servers(servers);
    };
    let cost = slowdown.per_request;
    match slowdown.counts {
        Counts::InService if servers < u32::MAX => {
            let busy = (1..=servers).map(f64::from);
            Speed::Given(busy.map(|n| n / (1.0 + cost * (n - 1.0))).collect())
        }
        Counts::InService | Counts::Inside => Speed::Slowed { servers, cost },
    }
}

/// All visits of a class to a station as one kind of visit.
fn demand(class: &model::Class, visits: &[f64], place: usize) -> Demand {
    let steps = class.steps.iter().zip(visits);
    let here = steps.filter(|(step, visits)| step.station == place && **visits > 0.0);
    let (mut all, mut sum_ms, mut squares) = (0.0, 0.0, 0.0);
    for (step, visits) in here {
        let mean_ms = step.demand.mean_ms;
        let variation = step.demand.shape.squared_variation();
        all += visits;
        sum_ms += visits * mean_ms;
        squares += visits * mean_ms * mean_ms * (1.0 + variation);
    }
    if sum_ms == 0.0 {
        return Demand::exponential(0.0, 0.0);
    }
    let service_ms = sum_ms / all;
    Demand {
        visits: all,
        service_ms,
        squared_variation: squares / all / (service_ms * service_ms) - 1.0,
    }
}

/// What no formula here knows of.
fn left_out(system: &System) -> Vec<String> {
    let mut sentences = Vec::new();
    let users: Option<u32> = system.classes.iter().map(users).sum();
    for station in &system.stations {
        let name = &station.name;
        match station.service {
            Service::Batches { batch, .. } if batch.size > 1.0 => sentences.push(format!(
                "How long “{name}” waits for a batch to fill is left out."
            )),
            Service::Polls { .. } => {
                sentences.push(format!("How long “{name}” looks away is left out."))
            }
            _ => {}
        }
        if let Some(limit) = station.limit
            && users.is_none_or(|users| users > limit.most)
        {
            let becomes = match limit.when_full {
                WhenFull::Lose => "loses",
                WhenFull::Block => "keeps out",
                WhenFull::Refuse => "refuses",
            };
            sentences.push(format!(
                "That “{name}” {becomes} requests when {} are there is left out.",
                limit.most
            ));
        }
    }
    let steps = || system.classes.iter().flat_map(|class| &class.steps);
    if let Some(step) = steps().find(|step| step.timeout.is_some()) {
        let name = system
            .stations
            .get(step.station)
            .map_or("", |one| &one.name);
        sentences.push(format!("Timeouts, as at “{name}”, are left out."));
    }
    for class in &system.classes {
        if let model::Load::Open { rates } = &class.load
            && rates.len() > 1
        {
            sentences.push("Of a rate that changes only the last is counted.".into());
            break;
        }
    }
    sentences
}

fn users(class: &model::Class) -> Option<u32> {
    match class.load {
        model::Load::Closed { users, .. } => Some(users),
        model::Load::Open { .. } => None,
    }
}
