//! How the load tool keeps the input filled, and for how long.

use crate::scenario::idle::{Idle, one_of};
use crate::scenario::knob::{INTEGER, Knob, Role, Scale};

pub(super) const QUEUE_TARGET: Knob = Knob {
    id: "queueTarget",
    label: "Documents kept in the queue",
    unit: "documents",
    group: "protocol",
    role: Role::Harness,
    advanced: true,
    min: 20.0,
    max: 5000.0,
    scale: Scale::Log,
    default: 400.0,
    description: "What the load tool keeps waiting in front of an adapter that reads a queue: the middle of 300 to 500.",
    mechanism: "Each second the tool sets its rate to what it saw being taken, and what the queue lacks.",
    idle: &[Idle {
        unless: &[one_of(
            "receiveAdapter",
            &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 11.0],
        )],
        because: "the receive adapter reads a folder",
    }],
    source: "Test procedures",
    ..INTEGER
};

pub(super) const FOLDER_TARGET: Knob = Knob {
    id: "folderTarget",
    label: "Documents kept in the folder",
    unit: "documents",
    group: "protocol",
    role: Role::Harness,
    advanced: true,
    min: 20.0,
    max: 50_000.0,
    scale: Scale::Log,
    default: 4000.0,
    description: "What the load tool keeps waiting in front of an adapter that reads a folder: the middle of 3,000 to 5,000.",
    mechanism: "Each second the tool sets its rate to what it saw being taken, and what the folder lacks.",
    idle: &[Idle {
        unless: &[one_of("receiveAdapter", &[0.0, 9.0, 10.0])],
        because: "the receive adapter reads a queue",
    }],
    source: "Test procedures",
    ..INTEGER
};

pub(super) const THROTTLE_AT: Knob = Knob {
    id: "throttleAt",
    label: "Message count in database",
    unit: "messages",
    group: "protocol",
    advanced: true,
    min: 20.0,
    max: 50_000.0,
    scale: Scale::Log,
    default: 2000.0,
    description: "Messages in the MessageBox at which the receiving host throttles.",
    mechanism: "With this many messages published and not yet completed, nothing more is received.",
    acts_when: "Acts only when as many messages are in the MessageBox.",
    source: "Test procedures",
    ..INTEGER
};

pub(super) const RUN_MINUTES: Knob = Knob {
    id: "runMinutes",
    label: "Length of the run",
    unit: "min",
    group: "protocol",
    role: Role::Harness,
    advanced: true,
    min: 5.0,
    max: 180.0,
    default: 60.0,
    description: "How long a run lasts. It is measured from 25 to 80 % of this time.",
    mechanism: "The tool starts with an empty queue; what happens before and after the measured part does not count.",
    source: "Test procedures",
    ..INTEGER
};
