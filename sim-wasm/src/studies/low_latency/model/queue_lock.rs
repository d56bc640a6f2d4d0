//! The queue lock of each MessageBox: those who take or read its messages wait for each other, while
//! a publication adds to them without it.

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
        let commands = if operation == Operation::Dequeue {
            self.take_batch(id, shared);
            1.0 + f64::from(self.transactions[id].count)
        } else {
            shared.pass_batch(self.transactions[id].head, Stage::QueueLockWait);
            1.0
        };
        let mean = shared.parameters.command_hold_ms * commands;
        let messagebox = &mut self.boxes[messagebox as usize];
        let server = &mut self.servers[messagebox.server];
        let work = exponential(&mut self.streams.dequeue, mean * server.hold_factor);
        server.unqueued_cpu_ms += work;
        let Lock { slot, holder, .. } = &mut messagebox.queue_lock;
        *holder = id;
        shared.timers.schedule(*slot, now + work);
    }

    /// The holder of a MessageBox's queue lock is done with it, and its transaction is committed. The
    /// lock is still to be handed on.
    pub(super) fn queue_lock_released(
        &mut self,
        messagebox: usize,
        shared: &mut Shared,
    ) -> Transaction {
        let done = self.boxes[messagebox].queue_lock.holder;
        let transaction = self.transactions[done];
        if transaction.operation == Operation::Dequeue && transaction.count > 0 {
            self.log.write(shared.timers.now());
        }
        self.transactions.remove(done);
        transaction
    }

    /// The lock goes to whoever has waited for it longest.
    pub(super) fn hand_on_queue_lock(&mut self, messagebox: usize, shared: &mut Shared) {
        let now = shared.timers.now();
        if let Some(next) = self.boxes[messagebox].queue_lock.gate.release(now) {
            self.hold_queue_lock(next, shared);
        }
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
