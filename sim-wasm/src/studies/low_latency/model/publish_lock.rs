//! The publish lock of the master MessageBox: one for all publications and completions.

use super::database::Database;
use super::processors::saved;
use super::shared::Shared;
use super::stages::Stage;
use super::state::transaction::{Operation, Transaction, TransactionId};
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;

impl Database {
    pub(super) fn acquire_publish_lock(&mut self, id: TransactionId, shared: &mut Shared) {
        let now = shared.course.now_ms();
        match self.publish_lock.gate.acquire(now, id) {
            Grant::Granted => self.hold_publish_lock(id, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
        }
    }

    fn hold_publish_lock(&mut self, id: TransactionId, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let transaction = self.transactions[id];
        shared.pass_batch(
            transaction.head,
            match transaction.operation {
                Operation::Load(_) => Stage::LoadWait,
                _ => Stage::PublishWait,
            },
        );
        let p = &shared.parameters;
        let publish = p.publish_hold_ms + self.boxes[transaction.messagebox].distributed_hold_ms;
        let publishes = transaction.publishes();
        let mean = if publishes {
            publish * f64::from(transaction.publications())
        } else {
            p.command_hold_ms
        };
        // Not scaled: with the Xeon's factor the times of test cases 6 to 8 come out 11 to 15 % long.
        let tracked = p.tracked_hold_ms * saved(&transaction, &shared.limits);
        let server = &mut self.servers.master;
        let mean = mean * server.hold_factor + tracked;
        let work = exponential(&mut self.streams.publish, mean);
        server.unqueued_cpu_ms += work;
        let worked_ms = now + work;
        // Only what publishes has the log written before it gives the lock back.
        let written_ms = if publishes {
            self.log.write(worked_ms)
        } else {
            worked_ms
        };
        self.publish_lock.holder = Some(id);
        shared
            .course
            .timers
            .schedule(self.publish_lock.slot, written_ms);
    }

    /// The holder of the publish lock is done with it: its transaction is committed, except that a
    /// completion goes on until its finished messages are removed.
    pub(super) fn publish_lock_released(&mut self, shared: &mut Shared) -> Option<Transaction> {
        let now = shared.course.now_ms();
        let done = self.publish_lock.holder.take()?;
        if let Some(next) = self.publish_lock.gate.release(now) {
            self.hold_publish_lock(next, shared);
        }
        let transaction = self.transactions[done];
        if let (Operation::Complete(_), Some(stored)) = (transaction.operation, transaction.storing)
        {
            shared.pass_batch(transaction.head, Stage::Publish);
            self.transactions[done].storing = shared.messages[stored].next;
            self.begin(done, shared);
            return None;
        }
        self.transactions.remove(done);
        Some(transaction)
    }
}
