//! Threads of a host instance.

use crate::scenario::idle::{Idle, at_least};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, SWITCH, Scale};

pub(super) const MAX_WORKER_THREADS: Knob = Knob {
    id: "maxWorkerThreads",
    label: "MaxWorkerThreads",
    plain: "Threads in the pool",
    unit: "threads",
    group: "threads",
    min: 1.0,
    max: 400.0,
    default: 25.0,
    description: "Size of the .NET thread pool of an orchestration host instance, which runs the orchestrations.",
    mechanism: "An orchestration keeps a thread, and the thread a database session, until it waits for its reply or ends. So this bounds the transactions that a host instance has under way.",
    source: "Headings of the four runs",
    ..INTEGER
};

pub(super) const THREADS_PER_CPU: Knob = Knob {
    id: "threadsPerCpu",
    label: "MaxWorkerThreads per processor",
    plain: "The pool for each processor",
    group: "threads",
    description: "Whether the number of threads holds for each processor, as the default does, or for the process, as the measured peaks say of a value in the registry.",
    mechanism: "Multiplies the thread pool by the processors of the computer.",
    idle: &[Idle {
        unless: &[at_least("processorsPerHost", 2.0)],
        because: "with one processor both are the same",
    }],
    source: "Summary; connections 480 by default, 694 with 100 threads and 1,093 with 200",
    ..SWITCH
};

pub(super) const MESSAGING_THREADS: Knob = Knob {
    id: "messagingThreads",
    label: "Messaging threads per processor",
    unit: "threads",
    group: "threads",
    advanced: true,
    min: 1.0,
    max: 100.0,
    scale: Scale::Log,
    default: 10.0,
    default_origin: Assumed,
    description: "Threads of the messaging engine per processor in receiving and sending host instances.",
    mechanism: "Bounds the messages that such a host instance receives or sends at the same time.",
    source: "The size is not printed; the summary says that the messaging engine has a pool of its own",
    ..INTEGER
};
