//! Several servers, a limited room, and customers that return.

use messagebox_sim::kernel::variates::{exponential, lognormal};

use super::System;
use crate::closed;
use crate::exact::Open;
use crate::exact::birth_death::{erlang_loss, machine_repair, open_station};
use crate::open::{AMPLE, Seen, Size, gate, station};
use crate::quantity::{Quantity, open};

fn with_refused(exact: &Open, formula: &'static str) -> Vec<Quantity> {
    let mut quantities = open(exact, formula);
    quantities.push(Quantity::share("refused", exact.refused, formula));
    quantities
}

fn seen_with_refused(seen: &Seen) -> Vec<f64> {
    let mut values = seen.open();
    values.push(seen.refused);
    values
}

const LOSS: Size = Size {
    servers: 5,
    room: 0,
};

/// Refusals and utilisation of a station without room to wait; arrivals have a mean of 10.
fn loss(service_mean: f64, formula: &'static str) -> Vec<Quantity> {
    let load = service_mean / 10.0;
    let refused = erlang_loss(load, LOSS.servers as usize);
    let utilisation = load * (1.0 - refused) / f64::from(LOSS.servers);
    vec![
        Quantity::share("refused", refused, formula),
        Quantity::share("utilisation", utilisation, formula),
    ]
}

fn seen_loss(seen: &Seen) -> Vec<f64> {
    vec![seen.refused, seen.open()[0]]
}

pub fn systems() -> Vec<System> {
    let mut systems = waiting();
    systems.extend(limited());
    systems
}

fn waiting() -> Vec<System> {
    vec![
        System {
            id: "m-m-4",
            name: "M/M/4",
            exact: || open(&open_station(10.0, 26.0, 4, 400), "Erlang C"),
            simulate: |replication, stretch| {
                let size = Size {
                    servers: 4,
                    room: AMPLE,
                };
                station(replication, size, |s| exponential(s, 26.0 * stretch)).open()
            },
        },
        System {
            id: "gate-3",
            name: "M/M/3 as a gate",
            exact: || open(&open_station(10.0, 18.0, 3, 400), "Erlang C"),
            simulate: gate,
        },
        System {
            id: "machine-repair",
            name: "Machine repair, 10 machines, crew of 2",
            exact: || {
                let exact = machine_repair(10, 100.0, 20.0, 2);
                let formula = "balance equations";
                vec![
                    Quantity::rate("throughput", exact.throughput, formula),
                    Quantity::share("utilisation", exact.utilisation, formula),
                    Quantity::jobs("queue", exact.queue, formula),
                    Quantity::time("wait", exact.wait, formula),
                ]
            },
            simulate: closed::machine_repair,
        },
    ]
}

fn limited() -> Vec<System> {
    vec![
        System {
            id: "m-m-1-5",
            name: "M/M/1/5",
            exact: || with_refused(&open_station(10.0, 9.0, 1, 4), "M/M/1/K"),
            simulate: |replication, stretch| {
                let size = Size {
                    servers: 1,
                    room: 4,
                };
                seen_with_refused(&station(replication, size, |s| {
                    exponential(s, 9.0 * stretch)
                }))
            },
        },
        System {
            id: "m-m-2-5",
            name: "M/M/2/5",
            exact: || with_refused(&open_station(10.0, 18.0, 2, 3), "balance equations"),
            simulate: |replication, stretch| {
                let size = Size {
                    servers: 2,
                    room: 3,
                };
                seen_with_refused(&station(replication, size, |s| {
                    exponential(s, 18.0 * stretch)
                }))
            },
        },
        System {
            id: "m-m-5-5",
            name: "M/M/5/5",
            exact: || loss(35.0, "Erlang B"),
            simulate: |replication, stretch| {
                seen_loss(&station(replication, LOSS, |s| {
                    exponential(s, 35.0 * stretch)
                }))
            },
        },
        System {
            id: "m-lognormal-5-5",
            name: "M/lognormal/5/5",
            exact: || loss(35.0, "Erlang B, insensitive"),
            simulate: |replication, stretch| {
                seen_loss(&station(replication, LOSS, |s| {
                    lognormal(s, 35.0 * stretch, 3.0)
                }))
            },
        },
    ]
}
