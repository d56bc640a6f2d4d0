//! What a sending host instance knows of its polling, and what it has loaded.

use super::database::MessageBox;
use super::message::{MESSAGE_LIMIT, MessageId};
use super::sender::Sender;
use super::slots::{Owner, Slots};
use crate::kernel::arena::{Arena, Id};
use crate::kernel::fifo::Fifo;
use crate::kernel::timers::Timers;

/// The polling loop of one sending host instance on one MessageBox.
pub struct Poll {
    pub slot: u32,
    pub sender: Id<Sender>,
    pub messagebox: Id<MessageBox>,
    /// Pause before the next look, ms.
    pub pause_ms: f64,
    /// Waits for a place in the host instance's memory.
    pub blocked: bool,
}

pub type PollId = Id<Poll>;

/// A polling loop and the host instance that it works for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looker {
    pub poll: PollId,
    pub sender: Id<Sender>,
}

/// The polling loops of all sending host instances.
#[derive(Default)]
pub struct Polls(Arena<Poll>);

impl Polls {
    /// Adds a loop that looks at once.
    pub fn add(&mut self, sender: Id<Sender>, messagebox: Id<MessageBox>, slots: &mut Slots) {
        self.0.add(|poll| Poll {
            slot: slots.take(Owner::Poll(poll)),
            sender,
            messagebox,
            pause_ms: 0.0,
            blocked: false,
        });
    }

    /// All loops look at once.
    pub fn start(&self, timers: &mut Timers) {
        for poll in self.0.iter() {
            timers.schedule(poll.slot, 0.0);
        }
    }

    /// A batch is finished: a polling loop that waited for its place may look again.
    pub fn unblock(&mut self, sender: Id<Sender>, timers: &mut Timers) {
        let waits = |poll: &&mut Poll| poll.sender == sender && poll.blocked;
        if let Some(poll) = self.0.iter_mut().find(waits) {
            poll.blocked = false;
            timers.schedule(poll.slot, timers.now());
        }
    }
}

impl core::ops::Index<PollId> for Polls {
    type Output = Poll;

    fn index(&self, poll: PollId) -> &Poll {
        &self.0[poll]
    }
}

impl core::ops::IndexMut<PollId> for Polls {
    fn index_mut(&mut self, poll: PollId) -> &mut Poll {
        &mut self.0[poll]
    }
}

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
