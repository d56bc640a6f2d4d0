//! The SQL Server computers, the MessageBoxes on them and the locks inside.

use super::message::NONE;
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
    pub station: Station,
    /// Processor work against the Opteron.
    pub cpu_factor: f64,
    /// Work under locks against the Opteron.
    pub hold_factor: f64,
    /// Processor time used under locks and by work that does not queue, ms.
    pub unqueued_cpu_ms: f64,
}

/// A lock: one holder at a time, first come first served.
pub struct Lock {
    pub slot: u32,
    pub gate: Gate,
    /// The transaction that holds it.
    pub holder: u32,
}

impl Lock {
    /// A free lock whose holder is timed by `slot`.
    pub fn new(slot: u32, queue_limit: usize) -> Self {
        Self {
            slot,
            gate: Gate::new(1, queue_limit),
            holder: NONE,
        }
    }
}

/// A MessageBox database.
pub struct MessageBox {
    /// Index of the server it lies on; 0 is the master's.
    pub server: usize,
    pub queue_lock: Lock,
    /// Further processor time and lock work of a publication to it that spans MessageBoxes, ms.
    pub distributed_cpu_ms: f64,
    pub distributed_hold_ms: f64,
    /// Messages waiting for a sending host instance.
    pub application_queue: Fifo<u32>,
}

/// Names, processors and speed of the three SQL Server computers.
pub fn servers(values: &Values<Id>, p: &Parameters) -> [(&'static str, u32, f64, f64); 3] {
    let xeon = |name| (name, 8, p.xeon_cpu, p.xeon_hold);
    let master = match values.count(Id::Server) {
        0 => xeon("BPI8X-O01"),
        1 => ("BPI8X-O01", 4, 1.0, 1.0),
        _ => ("BPI8X-O01", 8, p.dual_cpu, 1.0),
    };
    [master, xeon("BPI8X-M01"), xeon("BPI8X-K02")]
}

/// The server of each MessageBox, the master first.
pub fn placement(values: &Values<Id>) -> Vec<usize> {
    let on = |server: usize, id| core::iter::repeat_n(server, values.count(id));
    on(0, Id::MessageBoxes)
        .chain(on(1, Id::BoxesOnDta))
        .chain(on(2, Id::BoxesOnThird))
        .collect()
}
