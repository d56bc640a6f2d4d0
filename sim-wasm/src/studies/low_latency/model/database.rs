//! The SQL Server computers with the MessageBoxes: who holds which lock, which transactions are
//! under way, what waits to be sent.

use super::checkpoint::Checkpoint;
use super::shared::{Fault, Shared};
use super::stages::Stage;
use super::state::database::{Lock, MessageBox, Server, placement, servers};
use super::state::log::Log;
use super::state::message::{MESSAGE_LIMIT, Pool};
use super::state::slots::{Owner, Slots};
use super::state::streams::DatabaseStreams;
use super::state::transaction::Transaction;
use crate::kernel::fifo::Fifo;
use crate::kernel::station::Station;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The SQL Server computers and what is on them. `processors.rs` tells what their processors do,
/// `publish_lock.rs` and `queue_lock.rs` what happens under the locks, `transaction.rs` how a
/// transaction comes from the first to the second.
pub struct Database {
    pub(super) servers: Vec<Server>,
    pub(super) publish_lock: Lock,
    pub(super) boxes: Vec<MessageBox>,
    /// MessageBoxes that keep messages: all but the master when there are several.
    pub(super) storing: Vec<u8>,
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
        let servers = servers(values, p)
            .into_iter()
            .enumerate()
            .map(|(index, (name, processors, cpu_factor, hold_factor))| {
                let first = slots.take_several(Owner::Server(index as u8), processors);
                let mut station = Station::new(first, processors, MESSAGE_LIMIT);
                station.set_contention(p.contention);
                Server {
                    name,
                    processors,
                    station,
                    cpu_factor,
                    hold_factor,
                    unqueued_cpu_ms: 0.0,
                }
            })
            .collect();
        let placement = placement(values);
        let distributed = placement.len() > 1;
        let boxes: Vec<MessageBox> = placement
            .into_iter()
            .enumerate()
            .map(|(index, server)| {
                let (cpu_ms, hold_ms) = match (distributed, server) {
                    (false, _) => (0.0, 0.0),
                    (true, 0) => (p.distributed_cpu_ms, p.distributed_hold_ms),
                    (true, _) => (p.distributed_cpu_ms, p.remote_hold_ms),
                };
                MessageBox {
                    server,
                    queue_lock: Lock::new(slots.take(Owner::QueueLock(index as u8)), MESSAGE_LIMIT),
                    distributed_cpu_ms: cpu_ms,
                    distributed_hold_ms: hold_ms,
                    application_queue: Fifo::new(MESSAGE_LIMIT),
                }
            })
            .collect();
        Self {
            servers,
            publish_lock: Lock::new(slots.take(Owner::PublishLock), MESSAGE_LIMIT),
            storing: (u8::from(distributed)..boxes.len() as u8).collect(),
            boxes,
            transactions: Pool::new(MESSAGE_LIMIT),
            checkpoint: Checkpoint::new(values, p, slots),
            log: Log::new(p.log_write_ms),
            streams,
        }
    }

    /// The MessageBox the next publication goes to.
    pub(super) fn place(&mut self) -> u8 {
        let choice = match self.storing.len() {
            1 => 0,
            several => self.streams.placement.below(several as u64),
        };
        self.storing[choice as usize]
    }

    /// A stored message becomes visible to the sending host instances.
    pub(super) fn enqueue(&mut self, message: u32, messagebox: u8, shared: &mut Shared) {
        let now = shared.timers.now();
        shared.pass(message, Stage::Publish);
        shared.messages[message].messagebox = messagebox;
        shared.observations.application_queue.add(now, 1.0);
        let queue = &mut self.boxes[messagebox as usize].application_queue;
        if !queue.push(message) {
            shared.fail(Fault::QueueFull);
        }
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        for server in &mut self.servers {
            server.station.reset_statistics(now);
            server.unqueued_cpu_ms = 0.0;
        }
        self.publish_lock.gate.reset_statistics(now);
        self.log.reset_statistics();
        for messagebox in &mut self.boxes {
            messagebox.queue_lock.gate.reset_statistics(now);
        }
    }
}
