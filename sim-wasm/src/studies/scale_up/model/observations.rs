//! What is recorded during a run: counters of the steady part, and a sample every second.

use super::system::System;
use crate::kernel::series::Series;
use crate::kernel::station::Station;

/// Time between two samples, ms.
pub const SAMPLE_MS: f64 = 1_000.0;

/// Most points of a series.
const MOST_POINTS: usize = 600;

/// Database servers that have lines of their own: the master and two workers.
pub const SHOWN_SERVERS: usize = 3;

/// Counters and series.
pub struct Observations {
    /// Since when counters count, ms.
    pub since_ms: f64,
    pub completed: u64,
    pub received: u64,
    /// Orchestrations in the fullest second.
    pub peak: u64,
    counted: u64,
    /// Busy processor-milliseconds up to the last sample.
    busy_ms: [f64; SHOWN_SERVERS],
    pub completions: Series,
    pub cpu_percent: [Series; SHOWN_SERVERS],
}

impl Observations {
    /// Nothing recorded yet.
    pub fn new() -> Self {
        let line = || Series::new(0.0, SAMPLE_MS, MOST_POINTS);
        Self {
            since_ms: 0.0,
            completed: 0,
            received: 0,
            peak: 0,
            counted: 0,
            busy_ms: [0.0; SHOWN_SERVERS],
            completions: line(),
            cpu_percent: [line(), line(), line()],
        }
    }
}

impl System {
    /// A second is over; with the last one of the ramp-up, counting starts anew.
    pub(super) fn sample(&mut self) {
        let now = self.timers.now();
        let usable = self.parameters.usable_share;
        let seen = &mut self.observations;
        let at = now - 0.5 * SAMPLE_MS;
        let count = seen.completed - seen.counted;
        seen.counted = seen.completed;
        seen.peak = seen.peak.max(count);
        seen.completions.add(at, count as f64);
        for (index, server) in self.servers.iter().enumerate().take(SHOWN_SERVERS) {
            let busy_ms = server.utilisation(now) * (now - seen.since_ms);
            let share = (busy_ms - seen.busy_ms[index]) / SAMPLE_MS;
            seen.busy_ms[index] = busy_ms;
            seen.cpu_percent[index].add(at, share * usable * 100.0);
        }
        if seen.since_ms == 0.0 && now >= self.settings.ramp_up_ms {
            self.start_counting(now);
        }
        self.timers.schedule(self.sample_slot, now + SAMPLE_MS);
    }

    fn start_counting(&mut self, now: f64) {
        let seen = &mut self.observations;
        seen.since_ms = now;
        (seen.completed, seen.received, seen.peak, seen.counted) = (0, 0, 0, 0);
        seen.busy_ms = [0.0; SHOWN_SERVERS];
        self.transactions.fill(0.0);
        let hosts = [&mut self.receive, &mut self.process, &mut self.send];
        let stations = hosts.into_iter().chain(&mut self.servers);
        stations.for_each(|station: &mut Station| station.reset_statistics(now));
        self.threads.reset_statistics(now);
    }
}
