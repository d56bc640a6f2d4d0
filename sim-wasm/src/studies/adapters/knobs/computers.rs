//! How many host instances, and how many connections between computers.

use super::adapter::WEB;
use crate::scenario::idle::{Idle, one_of};
use crate::scenario::knob::{INTEGER, Knob, Scale};

pub(super) const HOST_INSTANCES: Knob = Knob {
    id: "hostInstances",
    label: "Host instances",
    unit: "instances",
    group: "computers",
    min: 1.0,
    max: 8.0,
    default: 1.0,
    description: "Instances of each host, each on a BizTalk server of its own. The study used one.",
    mechanism: "Each brings two processors, its threads and its connections. The MessageBox stays one. It is the only limit that they share: the throughput grows with them until its processors are full, and then not at all. Locks, disks and the network between them are not simulated, so the growth up to there is the most that could be had.",
    beyond: "Each further instance is taken to do as much as the first",
    source: "Test topology",
    ..INTEGER
};

pub(super) const MAX_CONNECTIONS: Knob = Knob {
    id: "maxConnections",
    label: "maxconnection",
    plain: "Connections to one address",
    unit: "connections",
    group: "computers",
    min: 1.0,
    max: 400.0,
    scale: Scale::Log,
    default: 400.0,
    description: "Connections that a host instance may have to the receiver of its HTTP and SOAP messages. The product’s default is 2; the study raised it to 400.",
    mechanism: "A document that is sent over HTTP or SOAP holds one until the receiver answers.",
    idle: &[Idle {
        unless: &[one_of("sendAdapter", WEB)],
        because: "only HTTP and SOAP send over such connections",
    }],
    acts_when: "Acts only when as many documents wait for the receiver at once.",
    source: "Recommendations",
    ..INTEGER
};
