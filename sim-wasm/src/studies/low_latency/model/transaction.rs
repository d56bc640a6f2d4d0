//! The course of a transaction on a MessageBox: processor work, then a lock or two, first come
//! first served.

use super::database::Database;
use super::shared::Shared;
use super::stages::Stage;
use super::state::database::ServerId;
use super::state::transaction::{Operation, Transaction};

impl Database {
    /// A processor of a server finished a job: its transaction needs a lock, but for one that is
    /// committed with it.
    pub(super) fn processed(
        &mut self,
        server: ServerId,
        slot: u32,
        shared: &mut Shared,
    ) -> Option<Transaction> {
        let now = shared.course.now_ms();
        let station = &mut self.servers[server].station;
        let id = station.complete(now, slot, &mut shared.course.timers)?;
        let wait_ms = station.last_wait();
        let transaction = self.transactions[id];
        prepared(&transaction, wait_ms, shared);
        match transaction.operation {
            Operation::PublishRequests(_) | Operation::Complete(_) => {
                self.acquire_publish_lock(id, shared);
            }
            // With several MessageBoxes the master's lock guards no stored messages.
            Operation::Load(_) if self.boxes.len() == 1 => self.acquire_publish_lock(id, shared),
            Operation::Load(_) | Operation::Dequeue(_) => self.acquire_queue_lock(id, shared),
            Operation::Spread => {
                self.transactions.remove(id);
                return Some(transaction);
            }
        }
        None
    }
}

/// The messages of a transaction have waited for a processor and got its work.
fn prepared(transaction: &Transaction, wait_ms: f64, shared: &mut Shared) {
    let work = match transaction.operation {
        Operation::PublishRequests(_) | Operation::Complete(_) | Operation::Spread => {
            Stage::Prepare
        }
        Operation::Load(_) | Operation::Dequeue(_) => Stage::Dequeue,
    };
    let mut message = transaction.head;
    while let Some(id) = message {
        shared.pass_after_wait(id, Stage::DatabaseWait, wait_ms, work);
        message = shared.messages[id].next;
    }
}
