//! How much of the system arrivals from outside ask for, whoever else uses it.

use super::model::{Class, Load, Service, Station, System};
use super::visits::visits;

/// A station, or a pool over stations, and the share of its time that arrivals keep it busy.
pub struct Asked<'a> {
    pub name: &'a str,
    /// By class; 0 of those with users, and of those whose rate changes.
    pub shares: Vec<f64>,
}

impl Asked<'_> {
    pub fn total(&self) -> f64 {
        self.shares.iter().sum()
    }
}

/// The busiest part of those that must serve all who come: there, nobody gives up or is sent away.
pub fn busiest(system: &System) -> Option<Asked<'_>> {
    let visited: Vec<Vec<f64>> = system.classes.iter().map(visits).collect();
    let shares = |at: &dyn Fn(usize) -> bool, speed: f64| -> Vec<f64> {
        let classes = system.classes.iter().zip(&visited);
        classes
            .map(|(class, visited)| {
                let steps = class.steps.iter().zip(visited);
                let here = steps.filter(|(step, _)| at(step.station));
                let demand_ms: f64 = here
                    .map(|(step, visits)| visits * step.demand.mean_ms)
                    .sum();
                per_ms(class) * demand_ms / speed
            })
            .collect()
    };
    let gives_up = |at: &dyn Fn(usize) -> bool| {
        let steps = system.classes.iter().flat_map(|class| &class.steps);
        let mut here = steps.filter(|step| at(step.station));
        here.any(|step| step.timeout.is_some())
    };
    let mut parts = Vec::new();
    for (index, station) in system.stations.iter().enumerate() {
        let at = |one: usize| one == index;
        if station.limit.is_none() && !gives_up(&at) {
            let name = &station.name;
            let shares = shares(&at, highest_speed(station));
            parts.push(Asked { name, shares });
        }
    }
    for pool in &system.pools {
        let at = |one: usize| pool.over.get(one).copied().unwrap_or(false);
        if !gives_up(&at) {
            let name = &pool.name;
            let shares = shares(&at, f64::from(pool.count));
            parts.push(Asked { name, shares });
        }
    }
    parts
        .into_iter()
        .max_by(|one, other| one.total().total_cmp(&other.total()))
}

/// Arrivals per ms of a class whose rate never changes; 0 of others.
pub fn per_ms(class: &Class) -> f64 {
    match &class.load {
        Load::Open { rates } => match rates.as_slice() {
            [only] if only.from_ms <= 0.0 => 1e-3 * only.per_second,
            _ => 0.0,
        },
        Load::Closed { .. } => 0.0,
    }
}

/// ms of work done per ms, at most.
fn highest_speed(station: &Station) -> f64 {
    let per_request = station.slowdown.map_or(0.0, |one| one.per_request);
    let Some(count) = station.service.count().map(f64::from) else {
        return (1.0 / per_request).max(1.0);
    };
    match station.service {
        Service::Batches { batch, .. } => count * batch.size,
        // Alone, or with as many as there are servers: in between, the speed has no other top.
        _ => (count / (1.0 + per_request * (count - 1.0))).max(1.0),
    }
}
