//! The SQL Server computers, the MessageBoxes on them and the locks inside.

use super::message::MessageId;
use super::polling::{Pauses, PollId};
use super::transaction::TransactionId;
use crate::kernel::fifo::Fifo;
use crate::kernel::gate::Gate;
use crate::kernel::station::Station;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// A SQL Server computer.
pub struct Server {
    pub name: &'static str,
    pub processors: u32,
    pub station: Station<TransactionId>,
    /// Processor work against the Opteron.
    pub cpu_factor: f64,
    /// Work under locks against the Opteron.
    pub hold_factor: f64,
    /// Processor time used under locks and by work that does not queue, ms.
    pub unqueued_cpu_ms: f64,
}

/// A SQL Server computer by what its databases are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerId {
    /// The master MessageBox.
    Master,
    Tracking,
    Other,
}

/// The three SQL Server computers.
pub struct Servers {
    pub master: Server,
    pub tracking: Server,
    pub other: Server,
}

impl Servers {
    pub fn iter(&self) -> impl Iterator<Item = &Server> {
        [&self.master, &self.tracking, &self.other].into_iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Server> {
        [&mut self.master, &mut self.tracking, &mut self.other].into_iter()
    }
}

impl core::ops::Index<ServerId> for Servers {
    type Output = Server;

    fn index(&self, server: ServerId) -> &Server {
        match server {
            ServerId::Master => &self.master,
            ServerId::Tracking => &self.tracking,
            ServerId::Other => &self.other,
        }
    }
}

impl core::ops::IndexMut<ServerId> for Servers {
    fn index_mut(&mut self, server: ServerId) -> &mut Server {
        match server {
            ServerId::Master => &mut self.master,
            ServerId::Tracking => &mut self.tracking,
            ServerId::Other => &mut self.other,
        }
    }
}

/// A lock: one holder at a time, first come first served.
pub struct Lock {
    pub slot: u32,
    pub gate: Gate<TransactionId>,
    /// The transaction that holds it.
    pub holder: Option<TransactionId>,
}

impl Lock {
    /// A free lock whose holder is timed by `slot`.
    pub fn new(slot: u32, queue_limit: usize) -> Self {
        Self {
            slot,
            gate: Gate::new(1, queue_limit),
            holder: None,
        }
    }
}

/// A MessageBox database.
pub struct MessageBox {
    /// The server it lies on.
    pub server: ServerId,
    pub queue_lock: Lock,
    /// Further processor time and lock work of a publication to it that spans MessageBoxes, ms.
    pub distributed_cpu_ms: f64,
    pub distributed_hold_ms: f64,
    /// Messages waiting for a sending host instance.
    pub application_queue: Fifo<MessageId>,
    /// The loops that look for them, and the one that is to look next while messages wait.
    pub polls: Vec<PollId>,
    pub awaited: Option<PollId>,
    pub pauses: Pauses,
}

/// Names, processors and speed of the three SQL Server computers, the master's first.
pub fn servers(values: &Values<Id>, p: &Parameters) -> [(&'static str, u32, f64, f64); 3] {
    let xeon = |name| (name, 8, p.xeon_cpu, p.xeon_hold);
    let master = match values.count(Id::Server) {
        0 => xeon("BPI8X-O01"),
        1 => ("BPI8X-O01", 4, 1.0, 1.0),
        _ => ("BPI8X-O01", 8, p.dual_cpu, 1.0),
    };
    [master, xeon("BPI8X-M01"), xeon("BPI8X-K02")]
}

/// The server of each MessageBox but the master, which is the first on its server.
pub fn placement(values: &Values<Id>) -> impl Iterator<Item = ServerId> {
    let on = |server, count| core::iter::repeat_n(server, count);
    on(
        ServerId::Master,
        values.count(Id::MessageBoxes).saturating_sub(1),
    )
    .chain(on(ServerId::Tracking, values.count(Id::BoxesOnDta)))
    .chain(on(ServerId::Other, values.count(Id::BoxesOnThird)))
}
