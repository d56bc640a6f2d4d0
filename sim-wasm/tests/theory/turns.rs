//! One replication of a server that chooses what to do next: priorities, vacations, polling.

use messagebox_sim::kernel::fifo::Fifo;
use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::time_average::TimeAverage;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

use crate::quantity::percent;

const WARM_UP: f64 = 4e4;
const END: f64 = 1.4e6;

/// Jobs of one kind: `(arrival mean, service mean)`, both exponential.
pub type Kind = (f64, f64);

/// Arrival times of the waiting jobs of each kind, and how long those served had waited.
struct Queues {
    kinds: Vec<Kind>,
    stretch: f64,
    distances: Vec<Stream>,
    services: Vec<Stream>,
    waiting: Vec<Fifo<f64>>,
    waits: Vec<Moments>,
    busy: TimeAverage,
    timers: Timers,
    warm: bool,
}

impl Queues {
    /// Kind `n` arrives at timer slot `n`; the server's slot follows the last kind.
    fn new(kinds: &[Kind], replication: u64, stretch: f64) -> Self {
        let streams = |first: usize| {
            (0..kinds.len())
                .map(|kind| Stream::new(replication, (first + kind) as u64))
                .collect()
        };
        let mut queues = Queues {
            kinds: kinds.to_vec(),
            stretch,
            distances: streams(0),
            services: streams(kinds.len()),
            waiting: vec![Fifo::new(1 << 16); kinds.len()],
            waits: vec![Moments::default(); kinds.len()],
            busy: TimeAverage::default(),
            timers: Timers::new(kinds.len() + 1),
            warm: false,
        };
        for kind in 0..kinds.len() {
            queues.schedule_arrival(kind, 0.0);
        }
        queues
    }

    fn server(&self) -> u32 {
        self.kinds.len() as u32
    }

    fn schedule_arrival(&mut self, kind: usize, now: f64) {
        let distance = exponential(&mut self.distances[kind], self.kinds[kind].0);
        self.timers.schedule(kind as u32, now + distance);
    }

    /// Queues the jobs that arrive until the server's timer fires, or the first of them when that
    /// timer is not set. `None` at the end of the run.
    fn next(&mut self) -> Option<f64> {
        loop {
            let (slot, now) = self.timers.pop_until(END)?;
            if !self.warm && now >= WARM_UP {
                self.warm = true;
                self.busy.reset(now);
                self.waits.fill(Moments::default());
            }
            if slot == self.server() {
                return Some(now);
            }
            self.waiting[slot as usize].push(now);
            self.schedule_arrival(slot as usize, now);
            if self.timers.time_of(self.server()) == f64::INFINITY {
                return Some(now);
            }
        }
    }

    /// Starts the oldest job of a kind; false when none waits.
    fn serve(&mut self, kind: usize, now: f64) -> bool {
        let Some(since) = self.waiting[kind].pop() else {
            return false;
        };
        self.waits[kind].add(now - since);
        self.busy.set(now, 1.0);
        let service = exponential(&mut self.services[kind], self.kinds[kind].1 * self.stretch);
        self.timers.schedule(self.server(), now + service);
        true
    }

    /// The server does no work until `then`; for ever, that is until a job comes, if infinite.
    fn rest(&mut self, now: f64, then: f64) {
        self.busy.set(now, 0.0);
        self.timers.schedule(self.server(), then);
    }

    fn utilisation(&self) -> f64 {
        percent(self.busy.mean(END))
    }
}

/// The first kind goes first without interrupting: utilisation and both waits.
pub fn priority(kinds: &[Kind; 2], replication: u64, stretch: f64) -> Vec<f64> {
    let mut queues = Queues::new(kinds, replication, stretch);
    while let Some(now) = queues.next() {
        if !queues.serve(0, now) && !queues.serve(1, now) {
            queues.rest(now, f64::INFINITY);
        }
    }
    vec![
        queues.utilisation(),
        queues.waits[0].mean(),
        queues.waits[1].mean(),
    ]
}

/// A vacation begins whenever no job waits: utilisation and wait.
pub fn vacations(kind: Kind, vacation: f64, replication: u64, stretch: f64) -> Vec<f64> {
    let mut queues = Queues::new(&[kind], replication, stretch);
    queues.rest(0.0, vacation);
    while let Some(now) = queues.next() {
        if !queues.serve(0, now) {
            queues.rest(now, now + vacation);
        }
    }
    vec![queues.utilisation(), queues.waits[0].mean()]
}

/// The server empties one queue after the other: utilisation, wait weighted by load, and the mean
/// time of a round.
pub fn polling(kinds: &[Kind], switch: f64, replication: u64, stretch: f64) -> Vec<f64> {
    let mut queues = Queues::new(kinds, replication, stretch);
    let mut at = 0;
    let mut rounds = Moments::default();
    let mut began = 0.0;
    queues.rest(0.0, switch);
    while let Some(now) = queues.next() {
        if queues.serve(at, now) {
            continue;
        }
        at = (at + 1) % kinds.len();
        if at == 0 {
            if began >= WARM_UP {
                rounds.add(now - began);
            }
            began = now;
        }
        queues.rest(now, now + switch);
    }
    let weight = |kind: &Kind| kind.1 / kind.0;
    let weighted: f64 = kinds
        .iter()
        .zip(&queues.waits)
        .map(|(kind, waits)| weight(kind) * waits.mean())
        .sum();
    vec![
        queues.utilisation(),
        weighted / kinds.iter().map(weight).sum::<f64>(),
        rounds.mean(),
    ]
}
