//! What a sending host instance knows of its polling, and what it has loaded.

use super::message::MESSAGE_LIMIT;
use crate::kernel::fifo::Fifo;

/// The polling loop of one sending host instance on one MessageBox.
pub struct Poll {
    pub slot: u32,
    pub host: u16,
    pub messagebox: u8,
    /// Pause before the next look, ms.
    pub pause_ms: f64,
    /// Waits for a place in the host instance's memory.
    pub blocked: bool,
}

impl Poll {
    /// A loop that looks at once.
    pub fn new(slot: u32, host: u16, messagebox: u8) -> Self {
        Self {
            slot,
            host,
            messagebox,
            pause_ms: 0.0,
            blocked: false,
        }
    }
}

/// Batches that a sending host instance has loaded and not yet dispatched.
pub struct Inbox {
    pub messages: Fifo<u32>,
    /// Batches being read.
    pub loading: usize,
    /// Messages left of the oldest batch.
    pub oldest: u16,
    /// Sizes of the batches behind it.
    pub younger: Fifo<u16>,
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
    pub fn take(&mut self) -> Option<u32> {
        self.messages.pop()
    }

    /// Messages waiting for the dispatcher.
    pub fn waiting(&self) -> usize {
        self.messages.len()
    }

    pub fn open_batches(&self) -> usize {
        self.loading + self.younger.len() + usize::from(self.oldest > 0)
    }

    pub fn add_batch(&mut self, count: u16) {
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
