//! What a sending host instance knows of its polling, and what it has loaded.

use super::message::MESSAGE_LIMIT;
use super::slots::{Owner, Slots};
use crate::kernel::fifo::Fifo;
use crate::kernel::timers::Timers;

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

/// The polling loops of all sending host instances.
pub struct Polls(Vec<Poll>);

impl Polls {
    /// A loop of each of `hosts` sending host instances on each of the MessageBoxes.
    pub fn new(hosts: usize, messageboxes: &[u8], slots: &mut Slots) -> Self {
        let pairs = (0..hosts as u16).flat_map(|host| {
            messageboxes
                .iter()
                .map(move |&messagebox| (host, messagebox))
        });
        let polls = (0..).zip(pairs).map(|(index, (host, messagebox))| {
            Poll::new(slots.take(Owner::Poll(index)), host, messagebox)
        });
        Self(polls.collect())
    }

    /// All loops look at once.
    pub fn start(&self, timers: &mut Timers) {
        for poll in &self.0 {
            timers.schedule(poll.slot, 0.0);
        }
    }

    /// A batch is finished: a polling loop that waited for its place may look again.
    pub fn unblock(&mut self, host: u16, timers: &mut Timers) {
        let waits = |poll: &&mut Poll| poll.host == host && poll.blocked;
        if let Some(poll) = self.0.iter_mut().find(waits) {
            poll.blocked = false;
            timers.schedule(poll.slot, timers.now());
        }
    }
}

impl core::ops::Index<u16> for Polls {
    type Output = Poll;

    fn index(&self, index: u16) -> &Poll {
        &self.0[index as usize]
    }
}

impl core::ops::IndexMut<u16> for Polls {
    fn index_mut(&mut self, index: u16) -> &mut Poll {
        &mut self.0[index as usize]
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
