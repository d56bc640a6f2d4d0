//! One replication of a network with random routing.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::Station;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

use crate::open::{AMPLE, Jobs};
use crate::quantity::{per_second, percent};

/// Stations and where jobs go from each.
pub struct Layout<'a> {
    /// Mean service and servers.
    pub stations: &'a [(f64, u32)],
    /// Probability of going from a station (row) to another; the rest leave the network.
    pub routes: &'a [&'a [f64]],
}

struct Network<'a> {
    layout: &'a Layout<'a>,
    timers: Timers,
    stations: Vec<Station>,
    services: Vec<Stream>,
    choices: Stream,
    station_of: Vec<usize>,
    stretch: f64,
}

impl<'a> Network<'a> {
    fn new(layout: &'a Layout<'a>, replication: u64, stretch: f64) -> Self {
        let mut station_of = Vec::new();
        let mut stations = Vec::new();
        for (index, &(_, servers)) in layout.stations.iter().enumerate() {
            stations.push(Station::new(station_of.len() as u32, servers, AMPLE));
            station_of.resize(station_of.len() + servers as usize, index);
        }
        Network {
            timers: Timers::new(station_of.len() + 1),
            services: (0..stations.len())
                .map(|index| Stream::new(replication, index as u64))
                .collect(),
            choices: Stream::new(replication, 100),
            layout,
            stations,
            station_of,
            stretch,
        }
    }

    fn visit(&mut self, index: usize, now: f64, job: u32) {
        let mean = self.layout.stations[index].0 * self.stretch;
        let service = exponential(&mut self.services[index], mean);
        self.stations[index].arrive(now, job, service, &mut self.timers);
    }

    /// The job that a server finished, the station it was at, and its next one unless it leaves.
    fn complete(&mut self, slot: u32, now: f64) -> Option<(u32, usize, Option<usize>)> {
        let from = self.station_of[slot as usize];
        let job = self.stations[from].complete(now, slot, &mut self.timers)?;
        let mut choice = self.choices.uniform();
        let next = self.layout.routes[from].iter().position(|&probability| {
            choice -= probability;
            choice < 0.0
        });
        Some((job, from, next))
    }

    fn forget(&mut self, now: f64) {
        for station in &mut self.stations {
            station.reset_statistics(now);
        }
    }

    /// Utilisation and mean jobs of each station.
    fn stations(&self, now: f64) -> impl Iterator<Item = f64> {
        self.stations
            .iter()
            .flat_map(move |station| [percent(station.utilisation(now)), station.mean_jobs(now)])
    }
}

/// Jobs from outside enter at the first station: response, then utilisation and jobs by station.
pub fn open(layout: &Layout, arrival_mean: f64, replication: u64, stretch: f64) -> Vec<f64> {
    const WARM_UP: u64 = 3_000;
    const ARRIVALS: u64 = 60_000;
    let mut network = Network::new(layout, replication, stretch);
    let source = network.station_of.len() as u32;
    let mut distances = Stream::new(replication, 101);
    let mut jobs = Jobs::new();
    network.timers.schedule(source, 0.0);
    while jobs.count < WARM_UP + ARRIVALS
        && let Some((slot, now)) = network.timers.pop()
    {
        if slot == source {
            let then = now + exponential(&mut distances, arrival_mean);
            network.timers.schedule(source, then);
            let job = jobs.enter(now);
            network.visit(0, now, job);
            if jobs.count == WARM_UP {
                network.forget(now);
                jobs.forget();
            }
        } else if let Some((job, _, next)) = network.complete(slot, now) {
            match next {
                Some(next) => network.visit(next, now, job),
                None => jobs.leave(now, job),
            }
        }
    }
    let mut values = vec![jobs.responses.mean()];
    values.extend(network.stations(network.timers.now()));
    values
}

/// A fixed number of jobs, counted at the first station: throughput, then utilisation and jobs by
/// station.
pub fn closed(layout: &Layout, population: u32, replication: u64, stretch: f64) -> Vec<f64> {
    const WARM_UP: f64 = 2e4;
    const END: f64 = 1e6;
    let mut network = Network::new(layout, replication, stretch);
    let mut cycles = 0u64;
    for job in 0..population {
        network.visit(0, 0.0, job);
    }
    let mut warm = false;
    while let Some((slot, now)) = network.timers.pop_until(END) {
        if !warm && now >= WARM_UP {
            warm = true;
            network.forget(now);
            cycles = 0;
        }
        if let Some((job, from, Some(next))) = network.complete(slot, now) {
            cycles += u64::from(from == 0);
            network.visit(next, now, job);
        }
    }
    let mut values = vec![per_second(cycles as f64 / (END - WARM_UP))];
    values.extend(network.stations(END));
    values
}
