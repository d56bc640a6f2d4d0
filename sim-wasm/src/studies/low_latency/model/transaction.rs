//! A transaction on a MessageBox: processor work, then a lock or two, first come first served.

use super::stages::Stage;
use super::state::database::Lock;
use super::state::limits::TRACK_RESPONSE_RECEIVED;
use super::state::message::NONE;
use super::state::transaction::{BACKGROUND, Operation, Transaction};
use super::system::{Fault, System};
use crate::kernel::gate::Grant;
use crate::kernel::station::Admission;
use crate::kernel::variates::exponential;

impl System {
    /// Runs a transaction at once.
    pub(super) fn transact(&mut self, transaction: Transaction) {
        if let Some(id) = self.enlist(transaction) {
            self.begin(id);
        }
    }

    /// Registers a transaction that starts later.
    pub(super) fn enlist(&mut self, transaction: Transaction) -> Option<u32> {
        let id = self.transactions.insert(transaction);
        if id.is_none() {
            self.fail(Fault::QueueFull);
        }
        id
    }

    /// Starts a transaction on the processors of its server.
    pub(super) fn begin(&mut self, id: u32) {
        let transaction = self.transactions[id];
        let p = &self.parameters;
        let tracked = p.tracked_cpu_ms * self.tracked_in_step(&transaction);
        let work = match transaction.operation {
            Operation::PublishRequests => p.publish_cpu_ms * f64::from(transaction.count) + tracked,
            Operation::Complete if transaction.storing != NONE => p.publish_cpu_ms + tracked,
            Operation::Complete => p.command_cpu_ms + tracked,
            Operation::Dequeue => p.command_cpu_ms,
            Operation::Load => p.command_cpu_ms * f64::from(transaction.count),
        };
        let work = exponential(&mut self.streams.processor, work);
        self.process(self.server_of(&transaction), id, work);
    }

    /// Queues processor work of `work_ms` (on the Opteron) at a server.
    pub(super) fn process(&mut self, server: usize, job: u32, work_ms: f64) {
        let now = self.timers.now();
        let server = &mut self.servers[server];
        let work = work_ms * server.cpu_factor;
        if server.station.arrive(now, job, work, &mut self.timers) == Admission::Refused {
            self.fail(Fault::QueueFull);
        }
    }

    /// Publications and completions go through the master; the rest happens where the message is.
    fn server_of(&self, transaction: &Transaction) -> usize {
        match transaction.operation {
            Operation::PublishRequests | Operation::Complete => 0,
            Operation::Dequeue | Operation::Load => {
                self.boxes[transaction.messagebox as usize].server
            }
        }
    }

    /// Bodies and events that the present step of a transaction saves.
    fn tracked_in_step(&self, transaction: &Transaction) -> f64 {
        let (bodies, events) = if transaction.storing != NONE {
            (
                u8::from(self.limits.tracking & TRACK_RESPONSE_RECEIVED != 0),
                1,
            )
        } else if transaction.operation == Operation::PublishRequests {
            (transaction.tracked, transaction.count)
        } else {
            (transaction.tracked, 0)
        };
        let events = if self.limits.tracks_events { events } else { 0 };
        f64::from(bodies) + f64::from(events)
    }

    /// A processor of a server finished a job.
    pub(super) fn processed(&mut self, server: usize, slot: u32) {
        let now = self.timers.now();
        let station = &mut self.servers[server].station;
        match station.complete(now, slot, &mut self.timers) {
            None | Some(BACKGROUND) => {}
            Some(id) => {
                self.prepared(id, self.servers[server].station.last_wait());
                match self.transactions[id].operation {
                    Operation::PublishRequests | Operation::Complete => {
                        self.acquire_publish_lock(id);
                    }
                    // With several MessageBoxes the master's lock guards no stored messages.
                    Operation::Load if self.boxes.len() == 1 => self.acquire_publish_lock(id),
                    Operation::Load | Operation::Dequeue => self.acquire_queue_lock(id),
                }
            }
        }
    }

    /// The messages of a transaction have waited for a processor and got its work.
    fn prepared(&mut self, id: u32, wait_ms: f64) {
        let Transaction {
            head, operation, ..
        } = self.transactions[id];
        let work = match operation {
            Operation::PublishRequests | Operation::Complete => Stage::Prepare,
            Operation::Load | Operation::Dequeue => Stage::Dequeue,
        };
        let mut message = head;
        while message != NONE {
            self.pass_after_wait(message, Stage::DatabaseWait, wait_ms, work);
            message = self.messages[message].next;
        }
    }

