//! The HTTP adapters.

use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Scale};

pub(super) const HTTP_BATCH_SIZE: Knob = Knob {
    id: "httpBatchSize",
    label: "HTTPBatchSize",
    plain: "Requests stored together",
    unit: "messages",
    group: "http",
    advanced: true,
    min: 1.0,
    max: 50.0,
    default: 1.0,
    description: "Requests the HTTP receive adapter gathers before it submits them together.",
    mechanism: "A receiving host instance waits for this many requests, or one second, and publishes them in one transaction. A batch holds the publish lock for each of its requests, so it saves next to nothing; and with as many users on a host instance as requests in a batch, or fewer, each batch waits for the second to pass. The result is a cliff at that size, set by this timer and not by the price of batches. The study never varied it.",
    source: "Table 1 and software tables",
    ..INTEGER
};

pub(super) const REQUEST_QUEUE_SIZE: Knob = Knob {
    id: "requestQueueSize",
    label: "RequestQueueSize",
    plain: "Requests taken in at a time",
    unit: "requests",
    group: "http",
    advanced: true,
    min: 1.0,
    max: 4096.0,
    scale: Scale::Log,
    default: 256.0,
    description: "Requests the HTTP receive adapter handles at any one time.",
    mechanism: "Requests beyond it wait at the computer's door. As with worker threads, a short queue bounds the load that users make, and so shortens the roundtrip and takes throughput. That requests are turned away is not simulated, and no pair of runs shows its effect.",
    idle: &[Idle {
        unless: &[Is::Within {
            knob: "requestQueueSize",
            limit: "virtualUsers",
            times: 1.0,
        }],
        because: "there are never more requests than users",
    }],
    acts_when: "Acts only when as many requests are at one receiving computer at once.",
    source: "Table 1 and software tables",
    ..INTEGER
};

pub(super) const HTTP_OUT_MAX_CONNECTION: Knob = Knob {
    id: "httpOutMaxConnection",
    label: "HTTPOutMaxConnection",
    plain: "Connections to the backend",
    unit: "connections",
    group: "http",
    advanced: true,
    min: 1.0,
    max: 500.0,
    scale: Scale::Log,
    default: 48.0,
    description: "Connections that one HTTP send adapter keeps to its targets.",
    mechanism: "Bounds the sends of a host instance that are on the wire.",
    acts_when: "Acts only when as many sends of one host instance are on the wire.",
    source: "Table 1 and software tables",
    ..INTEGER
};

pub(super) const HTTP_OUT_INFLIGHT: Knob = Knob {
    id: "httpOutInflight",
    label: "HTTPOutInflightSize",
    plain: "Messages sent and not finished",
    unit: "messages",
    group: "http",
    advanced: true,
    min: 1.0,
    max: 2000.0,
    scale: Scale::Log,
    default: 300.0,
    description: "Messages that one HTTP send adapter has accepted and not finished.",
    mechanism: "The dispatcher of a host instance stops at this many unfinished messages.",
    acts_when: "Acts only when as many messages of one host instance are unfinished.",
    source: "Table 1 and software tables",
    ..INTEGER
};

pub(super) const HTTP_OUT_COMPLETE_SIZE: Knob = Knob {
    id: "httpOutCompleteSize",
    label: "HTTPOutCompleteSize",
    plain: "Finished sends stored together",
    unit: "actions",
    group: "http",
    advanced: true,
    min: 1.0,
    max: 100.0,
    default: 5.0,
    default_origin: Assumed,
    description: "Finished actions that the HTTP send adapter gathers before it returns them to the engine.",
    mechanism: "A response counts two actions (submit and delete), a finished one-way send one. The batch is returned when it is full. One that does not fill is returned after a second: under a low load completions wait for that, so that less load can mean a longer roundtrip.",
    source: "Table 1 and software tables; printed Default before 5-D",
    ..INTEGER
};
