//! Closed tandem of five first-come-first-served stations with exponential services.
//! Times in ms. The benchmark runs the same model.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::Station;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

/// Mean service and number of servers of each station.
pub const STATIONS: [(f64, u32); 5] = [(8.0, 1), (30.0, 4), (6.0, 1), (9.5, 1), (4.0, 1)];
pub const JOBS: usize = 20;

struct Stage {
    mean: f64,
    station: Station,
    stream: Stream,
}

pub struct Tandem {
    timers: Timers,
    stages: Vec<Stage>,
    /// Stage of each timer slot.
    stage_of: Vec<usize>,
    /// When each job began its cycle.
    began: Vec<f64>,
    pub visits: u64,
    pub cycles: u64,
    /// Sum of the cycle times of the finished cycles.
    pub cycle_time: f64,
    started: f64,
}

impl Tandem {
    /// All jobs at the first station; services last `stretch` times their mean.
    pub fn new(stations: &[(f64, u32)], jobs: usize, stretch: f64, seed: u64) -> Self {
        let mut stage_of = Vec::new();
        let mut stages = Vec::new();
        for (index, &(mean, servers)) in stations.iter().enumerate() {
            stages.push(Stage {
                mean: mean * stretch,
                station: Station::new(stage_of.len() as u32, servers, jobs),
                stream: Stream::new(seed, index as u64),
            });
            stage_of.resize(stage_of.len() + servers as usize, index);
        }
        let mut tandem = Tandem {
            timers: Timers::new(stage_of.len()),
            stages,
            stage_of,
            began: vec![0.0; jobs],
            visits: 0,
            cycles: 0,
            cycle_time: 0.0,
            started: 0.0,
        };
        for job in 0..jobs {
            tandem.visit(0, 0.0, job as u32);
        }
        tandem
    }

    /// Handles events up to `until`, at most `most` of them; false once none is left before it.
    pub fn advance(&mut self, until: f64, most: u64) -> bool {
        for _ in 0..most {
            let Some((slot, now)) = self.timers.pop_until(until) else {
                return false;
            };
            self.complete(slot, now);
        }
        true
    }

    pub fn run(&mut self, until: f64) {
        self.advance(until, u64::MAX);
    }

    pub fn forget(&mut self, now: f64) {
        for stage in &mut self.stages {
            stage.station.reset_statistics(now);
        }
        self.visits = 0;
        self.cycles = 0;
        self.cycle_time = 0.0;
        self.started = now;
    }

    /// Cycles per ms since the statistics were forgotten.
    pub fn throughput(&self, now: f64) -> f64 {
        self.cycles as f64 / (now - self.started)
    }

    pub fn station(&self, index: usize) -> &Station {
        &self.stages[index].station
    }

    fn complete(&mut self, slot: u32, now: f64) {
        let index = self.stage_of[slot as usize];
        let done = self.stages[index]
            .station
            .complete(now, slot, &mut self.timers);
        let Some(job) = done else { return };
        self.visits += 1;
        let mut next = index + 1;
        if next == self.stages.len() {
            next = 0;
            self.cycles += 1;
            self.cycle_time += now - self.began[job as usize];
            self.began[job as usize] = now;
        }
        self.visit(next, now, job);
    }

    fn visit(&mut self, index: usize, now: f64, job: u32) {
        let stage = &mut self.stages[index];
        let service = exponential(&mut stage.stream, stage.mean);
        stage.station.arrive(now, job, service, &mut self.timers);
    }
}
