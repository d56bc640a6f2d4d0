//! When a host instance holds back.

use crate::scenario::knob::{INTEGER, Knob};

pub(super) const CONNECTIONS_PER_CPU: Knob = Knob {
    id: "connectionsPerCpu",
    label: "DB connections per CPU",
    plain: "Sessions before throttling",
    unit: "sessions",
    group: "throttling",
    max: 200.0,
    description: "Database sessions per processor above which a host instance throttles; 0 turns this off.",
    mechanism: "Every 15 s each host instance compares its sessions with this value times its processors. Above it the delay before each publication grows by a step, up to 300 s, otherwise it shrinks. A receiving host instance also throttles, always, on 50,000 messages in the MessageBox.",
    source: "Headings of the first two runs",
    ..INTEGER
};
