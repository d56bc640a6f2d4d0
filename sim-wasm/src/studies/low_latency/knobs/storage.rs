//! The disks of the database servers.

use crate::scenario::idle::{Idle, at_least, at_most};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, SWITCH, Scale};

/// Requests at a time up to which one bus adapter keeps the SAN waiting: its rate of page writes
/// times the time of one.
const SAN_BUSY_DEPTH: f64 = 18.0;

/// Disks up to which the SAN puts page writes on them more slowly than they come in a checkpoint.
const BEHIND_SPINDLES: f64 = 81.0;

/// Disks up to which it also falls behind from one checkpoint to the next.
const BEHIND_FOR_GOOD_SPINDLES: f64 = 33.0;

/// MB that the pages of a minute may take.
const MINUTE_MB: f64 = 3072.0;

/// Slow disks matter to whoever waits for them: where the cache can fill.
const CACHE_NEVER_FILLS: [Idle; 2] = [
    Idle {
        unless: &[at_most("spindles", BEHIND_SPINDLES)],
        because: "82 disks and more take page writes as fast as they come",
    },
    Idle {
        unless: &[
            at_most("writeCacheMb", MINUTE_MB),
            at_least("checkpointIntervalSeconds", 61.0),
            at_most("spindles", BEHIND_FOR_GOOD_SPINDLES),
        ],
        because: "the cache holds all pages of a minute",
    },
];

/// Page writes matter to whoever stands in line with them.
const NOBODY_WAITS: Idle = Idle {
    unless: &[
        at_most("logVolume", 0.0),
        at_most("spindles", BEHIND_SPINDLES),
    ],
    because: "nobody waits for page writes as long as the log has a volume of its own and the disks keep up",
};

pub(super) const HBA_CARDS: Knob = Knob {
    id: "hbaCards",
    label: "HBA cards",
    plain: "Cards to the storage network",
    unit: "cards",
    group: "storage",
    advanced: true,
    min: 1.0,
    max: 4.0,
    default: 1.0,
    default_origin: Assumed,
    description: "Host bus adapters between the MessageBox server and the SAN.",
    mechanism: "Each card has its own queue of requests to the SAN.",
    idle: &[
        NOBODY_WAITS,
        Idle {
            unless: &[at_most("queueDepth", SAN_BUSY_DEPTH)],
            because: "one card alone gives the SAN all it can do",
        },
    ],
    source: "Table 74; text of test case 21 and of the summary",
    ..INTEGER
};

pub(super) const QUEUE_DEPTH: Knob = Knob {
    id: "queueDepth",
    label: "HBA queue depth",
    plain: "Requests under way on a card",
    unit: "requests",
    group: "storage",
    advanced: true,
    min: 1.0,
    max: 4096.0,
    scale: Scale::Log,
    default: 32.0,
    description: "Requests that one host bus adapter has under way at the SAN.",
    mechanism: "Caps how many page writes of a checkpoint the SAN works on at once, and with that how long the checkpoint lasts.",
    idle: &[
        NOBODY_WAITS,
        Idle {
            unless: &[at_most("queueDepth", SAN_BUSY_DEPTH)],
            because: "above 18 requests the SAN itself is the limit",
        },
    ],
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
    mechanism: "The pages of a checkpoint are spread over the files. They lie on the same disks, so that nothing else changes.",
    idle: &[Idle {
        unless: &[],
        because: "the files lie on the same disks",
    }],
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

pub(super) const SPINDLES: Knob = Knob {
    id: "spindles",
    label: "SAN disks",
    unit: "disks",
    group: "storage",
    advanced: true,
    min: 2.0,
    max: 512.0,
    scale: Scale::Log,
    default: 134.0,
    description: "Disks of the SAN over which each volume is spread.",
    mechanism: "The cache puts each page write on two disks. Where it fills during a checkpoint, writes to the log wait until the disks have made room.",
    idle: &CACHE_NEVER_FILLS,
    source: "Section on databases and SAN storage",
    ..INTEGER
};

pub(super) const WRITE_CACHE_MB: Knob = Knob {
    id: "writeCacheMb",
    label: "SAN write cache",
    unit: "MB",
    group: "storage",
    advanced: true,
    min: 16.0,
    max: 16_384.0,
    scale: Scale::Log,
    default: 8192.0,
    default_origin: Assumed,
    description: "Memory in which the SAN keeps what was written until it is on the disks.",
    mechanism: "Takes the page writes of a checkpoint at once as long as it has room; the two controllers have 8 GB each and are taken to hold the same.",
    idle: &CACHE_NEVER_FILLS,
    source: "Section on databases and SAN storage, which prints the memory and not its use",
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
    mechanism: "A checkpoint writes what has changed since the last one: rarer ones last longer. Writes to the log wait for it where they share its volume, or where the cache of the SAN is full.",
    idle: &[NOBODY_WAITS],
    source: "Section on SAN performance, which tells of other intervals without numbers",
    ..INTEGER
};

pub(super) const LOG_VOLUME: Knob = Knob {
    id: "logVolume",
    label: "Log on a volume of its own",
    group: "storage",
    advanced: true,
    default: 1.0,
    description: "Whether the log of the MessageBox database has a volume of its own, as the study gave it, or lies on that of the data.",
    mechanism: "On the volume of the data a write to the log stands in line with the page writes of a checkpoint and takes as long as one of them. A publication keeps its lock until the log is written, so that a busy system gets less through meanwhile. Between checkpoints there is no difference. The two service times are printed; a shared volume was not measured.",
    source: "Section on databases and SAN storage; Table 92",
    ..SWITCH
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

    #[test]
    fn more_disks_than_declared_keep_up() {
        let p = Parameters::default();
        let disks = |writes_per_ms: f64| libm::floor(2.0 * p.disk_write_ms * writes_per_ms);
        assert_eq!(BEHIND_SPINDLES, disks(p.checkpoint_rate));
        // The publish lock lets no more requests through, however they are batched.
        let of_the_load = p.checkpoint_writes / p.publish_hold_ms;
        assert!(BEHIND_FOR_GOOD_SPINDLES >= disks(of_the_load));
        let minute_kb = 60_000.0 * of_the_load * p.checkpoint_pages * 8.0;
        assert!(MINUTE_MB * 1024.0 > minute_kb);
    }
}
