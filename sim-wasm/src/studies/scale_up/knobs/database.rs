//! MessageBoxes and the servers under them.

use crate::scenario::idle::{Idle, at_least};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob};

pub(super) const WORKER_MESSAGE_BOXES: Knob = Knob {
    id: "workerMessageBoxes",
    label: "Worker MessageBoxes",
    group: "database",
    max: 6.0,
    default: 2.0,
    description: "MessageBoxes that store messages and orchestrations, each on a server of its own. Without one the master does all.",
    mechanism: "The master routes each message twice; each orchestration belongs to one worker, in turn, which stores it. The work of a master does not shrink with more workers. A third and further ones take as long for a transaction as the first. Without a worker, or with one, the remaining servers do all the work, and with more than two the master is the limit. Only runs with two were published: that the first workers raise the throughput, and further ones do not, follows from the model alone, and the model of the low-latency study has the opposite.",
    beyond: "A third worker and any further one is charged like the first; the second was measured to be cheaper. No other number of workers was measured, and the low-latency model gives further MessageBoxes the opposite effect",
    source: "Database servers; three database servers in Figure 8",
    ..INTEGER
};

pub(super) const MASTER_PROCESSORS: Knob = Knob {
    id: "masterProcessors",
    label: "Processors of the master",
    group: "database",
    min: 1.0,
    max: 64.0,
    default: 16.0,
    description: "Processors of the server with the master MessageBox.",
    mechanism: "Servers of one queue of transactions. A transaction occupies one for longer than it uses it, because it also waits for locks, latches and the log.",
    source: "Hardware utilized, database tier of Scenario I; the number in Scenario II is not printed",
    ..INTEGER
};

pub(super) const WORKER_PROCESSORS: Knob = Knob {
    id: "workerProcessors",
    label: "Processors of each worker",
    group: "database",
    min: 1.0,
    max: 64.0,
    default: 16.0,
    default_origin: Assumed,
    description: "Processors of each server with a worker MessageBox.",
    mechanism: "As on the master.",
    idle: &[Idle {
        unless: &[at_least("workerMessageBoxes", 1.0)],
        because: "there is no worker",
    }],
    source: "Not printed; the 32 processors of the worker database server of Scenario I, in two partitions",
    ..INTEGER
};
