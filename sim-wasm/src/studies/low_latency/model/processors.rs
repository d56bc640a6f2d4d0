//! What the processors of the SQL Server computers do: the work before a lock, and work that
//! nobody waits for.

use super::database::Database;
use super::shared::Shared;
use super::state::database::{Server, ServerId};
use super::state::limits::{Limits, TRACK_RESPONSE_RECEIVED};
use super::state::transaction::{Operation, Transaction, TransactionId};
use crate::kernel::station::Admission;
use crate::kernel::variates::exponential;

impl Database {
    /// Runs a transaction at once.
    pub(super) fn transact(&mut self, transaction: Transaction, shared: &mut Shared) {
        if let Some(id) = self.enlist(transaction, shared) {
            self.begin(id, shared);
        }
    }

    /// Registers a transaction that starts later.
    pub(super) fn enlist(
        &mut self,
        transaction: Transaction,
        shared: &mut Shared,
    ) -> Option<TransactionId> {
        let id = self.transactions.insert(transaction);
        if id.is_none() {
            shared.fail();
        }
        id
    }

    /// Starts a transaction on the processors of its server.
    pub(super) fn begin(&mut self, id: TransactionId, shared: &mut Shared) {
        let transaction = self.transactions[id];
        let p = &shared.parameters;
        let work = match transaction.operation {
            Operation::PublishRequests(_) => p.publish_cpu_ms * f64::from(transaction.count),
            Operation::Complete(_) if transaction.publishes() => p.publish_cpu_ms,
            Operation::Complete(_) => {
                p.command_cpu_ms
                    + shared.limits.background_cpu_ms * f64::from(transaction.roundtrips)
            }
            Operation::Dequeue(_) => p.command_cpu_ms,
            // To take a message and to read it.
            Operation::Load(_) => p.command_cpu_ms * 2.0 * f64::from(transaction.count),
            Operation::Spread => {
                self.boxes[transaction.messagebox].distributed_cpu_ms * f64::from(transaction.count)
            }
        };
        let mean_ms = work + p.tracked_cpu_ms * saved(&transaction, &shared.limits);
        let now = shared.course.now_ms();
        let work_ms = exponential(&mut self.streams.processor, mean_ms);
        let server = self.server_of(&transaction);
        let Server {
            station,
            cpu_factor,
            ..
        } = &mut self.servers[server];
        let work_ms = work_ms * *cpu_factor;
        if station.arrive(now, id, work_ms, &mut shared.course.timers) == Admission::Refused {
            shared.fail();
        }
    }

    /// Publications and completions go through the master; the rest happens where the message is.
    fn server_of(&self, transaction: &Transaction) -> ServerId {
        match transaction.operation {
            Operation::PublishRequests(_) | Operation::Complete(_) | Operation::Spread => {
                ServerId::Master
            }
            Operation::Dequeue(_) | Operation::Load(_) => self.boxes[transaction.messagebox].server,
        }
    }

    /// A roundtrip is over: what is kept of it on the servers beside the MessageBox's.
    pub(super) fn charge_roundtrip(&mut self, shared: &mut Shared) {
        let p = &shared.parameters;
        if shared.limits.tracks_events {
            self.servers.tracking.unqueued_cpu_ms += p.tracking_database_cpu_ms;
        }
        self.servers.other.unqueued_cpu_ms += p.other_databases_cpu_ms;
        self.log.write(shared.course.now_ms());
    }
}

/// Bodies and events that the present step of a transaction saves.
pub(super) fn saved(transaction: &Transaction, limits: &Limits) -> f64 {
    let bodies = match transaction.operation {
        Operation::Complete(_) if transaction.publishes() => {
            u32::from(limits.tracking & TRACK_RESPONSE_RECEIVED != 0)
        }
        Operation::Spread => 0,
        _ => transaction.bodies.count(),
    };
    let events = if limits.tracks_events {
        transaction.publications()
    } else {
        0
    };
    f64::from(bodies) + f64::from(events)
}
