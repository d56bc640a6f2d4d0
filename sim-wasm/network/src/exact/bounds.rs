//! What no network of these demands can pass, whatever its distributions: asymptotic bounds; and
//! narrower ones of product form: balanced job bounds.
//!
//! Denning and Buzen, The operational analysis of queueing network models (ACM Computing Surveys 10,
//! 1978); Zahorjan, Sevcik, Eager and Galler, Balanced job bound analysis of queueing networks
//! (CACM 25, 1982); both in Lazowska, Zahorjan, Graham and Sevcik, Quantitative System Performance
//! (1984), chapter 5.

use super::balanced::balanced;
use super::limits::{Limit, limits};
use super::mixed::open_load;
use super::network::{Kind, Load, Network, Station};
use super::reduced::Reduced;
use super::solution::Overloaded;
use super::speed::Speed;
use messagebox_sim::kernel::convert::{Real, Whole};
use serde::Serialize;

/// Bounds of a class: rates per ms, times in ms.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Range {
    pub low: f64,
    /// None where there is no bound.
    pub high: Option<f64>,
}

/// Throughput per ms and response time in ms lie between these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub throughput: Range,
    pub response: Range,
}

impl Bounds {
    /// Of users with these bounds of their throughput; the response follows from Little's law.
    pub(super) fn of_users(users: f64, think_ms: f64, low: f64, high: f64) -> Self {
        let response = |throughput: f64| (users / throughput - think_ms).max(0.0);
        Bounds {
            throughput: Range {
                low,
                high: Some(high),
            },
            response: Range {
                low: response(high),
                high: (low > 0.0).then(|| response(low)),
            },
        }
    }
}

/// What is said of a class.
#[derive(Clone, Debug)]
pub struct ClassBounds {
    pub asymptotic: Bounds,
    /// Of one class of users where the network is of product form and no station slows down.
    pub balanced: Option<Bounds>,
    /// Users at which the two asymptotes meet, N*; none of arrivals and where nothing limits.
    pub knee_users: Option<f64>,
}

/// Bounds of each class, and of the stations and pools.
#[derive(Clone, Debug)]
pub struct NetworkBounds {
    pub classes: Vec<ClassBounds>,
    pub limits: Vec<Limit>,
    /// Place among the limits of the one that is busiest where all classes go as fast as they could.
    pub bottleneck: Option<usize>,
}

pub fn bounds(network: &Network) -> Result<NetworkBounds, Overloaded> {
    let limits = limits(network)?;
    let classes = network.classes.iter().enumerate();
    let classes: Vec<ClassBounds> = classes
        .map(|(class, one)| match one.load {
            Load::Open { per_ms } => open(network, class, per_ms),
            Load::Closed { users, think_ms } => {
                closed(network, &limits, class, f64::from(users), think_ms)
            }
        })
        .collect();
    let busy = |limit: &Limit| {
        let most = classes.iter().zip(&limit.demands_ms);
        let work =
            most.map(|(class, demand)| class.asymptotic.throughput.high.unwrap_or(0.0) * demand);
        work.sum::<f64>() / limit.capacity
    };
    let busiest = limits.iter().map(busy).enumerate();
    let busiest = busiest.max_by(|(_, one), (_, other)| one.total_cmp(other));
    Ok(NetworkBounds {
        bottleneck: busiest
            .filter(|(_, busy)| *busy > 0.0)
            .map(|(place, _)| place),
        classes,
        limits,
    })
}

/// All that arrives leaves, sooner or later.
fn open(network: &Network, class: usize, per_ms: f64) -> ClassBounds {
    let least = network
        .stations
        .iter()
        .map(|one| one.demand_ms(class))
        .sum();
    let throughput = Range {
        low: per_ms,
        high: Some(per_ms),
    };
    let response = Range {
        low: least,
        high: None,
    };
    ClassBounds {
        asymptotic: Bounds {
            throughput,
            response,
        },
        balanced: None,
        knee_users: None,
    }
}

fn closed(
    network: &Network,
    limits: &[Limit],
    class: usize,
    users: f64,
    think_ms: f64,
) -> ClassBounds {
    let stations = network.stations.iter();
    let alone_ms = think_ms + stations.map(|one| one.demand_ms(class)).sum::<f64>();
    let most = limits.iter().map(|one| one.left(class));
    let most = most.fold(f64::INFINITY, f64::min);
    let stations = network.stations.iter().enumerate();
    let worst_ms = stations.map(|(place, station)| worst(network, class, place, station));
    let low = users / (think_ms + worst_ms.sum::<f64>());
    let high = most.min(users / alone_ms);
    let asymptotic = Bounds::of_users(users, think_ms, low, high);
    ClassBounds {
        asymptotic,
        balanced: balanced(network, &asymptotic),
        knee_users: most.is_finite().then_some(most * alone_ms),
    }
}

/// Longest mean time in ms of a round at a station: all users of closed classes are there, and
/// in front. Infinite where others may always go first.
fn worst(network: &Network, class: usize, place: usize, station: &Station) -> f64 {
    let demand_ms = station.demand_ms(class);
    if demand_ms == 0.0 {
        return 0.0;
    }
    let users = network.classes.iter().filter_map(|one| one.load.users());
    let users: f64 = users.map(f64::from).sum();
    let pools = network
        .pools
        .iter()
        .filter(|one| one.stations.contains(&place));
    let inside = pools
        .map(|one| f64::from(one.permits))
        .fold(users, f64::min);
    let before = users / inside;
    let longest_ms = match &station.kind {
        Kind::Delay | Kind::Shared(_) => demand_ms,
        Kind::InOrder(_) | Kind::ByPriority(_) => {
            let visits = station.demands.get(class).map_or(0.0, |one| one.visits);
            let services = station.demands.iter().filter(|one| one.visits > 0.0);
            visits * services.map(|one| one.service_ms).fold(0.0, f64::max)
        }
    };
    let is_passed = matches!(station.kind, Kind::ByPriority(_)) || inside < users;
    if is_passed && has_higher(network, class, station) {
        return f64::INFINITY;
    }
    let Some(speed) = station.kind.speed() else {
        return longest_ms * before;
    };
    let Some(left) = Reduced::of(speed, open_load(network, station), usize::floored(users)) else {
        return f64::INFINITY;
    };
    // The time for each grows with their number, but for speeds that are given.
    let most = usize::floored(inside);
    let given = match &left.speed {
        Speed::Given(speeds) => speeds.len().min(most),
        Speed::Servers(_) | Speed::Slowed { .. } => 0,
    };
    let counts = (1..=given).chain([most]);
    let slowest = counts.map(|count| count.real() / left.speed.with(count));
    let slowest = slowest.fold(1.0, f64::max);
    longest_ms * slowest * before
}

fn has_higher(network: &Network, class: usize, station: &Station) -> bool {
    let own = network.classes.get(class).map_or(0, |one| one.priority);
    let visitors = network.classes.iter().zip(&station.demands);
    visitors
        .filter(|(_, demand)| demand.visits > 0.0)
        .any(|(other, _)| other.priority < own)
}
