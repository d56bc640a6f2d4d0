//! How fast what a pool covers is, by the permits taken.

use super::{MOST_STEPS, general};
use crate::exact::limits::highest;
use crate::exact::mixed::Mixed;
use crate::exact::network::{Kind, Load, Network, Station};
use crate::exact::single::{LoadDependent, curve};
use messagebox_sim::kernel::convert::{Real, Whole};

/// Permits up to which each number is solved by itself where services are not exponential; above,
/// each number solved is this share above the one before.
const EACH: u32 = 8;
const FURTHER: f64 = 0.3;

/// Rounds per ms of the only class of a network, with 1, 2, … up to all of its users. Where it is
/// too large to be solved, as if nobody waited before something is full.
pub fn rates(inside: &Network) -> Vec<f64> {
    if Mixed::steps(inside) > MOST_STEPS {
        return unhindered(inside);
    }
    let demand_ms = |station: &Station| station.demand_ms(0);
    let stations = inside.stations.iter();
    let delays = stations.clone().filter(|one| one.kind.speed().is_none());
    let lines = stations.filter_map(|one| {
        Some(LoadDependent {
            demand_ms: demand_ms(one),
            speed: one.kind.speed()?.clone(),
        })
    });
    let users = inside.classes.iter().filter_map(|one| one.load.users());
    let users: u32 = users.sum();
    let lines: Vec<LoadDependent> = lines.collect();
    let points = curve(&lines, delays.map(demand_ms).sum(), usize::saturated(users));
    let mut rates: Vec<f64> = points.iter().map(|(rate, _)| *rate).collect();
    if is_exponential(inside) {
        return rates;
    }
    // By how much other services change the rate, in a straight line between numbers solved.
    let (mut from, mut before) = (1, 1.0);
    while from < users {
        let to = match from < EACH {
            true => from + 1,
            false => users.min(u32::floored(f64::from(from) * (1.0 + FURTHER))),
        };
        let place = usize::saturated::<u32>(to) - 1;
        let plain = rates.get(place).copied().unwrap_or(1.0);
        let factor = rate(inside, to).map_or(before, |rate| rate / plain);
        let between = rates
            .iter_mut()
            .take(place + 1)
            .skip(usize::saturated(from));
        let steps = (1_u64..).map(|step| step.real() / f64::from(to - from));
        between
            .zip(steps)
            .for_each(|(rate, share)| *rate *= before + (factor - before) * share);
        (from, before) = (to, factor);
    }
    rates
}

fn unhindered(inside: &Network) -> Vec<f64> {
    let stations = inside.stations.iter();
    let alone_ms: f64 = stations.clone().map(|one| one.demand_ms(0)).sum();
    let most = stations.filter_map(|one| Some(highest(one.kind.speed()?) / one.demand_ms(0)));
    let most = most.fold(f64::INFINITY, f64::min);
    let users = inside.classes.iter().filter_map(|one| one.load.users());
    let counts = (1..=users.sum()).map(|users: u32| f64::from(users) / alone_ms);
    counts.map(|rate| rate.min(most)).collect()
}

fn is_exponential(inside: &Network) -> bool {
    let is_shared = |kind: &Kind| matches!(kind, Kind::Delay | Kind::Shared(_));
    let mut in_order = inside.stations.iter().filter(|one| !is_shared(&one.kind));
    in_order.all(|one| {
        let variations = one.demands.iter().map(|one| one.squared_variation - 1.0);
        variations.fold(0.0_f64, |most, one| most.max(one.abs())) < general::EXPONENTIAL
    })
}

/// Rounds per ms with so many users, services of any spread.
fn rate(inside: &Network, users: u32) -> Option<f64> {
    let mut fewer = inside.clone();
    for class in &mut fewer.classes {
        let think_ms = 0.0;
        class.load = Load::Closed { users, think_ms };
    }
    let is_small = Mixed::steps(&fewer) <= MOST_STEPS;
    let (_, mixed, _) = is_small.then(|| general::settled(fewer).ok()).flatten()?;
    Some(mixed.throughput(0))
}
