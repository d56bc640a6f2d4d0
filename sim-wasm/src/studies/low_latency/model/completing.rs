//! How finished sends go back to the engine: gathered, then stored and deleted in one transaction.

use super::stages::Stage;
use super::state::limits::{TRACK_REQUEST_SENT, TRACK_RESPONSE_SENT};
use super::state::message::{Message, NONE};
use super::state::transaction::{Operation, Transaction};
use super::system::{Fault, System};
use crate::kernel::gate::Grant;

impl System {
    /// A send is finished; its `actions` join the batch that goes back to the engine together.
    pub(super) fn complete(&mut self, host: u16, message: u32, actions: u32) {
        let now = self.timers.now();
        self.messages[message].next = NONE;
        let sender = &mut self.senders[host as usize];
        sender.inflight -= 1;
        sender.inflight_average.add(now, -1.0);
        if sender.completion.count == 0 {
            sender.completion.head = message;
        } else {
            self.messages[sender.completion.tail].next = message;
        }
        sender.completion.tail = message;
        sender.completion.count += 1;
        sender.completion.actions += actions;
        if sender.completion.actions >= self.limits.complete_size {
            self.flush_completions(host);
        } else if sender.completion.count == 1 {
            let due = now + self.parameters.batch_timeout_ms;
            self.timers.schedule(sender.completion.slot, due);
        }
        self.dispatch(host);
    }

    /// Publishes the responses of a completion batch and deletes its messages.
    pub(super) fn flush_completions(&mut self, host: u16) {
        let sender = &mut self.senders[host as usize];
        let mut message = sender.completion.head;
        if sender.completion.count == 0 {
            return;
        }
        sender.completion.count = 0;
        sender.completion.actions = 0;
        self.timers.cancel(sender.completion.slot);
        let mut tracked = 0u16;
        let mut responses = NONE;
        let mut last = NONE;
        let mut stored = 0;
        while message != NONE {
            let Message { next, finished, .. } = self.messages[message];
            self.messages[message].next = NONE;
            let point = if finished {
                TRACK_RESPONSE_SENT
            } else {
                TRACK_REQUEST_SENT
            };
            tracked += u16::from(self.limits.tracking & point != 0);
            if finished {
                self.messages.remove(message);
            } else {
                stored += 1;
                self.pass(message, Stage::CompletionBatchWait);
                if responses == NONE {
                    responses = message;
                } else {
                    self.messages[last].next = message;
                }
                last = message;
            }
            message = next;
        }
        let messagebox = self.place();
        if responses != NONE {
            self.messages[responses].messagebox = messagebox;
        }
        self.run_on_thread(Transaction {
            operation: Operation::Complete,
            host,
            messagebox,
            tracked: tracked.min(255) as u8,
            count: stored,
            head: responses,
            storing: responses,
        });
    }

    /// Runs a transaction on one of the host instance's threads, when one is free.
    fn run_on_thread(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let Some(id) = self.enlist(transaction) else {
            return;
        };
        match self.senders[transaction.host as usize]
            .completion
            .threads
            .acquire(now, id)
        {
            Grant::Granted => self.begin_on_thread(id),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    /// The transaction of a completion batch is committed: its responses become visible.
    pub(super) fn completed(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let mut message = transaction.head;
        while message != NONE {
            let Message {
                next, messagebox, ..
            } = self.messages[message];
            self.enqueue(message, messagebox);
            message = next;
        }
        let threads = &mut self.senders[transaction.host as usize].completion.threads;
        if let Some(next) = threads.release(now) {
            self.begin_on_thread(next);
        }
    }

    fn begin_on_thread(&mut self, id: u32) {
        self.pass_batch(self.transactions[id].head, Stage::CompletionThreadWait);
        self.begin(id);
    }
}
