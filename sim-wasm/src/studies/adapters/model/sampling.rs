//! What is recorded when: what the load tool sees, the measured part of a run, and samples.

use super::observations::{Findings, Use};
use super::system::System;
use crate::kernel::convert::Real;
use crate::kernel::station::Station;

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
        let partial = || seen.is_in_heart.then(|| self.measure(self.course.now_ms()));
        seen.findings.or_else(partial)
    }

    fn measure(&self, now: f64) -> Findings {
        let seen = &self.observations;
        let documents = (self.completed - seen.completed_before).real();
        let looks = seen.sums.looks.max(1).real();
        let used = |station: &Station| Use {
            share: station.utilisation(now),
            wait_ms: station.mean_wait(),
        };
        Findings {
            documents_per_second: documents / (now - seen.heart_start_ms) * 1_000.0,
            queue_depth: seen.sums.waiting.real() / looks,
            in_database: seen.sums.in_database.real() / looks,
            throttled_percent: seen.sums.throttled.real() / looks * 100.0,
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
            .add(at, (self.completed - seen.sampled).real());
        lines.queue_depth.add(at, self.load.waiting().real());
        lines.in_database.add(at, self.in_database.real());
        let cpu_percent = busy_share * self.parameters.busy_share * 100.0;
        lines.cpu_percent.add(at, cpu_percent);
        seen.sampled = self.completed;
        seen.busy_ms = busy_ms;
        seen.record_throttling(now);
    }
}
