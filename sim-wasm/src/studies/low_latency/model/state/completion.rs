//! Finished sends of a host instance on their way back to the engine.

use super::message::{Batch, MESSAGE_LIMIT};
use super::transaction::TransactionId;
use crate::kernel::convert::Whole;
use crate::kernel::gate::Gate;

/// Finished sends of a host instance on their way back to the engine.
pub struct Completion {
    /// Fires when the batch has waited long enough.
    pub slot: u32,
    pub batch: Batch,
    pub actions: u32,
    /// Threads that run completion transactions.
    pub threads: Gate<TransactionId>,
}

impl Completion {
    /// An empty batch, timed by `slot`.
    pub fn new(slot: u32, threads: usize) -> Self {
        Self {
            slot,
            batch: Batch::default(),
            actions: 0,
            threads: Gate::new(u32::saturated(threads), MESSAGE_LIMIT),
        }
    }
}
