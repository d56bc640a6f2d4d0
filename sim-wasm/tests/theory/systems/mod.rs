//! The simulated systems and the quantities checked on each. Times in ms.

mod many_servers;
mod networks;
mod single_server;

use crate::quantity::Quantity;

pub struct System {
    pub id: &'static str,
    pub name: &'static str,
    pub exact: fn() -> Vec<Quantity>,
    /// Values of the quantities in one replication; services are stretched by the second argument.
    pub simulate: fn(u64, f64) -> Vec<f64>,
}

pub fn all() -> Vec<System> {
    let mut systems = single_server::systems();
    systems.extend(many_servers::systems());
    systems.extend(networks::systems());
    systems
}
