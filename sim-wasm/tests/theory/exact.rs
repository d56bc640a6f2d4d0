//! Closed formulas and exact algorithms, written from their textbook definitions.

/// Means of an open station; times in the unit of the given means.
pub struct Open {
    pub utilisation: f64,
    pub queue: f64,
    pub wait: f64,
    pub response: f64,
    /// Share of the arrivals that wait.
    pub delayed: f64,
    /// Share of the arrivals that are turned away.
    pub refused: f64,
}

/// M/M/c with room for `room` waiting jobs (large for an unlimited queue), by balance equations.
pub fn birth_death(arrival_mean: f64, service_mean: f64, servers: usize, room: usize) -> Open {
    let most = servers + room;
    let up = vec![1.0 / arrival_mean; most];
    let states = stationary(&up, service_mean, servers);
    let entering = (1.0 - states[most]) / arrival_mean;
    let (queue, busy) = queue_and_busy(&states, servers);
    let delayed: f64 = states[servers..most].iter().sum();
    Open {
        utilisation: busy / servers as f64,
        queue,
        wait: queue / entering,
        response: (queue + busy) / entering,
        delayed,
        refused: states[most],
    }
}

/// M/G/1 (Pollaczek and Khinchine); the variation is squared.
pub fn general_service(arrival_mean: f64, service_mean: f64, variation: f64) -> Open {
    let load = service_mean / arrival_mean;
    let wait = 0.5 * load * (1.0 + variation) * service_mean / (1.0 - load);
    Open {
        utilisation: load,
        queue: wait / arrival_mean,
        wait,
        response: wait + service_mean,
        delayed: load,
        refused: 0.0,
    }
}

/// Machines that run for an exponential time and then wait for one of the repairers.
pub struct Repair {
    pub throughput: f64,
    pub utilisation: f64,
    pub queue: f64,
    pub wait: f64,
}

pub fn machine_repair(machines: usize, run_mean: f64, repair_mean: f64, crew: usize) -> Repair {
    let up: Vec<f64> = (0..machines)
        .map(|down| (machines - down) as f64 / run_mean)
        .collect();
    let states = stationary(&up, repair_mean, crew);
    let throughput: f64 = states.iter().zip(&up).map(|(p, rate)| p * rate).sum();
    let (queue, busy) = queue_and_busy(&states, crew);
    Repair {
        throughput,
        utilisation: busy / crew as f64,
        queue,
        wait: queue / throughput,
    }
}

/// State probabilities of a birth-death chain with exponential services.
fn stationary(up: &[f64], service_mean: f64, servers: usize) -> Vec<f64> {
    let mut states = vec![1.0];
    for (jobs, rate) in up.iter().enumerate() {
        let down = (jobs + 1).min(servers) as f64 / service_mean;
        states.push(states[jobs] * rate / down);
    }
    let total: f64 = states.iter().sum();
    states.iter().map(|weight| weight / total).collect()
}

fn queue_and_busy(states: &[f64], servers: usize) -> (f64, f64) {
    let mut queue = 0.0;
    let mut busy = 0.0;
    for (jobs, p) in states.iter().enumerate() {
        busy += p * jobs.min(servers) as f64;
        queue += p * jobs.saturating_sub(servers) as f64;
    }
    (queue, busy)
}

/// Closed network of first-come-first-served stations with exponential services.
pub struct Network {
    pub throughput: f64,
    pub response: f64,
    pub utilisation: Vec<f64>,
    /// Mean number of jobs at each station, in service or waiting.
    pub jobs: Vec<f64>,
}

/// Exact mean value analysis with load-dependent stations (Reiser and Lavenberg); every job
/// visits each `(service mean, servers)` once per cycle.
pub fn closed_network(stations: &[(f64, u32)], population: usize) -> Network {
    let mut marginal = vec![vec![1.0]; stations.len()];
    let mut network = Network {
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
        network = Network {
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
