//! Host instances and their throttling.

use crate::scenario::idle::{Idle, Is, on};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob};

const HOSTS: Knob = Knob {
    group: "hosts",
    min: 1.0,
    max: 8.0,
    default: 2.0,
    source: "Section on the test scenario: both BizTalk servers have an instance of each host",
    ..INTEGER
};

pub(super) const SESSIONS_PER_HOST: Knob = Knob {
    id: "sessionsPerHost",
    label: "Sessions per host instance",
    unit: "sessions",
    group: "hosts",
    min: 1.0,
    max: 200.0,
    default: 20.0,
    default_origin: Assumed,
    description: "Database sessions that a host instance works with at the same time.",
    mechanism: "Each session has one message in hand. More sessions do more at a time, and meet each other's locks more often.",
    source: "Not printed",
    ..INTEGER
};

pub(super) const THROTTLE_SESSIONS: Knob = Knob {
    id: "throttleSessions",
    label: "Throttling threshold",
    unit: "sessions",
    group: "hosts",
    max: 200.0,
    default: 18.0,
    default_origin: Assumed,
    description: "Sessions of a receive host instance above which it throttles; 0 for never.",
    mechanism: "Above it the threads that submit messages are blocked until the number has fallen.",
    idle: &[Idle {
        unless: &[Is::Within {
            knob: "throttleSessions",
            limit: "sessionsPerHost",
            times: 1.0,
        }],
        because: "a host instance has no more sessions than are set above",
    }],
    acts_when: "Acts only while files pile up before a receive host instance.",
    source: "Overdrive test: throttling by the number of database sessions; the threshold is not printed",
    ..INTEGER
};

pub(super) const RECEIVE_HOSTS: Knob = Knob {
    id: "receiveHosts",
    label: "Receive host instances",
    description: "Instances that pick up files.",
    mechanism: "Each has its share, its sessions and its throttle.",
    acts_when: "Acts only while files pile up in the shares: otherwise one instance keeps up.",
    ..HOSTS
};

pub(super) const ORCHESTRATION_HOSTS: Knob = Knob {
    id: "orchestrationHosts",
    label: "Orchestration host instances",
    description: "Instances that run orchestrations.",
    mechanism: "Each has its sessions.",
    idle: &[Idle {
        unless: &[on("orchestration")],
        because: "no message passes an orchestration",
    }],
    ..HOSTS
};

pub(super) const SEND_HOSTS: Knob = Knob {
    id: "sendHosts",
    label: "Send host instances",
    description: "Instances that send.",
    mechanism: "Each has its sessions.",
    ..HOSTS
};
