//! Exact mean values of networks of product form: closed, open and mixed.

use super::mixed::{Line, Mixed, open_load};
use super::network::{Kind, Load, Network, Station};
use super::solution::{Inside, Overloaded, Solution, responses_ms};
use super::speed::Speed;

/// Terms that are added at most for an exact answer: about a second.
const MOST_STEPS: f64 = 3e8;
/// How far means may be apart and count as one.
const ROUNDING: f64 = 1e-9;

/// What keeps a network from an exact answer, as a sentence; none where nothing does. Of pools
/// it says nothing.
pub fn obstacle(network: &Network) -> Option<String> {
    let is_too_large = Mixed::steps(network) > MOST_STEPS;
    let sentence = "The network has more populations than an exact answer can count.";
    feature(network).or_else(|| is_too_large.then(|| sentence.into()))
}

/// What is not of product form, as a sentence.
pub fn feature(network: &Network) -> Option<String> {
    let mut stations = network.stations.iter();
    stations.find_map(|one| feature_at(network, one))
}

fn feature_at(network: &Network, station: &Station) -> Option<String> {
    let (Kind::InOrder(_) | Kind::ByPriority(_)) = &station.kind else {
        return None;
    };
    let name = &station.name;
    let visitors = station.demands.iter().zip(&network.classes);
    let visitors: Vec<_> = visitors.filter(|(demand, _)| demand.visits > 0.0).collect();
    let (first, class) = visitors.first()?;
    let is_other = |variation: f64| (variation - 1.0).abs() > ROUNDING;
    if visitors
        .iter()
        .any(|(one, _)| is_other(one.squared_variation))
    {
        return Some(format!(
            "“{name}” serves in order, and its service times are not exponential."
        ));
    }
    let is_far =
        |service_ms: f64| (service_ms - first.service_ms).abs() > ROUNDING * first.service_ms;
    if visitors.iter().any(|(one, _)| is_far(one.service_ms)) {
        return Some(format!(
            "“{name}” serves in order, and classes differ in the demand of a visit."
        ));
    }
    let by_priority = matches!(station.kind, Kind::ByPriority(_));
    let is_ranked = visitors
        .iter()
        .any(|(_, other)| other.priority != class.priority);
    (by_priority && is_ranked).then(|| format!("“{name}” serves by priority."))
}

/// Mean values of a network that has no [`obstacle`], and for which pools are no matter.
pub fn solve(network: &Network) -> Result<Solution, Overloaded> {
    let mixed = Mixed::of(network)?;
    let mut closed = 0..;
    let throughputs: Vec<f64> = network
        .classes
        .iter()
        .map(|class| match class.load {
            Load::Open { per_ms } => per_ms,
            Load::Closed { .. } => closed.next().map_or(0.0, |place| mixed.throughput(place)),
        })
        .collect();
    let stations = network.stations.iter().zip(mixed.lines());
    let stations = stations.map(|(station, line)| {
        let rates = throughputs.iter().enumerate();
        let work: Vec<f64> = rates
            .map(|(class, rate)| rate * station.demand_ms(class))
            .collect();
        match line {
            None => Inside {
                by_class: work,
                utilisation: None,
            },
            Some(line) => in_line(network, station, &mixed, line, &work),
        }
    });
    let stations: Vec<Inside> = stations.collect();
    let places = stations.iter().map(|one| one.by_class.as_slice());
    Ok(Solution {
        responses_ms: responses_ms(&throughputs, places),
        stations,
        throughputs,
    })
}

fn in_line(
    network: &Network,
    station: &Station,
    mixed: &Mixed,
    line: &Line,
    work: &[f64],
) -> Inside {
    let inside = mixed.inside(line, None);
    let shares = inside.as_ref().map_or(&[][..], |one| &one.shares);
    let open_inside = line.reduced.open_inside(shares);
    let open_load = open_load(network, station);
    let mut closed = inside.iter().flat_map(|one| one.by_class.iter().copied());
    let classes = network.classes.iter().zip(work);
    let by_class = classes.map(|(class, work)| match class.load {
        Load::Open { .. } if open_load > 0.0 => open_inside * work / open_load,
        Load::Open { .. } => 0.0,
        Load::Closed { .. } => closed.next().unwrap_or(0.0),
    });
    let servers = line.reduced.servers();
    let busy = match station.kind.speed() {
        Some(Speed::Servers(_)) => work.iter().sum(),
        _ => line.reduced.busy(shares).0,
    };
    Inside {
        by_class: by_class.collect(),
        utilisation: Some(busy / servers),
    }
}