    fn acquire_publish_lock(&mut self, id: u32) {
        let now = self.timers.now();
        match self.publish_lock.gate.acquire(now, id) {
            Grant::Granted => self.hold_publish_lock(id),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    fn hold_publish_lock(&mut self, id: u32) {
        let now = self.timers.now();
        let transaction = self.transactions[id];
        self.pass_batch(
            transaction.head,
            match transaction.operation {
                Operation::Load => Stage::LoadWait,
                _ => Stage::PublishWait,
            },
        );
        let p = &self.parameters;
        let publish = p.publish_share * p.publish_hold_ms
            + self.boxes[transaction.messagebox as usize].distributed_hold_ms;
        // Only what publishes writes the log before it gives the lock back.
        let log_write = p.log_write_ms * self.storage_slowdown;
        let (mean, log_write) = match transaction.operation {
            Operation::PublishRequests => (publish * f64::from(transaction.count), log_write),
            Operation::Complete if transaction.storing != NONE => (publish, log_write),
            Operation::Complete => (p.command_hold_ms, 0.0),
            Operation::Load | Operation::Dequeue => (p.command_hold_ms, 0.0),
        };
        let mean = mean + p.tracked_hold_ms * self.tracked_in_step(&transaction);
        let server = &mut self.servers[0];
        let work = exponential(&mut self.streams.publish, mean * server.hold_factor);
        server.unqueued_cpu_ms += work;
        self.publish_lock.holder = id;
        self.timers
            .schedule(self.publish_lock.slot, now + work + log_write);
    }

    /// The holder of the publish lock is done with it.
    pub(super) fn publish_lock_released(&mut self) {
        let now = self.timers.now();
        let done = self.publish_lock.holder;
        if let Some(next) = self.publish_lock.gate.release(now) {
            self.hold_publish_lock(next);
        }
        let transaction = self.transactions[done];
        match transaction.operation {
            Operation::Complete if transaction.storing == NONE => {
                self.transactions.remove(done);
                self.completed(transaction);
            }
            Operation::Load => {
                self.transactions.remove(done);
                self.loaded(transaction);
            }
            _ => {
                self.pass_batch(transaction.head, Stage::Publish);
                self.acquire_queue_lock(done);
            }
        }
    }

    fn acquire_queue_lock(&mut self, id: u32) {
        let now = self.timers.now();
        let messagebox = self.transactions[id].messagebox as usize;
        match self.boxes[messagebox].queue_lock.gate.acquire(now, id) {
            Grant::Granted => self.hold_queue_lock(id),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    fn hold_queue_lock(&mut self, id: u32) {
        let now = self.timers.now();
        let Transaction {
            messagebox,
            operation,
            ..
        } = self.transactions[id];
        if operation == Operation::Dequeue {
            self.take_batch(id);
        } else {
            self.pass_batch(self.transactions[id].head, Stage::QueueLockWait);
        }
        let p = &self.parameters;
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
        self.timers.schedule(*slot, now + work);
    }

    /// The holder of a MessageBox's queue lock is done with it, and with its transaction.
    pub(super) fn queue_lock_released(&mut self, messagebox: usize) {
        let now = self.timers.now();
        let lock = &mut self.boxes[messagebox].queue_lock;
        let done = lock.holder;
        if let Some(next) = lock.gate.release(now) {
            self.hold_queue_lock(next);
        }
        let transaction = self.transactions[done];
        match transaction.operation {
            Operation::PublishRequests => {
                self.transactions.remove(done);
                self.end_distributed(messagebox, transaction.count);
                self.requests_stored(transaction);
            }
            Operation::Dequeue => {
                self.transactions.remove(done);
                self.dequeued(transaction);
            }
            Operation::Load => {
                self.transactions.remove(done);
                self.loaded(transaction);
            }
            Operation::Complete => {
                self.end_distributed(messagebox, 1);
                self.pass_batch(transaction.head, Stage::Publish);
                self.store_next(done);
            }
        }
    }

    /// Publications that span MessageBoxes leave work on the master that nobody waits for.
    fn end_distributed(&mut self, messagebox: usize, publications: u16) {
        let mean = self.boxes[messagebox].distributed_cpu_ms * f64::from(publications);
        if mean > 0.0 {
            let work = exponential(&mut self.streams.processor, mean);
            self.process(0, BACKGROUND, work);
        }
    }

    /// A completion goes on with its next response, or with its finished messages.
    fn store_next(&mut self, id: u32) {
        let next = self.messages[self.transactions[id].storing].next;
        let messagebox = self.place();
        let transaction = &mut self.transactions[id];
        transaction.storing = next;
        if next != NONE {
            transaction.messagebox = messagebox;
            self.messages[next].messagebox = messagebox;
        }
        self.begin(id);
    }

    /// Takes up to BatchSize messages from the application queue for a dequeue.
    fn take_batch(&mut self, id: u32) {
        let now = self.timers.now();
        let Transaction {
            messagebox, host, ..
        } = self.transactions[id];
        let queue = &mut self.boxes[messagebox as usize].application_queue;
        let mut head = NONE;
        let mut tail = head;
        let mut count = 0;
        while count < self.limits.batch_size {
            let Some(message) = queue.pop() else { break };
            let state = &mut self.messages[message];
            state.next = NONE;
            state.host = host;
            if count == 0 {
                head = message;
            } else {
                self.messages[tail].next = message;
            }
            tail = message;
            count += 1;
        }
        if count > 0 {
            self.observations
                .application_queue
                .add(now, -f64::from(count));
            self.pass_batch(head, Stage::PollWait);
            let mean = self.parameters.command_cpu_ms * f64::from(count);
            let work = exponential(&mut self.streams.processor, mean);
            self.process(self.boxes[messagebox as usize].server, BACKGROUND, work);
        }
        let transaction = &mut self.transactions[id];
        transaction.head = head;
        transaction.count = count;
    }

    /// All messages of a batch leave a stage.
    pub(super) fn pass_batch(&mut self, head: u32, stage: Stage) {
        let mut message = head;
        while message != NONE {
            self.pass(message, stage);
            message = self.messages[message].next;
        }
    }
}
