//! Throughputs and waits of all classes that agree with each other.

use super::profile::{Profile, Wait, in_order};
use crate::exact::network::{Demand, Kind, Load, Network, Station};
use crate::exact::solution::responses_ms;
use messagebox_sim::kernel::convert::Real;

/// Steps at most.
const MOST_STEPS: usize = 5_000;
/// Change of a step, as a share, that counts as none.
const STILL: f64 = 1e-11;
/// Steps after which each goes only half as far.
const QUICK_STEPS: usize = 200;
/// Least share of the servers that those of higher priority leave.
const LEAST_LEFT: f64 = 1e-6;
const PRIORITIES: usize = 10;

pub struct Found {
    pub throughputs: Vec<f64>,
    /// By station, then by class: mean numbers.
    pub stations: Vec<Vec<Present>>,
    pub converged: bool,
}

impl Found {
    /// Response times in ms by class.
    pub fn responses_ms(&self) -> Vec<Option<f64>> {
        let places = self.stations.iter().map(|station| {
            let inside = station.iter().map(|present| present.inside);
            inside.collect::<Vec<f64>>()
        });
        let places: Vec<Vec<f64>> = places.collect();
        responses_ms(&self.throughputs, places.iter().map(Vec::as_slice))
    }
}

/// Of a class at a station.
#[derive(Clone, Copy, Debug, Default)]
pub struct Present {
    pub inside: f64,
    pub busy: f64,
}

impl Present {
    fn in_line(&self) -> f64 {
        (self.inside - self.busy).max(0.0)
    }
}

pub fn solve(network: &Network, profiles: &[Option<Profile>], start: &[f64]) -> Found {
    let mut throughputs = start.to_vec();
    let mut stations: Vec<Vec<Present>> = network
        .stations
        .iter()
        .map(|station| spread(network, station, &throughputs))
        .collect();
    for step in 0..MOST_STEPS {
        let times: Vec<Vec<f64>> = network
            .stations
            .iter()
            .zip(profiles)
            .zip(&stations)
            .map(|((station, profile), present)| residence(network, station, profile, present))
            .collect();
        let mut change = 0.0_f64;
        for (class, (one, rate)) in network.classes.iter().zip(&mut throughputs).enumerate() {
            let response = times
                .iter()
                .filter_map(|times| times.get(class))
                .sum::<f64>();
            if let Load::Closed { users, think_ms } = one.load {
                let new = f64::from(users) / (think_ms + response);
                change = change.max((new - *rate).abs() / new);
                *rate = new;
            }
        }
        let forward = if step < QUICK_STEPS { 1.0 } else { 0.5 };
        for ((station, times), present) in network.stations.iter().zip(&times).zip(&mut stations) {
            let rates = throughputs.iter().zip(times).enumerate();
            for ((class, (rate, time)), present) in rates.zip(present) {
                let inside = rate * time;
                let step = (inside - present.inside).abs() / inside.max(1e-9);
                // A line without end never comes to rest.
                change = change.max(if step.is_finite() {
                    step
                } else {
                    f64::INFINITY
                });
                present.inside += forward * (inside - present.inside);
                present.busy = rate * station.demand_ms(class);
            }
        }
        if change < STILL {
            return Found {
                throughputs,
                stations,
                converged: true,
            };
        }
    }
    Found {
        throughputs,
        stations,
        converged: false,
    }
}

/// As if nobody waited.
fn spread(network: &Network, station: &Station, throughputs: &[f64]) -> Vec<Present> {
    let classes = 0..network.classes.len();
    let alone = classes.zip(throughputs).map(|(class, rate)| {
        let busy = rate * station.demand_ms(class);
        Present { inside: busy, busy }
    });
    alone.collect()
}

/// Time in ms that a round of each class spends at a station.
fn residence(
    network: &Network,
    station: &Station,
    profile: &Option<Profile>,
    present: &[Present],
) -> Vec<f64> {
    let Some(profile) = profile else {
        return station.demands.iter().map(Demand::per_round_ms).collect();
    };
    let queue = Queue::of(network, station, present, profile.is_general);
    let classes = network.classes.iter().zip(&station.demands).zip(present);
    let times = classes.map(|((class, demand), own)| {
        let (wait, own_share) = match class.load {
            Load::Closed { users, .. } => (profile.user, 1.0 / f64::from(users.max(1))),
            Load::Open { .. } => (profile.open, 0.0),
        };
        let priority = usize::from(class.priority);
        match queue.servers {
            Some(_) => {
                demand.per_round_ms()
                    + demand.visits * queue.wait_ms(wait, priority, own, demand, own_share)
            }
            None => {
                let others = queue.inside - own.inside * own_share;
                demand.per_round_ms() * (1.0 + wait.line * others)
            }
        }
    });
    times.collect()
}

/// Sums over the classes at a station.
struct Queue {
    /// Where those in line and in service count apart.
    servers: Option<f64>,
    inside: f64,
    /// Work in line in ms, by priority; all under one where there are none.
    line_ms: [f64; PRIORITIES],
    /// Busy servers by priority.
    busy: [f64; PRIORITIES],
    /// What is left of the services under way, in ms.
    rest_ms: f64,
    by_priority: bool,
    is_general: bool,
}

impl Queue {
    fn of(network: &Network, station: &Station, present: &[Present], is_general: bool) -> Self {
        let mut queue = Queue {
            servers: in_order(station).map(Real::real),
            inside: 0.0,
            line_ms: [0.0; PRIORITIES],
            busy: [0.0; PRIORITIES],
            rest_ms: 0.0,
            by_priority: matches!(station.kind, Kind::ByPriority(_)),
            is_general,
        };
        let classes = network.classes.iter().zip(&station.demands).zip(present);
        for ((class, demand), present) in classes {
            let level = queue.level(usize::from(class.priority));
            queue.inside += present.inside;
            if let Some(line) = queue.line_ms.get_mut(level) {
                *line += present.in_line() * demand.service_ms;
            }
            if let Some(busy) = queue.busy.get_mut(level) {
                *busy += present.busy;
            }
            queue.rest_ms += present.busy * queue.rest_of(demand);
        }
        queue
    }

    fn level(&self, priority: usize) -> usize {
        match self.by_priority {
            true => priority.min(PRIORITIES - 1),
            false => 0,
        }
    }

    fn wait_ms(
        &self,
        wait: Wait,
        priority: usize,
        own: &Present,
        demand: &Demand,
        own_share: f64,
    ) -> f64 {
        let level = self.level(priority);
        let before: f64 = self.line_ms.iter().take(level + 1).sum();
        let line = before - own.in_line() * demand.service_ms * own_share;
        let rest = self.rest_ms - own.busy * self.rest_of(demand) * own_share;
        let higher: f64 = self.busy.iter().take(level).sum();
        let left = 1.0 - higher / self.servers.unwrap_or(1.0);
        (wait.line * line + wait.busy * rest) / left.max(LEAST_LEFT)
    }

    /// What is left of a service under way at a random instant, in ms times the servers that share
    /// it; of waits that know how services scatter, as of an exponential one.
    fn rest_of(&self, demand: &Demand) -> f64 {
        match self.is_general {
            true => demand.service_ms,
            false => demand.service_ms * (1.0 + demand.squared_variation) / 2.0,
        }
    }
}
