//! Stations with exponential services as birth-death chains.

use super::Open;

/// M/M/c with room for `room` waiting jobs (large for an unlimited queue).
pub fn open_station(arrival_mean: f64, service_mean: f64, servers: usize, room: usize) -> Open {
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

/// Erlang's loss formula by its recursion; `load` is arrival rate times mean service.
pub fn erlang_loss(load: f64, servers: usize) -> f64 {
    (1..=servers).fold(1.0, |lost, server| {
        load * lost / (server as f64 + load * lost)
    })
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
