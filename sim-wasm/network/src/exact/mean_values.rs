//! Mean values of a described system.

use super::answer::{ClassValues, MeanValues, Method, Point, PoolValues, StationValues};
use super::method::{self, Answered};
use super::mixed::Mixed;
use super::network::{Load, Network, Station};
use super::of_system;
use super::overload::refusal;
use super::single::{LoadDependent, curve};
use super::solution::Solution;
use crate::refusal::Refusal;
use crate::system::model::System;
use messagebox_sim::kernel::convert::Whole;

/// Points of a curve at most, where each takes a solution of its own.
const MOST_POINTS: f64 = 50.0;
/// Points at least, however long each takes.
const FEWEST_POINTS: f64 = 4.0;
/// Terms of all these solutions, about.
const CURVE_STEPS: f64 = 3e7;
/// How often the states of a network are summed for one of them, about.
const ROUNDS: f64 = 10.0;

/// Mean values of a system. One class of users also gets its curve, up to as many users as there
/// are or are asked for, but at most twice those that there are.
pub fn mean_values(system: &System, most_users: Option<u32>) -> Result<MeanValues, Refusal> {
    let of_system::OfSystem { network, left_out } = of_system::of(system);
    let found = method::solve(&network).map_err(|one| refusal(&network, one))?;
    let points = points(&network, &found, most_users);
    let Answered {
        solution,
        pools,
        obstacles,
    } = found;
    let why: Vec<String> = obstacles.into_iter().chain(left_out).collect();
    let classes = network.classes.iter().zip(&solution.throughputs);
    let classes = classes.zip(&solution.responses_ms);
    let stations = network.stations.iter().enumerate();
    Ok(MeanValues {
        method: match why.is_empty() {
            true => Method::Exact,
            false => Method::Approximate,
        },
        why: (!why.is_empty()).then(|| why.join(" ")),
        classes: classes
            .map(|((class, rate), response_ms)| ClassValues {
                name: class.name.clone(),
                users: class.load.users(),
                throughput_per_second: 1e3 * rate,
                response_ms: *response_ms,
            })
            .collect(),
        stations: stations
            .map(|(place, station)| values(station, place, &solution))
            .collect(),
        pools: pools
            .iter()
            .filter_map(|inside| {
                Some(PoolValues {
                    name: network.pools.get(inside.pool)?.name.clone(),
                    utilisation: inside.utilisation,
                    mean_waiting: inside.waiting,
                })
            })
            .collect(),
        curve: points,
    })
}

fn values(station: &Station, place: usize, solution: &Solution) -> StationValues {
    let inside = solution.stations.get(place);
    let mean_inside: f64 = inside.iter().flat_map(|one| &one.by_class).sum();
    let rates = solution.throughputs.iter().zip(&station.demands);
    let visits: f64 = rates.map(|(rate, demand)| rate * demand.visits).sum();
    StationValues {
        name: station.name.clone(),
        utilisation: inside.and_then(|one| one.utilisation),
        mean_inside,
        response_ms: (visits > 0.0).then_some(mean_inside / visits),
    }
}

/// The curve of one class of users.
fn points(network: &Network, found: &Answered, most_users: Option<u32>) -> Option<Vec<Point>> {
    let [class] = network.classes.as_slice() else {
        return None;
    };
    let Load::Closed { users, think_ms } = class.load else {
        return None;
    };
    let most = most_users
        .unwrap_or(users)
        .clamp(1, users.saturating_mul(2));
    if !found.obstacles.is_empty() {
        return Some(solved_each(network, think_ms, users, most));
    }
    let lines = network.stations.iter().filter_map(|station| {
        Some(LoadDependent {
            demand_ms: station.demand_ms(0),
            speed: station.kind.speed()?.clone(),
        })
    });
    let delays = network
        .stations
        .iter()
        .filter(|one| one.kind.speed().is_none());
    let delay_ms: f64 = delays.map(|one| one.demand_ms(0)).sum();
    let lines: Vec<LoadDependent> = lines.collect();
    let curve = curve(&lines, think_ms + delay_ms, usize::saturated(most));
    let points = (1..).zip(curve).map(|(users, (rate, response_ms))| Point {
        users,
        throughput_per_second: 1e3 * rate,
        response_ms: response_ms.max(0.0) + delay_ms,
    });
    Some(points.collect())
}

/// Points that each take a solution of their own: evenly spread, and the number of users itself.
fn solved_each(network: &Network, think_ms: f64, users: u32, most: u32) -> Vec<Point> {
    let count = (CURVE_STEPS / ROUNDS / Mixed::steps(network)).clamp(FEWEST_POINTS, MOST_POINTS);
    let step = most.div_ceil(u32::floored(count)).max(1);
    let mut numbers: Vec<u32> = (1..=most).step_by(usize::saturated(step)).collect();
    numbers.extend([users.min(most), most]);
    numbers.sort_unstable();
    numbers.dedup();
    let points = numbers.into_iter().filter_map(|users| {
        let mut fewer = network.clone();
        for class in &mut fewer.classes {
            class.load = Load::Closed { users, think_ms };
        }
        let solution = method::solve(&fewer).ok()?.solution;
        Some(Point {
            users,
            throughput_per_second: 1e3 * solution.throughputs.first()?,
            response_ms: solution.responses_ms.first().copied().flatten()?,
        })
    });
    points.collect()
}
