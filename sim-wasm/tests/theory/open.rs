//! One replication of an open station, built from the kernel's parts as a model would.

use messagebox_sim::kernel::gate::{Gate, Grant};
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::{Admission, Station};
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

use crate::quantity::percent;

pub const WARM_UP: u64 = 5_000;
pub const ARRIVALS: u64 = 160_000;
/// Job numbers repeat after this many arrivals; never so many are present.
pub const NUMBERS: u64 = 1 << 14;

/// Jobs that came and the responses of those that left.
pub struct Jobs {
    came: Vec<f64>,
    pub count: u64,
    pub delayed: u64,
    pub responses: Moments,
    distribution: Histogram,
}

impl Jobs {
    pub fn new() -> Self {
        Jobs {
            came: vec![0.0; NUMBERS as usize],
            count: 0,
            delayed: 0,
            responses: Moments::default(),
            distribution: Histogram::new(0.01, 1e5),
        }
    }

    /// Number of a job that comes now.
    pub fn enter(&mut self, now: f64) -> u32 {
        let job = self.count % NUMBERS;
        self.count += 1;
        self.came[job as usize] = now;
        job as u32
    }

    pub fn leave(&mut self, now: f64, job: u32) {
        let response = now - self.came[job as usize];
        self.responses.add(response);
        self.distribution.add(response);
    }

    pub fn forget(&mut self) {
        self.delayed = 0;
        self.responses = Moments::default();
        self.distribution.reset();
    }
}

/// What one run of an open station showed; shares in percent.
pub struct Seen {
    utilisation: f64,
    queue: f64,
    wait: f64,
    response: f64,
    pub response_p90: f64,
    delayed: f64,
    pub refused: f64,
}

impl Seen {
    /// Utilisation, queue, wait, response and share delayed.
    pub fn open(&self) -> Vec<f64> {
        vec![
            self.utilisation,
            self.queue,
            self.wait,
            self.response,
            self.delayed,
        ]
    }
}

/// Servers and waiting room of a station.
#[derive(Clone, Copy)]
pub struct Size {
    pub servers: u32,
    pub room: usize,
}

/// More room than is ever used.
pub const AMPLE: usize = 4_000;

/// Exponential distances between arrivals with a mean of 10.
pub fn station(replication: u64, size: Size, service: impl FnMut(&mut Stream) -> f64) -> Seen {
    arrivals(replication, size, |s| (exponential(s, 10.0), 1), service)
}

/// `next` draws the distance to the next arrival and how many jobs it brings.
pub fn arrivals(
    replication: u64,
    Size { servers, room }: Size,
    mut next: impl FnMut(&mut Stream) -> (f64, u32),
    mut service: impl FnMut(&mut Stream) -> f64,
) -> Seen {
    let mut timers = Timers::new(servers as usize + 1);
    let mut jobs = Jobs::new();
    let mut distances = Stream::new(replication, 0);
    let mut services = Stream::new(replication, 1);
    let mut station = Station::new(0, servers, room);
    let (first, mut batch) = next(&mut distances);
    timers.schedule(servers, first);
    while jobs.count < WARM_UP + ARRIVALS
        && let Some((slot, now)) = timers.pop()
    {
        if slot != servers {
            if let Some(job) = station.complete(now, slot, &mut timers) {
                jobs.leave(now, job);
            }
            continue;
        }
        for _ in 0..batch {
            let job = jobs.enter(now);
            let admission = station.arrive(now, job, service(&mut services), &mut timers);
            jobs.delayed += u64::from(admission == Admission::Queued);
            if jobs.count == WARM_UP {
                station.reset_statistics(now);
                jobs.forget();
            }
        }
        let (distance, following) = next(&mut distances);
        batch = following;
        timers.schedule(servers, now + distance);
    }
    let counted = (jobs.count - WARM_UP) as f64;
    Seen {
        utilisation: percent(station.utilisation(timers.now())),
        queue: station.mean_queue(timers.now()),
        wait: station.mean_wait(),
        response: jobs.responses.mean(),
        response_p90: jobs.distribution.quantile(0.9).unwrap_or(0.0),
        delayed: percent(jobs.delayed as f64 / counted),
        refused: percent(station.refused() as f64 / counted),
    }
}

/// M/M/3 in which jobs hold a unit for a time of their own: one timer per job.
pub fn gate(replication: u64, stretch: f64) -> Vec<f64> {
    const UNITS: u32 = 3;
    let source = NUMBERS as u32;
    let mut timers = Timers::new(NUMBERS as usize + 1);
    let mut jobs = Jobs::new();
    let mut distances = Stream::new(replication, 0);
    let mut holds = Stream::new(replication, 1);
    let mut gate = Gate::new(UNITS, 400);
    timers.schedule(source, 0.0);
    while jobs.count < WARM_UP + ARRIVALS
        && let Some((slot, now)) = timers.pop()
    {
        let holder = if slot == source {
            timers.schedule(source, now + exponential(&mut distances, 10.0));
            let job = jobs.enter(now);
            let grant = gate.acquire(now, job);
            jobs.delayed += u64::from(grant == Grant::Queued);
            if jobs.count == WARM_UP {
                gate.reset_statistics(now);
                jobs.forget();
            }
            (grant == Grant::Granted).then_some(job)
        } else {
            jobs.leave(now, slot);
            gate.release(now)
        };
        if let Some(job) = holder {
            timers.schedule(job, now + exponential(&mut holds, 18.0 * stretch));
        }
    }
    vec![
        percent(gate.utilisation(timers.now())),
        gate.mean_queue(timers.now()),
        gate.mean_wait(),
        jobs.responses.mean(),
        percent(jobs.delayed as f64 / ARRIVALS as f64),
    ]
}
