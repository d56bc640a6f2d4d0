//! A line of stations that every job passes, with all its random numbers drawn beforehand.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::Station;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::{exponential, hyperexponential, lognormal};

#[derive(Clone)]
pub struct Line {
    /// When each job comes.
    pub arrivals: Vec<f64>,
    /// Service of each job at each station.
    pub services: Vec<Vec<f64>>,
    pub servers: Vec<u32>,
}

/// What became of a run.
pub struct Passage {
    /// When each job left each station; not a number if it was refused there.
    pub departures: Vec<Vec<f64>>,
    pub stations: Vec<Station>,
    /// When the last job left.
    pub end: f64,
}

impl Line {
    /// Services of different variability, at loads between a third and nine tenths.
    pub fn random(seed: u64, servers: &[u32], jobs: usize) -> Self {
        let mut stream = Stream::new(seed, 0);
        let mut now = 0.0;
        let arrivals = (0..jobs)
            .map(|_| {
                now += exponential(&mut stream, 10.0);
                now
            })
            .collect();
        let services = servers
            .iter()
            .enumerate()
            .map(|(index, &servers)| {
                let mean = f64::from(servers) * (3.0 + stream.below(7) as f64);
                let mut own = Stream::new(seed, 1 + index as u64);
                let draw = |_| match index % 3 {
                    0 => exponential(&mut own, mean),
                    1 => lognormal(&mut own, mean, 0.4),
                    _ => hyperexponential(&mut own, mean, 3.0),
                };
                (0..jobs).map(draw).collect()
            })
            .collect();
        Line {
            arrivals,
            services,
            servers: servers.to_vec(),
        }
    }

    /// The same with times rounded to tens, so that most events coincide with others.
    pub fn on_a_lattice(mut self) -> Self {
        let round = |time: &mut f64| *time = 10.0 * libm::round(*time / 10.0);
        self.arrivals.iter_mut().for_each(round);
        self.services.iter_mut().flatten().for_each(round);
        self
    }

    pub fn run(&self) -> Passage {
        self.run_with_slots(usize::MAX, false)
    }

    /// At most `room` jobs wait at a station. Timer slots are given to the stations from the last
    /// one on when `reversed`.
    pub fn run_with_slots(&self, room: usize, reversed: bool) -> Passage {
        let source = self.servers.iter().sum::<u32>();
        let mut timers = Timers::new(source as usize + 1);
        let mut station_of = vec![0; source as usize];
        let mut slots = 0;
        let mut stations: Vec<Option<Station>> = vec![None; self.servers.len()];
        for place in 0..self.servers.len() {
            let index = if reversed {
                self.servers.len() - 1 - place
            } else {
                place
            };
            let servers = self.servers[index];
            stations[index] = Some(Station::new(slots, servers, room));
            station_of[slots as usize..(slots + servers) as usize].fill(index);
            slots += servers;
        }
        let mut stations: Vec<Station> = stations.into_iter().flatten().collect();
        let mut departures = vec![vec![f64::NAN; self.arrivals.len()]; stations.len()];
        let mut next = 0;
        timers.schedule(source, self.arrivals[0]);
        while let Some((slot, now)) = timers.pop() {
            let (job, index) = if slot == source {
                next += 1;
                if let Some(&then) = self.arrivals.get(next) {
                    timers.schedule(source, then);
                }
                (next - 1, 0)
            } else {
                let index = station_of[slot as usize];
                let done = stations[index].complete(now, slot, &mut timers);
                let job = done.expect("a job in service") as usize;
                departures[index][job] = now;
                (job, index + 1)
            };
            if let Some(station) = stations.get_mut(index) {
                let work = self.services[index][job];
                station.arrive(now, job as u32, work, &mut timers);
            }
        }
        Passage {
            departures,
            stations,
            end: timers.now(),
        }
    }
}
