//! What the processors of the SQL Server computers do: the work before a lock, and work that
//! nobody waits for.

use super::database::Database;
use super::shared::Shared;
use super::state::database::{MessageBox, ServerId, Work};
use super::state::limits::{Limits, TRACK_RESPONSE_RECEIVED};
use super::state::transaction::{Operation, Transaction, TransactionId};
use crate::kernel::arena;
use crate::kernel::station::Admission;
use crate::kernel::variates::exponential;
use crate::studies::low_latency::knobs::Id;

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
        let tracked = p.tracked_cpu_ms * tracked_in_step(&transaction, &shared.limits);
        let work = match transaction.operation {
            Operation::PublishRequests(_) => {
                p.publish_cpu_ms * f64::from(transaction.count) + tracked
            }
            Operation::Complete(_) if transaction.storing.is_some() => p.publish_cpu_ms + tracked,
            Operation::Complete(_) => p.command_cpu_ms + tracked,
            Operation::Dequeue(_) => p.command_cpu_ms,
            Operation::Load(_) => p.command_cpu_ms * f64::from(transaction.count),
        };
        let server = self.server_of(&transaction);
        self.process(server, Work::Transaction(id), work, shared);
    }

    /// Publications and completions go through the master; the rest happens where the message is.
    fn server_of(&self, transaction: &Transaction) -> ServerId {
        match transaction.operation {
            Operation::PublishRequests(_) | Operation::Complete(_) => ServerId::Master,
            Operation::Dequeue(_) | Operation::Load(_) => self.boxes[transaction.messagebox].server,
        }
    }

    /// Queues processor work of `mean_ms` on average (on the Opteron) at a server.
    fn process(&mut self, server: ServerId, job: Work, mean_ms: f64, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let work_ms = exponential(&mut self.streams.processor, mean_ms);
        let server = &mut self.servers[server];
        let work = work_ms * server.cpu_factor;
        if server
            .station
            .arrive(now, job, work, &mut shared.course.timers)
            == Admission::Refused
        {
            shared.fail();
        }
    }

    /// Messages that a dequeue has taken leave work on the server of their MessageBox.
    pub(super) fn charge_dequeue(
        &mut self,
        messagebox: arena::Id<MessageBox>,
        count: u32,
        shared: &mut Shared,
    ) {
        let mean = shared.parameters.command_cpu_ms * f64::from(count);
        let server = self.boxes[messagebox].server;
        self.process(server, Work::Background, mean, shared);
    }

    /// Publications that span MessageBoxes leave work on the master that nobody waits for.
    pub(super) fn end_distributed(
        &mut self,
        messagebox: arena::Id<MessageBox>,
        publications: u32,
        shared: &mut Shared,
    ) {
        let mean = self.boxes[messagebox].distributed_cpu_ms * f64::from(publications);
        if mean > 0.0 {
            self.process(ServerId::Master, Work::Background, mean, shared);
        }
    }

    /// Work that every roundtrip leaves behind.
    pub(super) fn charge_roundtrip(&mut self, shared: &mut Shared) {
        let p = &shared.parameters;
        let agent = if shared.values.on(Id::SqlAgent) {
            1.0
        } else {
            1.0 - p.agent_share
        };
        let background = p.background_cpu_ms * agent;
        if shared.limits.tracks_events {
            self.servers.tracking.unqueued_cpu_ms += p.tracking_database_cpu_ms;
        }
        self.servers.other.unqueued_cpu_ms += p.other_databases_cpu_ms;
        self.process(ServerId::Master, Work::Background, background, shared);
        self.log.write(shared.course.now_ms());
    }
}

/// Bodies and events that the present step of a transaction saves.
pub(super) fn tracked_in_step(transaction: &Transaction, limits: &Limits) -> f64 {
    let (bodies, events) = if transaction.storing.is_some() {
        (u32::from(limits.tracking & TRACK_RESPONSE_RECEIVED != 0), 1)
    } else if let Operation::PublishRequests(_) = transaction.operation {
        (transaction.bodies.count(), transaction.count)
    } else {
        (transaction.bodies.count(), 0)
    };
    let events = if limits.tracks_events { events } else { 0 };
    f64::from(bodies) + f64::from(events)
}
