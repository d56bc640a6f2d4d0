//! Open and closed networks of first-come-first-served stations.

use super::System;
use crate::closed::{LONG, SHORT, tandem};
use crate::exact::networks::{ClosedNetwork, convolution, jackson, mean_values};
use crate::quantity::Quantity;
use crate::routed::{self, Layout};
use crate::tandem::{JOBS, STATIONS};

const ARRIVAL_MEAN: f64 = 15.0;
const JACKSON: Layout = Layout {
    stations: &[(5.0, 1), (14.0, 1), (30.0, 2)],
    routes: &[&[0.0, 0.3, 0.2], &[1.0], &[1.0]],
};
/// Visits to each station, from the routes.
const JACKSON_VISITS: [f64; 3] = [2.0, 0.6, 0.4];

const TERMINALS: u32 = 12;
/// Terminals, a processor and two kinds of disks; the second kind has two servers.
const CENTRAL: Layout = Layout {
    stations: &[(200.0, TERMINALS), (10.0, 1), (24.0, 1), (40.0, 2)],
    routes: &[
        &[0.0, 1.0],
        &[0.25, 0.0, 0.45, 0.3],
        &[0.0, 1.0],
        &[0.0, 1.0],
    ],
};
/// Mean service times visits; servers.
const CENTRAL_DEMANDS: [(f64, u32); 4] = [
    (200.0, TERMINALS),
    (10.0 * 4.0, 1),
    (24.0 * 1.8, 1),
    (40.0 * 1.2, 2),
];

/// Enough jobs for the slowest station to be always busy.
const MANY_JOBS: usize = 60;

fn by_station(utilisation: &[f64], jobs: &[f64], formula: &'static str) -> Vec<Quantity> {
    let pairs = utilisation.iter().zip(jobs).enumerate();
    pairs
        .flat_map(|(index, (&utilisation, &jobs))| {
            let station = index + 1;
            [
                Quantity::share(
                    &format!("utilisation, station {station}"),
                    utilisation,
                    formula,
                ),
                Quantity::jobs(&format!("jobs, station {station}"), jobs, formula),
            ]
        })
        .collect()
}

fn tandem_quantities(exact: &ClosedNetwork, formula: &'static str) -> Vec<Quantity> {
    let mut quantities = vec![
        Quantity::rate("throughput", exact.throughput, formula),
        Quantity::time("cycle time", exact.response, formula),
    ];
    quantities.extend(by_station(&exact.utilisation, &exact.jobs, formula));
    quantities
}

pub fn systems() -> Vec<System> {
    vec![
        System {
            id: "jackson",
            name: "Open network with feedback",
            exact: || {
                let formula = "Jackson";
                let exact = jackson(ARRIVAL_MEAN, JACKSON.stations, &JACKSON_VISITS);
                let mut quantities = vec![Quantity::time("response", exact.response, formula)];
                quantities.extend(by_station(&exact.utilisation, &exact.jobs, formula));
                quantities
            },
            simulate: |replication, stretch| {
                routed::open(&JACKSON, ARRIVAL_MEAN, replication, stretch)
            },
        },
        System {
            id: "central-server",
            name: "Central server, 12 terminals",
            exact: || {
                let formula = "convolution";
                let exact = convolution(&CENTRAL_DEMANDS, TERMINALS as usize);
                let mut quantities = vec![Quantity::rate("throughput", exact.throughput, formula)];
                quantities.extend(by_station(&exact.utilisation, &exact.jobs, formula));
                quantities
            },
            simulate: |replication, stretch| {
                routed::closed(&CENTRAL, TERMINALS, replication, stretch)
            },
        },
        System {
            id: "tandem-1",
            name: "Closed tandem, 1 job",
            exact: || tandem_quantities(&mean_values(&STATIONS, 1), "sum of services"),
            simulate: |replication, stretch| tandem(1, SHORT, replication, stretch),
        },
        System {
            id: "tandem-20",
            name: "Closed tandem, 20 jobs",
            exact: || tandem_quantities(&mean_values(&STATIONS, JOBS), "mean value analysis"),
            simulate: |replication, stretch| tandem(JOBS, SHORT, replication, stretch),
        },
        System {
            id: "tandem-60",
            name: "Closed tandem, 60 jobs",
            exact: || tandem_quantities(&convolution(&STATIONS, MANY_JOBS), "convolution"),
            simulate: |replication, stretch| tandem(MANY_JOBS, LONG, replication, stretch),
        },
    ]
}
