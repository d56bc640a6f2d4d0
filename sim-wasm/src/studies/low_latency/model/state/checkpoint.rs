//! The MessageBox's checkpoint process.

use crate::kernel::timers::Timers;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The MessageBox's checkpoint process.
pub struct Checkpoint {
    pub slot: u32,
    pub running: bool,
    pub started_ms: f64,
    pub messages: u64,
    pub interval_ms: f64,
    /// Time a checkpoint takes per request stored since the last one, ms.
    pub ms_per_message: f64,
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
