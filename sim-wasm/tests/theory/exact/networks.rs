//! Product-form networks.

use super::birth_death::open_station;

/// Open network of first-come-first-served stations with exponential services.
pub struct OpenNetwork {
    /// Mean time from arrival to departure.
    pub response: f64,
    pub utilisation: Vec<f64>,
    /// Mean number of jobs at each station, in service or waiting.
    pub jobs: Vec<f64>,
}

/// Jackson's theorem: each station as if alone. A station is `(service mean, servers)` and is
/// visited `visits` times by each job.
pub fn jackson(arrival_mean: f64, stations: &[(f64, u32)], visits: &[f64]) -> OpenNetwork {
    let alone: Vec<_> = stations
        .iter()
        .zip(visits)
        .map(|(&(mean, servers), visits)| {
            let distance = arrival_mean / visits;
            (
                distance,
                open_station(distance, mean, servers as usize, 400),
            )
        })
        .collect();
    let jobs: Vec<f64> = alone
        .iter()
        .map(|(distance, station)| station.response / distance)
        .collect();
    OpenNetwork {
        response: jobs.iter().sum::<f64>() * arrival_mean,
        utilisation: alone
            .iter()
            .map(|(_, station)| station.utilisation)
            .collect(),
        jobs,
    }
}

/// Closed network of first-come-first-served stations with exponential services.
pub struct ClosedNetwork {
    pub throughput: f64,
    pub response: f64,
    pub utilisation: Vec<f64>,
    /// Mean number of jobs at each station, in service or waiting.
    pub jobs: Vec<f64>,
}

/// Exact mean value analysis with load-dependent stations (Reiser and Lavenberg); every job
/// brings each station the demand in `(demand, servers)` per cycle.
pub fn mean_values(stations: &[(f64, u32)], population: usize) -> ClosedNetwork {
    let mut marginal = vec![vec![1.0]; stations.len()];
    let mut network = ClosedNetwork {
        throughput: 0.0,
        response: 0.0,
        utilisation: Vec::new(),
        jobs: Vec::new(),
    };
    for jobs in 1..=population {
        let rate = |mean: f64, servers: u32, at: usize| (at as f64).min(f64::from(servers)) / mean;
        let responses: Vec<f64> = stations
            .iter()
            .zip(&marginal)
            .map(|(&(mean, servers), p)| {
                (1..=jobs)
                    .map(|at| at as f64 / rate(mean, servers, at) * p[at - 1])
                    .sum()
            })
            .collect();
        let response: f64 = responses.iter().sum();
        let throughput = jobs as f64 / response;
        for (&(mean, servers), p) in stations.iter().zip(&mut marginal) {
            let rest: Vec<f64> = (1..=jobs)
                .map(|at| throughput / rate(mean, servers, at) * p[at - 1])
                .collect();
            *p = vec![1.0 - rest.iter().sum::<f64>()];
            p.extend(rest);
        }
        network = ClosedNetwork {
            throughput,
            response,
            utilisation: stations
                .iter()
                .map(|&(mean, servers)| throughput * mean / f64::from(servers))
                .collect(),
            jobs: responses.iter().map(|time| throughput * time).collect(),
        };
    }
    network
}

/// The same by convolution of the stations' normalisation constants (Buzen), which stays accurate
/// for many jobs.
pub fn convolution(stations: &[(f64, u32)], population: usize) -> ClosedNetwork {
    let whole = normalisation(stations, population);
    let throughput = whole[population - 1] / whole[population];
    let jobs = (0..stations.len())
        .map(|index| {
            let mut others = stations.to_vec();
            let own = factors(others.remove(index), population);
            let rest = normalisation(&others, population);
            let at = |n: usize| own[n] * rest[population - n] / whole[population];
            (1..=population).map(|n| n as f64 * at(n)).sum()
        })
        .collect();
    ClosedNetwork {
        throughput,
        response: population as f64 / throughput,
        utilisation: stations
            .iter()
            .map(|&(demand, servers)| throughput * demand / f64::from(servers))
            .collect(),
        jobs,
    }
}

fn normalisation(stations: &[(f64, u32)], population: usize) -> Vec<f64> {
    let mut empty = vec![0.0; population + 1];
    empty[0] = 1.0;
    stations.iter().fold(empty, |before, &station| {
        let own = factors(station, population);
        (0..=population)
            .map(|n| (0..=n).map(|k| own[k] * before[n - k]).sum())
            .collect()
    })
}

/// Unnormalised probability of each number of jobs at a station alone.
fn factors((demand, servers): (f64, u32), population: usize) -> Vec<f64> {
    let mut factors = vec![1.0];
    for jobs in 1..=population {
        let rate = (jobs as f64).min(f64::from(servers)) / demand;
        factors.push(factors[jobs - 1] / rate);
    }
    factors
}

/// Asymptotic bounds of a closed network's throughput: below, every job waits behind all others
/// at the slowest station; above, nobody waits, or the slowest station never rests.
pub fn throughput_bounds(stations: &[(f64, u32)], population: usize) -> (f64, f64) {
    let demand: f64 = stations.iter().map(|(demand, _)| demand).sum();
    let slowest = stations
        .iter()
        .map(|&(demand, servers)| demand / f64::from(servers))
        .fold(0.0, f64::max);
    let jobs = population as f64;
    (
        jobs / (demand + (jobs - 1.0) * slowest),
        (jobs / demand).min(1.0 / slowest),
    )
}
