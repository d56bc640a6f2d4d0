//! The knobs of the capacity study. Their order is the order of the values in a scenario.

use super::{INTEGER, SWITCH};
use crate::scenario::idle::{Idle, Is, on};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{Choice, Kind, Knob};
use crate::scenario::values::KnobId;

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    Load,
    RatePerSecond,
    StopAtRows,
    DurationHours,
    BurstMessages,
    BurstAtMinutes,
    Rate0,
    Rate1,
    Rate2,
    Rate3,
    Rate4,
    Rate5,
    Rate6,
    Rate7,
    Rate8,
    Rate9,
    Rate10,
    Rate11,
    Rate12,
    Rate13,
    Rate14,
    Rate15,
    Rate16,
    Rate17,
    Rate18,
    Rate19,
    Rate20,
    Rate21,
    Rate22,
    Rate23,
    PartnerOfflineAtHours,
    PartnerOfflineHours,
    Orchestration,
    SqlAgent,
    MessageCleanup,
    PartsCleanup,
    DeadlockPriority,
    MessageBoxMemoryMb,
    DiskSpeedPercent,
    SqlProcessors,
    SessionsPerHost,
    ThrottleSessions,
    ReceiveHosts,
    OrchestrationHosts,
    SendHosts,
}

/// The partner goes offline within the run; a load that stops at a number of rows runs as long as the recovery takes.
const OFFLINE_IN_RUN: &[Is] = &[
    Is::OneOf("load", &[1.0]),
    Is::Within {
        knob: "partnerOfflineAtHours",
        limit: "durationHours",
        times: 1.0,
    },
];

/// The rates of a drawn day, hour by hour.
pub const RATES: [Id; 24] = [
    Id::Rate0,
    Id::Rate1,
    Id::Rate2,
    Id::Rate3,
    Id::Rate4,
    Id::Rate5,
    Id::Rate6,
    Id::Rate7,
    Id::Rate8,
    Id::Rate9,
    Id::Rate10,
    Id::Rate11,
    Id::Rate12,
    Id::Rate13,
    Id::Rate14,
    Id::Rate15,
    Id::Rate16,
    Id::Rate17,
    Id::Rate18,
    Id::Rate19,
    Id::Rate20,
    Id::Rate21,
    Id::Rate22,
    Id::Rate23,
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }
}

const HOSTS: Knob = Knob {
    group: "hosts",
    min: 1.0,
    max: 8.0,
    default: 2.0,
    source: "Section on the test scenario: both BizTalk servers have an instance of each host",
    ..INTEGER
};

/// An hour of a drawn day, from 0.
struct Hour<const HOUR: usize>;

impl<const HOUR: usize> Hour<HOUR> {
    const NOT_DRAWN: Idle = Idle {
        unless: &[Is::OneOf("load", &[3.0])],
        because: "only a drawn day has a rate for each hour",
    };
    const RUN_IS_OVER: Idle = Idle {
        unless: &[Is::AtLeast("durationHours", (HOUR + 1) as f64)],
        because: "the run ends before this hour",
    };
    /// When its rate does nothing.
    const IDLE: &'static [Idle] = if HOUR == 0 {
        &[Self::NOT_DRAWN]
    } else {
        &[Self::NOT_DRAWN, Self::RUN_IS_OVER]
    };
}

