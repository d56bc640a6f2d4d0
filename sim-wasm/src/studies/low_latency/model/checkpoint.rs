//! SQL Server's checkpoints: once a minute the changed pages go to the SAN. A page on its way there
//! cannot be changed meanwhile, so that whoever needs it waits.

use super::shared::Shared;
use super::state::slots::{Owner, Slots};
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The MessageBox's checkpoint process.
pub struct Checkpoint {
    slot: u32,
    running: bool,
    started_ms: f64,
    /// Requests stored since the last one started.
    messages: u64,
    interval_ms: f64,
    /// Time a checkpoint takes per request stored since the last one, ms.
    ms_per_message: f64,
    /// What a transaction waits for pages that are on their way to the SAN, ms: 0 between checkpoints.
    pub latch_wait_ms: f64,
}

impl Checkpoint {
    /// A process between two checkpoints.
    ///
    /// Page writes go out at the SAN's rate, or slower where the queue depth of the bus adapters
    /// allows fewer of them at a time. Several files break up runs of neighbouring pages, so that
    /// fewer pages share a write.
    pub(super) fn new(values: &Values<Id>, p: &Parameters, slots: &mut Slots) -> Self {
        let outstanding = values.get(Id::QueueDepth) * values.get(Id::HbaCards);
        let rate = p.checkpoint_rate.min(outstanding / p.checkpoint_write_ms);
        let together = p
            .checkpoint_pages
            .min((p.checkpoint_pages / values.get(Id::DataFiles)).max(1.0));
        let writes = p.checkpoint_writes * p.checkpoint_pages / together;
        Self {
            slot: slots.take(Owner::Checkpoint),
            running: false,
            started_ms: 0.0,
            messages: 0,
            interval_ms: 1000.0 * values.get(Id::CheckpointIntervalSeconds),
            ms_per_message: writes / rate,
            latch_wait_ms: 0.0,
        }
    }

    /// Sets the timer for the first checkpoint.
    pub(super) fn start(&self, shared: &mut Shared) {
        shared.timers.schedule(self.slot, self.interval_ms);
    }

    /// A request has left its traces in memory.
    pub(super) fn count_message(&mut self) {
        self.messages += 1;
    }

    /// A checkpoint starts, or the one that runs ends.
    pub(super) fn due(&mut self, shared: &mut Shared) {
        let now = shared.timers.now();
        let due = if self.running {
            self.latch_wait_ms = 0.0;
            (self.started_ms + self.interval_ms).max(now)
        } else {
            let p = &shared.parameters;
            self.latch_wait_ms = p.checkpoint_latch * p.checkpoint_write_ms;
            shared.observations.checkpoints_ms.push(now);
            self.started_ms = now;
            let duration = self.ms_per_message * self.messages as f64;
            self.messages = 0;
            now + duration
        };
        self.running = !self.running;
        shared.timers.schedule(self.slot, due);
    }
}
