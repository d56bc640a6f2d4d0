//! The simulated systems and the quantities checked on each.

use messagebox_sim::kernel::gate::{Gate, Grant};
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::{Admission, Station};
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::{erlang, exponential, hyperexponential, lognormal};

use crate::exact;
use crate::tandem::{JOBS, STATIONS, Tandem};

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

struct Seen {
    utilisation: f64,
    queue: f64,
    wait: f64,
    response: f64,
    response_p90: f64,
    delayed: f64,
    refused: f64,
}

impl Seen {
    fn open(&self) -> Vec<f64> {
        vec![
            self.utilisation,
            self.queue,
            self.wait,
            self.response,
            self.delayed,
        ]
    }
}

fn station(
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
fn gate(replication: u64, stretch: f64) -> Vec<f64> {
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

fn machine_repair(replication: u64, stretch: f64) -> Vec<f64> {
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

fn closed_tandem(replication: u64, stretch: f64) -> Vec<f64> {
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
