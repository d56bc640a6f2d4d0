//! The disks of the database servers.

use crate::scenario::idle::{Idle, at_most};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Scale};

/// Requests at a time up to which one bus adapter keeps the SAN waiting: its rate of page writes
/// times the time of one.
const SAN_BUSY_DEPTH: f64 = 18.0;

pub(super) const HBA_CARDS: Knob = Knob {
    id: "hbaCards",
    label: "HBA cards",
    unit: "cards",
    group: "storage",
    advanced: true,
    min: 1.0,
    max: 4.0,
    default: 1.0,
    default_origin: Assumed,
    description: "Host bus adapters between the MessageBox server and the SAN.",
    mechanism: "Each card has its own queue of requests to the SAN.",
    idle: &[Idle {
        unless: &[at_most("queueDepth", SAN_BUSY_DEPTH)],
        because: "one card alone gives the SAN all it can do",
    }],
    source: "Table 74; text of test case 21 and of the summary",
    ..INTEGER
};

pub(super) const QUEUE_DEPTH: Knob = Knob {
    id: "queueDepth",
    label: "HBA queue depth",
    unit: "requests",
    group: "storage",
    advanced: true,
    min: 1.0,
    max: 4096.0,
    scale: Scale::Log,
    default: 32.0,
    description: "Requests that one host bus adapter has under way at the SAN.",
    mechanism: "Caps how many page writes of a checkpoint the SAN works on at once, and with that how long the checkpoint lasts, during which transactions wait for pages.",
    idle: &[Idle {
        unless: &[at_most("queueDepth", SAN_BUSY_DEPTH)],
        because: "above 18 requests the SAN itself is the limit",
    }],
    source: "Test case 17; Tables 66, 70, 74, 78 and 82",
    ..INTEGER
};

pub(super) const DATA_FILES: Knob = Knob {
    id: "dataFiles",
    label: "Data files",
    unit: "files",
    group: "storage",
    advanced: true,
    min: 1.0,
    max: 16.0,
    default: 1.0,
    description: "Files of the MessageBox database's primary file group.",
    mechanism: "The pages of a checkpoint are spread over the files, which lie on the same disks.",
    source: "Test cases 8 and 18-C",
    ..INTEGER
};

pub(super) const LOG_FILES: Knob = Knob {
    id: "logFiles",
    label: "Log files",
    unit: "files",
    group: "storage",
    advanced: true,
    min: 1.0,
    max: 8.0,
    default: 1.0,
    description: "Files of the MessageBox transaction log.",
    mechanism: "SQL Server writes one log file at a time, and each write takes all that waits for it. So more files leave each write as long as it was.",
    idle: &[Idle {
        unless: &[],
        because: "SQL Server writes one log file at a time",
    }],
    source: "Test case 15",
    ..INTEGER
};

pub(super) const CHECKPOINT_INTERVAL_SECONDS: Knob = Knob {
    id: "checkpointIntervalSeconds",
    label: "Checkpoint interval",
    unit: "s",
    group: "storage",
    advanced: true,
    min: 5.0,
    max: 600.0,
    scale: Scale::Log,
    default: 60.0,
    description: "Time from the start of one checkpoint of SQL Server to that of the next.",
    mechanism: "A checkpoint writes what has changed since the last one, and transactions wait for pages that are on their way: rarer ones last longer, more frequent ones come more often.",
    source: "Section on SAN performance, which tells of other intervals without numbers",
    ..INTEGER
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studies::low_latency::parameters::Parameters;

    #[test]
    fn deeper_queues_than_declared_leave_the_san_busy() {
        let p = Parameters::default();
        let busy = p.checkpoint_rate * p.checkpoint_write_ms;
        assert_eq!(SAN_BUSY_DEPTH, libm::floor(busy));
    }
}
