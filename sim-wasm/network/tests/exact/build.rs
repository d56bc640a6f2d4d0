//! Networks in few words.

use messagebox_network::exact::network::{Class, Demand, Kind, Load, Network, Station};
use messagebox_network::exact::product_form;
use messagebox_network::exact::solution::Solution;
use messagebox_network::exact::speed::Speed;

pub fn network(classes: &[Load], stations: Vec<Station>) -> Network {
    let class = |(place, load): (usize, &Load)| Class {
        name: format!("class {place}"),
        load: *load,
        priority: 0,
    };
    Network {
        classes: classes.iter().enumerate().map(class).collect(),
        stations,
        pools: Vec::new(),
    }
}

pub fn users(users: u32, think_ms: f64) -> Load {
    Load::Closed { users, think_ms }
}

pub fn arrivals(per_ms: f64) -> Load {
    Load::Open { per_ms }
}

/// Exponential demands of one visit, by class.
pub fn station(name: &str, kind: Kind, demands_ms: &[f64]) -> Station {
    let demand = |demand_ms: &f64| Demand::exponential(1.0, *demand_ms);
    Station {
        name: name.into(),
        kind,
        demands: demands_ms.iter().map(demand).collect(),
    }
}

pub fn delay(demands_ms: &[f64]) -> Station {
    station("delay", Kind::Delay, demands_ms)
}

/// Processor sharing by as many servers.
pub fn shared(servers: u32, demands_ms: &[f64]) -> Station {
    let kind = Kind::Shared(Speed::Servers(servers));
    station("shared", kind, demands_ms)
}

/// First come first served.
pub fn in_order(servers: u32, demands_ms: &[f64]) -> Station {
    let kind = Kind::InOrder(Speed::Servers(servers));
    station("in order", kind, demands_ms)
}

/// The exact answer of a network that has one.
pub fn solved(network: &Network) -> Solution {
    assert_eq!(product_form::obstacle(network), None);
    product_form::solve(network).expect("a network that keeps up")
}

#[track_caller]
pub fn close(what: &str, found: f64, expected: f64) {
    let error = (found - expected).abs() / expected.abs().max(1e-9);
    assert!(error < 1e-9, "{what}: {found}, expected {expected}");
}
