//! Closed tandem of five stations in NeXosim: one model per station, jobs as messages between ports.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use nexosim::model::{Context, Model, schedulable};
use nexosim::ports::{Output, QuerySource};
use nexosim::simulation::{Mailbox, SimInit, SimulationError};
use nexosim::time::MonotonicTime;
use rand_distr::{Distribution, Exp1};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// Mean service in ms and servers.
const STATIONS: [(f64, u32); 5] = [(8.0, 1), (30.0, 4), (6.0, 1), (9.5, 1), (4.0, 1)];
const JOBS: u32 = 20;
const WARM_UP_MS: f64 = 20_000.0;
const REPETITIONS: u32 = 5;
/// The library's clock counts nanoseconds and takes no event of the present moment.
const SHORTEST: Duration = Duration::from_nanos(1);

fn milliseconds(ms: f64) -> Duration {
    Duration::from_secs_f64(1e-3 * ms)
}

#[derive(Serialize, Deserialize)]
struct Station {
    served: Output<u32>,
    mean_ms: f64,
    idle: u32,
    waiting: VecDeque<u32>,
    random: Xoshiro256PlusPlus,
    visits: u64,
}

#[Model]
impl Station {
    fn new(index: usize) -> Self {
        let (mean_ms, servers) = STATIONS[index];
        Self {
            served: Output::default(),
            mean_ms,
            idle: servers,
            waiting: VecDeque::new(),
            random: Xoshiro256PlusPlus::seed_from_u64(index as u64 + 1),
            visits: 0,
        }
    }

    /// Jobs put before the station at the start begin their service.
    #[nexosim(init)]
    async fn init(&mut self, cx: &Context<Self>) {
        for job in std::mem::take(&mut self.waiting) {
            self.arrive(job, cx);
        }
    }

    fn arrive(&mut self, job: u32, cx: &Context<Self>) {
        if self.idle > 0 {
            self.idle -= 1;
            self.serve(job, cx);
        } else {
            self.waiting.push_back(job);
        }
    }

    fn serve(&mut self, job: u32, cx: &Context<Self>) {
        let draw: f64 = Exp1.sample(&mut self.random);
        let service = milliseconds(self.mean_ms * draw).max(SHORTEST);
        cx.schedule_event(service, schedulable!(Self::leave), job)
            .expect("an end in the future");
    }

    #[nexosim(schedulable)]
    async fn leave(&mut self, job: u32, cx: &Context<Self>) {
        self.visits += 1;
        match self.waiting.pop_front() {
            Some(next) => self.serve(next, cx),
            None => self.idle += 1,
        }
        self.served.send(job).await;
    }

    async fn visits(&mut self) -> u64 {
        self.visits
    }
}

struct Count {
    visits: u64,
    cycles: u64,
}

fn simulate(run_ms: f64) -> Result<Count, SimulationError> {
    let mut bench = SimInit::with_num_threads(1);
    let mut stations: Vec<Station> = (0..STATIONS.len()).map(Station::new).collect();
    stations[0].waiting.extend(0..JOBS);
    let mailboxes: Vec<Mailbox<Station>> = stations.iter().map(|_| Mailbox::new()).collect();
    let mut counts = Vec::new();
    for (index, station) in stations.iter_mut().enumerate() {
        let next = &mailboxes[(index + 1) % STATIONS.len()];
        station.served.connect(Station::arrive, next);
        let count = QuerySource::new().connect(Station::visits, &mailboxes[index]);
        counts.push(count.register(&mut bench));
    }
    for (index, (station, mailbox)) in stations.into_iter().zip(mailboxes).enumerate() {
        bench = bench.add_model(station, mailbox, &format!("station {index}"));
    }
    let mut simulation = bench.init(MonotonicTime::EPOCH)?;
    let last = &counts[STATIONS.len() - 1];
    simulation.step_until(milliseconds(WARM_UP_MS))?;
    let before = simulation.process_query(last, ())?;
    simulation.step_until(milliseconds(run_ms))?;
    let cycles = simulation.process_query(last, ())? - before;
    let mut visits = 0;
    for count in &counts {
        visits += simulation.process_query(count, ())?;
    }
    Ok(Count { visits, cycles })
}

/// Processor time of this thread where the system tells it; elsewhere the time passed must do.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(1e-9 * nanoseconds)
}

fn main() -> Result<(), SimulationError> {
    let argument = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let run_ms = argument.unwrap_or(1.8e6);
    let mut count = simulate(run_ms)?;
    let began = Instant::now();
    let used = cpu_seconds();
    for _ in 0..REPETITIONS {
        count = simulate(run_ms)?;
    }
    let passed = began.elapsed().as_secs_f64();
    let seconds = used
        .zip(cpu_seconds())
        .map_or(passed, |(from, to)| to - from);
    println!(
        "{{\"cpuSeconds\": {:.6}, \"visits\": {}, \"perSecond\": {:.4}}}",
        seconds / f64::from(REPETITIONS),
        count.visits,
        1e3 * count.cycles as f64 / run_ms
    );
    Ok(())
}
