//! A network with one closed class in the place of all closed ones.

use crate::exact::network::{Class, Demand, Load, Network, Station};

/// Users of all closed classes as one class with their mean demands, weighted by how often each
/// begins a round; it comes first, and open classes stay as they are.
pub fn aggregate(network: &Network, throughputs: &[f64]) -> Network {
    let classes = network.classes.iter().zip(throughputs).enumerate();
    let closed = classes.filter_map(|(place, (class, rate))| match class.load {
        Load::Closed { users, think_ms } => Some((place, users, think_ms, *rate)),
        Load::Open { .. } => None,
    });
    let closed: Vec<_> = closed.collect();
    let all: f64 = closed.iter().map(|(.., rate)| rate).sum();
    let mean = |of: &dyn Fn(usize, f64) -> f64| {
        let parts = closed
            .iter()
            .map(|(place, _, think_ms, rate)| of(*place, *think_ms) * rate);
        if all > 0.0 {
            parts.sum::<f64>() / all
        } else {
            0.0
        }
    };
    let users = closed.iter().map(|(_, users, ..)| *users);
    let one = (!closed.is_empty()).then(|| Class {
        name: String::new(),
        load: Load::Closed {
            users: users.fold(0, u32::saturating_add),
            think_ms: mean(&|_, think_ms| think_ms),
        },
        priority: 0,
    });
    let is_open = |class: &&Class| class.load.users().is_none();
    let stations = network.stations.iter().map(|station| {
        let closed = closed
            .iter()
            .filter_map(|(class, .., rate)| Some((station.demands.get(*class)?, *rate)));
        let mixture = one.iter().map(|_| mixture(closed.clone()));
        let demands = station.demands.iter().zip(&network.classes);
        let open = demands.filter(|(_, class)| is_open(class));
        Station {
            demands: mixture.chain(open.map(|(demand, _)| *demand)).collect(),
            ..station.clone()
        }
    });
    Network {
        stations: stations.collect(),
        classes: one
            .clone()
            .into_iter()
            .chain(network.classes.iter().filter(is_open).cloned())
            .collect(),
        pools: Vec::new(),
    }
}

/// The demands of several classes as those of one, each weighted by how often it begins a round.
pub fn mixture<'a>(demands: impl Iterator<Item = (&'a Demand, f64)>) -> Demand {
    let (mut rounds, mut visits, mut sum_ms, mut squares) = (0.0, 0.0, 0.0, 0.0);
    for (demand, rate) in demands {
        let work_ms = rate * demand.per_round_ms();
        rounds += rate;
        visits += rate * demand.visits;
        sum_ms += work_ms;
        squares += work_ms * demand.service_ms * (1.0 + demand.squared_variation);
    }
    if sum_ms == 0.0 {
        return Demand::exponential(0.0, 0.0);
    }
    let service_ms = sum_ms / visits;
    Demand {
        visits: visits / rounds,
        service_ms,
        squared_variation: squares / sum_ms / service_ms - 1.0,
    }
}
