//! The jobs that delete what has been processed.

use crate::scenario::idle::{Idle, on};
use crate::scenario::knob::{Choice, INTEGER, Kind, Knob, SWITCH};

pub(super) const SQL_AGENT: Knob = Knob {
    id: "sqlAgent",
    label: "SQL Server Agent",
    group: "cleanup",
    default: 1.0,
    description: "Whether the agent runs that starts the jobs.",
    mechanism: "Stopped, no job ever starts: rows and parts stay.",
    source: "Recommendations: make sure that the agent is running",
    ..SWITCH
};

pub(super) const MESSAGE_CLEANUP: Knob = Knob {
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
};

pub(super) const PARTS_CLEANUP: Knob = Knob {
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
};

pub(super) const DEADLOCK_PRIORITY: Knob = Knob {
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
};
