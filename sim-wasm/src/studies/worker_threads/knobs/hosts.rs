//! Host instances and their computers.

use crate::scenario::knob::{INTEGER, Knob};

pub(super) const ORCHESTRATION_HOSTS: Knob = Knob {
    id: "orchestrationHosts",
    label: "Orchestration host instances",
    group: "hosts",
    min: 1.0,
    max: 12.0,
    default: 4.0,
    description: "Host instances that run orchestrations, one on each computer.",
    mechanism: "Each brings its own pool of threads.",
    source: "The testing: 4 running the XLANG hosts",
    ..INTEGER
};

pub(super) const RECEIVE_HOSTS: Knob = Knob {
    id: "receiveHosts",
    label: "Receiving host instances",
    group: "hosts",
    min: 1.0,
    max: 8.0,
    default: 2.0,
    description: "Host instances that receive messages, one on each computer.",
    mechanism: "Each brings its messaging threads, which compete with the orchestrations for workers and locks.",
    source: "The testing: 2 running the receive hosts",
    ..INTEGER
};

pub(super) const SEND_HOSTS: Knob = Knob {
    id: "sendHosts",
    label: "Sending host instances",
    group: "hosts",
    min: 1.0,
    max: 8.0,
    default: 2.0,
    description: "Host instances that send messages, one on each computer.",
    mechanism: "Each brings its messaging threads, which compete with the orchestrations for workers and locks.",
    source: "The testing: 2 running the send hosts",
    ..INTEGER
};

pub(super) const PROCESSORS_PER_HOST: Knob = Knob {
    id: "processorsPerHost",
    label: "Processors per BizTalk computer",
    group: "hosts",
    min: 1.0,
    max: 8.0,
    default: 2.0,
    description: "Processors of each computer that runs a host instance.",
    mechanism: "Multiplies what is set per processor: threads and the threshold of throttling. The processor time of these computers is not simulated.",
    source: "The testing: dual-processor machines",
    ..INTEGER
};
