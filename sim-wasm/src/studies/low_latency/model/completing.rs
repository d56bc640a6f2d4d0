//! How finished sends go back to the engine: gathered, then stored and deleted in one transaction.

use super::database::Database;
use super::sending::Sending;
use super::shared::{Fault, Shared};
use super::stages::Stage;
use super::state::limits::{TRACK_REQUEST_SENT, TRACK_RESPONSE_SENT};
use super::state::message::{Message, NONE};
use super::state::transaction::{Operation, Transaction};
use crate::kernel::gate::Grant;

impl Sending {
    /// A send is finished; its `actions` join the batch that goes back to the engine together.
    pub(super) fn complete(
        &mut self,
        host: u16,
        message: u32,
        actions: u32,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        shared.messages[message].next = NONE;
        let sender = &mut self.senders[host as usize];
        sender.inflight -= 1;
        sender.inflight_average.add(now, -1.0);
        if sender.completion.count == 0 {
            sender.completion.head = message;
        } else {
            shared.messages[sender.completion.tail].next = message;
        }
        sender.completion.tail = message;
        sender.completion.count += 1;
        sender.completion.actions += actions;
        if sender.completion.actions >= shared.limits.complete_size {
            self.flush_completions(host, database, shared);
        } else if sender.completion.count == 1 {
            let due = now + shared.parameters.batch_timeout_ms;
            shared.timers.schedule(sender.completion.slot, due);
        }
        self.dispatch(host, shared);
    }

    /// Publishes the responses of a completion batch and deletes its messages.
    pub(super) fn flush_completions(
        &mut self,
        host: u16,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let sender = &mut self.senders[host as usize];
        let mut message = sender.completion.head;
        let deletes = sender.completion.count;
        if deletes == 0 {
            return;
        }
        sender.completion.count = 0;
        sender.completion.actions = 0;
        shared.timers.cancel(sender.completion.slot);
        let mut tracked = 0u16;
        let mut responses = NONE;
        let mut last = NONE;
        let mut stored = 0;
        while message != NONE {
            let Message { next, finished, .. } = shared.messages[message];
            shared.messages[message].next = NONE;
            let point = if finished {
                TRACK_RESPONSE_SENT
            } else {
                TRACK_REQUEST_SENT
            };
            tracked += u16::from(shared.limits.tracking & point != 0);
            if finished {
                shared.messages.remove(message);
            } else {
                stored += 1;
                shared.pass(message, Stage::CompletionBatchWait);
                if responses == NONE {
                    responses = message;
                } else {
                    shared.messages[last].next = message;
                }
                last = message;
            }
            message = next;
        }
        let messagebox = database.place();
        if responses != NONE {
            shared.messages[responses].messagebox = messagebox;
        }
        let transaction = Transaction {
            operation: Operation::Complete,
            host,
            messagebox,
            tracked: tracked.min(255) as u8,
            count: stored,
            head: responses,
            deletes,
            storing: responses,
        };
        self.run_on_thread(transaction, database, shared);
    }

    /// Runs a transaction on one of the host instance's threads, when one is free.
    fn run_on_thread(
        &mut self,
        transaction: Transaction,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        let Some(id) = database.enlist(transaction, shared) else {
            return;
        };
        let threads = &mut self.senders[transaction.host as usize].completion.threads;
        match threads.acquire(now, id) {
            Grant::Granted => begin_on_thread(id, database, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(Fault::QueueFull),
        }
    }

    /// The transaction of a completion batch is committed: its responses become visible.
    pub(super) fn completed(
        &mut self,
        transaction: Transaction,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        database.log.write(now);
        let deleted = -f64::from(transaction.deletes);
        shared.observations.application_queue.add(now, deleted);
        let mut message = transaction.head;
        while message != NONE {
            let Message {
                next, messagebox, ..
            } = shared.messages[message];
            database.enqueue(message, messagebox, shared);
            message = next;
        }
        let threads = &mut self.senders[transaction.host as usize].completion.threads;
        if let Some(next) = threads.release(now) {
            begin_on_thread(next, database, shared);
        }
    }
}

fn begin_on_thread(id: u32, database: &mut Database, shared: &mut Shared) {
    let head = database.transactions[id].head;
    shared.pass_batch(head, Stage::CompletionThreadWait);
    database.begin(id, shared);
}
