//! SQL Server.

use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Role, Scale};

pub(super) const SQL_PROCESSORS: Knob = Knob {
    id: "sqlProcessors",
    label: "Processors of the MessageBox server",
    group: "sql",
    min: 1.0,
    max: 32.0,
    default: 8.0,
    description: "Processors of the computer with the MessageBox.",
    mechanism: "Servers of one queue for all processor work. The number of workers is a knob of its own. SQL Server counts as standing still while less than a fixed share of all its processors is busy and requests wait. With more of them the same work is a smaller share, so it stands still more often by this count alone.",
    source: "The testing: 8-way SQL Server",
    ..INTEGER
};

pub(super) const SQL_WORKERS: Knob = Knob {
    id: "sqlWorkers",
    label: "Workers of SQL Server",
    unit: "workers",
    group: "sql",
    min: 32.0,
    max: 2048.0,
    scale: Scale::Log,
    default: 576.0,
    default_origin: Assumed,
    description: "Worker threads of SQL Server. Its own choice is 512 and 16 for each processor above four in 64 bits: 576 with eight; in 32 bits 256 and 8: 288.",
    mechanism: "A request keeps a worker while it is processed and while it waits for a lock, not while its client is at work. Without a free worker nothing begins and nothing commits.",
    source: "Not printed; formula of the documentation of SQL Server 2005 (max worker threads)",
    ..INTEGER
};

pub(super) const HOT_LOCKS: Knob = Knob {
    id: "hotLocks",
    label: "Hot locks",
    unit: "locks",
    group: "sql",
    role: Role::Assumption,
    advanced: true,
    min: 1.0,
    max: 64.0,
    default: 12.0,
    default_origin: Assumed,
    description: "Locks of the MessageBox that every transaction wants one of.",
    mechanism: "Each has one owner at a time and hands over first come, first served; a transaction draws one of them evenly.",
    source: "Not printed; chosen with the calibrated parameters so that the published counts come out",
    ..INTEGER
};
