//! Thread pools of the host instances, and what they may hold.

use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Scale};

pub(super) const BUFFER_CACHE_SIZE: Knob = Knob {
    id: "bufferCacheSize",
    label: "MessagingLMBufferCacheSize",
    plain: "Batches under way at a time",
    unit: "batches",
    group: "threads",
    advanced: true,
    min: 1.0,
    max: 500.0,
    scale: Scale::Log,
    default: 50.0,
    description: "Message batches a host instance handles at the same time.",
    mechanism: "A receiving host instance publishes at most this many batches at once; a sending one holds at most this many dequeued batches. Where the rest of a batch waits for the dispatcher, messages of a small cache wait in the MessageBox instead. The study never varied it.",
    acts_when: "Acts only when as many batches are in one host instance at once.",
    source: "Table 1 and software tables",
    ..INTEGER
};

pub(super) const MESSAGING_THREADS: Knob = Knob {
    id: "messagingThreads",
    label: "MessagingThreadPoolSize",
    plain: "Threads that work on messages",
    unit: "threads per processor",
    group: "threads",
    advanced: true,
    min: 1.0,
    max: 100.0,
    scale: Scale::Log,
    default: 20.0,
    description: "Threads per processor that work on messages in a host instance.",
    mechanism: "Bounds the publications and completions that a host instance has under way. Waiting for a thread costs nothing here, and fewer publications at once leave the publish lock to the completions: few threads shorten the roundtrip as long as the sending host instances keep up. Where these are at their limit already, as in 1-A, completions fall behind and messages pile up. Neither was measured: the study never varied it.",
    acts_when: "Acts only when as many publications and completions are under way in one host instance.",
    source: "Table 1 and software tables",
    ..INTEGER
};

pub(super) const WORKER_THREADS: Knob = Knob {
    id: "workerThreads",
    label: "MaxWorkerThreads",
    plain: "Threads that take messages in",
    unit: "threads per processor",
    group: "threads",
    advanced: true,
    min: 1.0,
    max: 500.0,
    scale: Scale::Log,
    default: 25.0,
    default_origin: Assumed,
    description: "Threads per processor with which the HTTP adapter accepts messages.",
    mechanism: "Bounds the requests that a receiving host instance works on. A request that waits for a thread makes its user wait, who sends less meanwhile; nothing is lost by the wait itself. So fewer threads bound the load, and with it the roundtrip, as fewer users would, at the price of throughput. What a thread costs, and what fewer of them save, is not simulated and was not measured.",
    acts_when: "Acts only when as many requests are at one receiving host instance at once.",
    source: "Table 1 and software tables; printed Default in 1-A",
    ..INTEGER
};

pub(super) const IO_THREADS: Knob = Knob {
    id: "ioThreads",
    label: "MaxIOThreads",
    plain: "Threads for input and output",
    unit: "threads per processor",
    group: "threads",
    advanced: true,
    min: 1.0,
    max: 500.0,
    scale: Scale::Log,
    default: 25.0,
    default_origin: Assumed,
    description: "Threads per processor that handle completed input and output.",
    mechanism: "Bounds the backend answers that a sending host instance handles at once.",
    acts_when: "Acts only when as many answers reach one sending host instance at once.",
    source: "Table 1 and software tables; printed Default in 1-A",
    ..INTEGER
};
