//! How many messages come, and when.

use crate::scenario::idle::{Idle, Is, at_least, one_of};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{Choice, INTEGER, Kind, Knob, Role, Scale};

/// The partner goes offline within the run; a load that stops at a number of rows runs as long as the recovery takes.
const OFFLINE_IN_RUN: &[Is] = &[
    one_of("load", &[1.0]),
    Is::Within {
        knob: "partnerOfflineAtHours",
        limit: "durationHours",
        times: 1.0,
    },
];

pub(super) const LOAD: Knob = Knob {
    id: "load",
    label: "Load",
    group: "load",
    role: Role::Load,
    kind: Kind::Choice,
    max: 3.0,
    choices: &[
        Choice {
            id: "steady",
            label: "Steady",
            value: 0.0,
        },
        Choice {
            id: "until-backlog",
            label: "Until a backlog, then none",
            value: 1.0,
        },
        Choice {
            id: "floodgate",
            label: "Steady with a floodgate event",
            value: 2.0,
        },
        Choice {
            id: "drawn",
            label: "Drawn over the day",
            value: 3.0,
        },
    ],
    description: "What the load tool does over time.",
    mechanism: "Steady runs for the duration. Until a backlog stops at the given spool depth, takes back what has not been picked up, and runs on until the spool has recovered. A floodgate event adds a burst. Drawn takes one rate per hour, and the burst.",
    source: "The three experiments of the study",
    ..INTEGER
};

pub(super) const RATE_PER_SECOND: Knob = Knob {
    id: "ratePerSecond",
    label: "Offered rate",
    unit: "messages/s",
    group: "load",
    role: Role::Load,
    min: 1.0,
    max: 400.0,
    default: 150.0,
    description: "Files per second that the load tool places in the shares of the BizTalk servers. A drawn day has its own rates.",
    mechanism: "One file at a time at an even pace, in turn to each receive host instance.",
    idle: &[Idle {
        unless: &[one_of("load", &[0.0, 1.0, 2.0])],
        because: "a drawn day has its own rates",
    }],
    source: "150 sustainable, about 175 overdriven, about half the maximum for the floodgate test",
    ..INTEGER
};

pub(super) const STOP_AT_ROWS: Knob = Knob {
    id: "stopAtRows",
    label: "Stop at a spool of",
    unit: "rows",
    group: "load",
    role: Role::Harness,
    min: 10_000.0,
    max: 10_000_000.0,
    scale: Scale::Log,
    default: 2_000_000.0,
    description: "Spool depth at which the load stops, when it runs until a backlog.",
    mechanism: "The load tool stops for good as soon as the spool table has that many rows.",
    idle: &[Idle {
        unless: &[one_of("load", &[1.0])],
        because: "this load does not stop at a backlog",
    }],
    source: "Overdrive test: about 2 million",
    ..INTEGER
};

pub(super) const DURATION_HOURS: Knob = Knob {
    id: "durationHours",
    label: "Duration",
    unit: "h",
    group: "load",
    role: Role::Load,
    min: 1.0,
    max: 24.0,
    default: 1.0,
    description: "How long the load goes on. Until a backlog: the longest that it goes on.",
    mechanism: "End of the run; until a backlog: the run ends when the spool has recovered, at the latest after 24 h.",
    source: "Sustainable test: one hour",
    ..INTEGER
};

pub(super) const BURST_MESSAGES: Knob = Knob {
    id: "burstMessages",
    label: "Floodgate event",
    unit: "messages",
    group: "load",
    role: Role::Load,
    max: 500_000.0,
    scale: Scale::Log,
    default: 50_000.0,
    description: "Files dropped at once, with a floodgate event or on a drawn day.",
    mechanism: "The files lie in the shares, divided evenly, until the receive host instances have picked them up.",
    idle: &[
        Idle {
            unless: &[one_of("load", &[2.0, 3.0])],
            because: "this load has no floodgate event",
        },
        Idle {
            unless: &[Is::Within {
                knob: "burstAtMinutes",
                limit: "durationHours",
                times: 60.0,
            }],
            because: "the event comes after the end of the run",
        },
    ],
    source: "Floodgate test: 50,000 additional messages",
    ..INTEGER
};

pub(super) const BURST_AT_MINUTES: Knob = Knob {
    id: "burstAtMinutes",
    label: "Floodgate event after",
    unit: "min",
    group: "load",
    role: Role::Load,
    max: 1439.0,
    default: 30.0,
    default_origin: Assumed,
    description: "When those files are dropped.",
    mechanism: "Time from the start of the run.",
    idle: &[
        Idle {
            unless: &[one_of("load", &[2.0, 3.0])],
            because: "this load has no floodgate event",
        },
        Idle {
            unless: &[at_least("burstMessages", 1.0)],
            because: "no files are dropped",
        },
        Idle {
            unless: &[Is::Within {
                knob: "burstAtMinutes",
                limit: "durationHours",
                times: 60.0,
            }],
            because: "the run ends before",
        },
    ],
    source: "Not printed; the graph is lost",
    ..INTEGER
};

pub(super) const PARTNER_OFFLINE_AT_HOURS: Knob = Knob {
    id: "partnerOfflineAtHours",
    label: "Partner offline from",
    unit: "h",
    group: "load",
    role: Role::Load,
    max: 23.0,
    default_origin: Assumed,
    description: "When the partner's address stops answering.",
    mechanism: "Time from the start of the run.",
    idle: &[
        Idle {
            unless: &[at_least("partnerOfflineHours", 1.0)],
            because: "the partner never goes offline",
        },
        Idle {
            unless: OFFLINE_IN_RUN,
            because: "the run ends before",
        },
    ],
    source: "Section on floodgate scenarios: a partner that goes offline builds up a backlog",
    ..INTEGER
};

pub(super) const PARTNER_OFFLINE_HOURS: Knob = Knob {
    id: "partnerOfflineHours",
    label: "Partner offline for",
    unit: "h",
    group: "load",
    role: Role::Load,
    max: 24.0,
    description: "How long it does not answer; 0 for never.",
    mechanism: "Messages to send stay in the spool until the partner is back; then all of them are due at once.",
    idle: &[Idle {
        unless: OFFLINE_IN_RUN,
        because: "the run ends before the partner goes offline",
    }],
    source: "Not part of the three experiments",
    ..INTEGER
};
