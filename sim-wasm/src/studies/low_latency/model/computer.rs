//! BizTalk computers: the work of all host instances on one computer shares its processors.

use super::state::computer::Job;
use super::state::transaction::BACKGROUND;
use super::system::{Fault, System};
use crate::kernel::station::Admission;
use crate::kernel::variates::exponential;
use crate::studies::low_latency::knobs::Id;

impl System {
    /// Queues processor work on a BizTalk computer.
    pub(super) fn work_on(&mut self, machine: u16, job: Job, message: u32, work_ms: f64) {
        let now = self.timers.now();
        let station = &mut self.machines[machine as usize].station;
        if station.arrive(now, job.number(message), work_ms, &mut self.timers) == Admission::Refused
        {
            self.fail(Fault::QueueFull);
        }
    }

    pub(super) fn machine_done(&mut self, machine: u16, slot: u32) {
        let now = self.timers.now();
        let station = &mut self.machines[machine as usize].station;
        let Some(number) = station.complete(now, slot, &mut self.timers) else {
            return;
        };
        let wait_ms = station.last_wait();
        match Job::of(number) {
            (Job::Parse, message) => self.gather(message, wait_ms),
            (Job::Send, message) => self.connect(message, wait_ms),
            (Job::Reply, message) => self.reply_taken(message, wait_ms),
            (Job::Track, _) => {}
        }
    }

    /// Work that every roundtrip leaves behind.
    pub(super) fn charge_roundtrip(&mut self) {
        let p = &self.parameters;
        let agent = if self.values.on(Id::SqlAgent) {
            1.0
        } else {
            1.0 - p.agent_share
        };
        let background = p.background_cpu_ms * agent;
        let (tracking_database, track) = if self.limits.tracks_events {
            (p.tracking_database_cpu_ms, p.track_cpu_ms)
        } else {
            (0.0, 0.0)
        };
        let other_databases = p.other_databases_cpu_ms;
        let work = exponential(&mut self.streams.processor, background);
        self.process(0, BACKGROUND, work);
        self.servers[1].unqueued_cpu_ms += tracking_database;
        self.servers[2].unqueued_cpu_ms += other_databases;
        if track > 0.0 && !self.trackers.is_empty() {
            self.next_tracker = (self.next_tracker + 1) % self.trackers.len();
            let machine = self.trackers[self.next_tracker];
            self.work_on(machine, Job::Track, 0, track);
        }
    }
}
