//! Arrivals that something cannot keep up with, as a refusal.

use super::limits::{held_ms, highest};
use super::network::{Load, Network};
use super::solution::Overloaded;
use crate::refusal::Refusal;

/// Names the class that brings most work to what is overloaded.
pub fn refusal(network: &Network, overloaded: Overloaded) -> Refusal {
    let (name, places, capacity) = match overloaded {
        Overloaded::Station(place) => {
            let station = network.stations.get(place);
            let speed = station.and_then(|one| one.kind.speed());
            let name = station.map_or("", |one| &one.name);
            (name, vec![place], speed.map_or(0.0, highest))
        }
        Overloaded::Pool(place) => {
            let pool = network.pools.get(place);
            let name = pool.map_or("", |one| &one.name);
            let places = pool.map_or(Vec::new(), |one| one.stations.clone());
            (name, places, pool.map_or(0.0, |one| f64::from(one.permits)))
        }
    };
    let mut all = 0.0;
    let mut most = (0, 0.0, 0.0);
    for (class, one) in network.classes.iter().enumerate() {
        let Load::Open { per_ms } = one.load else {
            continue;
        };
        let work = per_ms * held_ms(network, &places, class);
        all += work;
        if work > most.1 {
            most = (class, work, per_ms);
        }
    }
    let (class, _, per_ms) = most;
    let is_only = network
        .classes
        .get(class)
        .is_none_or(|one| one.name.is_empty());
    let field = match is_only {
        true => "arrivalsPerSecond".to_string(),
        false => format!("classes[{class}].arrivalsPerSecond"),
    };
    let share = all / capacity;
    let accepted = match share >= 1.0 {
        true => format!(
            "less than {:.6} per second, at which “{name}” is busy all the time",
            1e3 * per_ms / share
        ),
        false => format!("less: “{name}” cannot keep up with them"),
    };
    Refusal::new(field, 1e3 * per_ms, accepted)
}