/// The rate of one hour of a drawn day. An ordinary business day: quiet at night, two peaks.
const fn hour<const HOUR: usize>(id: &'static str, label: &'static str, rate: f64) -> Knob {
    Knob {
        id,
        label,
        unit: "messages/s",
        group: "profile",
        advanced: true,
        max: 400.0,
        default: rate,
        default_origin: Assumed,
        description: "Messages per second in this hour of a drawn day.",
        mechanism: "The load tool hands files over at an even pace, as many per second as the hour asks for.",
        idle: Hour::<HOUR>::IDLE,
        source: "Not in the study, which asks to emulate one's own load profile over a day",
        ..INTEGER
    }
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    Knob {
        id: "load",
        label: "Load",
        group: "load",
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
    },
    Knob {
        id: "ratePerSecond",
        label: "Offered rate",
        unit: "messages/s",
        group: "load",
        min: 1.0,
        max: 400.0,
        default: 150.0,
        description: "Files per second that the load tool places in the shares of the BizTalk servers. A drawn day has its own rates.",
        mechanism: "One file at a time at an even pace, in turn to each receive host instance.",
        idle: &[Idle {
            unless: &[Is::OneOf("load", &[0.0, 1.0, 2.0])],
            because: "a drawn day has its own rates",
        }],
        source: "150 sustainable, about 175 overdriven, about half the maximum for the floodgate test",
        ..INTEGER
    },
    Knob {
        id: "stopAtRows",
        label: "Stop at a spool of",
        unit: "rows",
        group: "load",
        min: 10_000.0,
        max: 10_000_000.0,
        log_scale: true,
        default: 2_000_000.0,
        description: "Spool depth at which the load stops, when it runs until a backlog.",
        mechanism: "The load tool stops for good as soon as the spool table has that many rows.",
        idle: &[Idle {
            unless: &[Is::OneOf("load", &[1.0])],
            because: "this load does not stop at a backlog",
        }],
        source: "Overdrive test: about 2 million",
        ..INTEGER
    },
    Knob {
        id: "durationHours",
        label: "Duration",
        unit: "h",
        group: "load",
        min: 1.0,
        max: 24.0,
        default: 1.0,
        description: "How long the load goes on. Until a backlog: the longest that it goes on.",
        mechanism: "End of the run; until a backlog: the run ends when the spool has recovered, at the latest after 24 h.",
        source: "Sustainable test: one hour",
        ..INTEGER
    },
    Knob {
        id: "burstMessages",
        label: "Floodgate event",
        unit: "messages",
        group: "load",
        max: 500_000.0,
        log_scale: true,
        default: 50_000.0,
        description: "Files dropped at once, with a floodgate event or on a drawn day.",
        mechanism: "The files lie in the shares, divided evenly, until the receive host instances have picked them up.",
        idle: &[
            Idle {
                unless: &[Is::OneOf("load", &[2.0, 3.0])],
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
    },
    Knob {
        id: "burstAtMinutes",
        label: "Floodgate event after",
        unit: "min",
        group: "load",
        max: 1439.0,
        default: 30.0,
        default_origin: Assumed,
        description: "When those files are dropped.",
        mechanism: "Time from the start of the run.",
        idle: &[
            Idle {
                unless: &[Is::OneOf("load", &[2.0, 3.0])],
                because: "this load has no floodgate event",
            },
            Idle {
                unless: &[Is::AtLeast("burstMessages", 1.0)],
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
    },
    hour::<0>("rate0", "Rate from 0:00", 20.0),
    hour::<1>("rate1", "Rate from 1:00", 15.0),
    hour::<2>("rate2", "Rate from 2:00", 10.0),
    hour::<3>("rate3", "Rate from 3:00", 10.0),
    hour::<4>("rate4", "Rate from 4:00", 15.0),
    hour::<5>("rate5", "Rate from 5:00", 25.0),
    hour::<6>("rate6", "Rate from 6:00", 45.0),
    hour::<7>("rate7", "Rate from 7:00", 70.0),
    hour::<8>("rate8", "Rate from 8:00", 110.0),
    hour::<9>("rate9", "Rate from 9:00", 140.0),
    hour::<10>("rate10", "Rate from 10:00", 130.0),
    hour::<11>("rate11", "Rate from 11:00", 110.0),
    hour::<12>("rate12", "Rate from 12:00", 80.0),
    hour::<13>("rate13", "Rate from 13:00", 90.0),
    hour::<14>("rate14", "Rate from 14:00", 110.0),
    hour::<15>("rate15", "Rate from 15:00", 125.0),
    hour::<16>("rate16", "Rate from 16:00", 140.0),
    hour::<17>("rate17", "Rate from 17:00", 120.0),
    hour::<18>("rate18", "Rate from 18:00", 80.0),
    hour::<19>("rate19", "Rate from 19:00", 60.0),
    hour::<20>("rate20", "Rate from 20:00", 45.0),
    hour::<21>("rate21", "Rate from 21:00", 35.0),
    hour::<22>("rate22", "Rate from 22:00", 30.0),
    hour::<23>("rate23", "Rate from 23:00", 25.0),
    Knob {
        id: "partnerOfflineAtHours",
        label: "Partner offline from",
        unit: "h",
        group: "load",
        max: 23.0,
        default_origin: Assumed,
        description: "When the partner's address stops answering.",
        mechanism: "Time from the start of the run.",
        idle: &[
            Idle {
                unless: &[Is::AtLeast("partnerOfflineHours", 1.0)],
                because: "the partner never goes offline",
            },
            Idle {
                unless: OFFLINE_IN_RUN,
                because: "the run ends before",
            },
        ],
        source: "Section on floodgate scenarios: a partner that goes offline builds up a backlog",
        ..INTEGER
    },
    Knob {
        id: "partnerOfflineHours",
        label: "Partner offline for",
        unit: "h",
        group: "load",
        max: 24.0,
        description: "How long it does not answer; 0 for never.",
        mechanism: "Messages to send stay in the spool until the partner is back; then all of them are due at once.",
        idle: &[Idle {
            unless: OFFLINE_IN_RUN,
            because: "the run ends before the partner goes offline",
        }],
        source: "Not part of the three experiments",
        ..INTEGER
    },
    Knob {
        id: "orchestration",
        label: "Orchestration",
        group: "messages",
        default: 1.0,
        description: "Whether an orchestration stands between receiving and sending.",
        mechanism: "With it a message makes two spool rows, and a second host takes part; without it the send port subscribes to what is received.",
        source: "Section on the test scenario: one receive and one send shape",
        ..SWITCH
    },
    Knob {
        id: "sqlAgent",
        label: "SQL Server Agent",
        group: "cleanup",
        default: 1.0,
        description: "Whether the agent runs that starts the jobs.",
        mechanism: "Stopped, no job ever starts: rows and parts stay.",
        source: "Recommendations: make sure that the agent is running",
        ..SWITCH
    },
    Knob {
        id: "messageCleanup",
        label: "Message cleanup job",
        group: "cleanup",
        default: 1.0,
        description: "MessageBox_Message_Cleanup_BizTalkMsgBoxDb, which deletes rows that nothing refers to.",
        mechanism: "Starts each minute unless it runs, on the rows there are at that moment.",
        idle: &[Idle {
            unless: &[on("sqlAgent")],
            because: "the stopped agent starts no job",
        }],
        source: "Section on backlog behaviour",
        ..SWITCH
    },
    Knob {
        id: "partsCleanup",
        label: "Parts cleanup job",
        group: "cleanup",
        default: 1.0,
        description: "MessageBox_Parts_Cleanup_BizTalkMsgBoxDb, which deletes parts of messages that are gone.",
        mechanism: "Starts each minute unless it runs. Parts that stay take memory from the pages that are needed.",
        idle: &[Idle {
            unless: &[on("sqlAgent")],
            because: "the stopped agent starts no job",
        }],
        source: "Section on backlog behaviour",
        ..SWITCH
    },
    Knob {
        id: "deadlockPriority",
        label: "Deadlock priority of the jobs",
        group: "cleanup",
        kind: Kind::Choice,
        max: 1.0,
        choices: &[
            Choice {
                id: "low",
                label: "Low",
                value: 0.0,
            },
            Choice {
                id: "normal",
                label: "Normal",
                value: 1.0,
            },
        ],
        description: "Who gives up when a cleanup job and other sessions block each other.",
        mechanism: "Low: the job, whose run fails. Normal: the other session, whose transaction starts again.",
        idle: &[
            Idle {
                unless: &[on("sqlAgent")],
                because: "the stopped agent starts no job",
            },
            Idle {
                unless: &[on("messageCleanup"), on("partsCleanup")],
                because: "both jobs are off",
            },
        ],
        acts_when: "Acts only at a deadlock with a job: nearly never before a backlog.",
        source: "Section on backlog behaviour: the jobs have low priority",
        ..INTEGER
    },
    Knob {
        id: "messageBoxMemoryMb",
        label: "Memory of the MessageBox server",
        unit: "MB",
        group: "hardware",
        min: 512.0,
        max: 65_536.0,
        log_scale: true,
        default: 4096.0,
        description: "Main memory of the SQL Server with the MessageBox.",
        mechanism: "A part of it holds data pages. What the spool and the parts need beyond that is read from disk.",
        source: "Hardware list: 4 GB",
        ..INTEGER
    },
    Knob {
        id: "diskSpeedPercent",
        label: "Speed of the data disks",
        unit: "%",
        group: "hardware",
        min: 10.0,
        max: 1_000.0,
        log_scale: true,
        default: 100.0,
        description: "Against the SAN of the study.",
        mechanism: "Divides the time of a page read or write.",
        source: "Recommendations: the I/O subsystem is the most common bottleneck",
        ..INTEGER
    },
    Knob {
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
    },
    Knob {
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
    },
    Knob {
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
    },
    Knob {
        id: "receiveHosts",
        label: "Receive host instances",
        description: "Instances that pick up files.",
        mechanism: "Each has its share, its sessions and its throttle.",
        acts_when: "Acts only while files pile up in the shares: otherwise one instance keeps up.",
        ..HOSTS
    },
    Knob {
        id: "orchestrationHosts",
        label: "Orchestration host instances",
        description: "Instances that run orchestrations.",
        mechanism: "Each has its sessions.",
        idle: &[Idle {
            unless: &[on("orchestration")],
            because: "no message passes an orchestration",
        }],
        ..HOSTS
    },
    Knob {
        id: "sendHosts",
        label: "Send host instances",
        description: "Instances that send.",
        mechanism: "Each has its sessions.",
        ..HOSTS
    },
];
