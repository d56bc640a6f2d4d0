//! What a sending host instance has loaded.

use super::message::{MESSAGE_LIMIT, MessageId};
use crate::kernel::fifo::Fifo;

/// Batches that a sending host instance has loaded and not yet dispatched.
pub struct Inbox {
    pub messages: Fifo<MessageId>,
    /// Batches being read.
    pub loading: usize,
    /// Messages left of the oldest batch.
    pub oldest: u32,
    /// Sizes of the batches behind it.
    pub younger: Fifo<u32>,
}

impl Default for Inbox {
    fn default() -> Self {
        Self {
            messages: Fifo::new(MESSAGE_LIMIT),
            loading: 0,
            oldest: 0,
            younger: Fifo::new(MESSAGE_LIMIT),
        }
    }
}

impl Inbox {
    /// The next message to dispatch.
    pub fn take(&mut self) -> Option<MessageId> {
        self.messages.pop()
    }

    /// Messages waiting for the dispatcher.
    pub fn waiting(&self) -> usize {
        self.messages.len()
    }

    pub fn open_batches(&self) -> usize {
        self.loading + self.younger.len() + usize::from(self.oldest > 0)
    }

    pub fn add_batch(&mut self, count: u32) {
        if self.oldest == 0 {
            self.oldest = count;
        } else {
            self.younger.push(count);
        }
    }

    /// A message has been dispatched; true when its batch is finished.
    pub fn finish_message(&mut self) -> bool {
        self.oldest = self.oldest.saturating_sub(1);
        if self.oldest > 0 {
            return false;
        }
        self.oldest = self.younger.pop().unwrap_or(0);
        true
    }
}
