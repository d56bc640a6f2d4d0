//! One server.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates::{erlang, exponential, hyperexponential, lognormal};

use super::System;
use crate::exact::birth_death::open_station;
use crate::exact::single_server::{
    batch_arrivals, general_service, polling_weighted_wait, priority_waits, regular_arrivals,
    vacation_wait,
};
use crate::open::{AMPLE, Size, arrivals, station};
use crate::quantity::{Quantity, open};
use crate::turns::{Kind, polling, priority, vacations};

const ONE: Size = Size {
    servers: 1,
    room: AMPLE,
};
const KHINCHINE: &str = "Pollaczek-Khinchine";

const BATCH_DISTANCE: f64 = 30.0;
const BATCH_MEAN: f64 = 3.0;
const CLASSES: [Kind; 2] = [(20.0, 6.0), (25.0, 8.0)];
const VACATIONER: Kind = (10.0, 6.0);
const VACATION: f64 = 10.0;
const POLLED: [Kind; 3] = [(20.0, 4.0), (30.0, 6.0), (60.0, 12.0)];
const SWITCH: f64 = 2.0;

/// Geometric with the given mean, from 1.
fn geometric(stream: &mut Stream, mean: f64) -> u32 {
    let failures = libm::log(stream.uniform_open()) / libm::log(1.0 - 1.0 / mean);
    1 + failures as u32
}

pub fn systems() -> Vec<System> {
    let mut systems = by_variability();
    systems.extend(by_arrivals());
    systems.extend(by_order());
    systems
}

/// Services that vary differently.
fn by_variability() -> Vec<System> {
    vec![
        System {
            id: "m-m-1",
            name: "M/M/1",
            exact: || {
                let mut quantities = open(&open_station(10.0, 7.0, 1, AMPLE), "M/M/1");
                let p90 = 7.0 / (1.0 - 0.7) * libm::log(10.0);
                quantities.push(Quantity::time("response p90", p90, "exponential response"));
                quantities
            },
            simulate: |replication, stretch| {
                let seen = station(replication, ONE, |s| exponential(s, 7.0 * stretch));
                let mut values = seen.open();
                values.push(seen.response_p90);
                values
            },
        },
        System {
            id: "m-d-1",
            name: "M/D/1",
            exact: || open(&general_service(10.0, 7.0, 0.0), KHINCHINE),
            simulate: |replication, stretch| station(replication, ONE, |_| 7.0 * stretch).open(),
        },
        System {
            id: "m-e4-1",
            name: "M/E4/1",
            exact: || open(&general_service(10.0, 7.0, 0.25), KHINCHINE),
            simulate: |replication, stretch| {
                station(replication, ONE, |s| erlang(s, 4, 7.0 * stretch)).open()
            },
        },
        System {
            id: "m-lognormal-1",
            name: "M/lognormal/1",
            exact: || open(&general_service(10.0, 5.0, 1.5), KHINCHINE),
            simulate: |replication, stretch| {
                station(replication, ONE, |s| lognormal(s, 5.0 * stretch, 1.5)).open()
            },
        },
        System {
            id: "m-h2-1",
            name: "M/H2/1",
            exact: || open(&general_service(10.0, 4.0, 4.0), KHINCHINE),
            simulate: |replication, stretch| {
                let service = |s: &mut Stream| hyperexponential(s, 4.0 * stretch, 4.0);
                station(replication, ONE, service).open()
            },
        },
    ]
}

/// Arrivals other than single and exponential.
fn by_arrivals() -> Vec<System> {
    vec![
        System {
            id: "d-m-1",
            name: "D/M/1",
            exact: || open(&regular_arrivals(10.0, 7.0), "GI/M/1 root"),
            simulate: |replication, stretch| {
                let service = |s: &mut Stream| exponential(s, 7.0 * stretch);
                arrivals(replication, ONE, |_| (10.0, 1), service).open()
            },
        },
        System {
            id: "mx-m-1",
            name: "M[X]/M/1, geometric batches",
            exact: || {
                let exact = batch_arrivals(BATCH_DISTANCE, BATCH_MEAN, 5.0);
                open(&exact, "batch arrivals")
            },
            simulate: |replication, stretch| {
                let next =
                    |s: &mut Stream| (exponential(s, BATCH_DISTANCE), geometric(s, BATCH_MEAN));
                let service = |s: &mut Stream| exponential(s, 5.0 * stretch);
                arrivals(replication, ONE, next, service).open()
            },
        },
    ]
}

/// A server that chooses what to do next.
fn by_order() -> Vec<System> {
    vec![
        System {
            id: "m-m-1-priority",
            name: "M/M/1, two priorities",
            exact: || {
                let [first, second] = priority_waits(CLASSES[0], CLASSES[1]);
                vec![
                    Quantity::share("utilisation", load(&CLASSES), "load"),
                    Quantity::time("wait, first class", first, "Cobham"),
                    Quantity::time("wait, second class", second, "Cobham"),
                ]
            },
            simulate: |replication, stretch| priority(&CLASSES, replication, stretch),
        },
        System {
            id: "m-m-1-vacations",
            name: "M/M/1, server vacations",
            exact: || {
                let wait = vacation_wait(VACATIONER.0, VACATIONER.1, VACATION);
                vec![
                    Quantity::share("utilisation", load(&[VACATIONER]), "load"),
                    Quantity::time("wait", wait, "decomposition"),
                ]
            },
            simulate: |replication, stretch| vacations(VACATIONER, VACATION, replication, stretch),
        },
        System {
            id: "polling",
            name: "Polling of 3 queues, exhaustive",
            exact: || {
                let load = load(&POLLED);
                let weighted = polling_weighted_wait(&POLLED, SWITCH) / load;
                let round = SWITCH * POLLED.len() as f64 / (1.0 - load);
                vec![
                    Quantity::share("utilisation", load, "load"),
                    Quantity::time("wait, weighted by load", weighted, "pseudo-conservation"),
                    Quantity::time("round", round, "mean cycle"),
                ]
            },
            simulate: |replication, stretch| polling(&POLLED, SWITCH, replication, stretch),
        },
    ]
}

fn load(kinds: &[Kind]) -> f64 {
    kinds
        .iter()
        .map(|(arrival, service)| service / arrival)
        .sum()
}
