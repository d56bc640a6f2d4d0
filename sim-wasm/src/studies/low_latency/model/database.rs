//! The SQL Server computers with the MessageBoxes: who holds which lock, which transactions are
//! under way, what waits to be sent.

use super::checkpoint::Checkpoint;
use super::shared::Shared;
use super::stages::Stage;
use super::state::database::{Lock, MessageBox, Server, ServerId, Servers, placement, servers};
use super::state::log::Log;
use super::state::message::MESSAGE_LIMIT;
use super::state::polling::{Pauses, Poll};
use super::state::slots::{Owner, Slots};
use super::state::streams::DatabaseStreams;
use super::state::transaction::{Operation, Transaction};
use crate::kernel::arena::{self, Arena, Pool};
use crate::kernel::convert::Whole;
use crate::kernel::fifo::Fifo;
use crate::kernel::station::Station;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The SQL Server computers and what is on them. `processors.rs` tells what their processors do,
/// `publish_lock.rs` and `queue_lock.rs` what happens under the locks, `transaction.rs` how a
/// transaction comes from the first to the second.
pub struct Database {
    pub(super) servers: Servers,
    pub(super) publish_lock: Lock,
    pub(super) boxes: Arena<MessageBox>,
    master: arena::Id<MessageBox>,
    /// MessageBoxes that keep messages: all but the master when there are several.
    pub(super) storing: Vec<arena::Id<MessageBox>>,
    /// The polling loops of the sending host instances.
    pub(super) polls: Arena<Poll>,
    pub(super) transactions: Pool<Transaction>,
    pub(super) checkpoint: Checkpoint,
    pub(super) log: Log,
    pub(super) streams: DatabaseStreams,
}

impl Database {
    /// Idle computers and empty MessageBoxes.
    pub(super) fn new(
        values: &Values<Id>,
        p: &Parameters,
        slots: &mut Slots,
        streams: DatabaseStreams,
    ) -> Self {
        let [master, tracking, other] = servers(values, p);
        let mut server = |id, (name, processors, cpu_factor, hold_factor)| {
            let first = slots.take_several(Owner::Server(id), processors);
            let station = Station::new(first, processors, MESSAGE_LIMIT);
            Server {
                name,
                processors,
                station,
                cpu_factor,
                hold_factor,
                unqueued_cpu_ms: 0.0,
            }
        };
        let servers = Servers {
            master: server(ServerId::Master, master),
            tracking: server(ServerId::Tracking, tracking),
            other: server(ServerId::Other, other),
        };
        let placement: Vec<ServerId> = placement(values).collect();
        let distributed = !placement.is_empty();
        let mut boxes = Arena::default();
        let mut add = |server| {
            let (cpu_ms, hold_ms) = match (distributed, server) {
                (false, _) => (0.0, 0.0),
                (true, ServerId::Master) => (p.distributed_cpu_ms, p.distributed_hold_ms),
                (true, _) => (
                    p.distributed_cpu_ms,
                    p.distributed_hold_ms + 2.0 * p.network_ms,
                ),
            };
            boxes.add(|id| MessageBox {
                server,
                queue_lock: Lock::new(slots.take(Owner::QueueLock(id)), MESSAGE_LIMIT),
                distributed_cpu_ms: cpu_ms,
                distributed_hold_ms: hold_ms,
                application_queue: Fifo::new(MESSAGE_LIMIT),
                polls: Vec::new(),
                awaited: None,
                pauses: Pauses::new(
                    p,
                    servers[server].cpu_factor,
                    servers[server].hold_factor,
                    values.get(Id::MaxReceiveIntervalMs),
                ),
            })
        };
        let master = add(ServerId::Master);
        let others: Vec<_> = placement.into_iter().map(add).collect();
        Self {
            servers,
            publish_lock: Lock::new(slots.take(Owner::PublishLock), MESSAGE_LIMIT),
            master,
            storing: if distributed { others } else { vec![master] },
            boxes,
            polls: Arena::default(),
            transactions: Pool::new(MESSAGE_LIMIT),
            checkpoint: Checkpoint::new(values, p, slots),
            log: Log::new(p.log_write_ms),
            streams,
        }
    }

    /// The MessageBox the next publication goes to.
    pub(super) fn place(&mut self) -> arena::Id<MessageBox> {
        let choice = match self.storing.len() {
            1 => 0,
            several => self.streams.placement.below(several as u64),
        };
        let chosen = self.storing.get(usize::saturated(choice));
        chosen.copied().unwrap_or(self.master)
    }

    /// Messages are stored: they become visible, those that span MessageBoxes once the distributed
    /// transaction has ended everywhere, for which nobody waits who stored them.
    pub(super) fn stored(&mut self, transaction: Transaction, shared: &mut Shared) {
        if transaction.head.is_none() {
            return;
        }
        if self.boxes[transaction.messagebox].distributed_cpu_ms > 0.0 {
            shared.pass_batch(transaction.head, Stage::Publish);
            let operation = Operation::Spread;
            self.transact(
                Transaction {
                    operation,
                    ..transaction
                },
                shared,
            );
        } else {
            self.enqueue(&transaction, shared);
        }
    }

    /// Stored messages become visible to the sending host instances.
    pub(super) fn enqueue(&mut self, transaction: &Transaction, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let messagebox = transaction.messagebox;
        let mut message = transaction.head;
        while let Some(id) = message {
            shared.pass(id, Stage::Publish);
            message = shared.messages[id].next;
            shared.messages[id].messagebox = Some(messagebox);
            shared.observations.application_queue.add(now, 1.0);
            if !self.boxes[messagebox].application_queue.push(id) {
                shared.fail();
            }
        }
        self.await_look(messagebox, shared);
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        self.charge_looks(now);
        for server in self.servers.iter_mut() {
            server.station.reset_statistics(now);
            server.unqueued_cpu_ms = 0.0;
        }
        self.publish_lock.gate.reset_statistics(now);
        self.log.reset_statistics();
        for messagebox in self.boxes.iter_mut() {
            messagebox.queue_lock.gate.reset_statistics(now);
        }
    }
}
