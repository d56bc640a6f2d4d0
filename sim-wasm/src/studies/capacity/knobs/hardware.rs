//! The database server.

use crate::scenario::knob::{INTEGER, Knob, Scale};

pub(super) const MESSAGE_BOX_MEMORY_MB: Knob = Knob {
    id: "messageBoxMemoryMb",
    label: "Memory of the MessageBox server",
    unit: "MB",
    group: "hardware",
    min: 512.0,
    max: 65_536.0,
    scale: Scale::Log,
    default: 4096.0,
    description: "Main memory of the SQL Server with the MessageBox.",
    mechanism: "A part of it holds data pages. What the spool and the parts need beyond that is read from disk.",
    source: "Hardware list: 4 GB",
    ..INTEGER
};

pub(super) const DISK_SPEED_PERCENT: Knob = Knob {
    id: "diskSpeedPercent",
    label: "Speed of the data disks",
    unit: "%",
    group: "hardware",
    min: 10.0,
    max: 1_000.0,
    scale: Scale::Log,
    default: 100.0,
    description: "Against the SAN of the study.",
    mechanism: "Divides the time of a page read or write. Requests do not queue at the disks, and nobody waits for a write; a transaction waits for a read only when its page is not in memory. As long as the spool fits into memory, slow disks are merely busier and carry the same load. Real disks would queue: nothing measured supports that they carry it.",
    source: "Recommendations: the I/O subsystem is the most common bottleneck",
    ..INTEGER
};

pub(super) const SQL_PROCESSORS: Knob = Knob {
    id: "sqlProcessors",
    label: "Processors of the MessageBox server",
    group: "hardware",
    min: 1.0,
    max: 16.0,
    default: 4.0,
    description: "Processors of the SQL Server with the MessageBox.",
    mechanism: "Transactions and cleanup jobs take them first come, first served.",
    source: "Hardware list: four processors with 1.6 GHz",
    ..INTEGER
};
