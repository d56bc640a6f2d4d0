//! Balanced job bounds: of all networks with these demands in sum, the one where all are alike is
//! the fastest, and the one with as many stations at the highest demand as fit the slowest.

use super::bounds::Bounds;
use super::network::{Load, Network};
use super::product_form::feature;
use super::speed::Speed;
use messagebox_sim::kernel::convert::Real;

/// The bounds of one class of users, within the asymptotic ones; none where the network is not of
/// product form, has other classes or pools, or a station whose speed is not that of servers.
///
/// The bounds are those of single servers. Several are at best as many as come, a delay, and at
/// worst one server as fast as all of them before a delay that makes up for it (Seidmann).
pub fn balanced(network: &Network, asymptotic: &Bounds) -> Option<Bounds> {
    let [class] = network.classes.as_slice() else {
        return None;
    };
    let Load::Closed { users, think_ms } = class.load else {
        return None;
    };
    if feature(network).is_some() || !network.pools.is_empty() {
        return None;
    }
    let users = f64::from(users);
    let (mut fastest, mut slowest) = (Sums::new(think_ms), Sums::new(think_ms));
    for station in &network.stations {
        let demand_ms = station.demand_ms(0);
        match station.kind.speed() {
            None => {
                fastest.wait(demand_ms);
                slowest.wait(demand_ms);
            }
            Some(Speed::Servers(1)) => {
                fastest.serve(demand_ms);
                slowest.serve(demand_ms);
            }
            Some(Speed::Servers(servers)) => {
                let share = demand_ms / f64::from(*servers);
                fastest.wait(demand_ms);
                slowest.wait(demand_ms - share);
                slowest.serve(share);
            }
            Some(_) => return None,
        }
    }
    let throughput = asymptotic.throughput;
    let low = slowest.throughput(users, slowest.highest_ms, users);
    let high = fastest.throughput(users, fastest.mean_ms(), 1.0);
    Some(Bounds::of_users(
        users,
        think_ms,
        low.max(throughput.low),
        high.min(throughput.high.unwrap_or(high)),
    ))
}

/// Demands of single servers, and what passes without a line, thinking among it.
struct Sums {
    delay_ms: f64,
    demand_ms: f64,
    highest_ms: f64,
    servers: usize,
}

impl Sums {
    fn new(think_ms: f64) -> Self {
        Sums {
            delay_ms: think_ms,
            demand_ms: 0.0,
            highest_ms: 0.0,
            servers: 0,
        }
    }

    fn wait(&mut self, time_ms: f64) {
        self.delay_ms += time_ms;
    }

    fn serve(&mut self, demand_ms: f64) {
        self.demand_ms += demand_ms;
        self.highest_ms = self.highest_ms.max(demand_ms);
        self.servers += 1;
    }

    fn mean_ms(&self) -> f64 {
        self.demand_ms / self.servers.max(1).real()
    }

    /// Where each of the others present takes `behind_ms`, and `present` say how many there are.
    fn throughput(&self, users: f64, behind_ms: f64, present: f64) -> f64 {
        let alone_ms = self.delay_ms + self.demand_ms;
        if self.demand_ms == 0.0 {
            return users / alone_ms;
        }
        let away = 1.0 + self.delay_ms / (present * self.demand_ms);
        users / (alone_ms + (users - 1.0) * behind_ms / away)
    }
}
