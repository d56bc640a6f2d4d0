//! What is recorded during a run: the measured part of it, series over all of it, and throttling.

use super::system::System;
use crate::kernel::series::Series;
use crate::kernel::station::Station;

/// Shortest time between two samples of the series, ms.
const SAMPLE_MS: f64 = 5_000.0;

/// Most points of a series.
const MOST_POINTS: usize = 60;

/// Most incidents that are kept.
const MOST_INCIDENTS: usize = 400;

/// A time of throttling; `end_ms` is none while it lasts.
#[derive(Clone, Copy, Debug)]
pub struct Throttling {
    pub start_ms: f64,
    pub end_ms: Option<f64>,
}

/// Use of a resource, and the wait for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Use {
    /// Mean share of its servers that are taken, 0 to 1.
    pub share: f64,
    pub wait_ms: f64,
}

/// Results of the measured part.
#[derive(Clone, Copy, Debug)]
pub struct Findings {
    pub documents_per_second: f64,
    pub queue_depth: f64,
    pub in_database: f64,
    pub throttled_percent: f64,
    pub biztalk: Use,
    pub sql: Use,
    pub receive_lane: Option<Use>,
    pub send_lane: Option<Use>,
}

/// Sums over the looks within the measured part.
#[derive(Clone, Copy, Default)]
struct Sums {
    looks: u64,
    waiting: u64,
    in_database: u64,
    throttled: u64,
}

/// One value per step.
pub struct Lines {
    pub documents: Series,
    pub queue_depth: Series,
    pub in_database: Series,
    pub cpu_percent: Series,
}

/// Records of a run.
pub struct Observations {
    pub lines: Lines,
    pub incidents: Vec<Throttling>,
    heart_start_ms: f64,
    is_in_heart: bool,
    findings: Option<Findings>,
    completed_before: u64,
    sums: Sums,
    /// Since the last look and since the last sample.
    throttled: [bool; 2],
    sampled: u64,
    busy_ms: f64,
}

impl Observations {
    /// Nothing recorded yet of a run until `end_ms`, measured from `heart_start_ms` on.
    pub fn new(heart_start_ms: f64, end_ms: f64) -> Self {
        let step = SAMPLE_MS.max(end_ms / MOST_POINTS as f64);
        let line = || Series::new(0.0, step, MOST_POINTS);
        Self {
            lines: Lines {
                documents: line(),
                queue_depth: line(),
                in_database: line(),
                cpu_percent: line(),
            },
            incidents: Vec::with_capacity(MOST_INCIDENTS),
            heart_start_ms,
            is_in_heart: false,
            findings: None,
            completed_before: 0,
            sums: Sums::default(),
            throttled: [false; 2],
            sampled: 0,
            busy_ms: 0.0,
        }
    }

    /// Time between two samples.
    pub fn step_ms(&self) -> f64 {
        self.lines.documents.step()
    }

    /// Receiving was held back.
    pub fn throttled(&mut self) {
        self.throttled = [true; 2];
    }

    fn record_throttling(&mut self, now: f64) {
        let throttles = self.throttled[1];
        self.throttled[1] = false;
        let start_ms = now - self.step_ms();
        let ongoing = self
            .incidents
            .last_mut()
            .filter(|last| last.end_ms.is_none());
        if let Some(last) = ongoing {
            if !throttles {
                last.end_ms = Some(start_ms);
            }
        } else if throttles && self.incidents.len() < MOST_INCIDENTS {
            self.incidents.push(Throttling {
                start_ms,
                end_ms: None,
            });
        }
    }
}

impl System {
    /// The load tool's look at the system, once a second.
    pub(super) fn look(&mut self) {
        let seen = &mut self.observations;
        let throttled = seen.throttled[0];
        seen.throttled[0] = false;
        if seen.is_in_heart {
            seen.sums.looks += 1;
            seen.sums.waiting += self.load.waiting();
            seen.sums.in_database += self.in_database;
            seen.sums.throttled += u64::from(throttled);
        }
    }

    pub(super) fn start_heart(&mut self, now: f64) {
        // The busy time up to here stays in the difference of the next sample.
        self.observations.busy_ms -= self.busy_ms(now);
        self.observations.is_in_heart = true;
        self.observations.completed_before = self.completed;
        self.biztalk.reset_statistics(now);
        self.sql.reset_statistics(now);
        for lane in [&mut self.receive_lane, &mut self.send_lane]
            .into_iter()
            .flatten()
        {
            lane.reset_statistics(now);
        }
    }

    pub(super) fn end_heart(&mut self, now: f64) {
        self.observations.findings = Some(self.measure(now));
        self.observations.is_in_heart = false;
    }

    /// Results of the measured part, or of what there is of it so far.
    pub fn findings(&self) -> Option<Findings> {
        let seen = &self.observations;
        let partial = || seen.is_in_heart.then(|| self.measure(self.timers.now()));
        seen.findings.or_else(partial)
    }

    fn measure(&self, now: f64) -> Findings {
        let seen = &self.observations;
        let documents = (self.completed - seen.completed_before) as f64;
        let looks = seen.sums.looks.max(1) as f64;
        let used = |station: &Station| Use {
            share: station.utilisation(now),
            wait_ms: station.mean_wait(),
        };
        Findings {
            documents_per_second: documents / (now - seen.heart_start_ms) * 1_000.0,
            queue_depth: seen.sums.waiting as f64 / looks,
            in_database: seen.sums.in_database as f64 / looks,
            throttled_percent: seen.sums.throttled as f64 / looks * 100.0,
            biztalk: used(&self.biztalk),
            sql: used(&self.sql),
            receive_lane: self.receive_lane.as_ref().map(used),
            send_lane: self.send_lane.as_ref().map(used),
        }
    }

    /// Busy time of the BizTalk servers' processors since the last reset, ms.
    fn busy_ms(&self, now: f64) -> f64 {
        let since = if self.observations.is_in_heart || self.observations.findings.is_some() {
            self.observations.heart_start_ms
        } else {
            0.0
        };
        self.biztalk.utilisation(now) * f64::from(self.biztalk.servers()) * (now - since)
    }

    pub(super) fn sample(&mut self, now: f64) {
        let busy_ms = self.busy_ms(now);
        let processors = f64::from(self.biztalk.servers());
        let seen = &mut self.observations;
        let step_ms = seen.step_ms();
        let at = now - 0.5 * step_ms;
        let busy_share = (busy_ms - seen.busy_ms) / (step_ms * processors);
        let lines = &mut seen.lines;
        lines
            .documents
            .add(at, (self.completed - seen.sampled) as f64);
        lines.queue_depth.add(at, self.load.waiting() as f64);
        lines.in_database.add(at, self.in_database as f64);
        let cpu_percent = busy_share * self.parameters.busy_share * 100.0;
        lines.cpu_percent.add(at, cpu_percent);
        seen.sampled = self.completed;
        seen.busy_ms = busy_ms;
        seen.record_throttling(now);
    }
}
