//! A receiving host instance.

use super::computer::Machine;
use super::message::{Batch, MESSAGE_LIMIT, MessageId};
use crate::kernel::arena;
use crate::kernel::convert::Whole;
use crate::kernel::gate::Gate;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;

/// A receiving host instance.
pub struct Receiver {
    pub machine: arena::Id<Machine>,
    /// Fires when a batch of requests has waited long enough.
    pub batch_slot: u32,
    pub batch: Batch,
    /// Requests at the computer, what the load balancer goes by.
    pub open: u32,
    /// Requests the HTTP adapter works on.
    pub admission: Gate<MessageId>,
    /// Batches being published.
    pub publishing: Gate<Batch>,
    /// It answers one user at a time and has answered the last here, ms.
    pub answered_ms: f64,
}

impl Receiver {
    /// An idle receiving host instance on a computer with `processors`.
    pub fn new(
        machine: arena::Id<Machine>,
        batch_slot: u32,
        processors: u32,
        values: &Values<Id>,
    ) -> Self {
        let per_processor = |id| u32::saturated(values.count(id)) * processors;
        let count = |id| u32::saturated(values.count(id));
        let admitted = count(Id::RequestQueueSize).min(per_processor(Id::WorkerThreads));
        let published = count(Id::BufferCacheSize).min(per_processor(Id::MessagingThreads));
        Self {
            machine,
            batch_slot,
            batch: Batch::default(),
            open: 0,
            admission: Gate::new(admitted, MESSAGE_LIMIT),
            publishing: Gate::new(published, MESSAGE_LIMIT),
            answered_ms: 0.0,
        }
    }

    /// Forgets the past of all statistics.
    pub fn reset_statistics(&mut self, now: f64) {
        self.admission.reset_statistics(now);
        self.publishing.reset_statistics(now);
    }
}
