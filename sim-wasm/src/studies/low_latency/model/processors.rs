//! What the processors of the SQL Server computers do: the work before a lock, and work that
//! nobody waits for.

use super::database::Database;
use super::shared::{Fault, Shared};
use super::state::limits::{Limits, TRACK_RESPONSE_RECEIVED};
use super::state::message::NONE;
use super::state::transaction::{BACKGROUND, Operation, Transaction};
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
    pub(super) fn enlist(&mut self, transaction: Transaction, shared: &mut Shared) -> Option<u32> {
        let id = self.transactions.insert(transaction);
        if id.is_none() {
            shared.fail(Fault::QueueFull);
        }
        id
    }

    /// Starts a transaction on the processors of its server.
    pub(super) fn begin(&mut self, id: u32, shared: &mut Shared) {
        let transaction = self.transactions[id];
        let p = &shared.parameters;
        let tracked = p.tracked_cpu_ms * tracked_in_step(&transaction, &shared.limits);
        let work = match transaction.operation {
            Operation::PublishRequests => p.publish_cpu_ms * f64::from(transaction.count) + tracked,
            Operation::Complete if transaction.storing != NONE => p.publish_cpu_ms + tracked,
            Operation::Complete => p.command_cpu_ms + tracked,
            Operation::Dequeue => p.command_cpu_ms,
            Operation::Load => p.command_cpu_ms * f64::from(transaction.count),
        };
        let server = self.server_of(&transaction);
        self.process(server, id, work, shared);
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

    /// Queues processor work of `mean_ms` on average (on the Opteron) at a server.
    fn process(&mut self, server: usize, job: u32, mean_ms: f64, shared: &mut Shared) {
        let now = shared.timers.now();
        let work_ms = exponential(&mut self.streams.processor, mean_ms);
        let server = &mut self.servers[server];
        let work = work_ms * server.cpu_factor;
        if server.station.arrive(now, job, work, &mut shared.timers) == Admission::Refused {
            shared.fail(Fault::QueueFull);
        }
    }

    /// Messages that a dequeue has taken leave work on the server of their MessageBox.
    pub(super) fn charge_dequeue(&mut self, messagebox: u8, count: u16, shared: &mut Shared) {
        let mean = shared.parameters.command_cpu_ms * f64::from(count);
        let server = self.boxes[messagebox as usize].server;
        self.process(server, BACKGROUND, mean, shared);
    }

    /// Publications that span MessageBoxes leave work on the master that nobody waits for.
    pub(super) fn end_distributed(
        &mut self,
        messagebox: usize,
        publications: u16,
        shared: &mut Shared,
    ) {
        let mean = self.boxes[messagebox].distributed_cpu_ms * f64::from(publications);
        if mean > 0.0 {
            self.process(0, BACKGROUND, mean, shared);
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
            self.servers[1].unqueued_cpu_ms += p.tracking_database_cpu_ms;
        }
        self.servers[2].unqueued_cpu_ms += p.other_databases_cpu_ms;
        self.process(0, BACKGROUND, background, shared);
        self.log.write(shared.timers.now());
    }
}

/// Bodies and events that the present step of a transaction saves.
pub(super) fn tracked_in_step(transaction: &Transaction, limits: &Limits) -> f64 {
    let (bodies, events) = if transaction.storing != NONE {
        (u8::from(limits.tracking & TRACK_RESPONSE_RECEIVED != 0), 1)
    } else if transaction.operation == Operation::PublishRequests {
        (transaction.tracked, transaction.count)
    } else {
        (transaction.tracked, 0)
    };
    let events = if limits.tracks_events { events } else { 0 };
    f64::from(bodies) + f64::from(events)
}
