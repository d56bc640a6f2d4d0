//! Finished sends of a host instance on their way back to the engine.

use super::message::{MESSAGE_LIMIT, NONE};
use crate::kernel::gate::Gate;

/// Finished sends of a host instance on their way back to the engine.
pub struct Completion {
    /// Fires when the batch has waited long enough.
    pub slot: u32,
    pub head: u32,
    pub tail: u32,
    pub actions: u32,
    pub count: u16,
    /// Threads that run completion transactions.
    pub threads: Gate,
}

impl Completion {
    /// An empty batch, timed by `slot`.
    pub fn new(slot: u32, threads: usize) -> Self {
        Self {
            slot,
            head: NONE,
            tail: NONE,
            actions: 0,
            count: 0,
            threads: Gate::new(threads as u32, MESSAGE_LIMIT),
        }
    }
}
