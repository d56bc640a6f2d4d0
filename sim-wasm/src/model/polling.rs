//! How a sending host instance gets its messages: look, take a batch, read it, look again.

use super::message::NONE;
use super::observations::Stage;
use super::system::{MESSAGE_LIMIT, System};
use super::transaction::{Operation, Transaction};
use crate::kernel::fifo::Fifo;

/// The polling loop of one sending host instance on one MessageBox.
pub struct Poll {
    slot: u32,
    host: u16,
    messagebox: u8,
    /// Pause before the next look, ms.
    pause_ms: f64,
    /// Batch being loaded.
    loading: u32,
    loading_count: u16,
    /// Waits for a place in the host instance's memory.
    blocked: bool,
}

impl Poll {
    /// A loop that looks at once.
    pub fn new(slot: u32, host: u16, messagebox: u8) -> Self {
        Self {
            slot,
            host,
            messagebox,
            pause_ms: 0.0,
            loading: NONE,
            loading_count: 0,
            blocked: false,
        }
    }
}

/// Batches that a sending host instance has loaded and not yet dispatched.
pub struct Inbox {
    messages: Fifo<u32>,
    /// Messages left of the oldest batch.
    oldest: u16,
    /// Sizes of the batches behind it.
    younger: Fifo<u16>,
}

impl Default for Inbox {
    fn default() -> Self {
        Self {
            messages: Fifo::new(MESSAGE_LIMIT),
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

    fn open_batches(&self) -> usize {
        self.younger.len() + usize::from(self.oldest > 0)
    }

    fn add_batch(&mut self, count: u16) {
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

impl System {
    pub(super) fn start_polls(&mut self) {
        for poll in &self.polls {
            self.timers.schedule(poll.slot, 0.0);
        }
    }

    /// The pause of a polling loop is over, or the messages it has taken can be read.
    pub(super) fn poll_due(&mut self, index: u16) {
        let poll = &self.polls[index as usize];
        if poll.loading == NONE {
            return self.look(index);
        }
        self.transact(Transaction {
            operation: Operation::Load,
            host: index,
            messagebox: poll.messagebox,
            tracked: 0,
            count: poll.loading_count,
            head: poll.loading,
            storing: NONE,
        });
    }

    /// A batch is read: it waits for the dispatcher, and the loop looks for more at once.
    pub(super) fn loaded(&mut self, transaction: Transaction) {
        let index = transaction.host;
        let poll = &mut self.polls[index as usize];
        poll.loading = NONE;
        let host = poll.host;
        self.senders[host as usize]
            .inbox
            .add_batch(transaction.count);
        let mut message = transaction.head;
        while message != NONE {
            self.pass(message, Stage::Dequeue);
            let next = self.messages[message].next;
            self.senders[host as usize].inbox.messages.push(message);
            message = next;
        }
        self.dispatch(host);
        self.look(index);
    }

    /// Looks for messages, unless the host instance holds as many batches as it may.
    fn look(&mut self, index: u16) {
        let host = self.polls[index as usize].host;
        let open = self.senders[host as usize].inbox.open_batches();
        let poll = &mut self.polls[index as usize];
        if open >= self.limits.open_batches {
            poll.blocked = true;
            return;
        }
        let messagebox = poll.messagebox;
        self.transact(Transaction {
            operation: Operation::Dequeue,
            host: index,
            messagebox,
            tracked: 0,
            count: 0,
            head: NONE,
            storing: NONE,
        });
    }

    /// A dequeue is committed; its `host` is the polling loop.
    pub(super) fn dequeued(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let p = &self.parameters;
        let poll = &mut self.polls[transaction.host as usize];
        let wait = if transaction.count > 0 {
            poll.loading = transaction.head;
            poll.loading_count = transaction.count;
            poll.pause_ms = 0.0;
            p.load_ms * self.storage_slowdown
        } else {
            let longer = (poll.pause_ms * p.poll_growth).max(p.poll_first_ms);
            poll.pause_ms = longer.min(self.limits.max_receive_interval_ms);
            poll.pause_ms
        };
        let slot = poll.slot;
        let host = poll.host;
        let mut message = transaction.head;
        while message != NONE {
            self.messages[message].host = host;
            message = self.messages[message].next;
        }
        self.timers.schedule(slot, now + wait);
    }

    /// A batch is finished: a polling loop that waited for its place may look again.
    pub(super) fn unblock_polls(&mut self, host: u16) {
        let now = self.timers.now();
        for poll in &mut self.polls {
            if poll.host == host && poll.blocked {
                poll.blocked = false;
                self.timers.schedule(poll.slot, now);
                return;
            }
        }
    }
}
