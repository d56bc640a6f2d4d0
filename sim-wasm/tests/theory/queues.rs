//! The simulated systems and the quantities checked on each.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates::{erlang, exponential, hyperexponential, lognormal};

use crate::exact;
use crate::simulate::{closed_tandem, gate, machine_repair, station};
use crate::tandem::{JOBS, STATIONS};

pub struct System {
    pub name: &'static str,
    /// Names and exact values of the checked quantities.
    pub exact: fn() -> Vec<(String, f64)>,
    /// One replication; services are stretched by the second argument.
    pub simulate: fn(u64, f64) -> Vec<f64>,
}

pub fn systems() -> Vec<System> {
    vec![
        System {
            name: "M/M/1",
            exact: || {
                let mut quantities = open(exact::birth_death(10.0, 7.0, 1, 400));
                // The response time is exponential.
                let mean = 7.0 / (1.0 - 0.7);
                quantities.push(("response p90".into(), mean * 10f64.ln()));
                quantities
            },
            simulate: |replication, stretch| {
                let seen = station(replication, 1, 400, 10.0, |s| exponential(s, 7.0 * stretch));
                let mut values = seen.open();
                values.push(seen.response_p90);
                values
            },
        },
        System {
            name: "M/M/4",
            exact: || open(exact::birth_death(10.0, 26.0, 4, 400)),
            simulate: |replication, stretch| {
                station(replication, 4, 400, 10.0, |s| {
                    exponential(s, 26.0 * stretch)
                })
                .open()
            },
        },
        System {
            name: "M/M/2/5",
            exact: || {
                let exact = exact::birth_death(10.0, 18.0, 2, 3);
                let refused = exact.refused;
                let mut quantities = open(exact);
                quantities.push(("refused".into(), refused));
                quantities
            },
            simulate: |replication, stretch| {
                let seen = station(replication, 2, 3, 10.0, |s| exponential(s, 18.0 * stretch));
                let mut values = seen.open();
                values.push(seen.refused);
                values
            },
        },
        System {
            name: "M/D/1",
            exact: || open(exact::general_service(10.0, 7.0, 0.0)),
            simulate: |replication, stretch| {
                station(replication, 1, 4000, 10.0, |_| 7.0 * stretch).open()
            },
        },
        System {
            name: "M/E4/1",
            exact: || open(exact::general_service(10.0, 7.0, 0.25)),
            simulate: |replication, stretch| {
                station(replication, 1, 4000, 10.0, |s| erlang(s, 4, 7.0 * stretch)).open()
            },
        },
        System {
            name: "M/H2/1",
            exact: || open(exact::general_service(10.0, 4.0, 4.0)),
            simulate: |replication, stretch| {
                let service = |s: &mut Stream| hyperexponential(s, 4.0 * stretch, 4.0);
                station(replication, 1, 4000, 10.0, service).open()
            },
        },
        System {
            name: "M/lognormal/1",
            exact: || open(exact::general_service(10.0, 5.0, 1.5)),
            simulate: |replication, stretch| {
                let service = |s: &mut Stream| lognormal(s, 5.0 * stretch, 1.5);
                station(replication, 1, 4000, 10.0, service).open()
            },
        },
        System {
            name: "gate with 3 units",
            exact: || open(exact::birth_death(10.0, 18.0, 3, 400)),
            simulate: gate,
        },
        System {
            name: "machine repair",
            exact: || {
                let exact = exact::machine_repair(10, 100.0, 20.0, 2);
                vec![
                    ("throughput".into(), exact.throughput),
                    ("utilisation".into(), exact.utilisation),
                    ("queue".into(), exact.queue),
                    ("wait".into(), exact.wait),
                ]
            },
            simulate: machine_repair,
        },
        System {
            name: "closed tandem",
            exact: || {
                let exact = exact::closed_network(&STATIONS, JOBS);
                let mut quantities = vec![
                    ("throughput".into(), exact.throughput),
                    ("cycle time".into(), exact.response),
                ];
                for (index, (load, jobs)) in exact.utilisation.iter().zip(&exact.jobs).enumerate() {
                    quantities.push((format!("utilisation {index}"), *load));
                    quantities.push((format!("jobs {index}"), *jobs));
                }
                quantities
            },
            simulate: closed_tandem,
        },
    ]
}

fn open(exact: exact::Open) -> Vec<(String, f64)> {
    vec![
        ("utilisation".into(), exact.utilisation),
        ("queue".into(), exact.queue),
        ("wait".into(), exact.wait),
        ("response".into(), exact.response),
        ("delayed".into(), exact.delayed),
    ]
}
