//! One server: general services, general arrivals, batches, priorities, vacations, polling.

use super::Open;

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

/// D/M/1: the share delayed is the root of σ = exp(−(1 − σ) / load) below 1.
pub fn regular_arrivals(arrival_mean: f64, service_mean: f64) -> Open {
    let load = service_mean / arrival_mean;
    let delayed = (0..1_000).fold(0.5, |share, _| libm::exp(-(1.0 - share) / load));
    let response = service_mean / (1.0 - delayed);
    let wait = response - service_mean;
    Open {
        utilisation: load,
        queue: wait / arrival_mean,
        wait,
        response,
        delayed,
        refused: 0.0,
    }
}

/// Batches of a geometric size arrive at exponential distances: M^X/M/1.
pub fn batch_arrivals(batch_distance: f64, batch_mean: f64, service_mean: f64) -> Open {
    let arrival_mean = batch_distance / batch_mean;
    let load = service_mean / arrival_mean;
    let jobs = load * batch_mean / (1.0 - load);
    Open {
        utilisation: load,
        queue: jobs - load,
        wait: (jobs - load) * arrival_mean,
        response: jobs * arrival_mean,
        delayed: 1.0 - (1.0 - load) / batch_mean,
        refused: 0.0,
    }
}

/// Waits of two classes with exponential services where the first goes first without
/// interrupting (Cobham). Each class is `(arrival mean, service mean)`.
pub fn priority_waits(first: (f64, f64), second: (f64, f64)) -> [f64; 2] {
    let load = |(arrival, service): (f64, f64)| service / arrival;
    let residual = load(first) * first.1 + load(second) * second.1;
    let behind_first = residual / (1.0 - load(first));
    [
        behind_first,
        behind_first / (1.0 - load(first) - load(second)),
    ]
}

/// M/M/1 whose server takes vacations of constant length whenever it finds no job: the wait is
/// that of M/M/1 and the residual vacation (decomposition, Fuhrmann and Cooper).
pub fn vacation_wait(arrival_mean: f64, service_mean: f64, vacation: f64) -> f64 {
    general_service(arrival_mean, service_mean, 1.0).wait + 0.5 * vacation
}

/// Waits of queues that one server visits in turn, each until it is empty, weighted by the
/// queues' loads (pseudo-conservation law, Boxma and Groenendijk). Exponential services, each
/// queue `(arrival mean, service mean)`; a constant time to switch from queue to queue.
pub fn polling_weighted_wait(queues: &[(f64, f64)], switch: f64) -> f64 {
    let loads: Vec<f64> = queues
        .iter()
        .map(|(arrival, service)| service / arrival)
        .collect();
    let load: f64 = loads.iter().sum();
    let squares: f64 = loads.iter().map(|load| load * load).sum();
    let second_moments: f64 = queues
        .iter()
        .map(|(arrival, service)| 2.0 * service * service / arrival)
        .sum();
    let round = switch * queues.len() as f64;
    0.5 * load * second_moments / (1.0 - load)
        + 0.5 * load * round
        + 0.5 * round / (1.0 - load) * (load * load - squares)
}
