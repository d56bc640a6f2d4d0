//! How often sending hosts look for messages, and how many they take.

use crate::scenario::knob::{INTEGER, Knob, Scale};

pub(super) const MAX_RECEIVE_INTERVAL_MS: Knob = Knob {
    id: "maxReceiveIntervalMs",
    label: "MaxReceiveInterval",
    plain: "Longest pause between looks",
    unit: "ms",
    group: "polling",
    advanced: true,
    min: 1.0,
    max: 5000.0,
    scale: Scale::Log,
    default: 50.0,
    description: "Longest pause of a host instance between two looks for new messages.",
    mechanism: "A poll that finds nothing lengthens the pause up to this value; a poll that finds messages is followed by another at once.",
    source: "Table 1 and software tables, row In-Process MaximumReceiveInterval",
    ..INTEGER
};

pub(super) const BATCH_SIZE: Knob = Knob {
    id: "batchSize",
    label: "BatchSize",
    plain: "Messages taken at a look",
    unit: "messages",
    group: "polling",
    advanced: true,
    min: 1.0,
    max: 200.0,
    scale: Scale::Log,
    default: 20.0,
    description: "Most messages a sending host instance takes from the MessageBox in one transaction.",
    mechanism: "Caps a dequeue; its lock is held longer the more messages it takes. A dequeue of several costs little less than as many of one, so that large batches gain little here. Of the values that the study has, none was changed alone.",
    source: "Table 1; Tables 66, 70, 74, 78 and 82; default 20 from test case 17",
    ..INTEGER
};
