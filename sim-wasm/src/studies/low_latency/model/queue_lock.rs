//! The queue lock of each MessageBox: it guards the messages that wait to be sent.

use super::database::Database;
use super::shared::{Fault, Shared};
use super::stages::Stage;
use super::state::database::Lock;
use super::state::message::NONE;
use super::state::transaction::{Operation, Transaction};
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;

impl Database {
    pub(super) fn acquire_queue_lock(&mut self, id: u32, shared: &mut Shared) {
        let now = shared.timers.now();
        let messagebox = self.transactions[id].messagebox as usize;
        match self.boxes[messagebox].queue_lock.gate.acquire(now, id) {
            Grant::Granted => self.hold_queue_lock(id, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(Fault::QueueFull),
        }
    }

    fn hold_queue_lock(&mut self, id: u32, shared: &mut Shared) {
        let now = shared.timers.now();
        let Transaction {
            messagebox,
            operation,
            ..
        } = self.transactions[id];
        if operation == Operation::Dequeue {
            self.take_batch(id, shared);
        } else {
            shared.pass_batch(self.transactions[id].head, Stage::QueueLockWait);
        }
        let p = &shared.parameters;
        let count = f64::from(self.transactions[id].count);
        let publish = (1.0 - p.publish_share) * p.publish_hold_ms;
        let (stream, mean) = match operation {
            Operation::PublishRequests => (&mut self.streams.publish, publish * count),
            // A completion stores its responses one at a time.
            Operation::Complete => (&mut self.streams.publish, publish),
            Operation::Dequeue => (&mut self.streams.dequeue, p.command_hold_ms * (1.0 + count)),
            Operation::Load => (&mut self.streams.dequeue, p.command_hold_ms),
        };
        let messagebox = &mut self.boxes[messagebox as usize];
        let server = &mut self.servers[messagebox.server];
        let work = exponential(stream, mean * server.hold_factor);
        server.unqueued_cpu_ms += work;
        let Lock { slot, holder, .. } = &mut messagebox.queue_lock;
        *holder = id;
        shared.timers.schedule(*slot, now + work);
    }

    /// The holder of a MessageBox's queue lock is done with it. Its transaction is committed,
    /// except that a completion goes on. The lock is still to be handed on, so that whoever gets it
    /// next sees what was committed.
    pub(super) fn queue_lock_released(
        &mut self,
        messagebox: usize,
        shared: &mut Shared,
    ) -> Option<Transaction> {
        let now = shared.timers.now();
        let done = self.boxes[messagebox].queue_lock.holder;
        let transaction = self.transactions[done];
        match transaction.operation {
            Operation::Complete => {
                self.end_distributed(messagebox, 1, shared);
                shared.pass_batch(transaction.head, Stage::Publish);
                self.store_next(done, shared);
                return None;
            }
            Operation::PublishRequests => {
                self.end_distributed(messagebox, transaction.count, shared);
            }
            Operation::Dequeue if transaction.count > 0 => {
                self.log.write(now);
            }
            Operation::Dequeue | Operation::Load => {}
        }
        self.transactions.remove(done);
        Some(transaction)
    }

    /// The lock goes to whoever has waited for it longest.
    pub(super) fn hand_on_queue_lock(&mut self, messagebox: usize, shared: &mut Shared) {
        let now = shared.timers.now();
        if let Some(next) = self.boxes[messagebox].queue_lock.gate.release(now) {
            self.hold_queue_lock(next, shared);
        }
    }

    /// A completion goes on with its next response, or with its finished messages.
    fn store_next(&mut self, id: u32, shared: &mut Shared) {
        let next = shared.messages[self.transactions[id].storing].next;
        let messagebox = self.place();
        let transaction = &mut self.transactions[id];
        transaction.storing = next;
        if next != NONE {
            transaction.messagebox = messagebox;
            shared.messages[next].messagebox = messagebox;
        }
        self.begin(id, shared);
    }

    /// Takes up to BatchSize messages from the application queue for a dequeue.
    fn take_batch(&mut self, id: u32, shared: &mut Shared) {
        let Transaction {
            messagebox, host, ..
        } = self.transactions[id];
        let queue = &mut self.boxes[messagebox as usize].application_queue;
        let mut head = NONE;
        let mut tail = head;
        let mut count = 0;
        while count < shared.limits.batch_size {
            let Some(message) = queue.pop() else { break };
            let state = &mut shared.messages[message];
            state.next = NONE;
            state.host = host;
            if count == 0 {
                head = message;
            } else {
                shared.messages[tail].next = message;
            }
            tail = message;
            count += 1;
        }
        if count > 0 {
            shared.pass_batch(head, Stage::PollWait);
            self.charge_dequeue(messagebox, count, shared);
        }
        let transaction = &mut self.transactions[id];
        transaction.head = head;
        transaction.count = count;
    }
}
