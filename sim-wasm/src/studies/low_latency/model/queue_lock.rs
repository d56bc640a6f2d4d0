//! The queue lock of each MessageBox: those who take or read its messages wait for each other, while
//! a publication adds to them without it.

use super::database::Database;
use super::shared::Shared;
use super::stages::Stage;
use super::state::database::{Lock, MessageBox};
use super::state::message::Batch;
use super::state::sender::Sender;
use super::state::transaction::{Operation, Transaction, TransactionId};
use crate::kernel::arena::Id;
use crate::kernel::convert::Whole;
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;

impl Database {
    pub(super) fn acquire_queue_lock(&mut self, id: TransactionId, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let messagebox = self.transactions[id].messagebox;
        match self.boxes[messagebox].queue_lock.gate.acquire(now, id) {
            Grant::Granted => self.hold_queue_lock(id, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
        }
    }

    fn hold_queue_lock(&mut self, id: TransactionId, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let Transaction {
            messagebox,
            operation,
            ..
        } = self.transactions[id];
        let commands = if let Operation::Dequeue(looker) = operation {
            self.take_batch(id, looker.sender, shared);
            1.0 + f64::from(self.transactions[id].count)
        } else {
            shared.pass_batch(self.transactions[id].head, Stage::QueueLockWait);
            1.0
        };
        let mean = shared.parameters.command_hold_ms * commands;
        let messagebox = &mut self.boxes[messagebox];
        let server = &mut self.servers[messagebox.server];
        let work = exponential(&mut self.streams.dequeue, mean * server.hold_factor);
        server.unqueued_cpu_ms += work;
        let Lock { slot, holder, .. } = &mut messagebox.queue_lock;
        *holder = Some(id);
        shared.course.timers.schedule(*slot, now + work);
    }

    /// The holder of a MessageBox's queue lock is done with it, and its transaction is committed. The
    /// lock is still to be handed on.
    pub(super) fn queue_lock_released(
        &mut self,
        messagebox: Id<MessageBox>,
        shared: &mut Shared,
    ) -> Option<Transaction> {
        let done = self.boxes[messagebox].queue_lock.holder.take()?;
        let transaction = self.transactions[done];
        let dequeues = matches!(transaction.operation, Operation::Dequeue(_));
        if dequeues && transaction.count > 0 {
            self.log.write(shared.course.now_ms());
        }
        self.transactions.remove(done);
        Some(transaction)
    }

    /// The lock goes to whoever has waited for it longest.
    pub(super) fn hand_on_queue_lock(&mut self, messagebox: Id<MessageBox>, shared: &mut Shared) {
        let now = shared.course.now_ms();
        if let Some(next) = self.boxes[messagebox].queue_lock.gate.release(now) {
            self.hold_queue_lock(next, shared);
        }
    }

    /// Takes up to BatchSize messages from the application queue for a dequeue.
    fn take_batch(&mut self, id: TransactionId, sender: Id<Sender>, shared: &mut Shared) {
        let messagebox = self.transactions[id].messagebox;
        let queue = &mut self.boxes[messagebox].application_queue;
        let mut batch = Batch::default();
        while batch.count() < shared.limits.batch_size {
            let Some(message) = queue.pop() else { break };
            shared.messages[message].host = u16::saturated(sender.number());
            batch.push(message, &mut shared.messages);
        }
        let is_empty = queue.is_empty();
        shared.pass_batch(batch.head(), Stage::PollWait);
        if is_empty {
            self.await_nothing(messagebox, shared);
        }
        let transaction = &mut self.transactions[id];
        transaction.head = batch.head();
        transaction.count = batch.count();
    }
}
