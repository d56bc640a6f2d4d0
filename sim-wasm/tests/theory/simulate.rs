//! One replication of each system, built from the kernel's parts as a model would.

use messagebox_sim::kernel::gate::{Gate, Grant};
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::{Admission, Station};
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

use crate::tandem::{JOBS, STATIONS, Tandem};

const WARM_UP: u64 = 5_000;
const ARRIVALS: u64 = 135_000;
/// Job numbers repeat after this many arrivals; never so many are present.
const NUMBERS: u64 = 1 << 14;

/// Source of arrivals, each at its own time, and the responses of those that left.
struct Arrivals {
    stream: Stream,
    mean: f64,
    came: Vec<f64>,
    count: u64,
    delayed: u64,
    responses: Moments,
    distribution: Histogram,
}

impl Arrivals {
    fn new(replication: u64, mean: f64) -> Self {
        Arrivals {
            stream: Stream::new(replication, 0),
            mean,
            came: vec![0.0; NUMBERS as usize],
            count: 0,
            delayed: 0,
            responses: Moments::default(),
            distribution: Histogram::new(0.01, 1e5),
        }
    }

    fn next(&mut self, now: f64, slot: u32, timers: &mut Timers) -> u32 {
        timers.schedule(slot, now + exponential(&mut self.stream, self.mean));
        let job = self.count % NUMBERS;
        self.count += 1;
        self.came[job as usize] = now;
        job as u32
    }

    fn leave(&mut self, now: f64, job: u32) {
        let response = now - self.came[job as usize];
        self.responses.add(response);
        self.distribution.add(response);
    }

    fn forget(&mut self) {
        self.delayed = 0;
        self.responses = Moments::default();
        self.distribution.reset();
    }
}

/// What one run of an open station showed.
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

pub fn station(
    replication: u64,
    servers: u32,
    room: usize,
    arrival_mean: f64,
    mut service: impl FnMut(&mut Stream) -> f64,
) -> Seen {
    let mut timers = Timers::new(servers as usize + 1);
    let mut arrivals = Arrivals::new(replication, arrival_mean);
    let mut services = Stream::new(replication, 1);
    let mut station = Station::new(0, servers, room);
    timers.schedule(servers, 0.0);
    while arrivals.count < WARM_UP + ARRIVALS
        && let Some((slot, now)) = timers.pop()
    {
        if slot == servers {
            let job = arrivals.next(now, slot, &mut timers);
            let admission = station.arrive(now, job, service(&mut services), &mut timers);
            arrivals.delayed += u64::from(admission == Admission::Queued);
            if arrivals.count == WARM_UP {
                station.reset_statistics(now);
                arrivals.forget();
            }
        } else if let Some(job) = station.complete(now, slot, &mut timers) {
            arrivals.leave(now, job);
        }
    }
    Seen {
        utilisation: station.utilisation(timers.now()),
        queue: station.mean_queue(timers.now()),
        wait: station.mean_wait(),
        response: arrivals.responses.mean(),
        response_p90: arrivals.distribution.quantile(0.9).unwrap_or(0.0),
        delayed: arrivals.delayed as f64 / ARRIVALS as f64,
        refused: station.refused() as f64 / ARRIVALS as f64,
    }
}

/// M/M/3 in which jobs hold a unit for a time of their own: one timer per job.
pub fn gate(replication: u64, stretch: f64) -> Vec<f64> {
    const UNITS: u32 = 3;
    let source = NUMBERS as u32;
    let mut timers = Timers::new(NUMBERS as usize + 1);
    let mut arrivals = Arrivals::new(replication, 10.0);
    let mut holds = Stream::new(replication, 1);
    let mut gate = Gate::new(UNITS, 400);
    timers.schedule(source, 0.0);
    while arrivals.count < WARM_UP + ARRIVALS
        && let Some((slot, now)) = timers.pop()
    {
        let holder = if slot == source {
            let job = arrivals.next(now, slot, &mut timers);
            let grant = gate.acquire(now, job);
            arrivals.delayed += u64::from(grant == Grant::Queued);
            if arrivals.count == WARM_UP {
                gate.reset_statistics(now);
                arrivals.forget();
            }
            (grant == Grant::Granted).then_some(job)
        } else {
            arrivals.leave(now, slot);
            gate.release(now)
        };
        if let Some(job) = holder {
            timers.schedule(job, now + exponential(&mut holds, 18.0 * stretch));
        }
    }
    vec![
        gate.utilisation(timers.now()),
        gate.mean_queue(timers.now()),
        gate.mean_wait(),
        arrivals.responses.mean(),
        arrivals.delayed as f64 / ARRIVALS as f64,
    ]
}

pub fn machine_repair(replication: u64, stretch: f64) -> Vec<f64> {
    const MACHINES: u32 = 10;
    const WARM: f64 = 1e4;
    const END: f64 = 6e5;
    let mut timers = Timers::new(MACHINES as usize + 2);
    let mut runs = Stream::new(replication, 0);
    let mut repairs = Stream::new(replication, 1);
    let mut crew = Station::new(MACHINES, 2, MACHINES as usize);
    for machine in 0..MACHINES {
        timers.schedule(machine, exponential(&mut runs, 100.0));
    }
    let mut warm = false;
    while let Some((slot, now)) = timers.pop()
        && now < END
    {
        if !warm && now > WARM {
            warm = true;
            crew.reset_statistics(now);
        }
        if slot < MACHINES {
            let repair = exponential(&mut repairs, 20.0 * stretch);
            crew.arrive(now, slot, repair, &mut timers);
        } else if let Some(machine) = crew.complete(now, slot, &mut timers) {
            timers.schedule(machine, now + exponential(&mut runs, 100.0));
        }
    }
    vec![
        crew.completed() as f64 / (END - WARM),
        crew.utilisation(END),
        crew.mean_queue(END),
        crew.mean_wait(),
    ]
}

pub fn closed_tandem(replication: u64, stretch: f64) -> Vec<f64> {
    const WARM: f64 = 2e4;
    const END: f64 = 4.2e5;
    let mut tandem = Tandem::new(&STATIONS, JOBS, stretch, replication);
    tandem.run(WARM);
    tandem.forget(WARM);
    tandem.run(END);
    let mut values = vec![
        tandem.throughput(END),
        tandem.cycle_time / tandem.cycles as f64,
    ];
    for index in 0..STATIONS.len() {
        values.push(tandem.station(index).utilisation(END));
        values.push(tandem.station(index).mean_jobs(END));
    }
    values
}
