//! SQL Server's checkpoints: once a minute the changed pages go to the SAN, and everything else
//! that waits for the SAN waits longer.

use super::system::System;
use crate::kernel::timers::Timers;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The MessageBox's checkpoint process.
pub struct Checkpoint {
    slot: u32,
    running: bool,
    started_ms: f64,
    messages: u64,
    interval_ms: f64,
    /// Time a checkpoint takes per request stored since the last one, ms.
    ms_per_message: f64,
}

impl Checkpoint {
    /// A process between two checkpoints.
    ///
    /// Page writes go out at the SAN's rate, or slower where the queue depth of the bus adapters
    /// allows fewer of them at a time. Several files break up runs of neighbouring pages, so that
    /// fewer pages share a write.
    pub fn new(slot: u32, values: &Values<Id>, p: &Parameters) -> Self {
        let outstanding = values.get(Id::QueueDepth) * values.get(Id::HbaCards);
        let rate = p.checkpoint_rate.min(outstanding / p.checkpoint_write_ms);
        let together = p
            .checkpoint_pages
            .min((p.checkpoint_pages / values.get(Id::DataFiles)).max(1.0));
        let writes = p.checkpoint_writes * p.checkpoint_pages / together;
        Self {
            slot,
            running: false,
            started_ms: 0.0,
            messages: 0,
            interval_ms: p.checkpoint_interval_ms,
            ms_per_message: writes / rate,
        }
    }

    /// Sets the timer for the first checkpoint.
    pub fn arm(&mut self, timers: &mut Timers) {
        timers.schedule(self.slot, self.interval_ms);
    }

    /// A request has left its traces in memory.
    pub fn count_message(&mut self) {
        self.messages += 1;
    }
}

impl System {
    pub(super) fn checkpoint_due(&mut self) {
        let now = self.timers.now();
        let checkpoint = &mut self.checkpoint;
        let due = if checkpoint.running {
            self.storage_slowdown = 1.0;
            (checkpoint.started_ms + checkpoint.interval_ms).max(now)
        } else {
            self.storage_slowdown = self.parameters.checkpoint_slowdown;
            self.observations.checkpoints_ms.push(now);
            checkpoint.started_ms = now;
            let duration = checkpoint.ms_per_message * checkpoint.messages as f64;
            checkpoint.messages = 0;
            now + duration
        };
        checkpoint.running = !checkpoint.running;
        self.timers.schedule(checkpoint.slot, due);
    }
}
