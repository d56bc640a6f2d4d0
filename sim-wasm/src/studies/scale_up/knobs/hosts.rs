//! Host instances and their threads.

use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Scale};

pub(super) const RECEIVE_HOSTS: Knob = Knob {
    id: "receiveHosts",
    label: "Receive hosts",
    group: "hosts",
    min: 1.0,
    max: 16.0,
    default: 5.0,
    description: "Host instances that take messages from files.",
    mechanism: "Each takes one message after the other and publishes it.",
    source: "Columns of the two result tables",
    ..INTEGER
};

pub(super) const PROCESS_HOSTS: Knob = Knob {
    id: "processHosts",
    label: "Process hosts",
    group: "hosts",
    min: 1.0,
    max: 24.0,
    default: 10.0,
    description: "Host instances that run orchestrations.",
    mechanism: "Each starts one orchestration after the other, as fast as its dispatcher allows; with more than one the dispatcher takes longer for each. Beyond the second, each further one adds as much as the one before, because nothing but the databases is shared; their limit then ends it at once. Locks that the hosts share are not simulated.",
    source: "Columns of the two result tables",
    ..INTEGER
};

pub(super) const SEND_HOSTS: Knob = Knob {
    id: "sendHosts",
    label: "Send hosts",
    group: "hosts",
    min: 1.0,
    max: 24.0,
    default: 10.0,
    description: "Host instances that write messages to files.",
    mechanism: "Each sends one message after the other.",
    source: "Columns of the two result tables",
    ..INTEGER
};

pub(super) const THREADS_PER_HOST: Knob = Knob {
    id: "threadsPerHost",
    label: "Threads per process host",
    unit: "threads",
    group: "hosts",
    advanced: true,
    min: 1.0,
    max: 800.0,
    scale: Scale::Log,
    default: 100.0,
    default_origin: Assumed,
    description: "Threads of a process host that run orchestrations.",
    mechanism: "An orchestration keeps one while it waits and until it is stored as done, so threads divided by that time bound the throughput.",
    source: "Not printed; 25 for each of four processors, the default of BizTalk Server 2006",
    ..INTEGER
};
