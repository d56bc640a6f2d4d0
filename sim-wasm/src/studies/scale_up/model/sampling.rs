//! What is recorded when: a sample every second, and a new start of all counters after the ramp-up.

use super::observations::{SAMPLE_MS, SHOWN_SERVERS};
use super::system::System;
use crate::kernel::convert::Real;
use crate::kernel::station::Station;

impl System {
    /// A second is over; with the last one of the ramp-up, counting starts anew.
    pub(super) fn sample(&mut self) {
        let now = self.course.now_ms();
        let usable = self.parameters.usable_share;
        let seen = &mut self.observations;
        let at = now - 0.5 * SAMPLE_MS;
        let count = seen.completed - seen.counted;
        seen.counted = seen.completed;
        seen.peak = seen.peak.max(count);
        seen.completions.add(at, count.real());
        let shown = seen.busy_ms.iter_mut().zip(&mut seen.cpu_percent);
        for (server, (last_ms, line)) in self.servers.iter().zip(shown) {
            let busy_ms = server.utilisation(now) * (now - seen.since_ms);
            let share = (busy_ms - *last_ms) / SAMPLE_MS;
            *last_ms = busy_ms;
            line.add(at, share * usable * 100.0);
        }
        if seen.since_ms == 0.0 && now >= self.settings.ramp_up_ms {
            self.start_counting(now);
        }
        self.course
            .timers
            .schedule(self.sample_slot, now + SAMPLE_MS);
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
