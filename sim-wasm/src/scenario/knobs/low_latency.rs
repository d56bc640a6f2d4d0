//! The knobs of the low-latency study. Their order is the order of the values in a scenario.

use super::{INTEGER, SWITCH};
use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::DefaultOrigin::{Assumed, Documented};
use crate::scenario::knob::{Choice, Kind, Knob};
use crate::scenario::values::{Conflict, KnobId, Values};

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    VirtualUsers,
    ThinkTimeMs,
    ThinkSpreadMs,
    RequestKb,
    ResponseKb,
    KeepAlive,
    ResponseDelay,
    ReceiveOnly,
    ReceiveAndSend,
    SendOnly,
    SendAndTrack,
    TrackOnly,
    Server,
    MessageBoxes,
    BoxesOnDta,
    BoxesOnThird,
    SqlAgent,
    Tracking,
    GlobalTracking,
    MaxReceiveIntervalMs,
    BatchSize,
    BufferCacheSize,
    MessagingThreads,
    WorkerThreads,
    IoThreads,
    HttpBatchSize,
    RequestQueueSize,
    HttpOutMaxConnection,
    HttpOutInflight,
    HttpOutCompleteSize,
    HbaCards,
    QueueDepth,
    DataFiles,
    LogFiles,
}

/// Requests at a time up to which one bus adapter keeps the SAN waiting: its rate of page writes
/// times the time of one.
const SAN_BUSY_DEPTH: f64 = 18.0;

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    Knob {
        id: "virtualUsers",
        label: "Virtual users",
        unit: "users",
        group: "load",
        min: 1.0,
        max: 60.0,
        default: 5.0,
        description: "Users of the load generator. Each sends one request, waits until the receive location has accepted it, thinks, and sends the next.",
        mechanism: "A closed loop: a user's cycle ends when its request is stored in the MessageBox, so users set the offered rate, not the roundtrip.",
        source: "Software tables of every test case, row Number of Virtual Users",
        ..INTEGER
    },
    Knob {
        id: "thinkTimeMs",
        label: "Think time",
        unit: "ms",
        group: "load",
        max: 2000.0,
        description: "Mean pause of a user between the acceptance of one request and the next.",
        mechanism: "Delay station without a queue, one per user.",
        source: "Notes to Tables 62 and 82; no pause elsewhere",
        ..INTEGER
    },
    Knob {
        id: "thinkSpreadMs",
        label: "Think time spread",
        unit: "ms",
        group: "load",
        advanced: true,
        max: 1000.0,
        description: "Half the width of the interval the pause is drawn from, evenly.",
        mechanism: "The pause is uniform between think time minus spread (at least 0) and think time plus spread.",
        source: "Note to Table 62, configuration B: 100 to 500 ms",
        ..INTEGER
    },
    Knob {
        id: "requestKb",
        label: "Request size",
        unit: "KB",
        group: "load",
        advanced: true,
        min: 1.0,
        max: 100.0,
        log_scale: true,
        default: 5.0,
        description: "Size of a request message.",
        mechanism: "Transfer time on the 100 Mbit/s link to the load generator, parsing on the receive host and bytes in the transaction log grow with it.",
        source: "Software tables, row RequestMessageSize",
        ..INTEGER
    },
    Knob {
        id: "responseKb",
        label: "Response size",
        unit: "KB",
        group: "load",
        advanced: true,
        min: 1.0,
        max: 100.0,
        log_scale: true,
        default: 5.0,
        description: "Size of the response message the backend returns.",
        mechanism: "As the request size, on the way back.",
        source: "Software tables, row ResponseMessageSize",
        ..INTEGER
    },
    Knob {
        id: "keepAlive",
        label: "HTTP keep-alive",
        group: "load",
        advanced: true,
        default: 1.0,
        description: "Whether the load balancer lets HTTP connections stay open between requests. It did from test case 5 on.",
        mechanism: "Without it every request, on the way in and on the way out, first opens a connection.",
        source: "Test case 5, hardware configuration",
        ..SWITCH
    },
    Knob {
        id: "responseDelay",
        label: "Delayed response",
        group: "load",
        advanced: true,
        default: 1.0,
        default_origin: Assumed,
        description: "From test case 8 on, every response takes a constant time more, whatever the hosts, the server and the number of MessageBoxes. The study does not say why; a change of the test harness or a network timer would fit.",
        mechanism: "Delay station between the backend and the sending host instance.",
        source: "Inferred: response times of test cases 1 to 7 against 8 to 21",
        ..SWITCH
    },
    Knob {
        id: "receiveOnly",
        label: "Receive only",
        unit: "computers",
        group: "hosts",
        max: 6.0,
        default_origin: Documented,
        description: "BizTalk computers with a receiving host instance and nothing else.",
        mechanism: "The load balancer spreads requests over all receiving host instances.",
        source: "Hardware configuration of each test case",
        ..INTEGER
    },
    Knob {
        id: "receiveAndSend",
        label: "Receive and send",
        unit: "computers",
        group: "hosts",
        max: 8.0,
        description: "BizTalk computers that run a receiving and a sending host instance.",
        mechanism: "Both host instances share the computer's processors.",
        source: "Hardware configuration of each test case",
        ..INTEGER
    },
    Knob {
        id: "sendOnly",
        label: "Send only",
        unit: "computers",
        group: "hosts",
        max: 12.0,
        description: "BizTalk computers with a sending host instance and nothing else.",
        mechanism: "Each sending host instance polls the MessageBox, dispatches messages one after the other and talks to the backend.",
        source: "Hardware configuration of each test case",
        ..INTEGER
    },
    Knob {
        id: "sendAndTrack",
        label: "Send and track",
        unit: "computers",
        group: "hosts",
        max: 6.0,
        description: "BizTalk computers that send and also move tracking data to the tracking database.",
        mechanism: "The tracking host instance takes processor time on its computer for every tracked event.",
        source: "Hardware configuration of each test case",
        ..INTEGER
    },
    Knob {
        id: "trackOnly",
        label: "Track only",
        unit: "computers",
        group: "hosts",
        max: 3.0,
        description: "BizTalk computers that only move tracking data.",
        mechanism: "As send and track, on a computer of its own.",
        source: "Hardware configuration of test cases 1 to 3",
        ..INTEGER
    },
    Knob {
        id: "server",
        label: "MessageBox server",
        group: "messagebox",
        kind: Kind::Choice,
        max: 2.0,
        default: 1.0,
        description: "The computer that runs SQL Server for the (master) MessageBox database.",
        mechanism: "Number of processors, speed of transaction work and length of lock holds.",
        source: "Test cases 1, 9 and 16; section on SQL Server performance",
        choices: &[
            Choice {
                id: "xeon",
                label: "8-way Xeon",
                value: 0.0,
            },
            Choice {
                id: "opteron",
                label: "4-way Opteron",
                value: 1.0,
            },
            Choice {
                id: "dual",
                label: "Dual-core Opteron",
                value: 2.0,
            },
        ],
        ..INTEGER
    },
    Knob {
        id: "messageBoxes",
        label: "MessageBoxes",
        unit: "databases",
        group: "messagebox",
        min: 1.0,
        max: 5.0,
        default: 1.0,
        description: "MessageBox databases on the master's computer, the master included.",
        mechanism: "With more than one, subscriptions are matched on the master and messages are kept on the others: every publication becomes a distributed transaction.",
        source: "Tables 74 and 82",
        ..INTEGER
    },
    Knob {
        id: "boxesOnDta",
        label: "MessageBoxes on the tracking server",
        unit: "databases",
        group: "messagebox",
        advanced: true,
        max: 3.0,
        description: "Further MessageBox databases on the computer of the tracking database.",
        mechanism: "As MessageBoxes, with longer holds because the transaction spans computers.",
        source: "Table 74",
        ..INTEGER
    },
    Knob {
        id: "boxesOnThird",
        label: "MessageBoxes on the third server",
        unit: "databases",
        group: "messagebox",
        advanced: true,
        max: 3.0,
        description: "Further MessageBox databases on the third SQL Server computer.",
        mechanism: "As MessageBoxes on the tracking server.",
        source: "Table 74",
        ..INTEGER
    },
    Knob {
        id: "sqlAgent",
        label: "SQL Agent jobs",
        group: "messagebox",
        advanced: true,
        default: 1.0,
        description: "Whether the MessageBox's own maintenance jobs run.",
        mechanism: "Part of the background work on the MessageBox processors.",
        source: "Table 70, configuration B",
        ..SWITCH
    },
    Knob {
        id: "tracking",
        label: "Body tracking points",
        unit: "points",
        group: "tracking",
        kind: Kind::Set,
        max: 15.0,
        default: 0.0,
        description: "Where message bodies are saved: on receipt and on sending, of the request and of the response.",
        mechanism: "Every tracked body is one more write in a MessageBox transaction: processor work, a longer lock hold, and time in the dispatcher.",
        source: "Section on tracking; software tables, row Msg Body Tracking; note to Table 58",
        choices: &[
            Choice {
                id: "requestReceive",
                label: "Request received",
                value: 1.0,
            },
            Choice {
                id: "requestSend",
                label: "Request sent",
                value: 2.0,
            },
            Choice {
                id: "responseReceive",
                label: "Response received",
                value: 4.0,
            },
            Choice {
                id: "responseSend",
                label: "Response sent",
                value: 8.0,
            },
        ],
        ..INTEGER
    },
    Knob {
        id: "globalTracking",
        label: "Global tracking",
        group: "tracking",
        advanced: true,
        default: 1.0,
        description: "Whether events of messages are recorded and moved to the tracking database.",
        mechanism: "Every stored message carries one more record, as costly as a tracked body; tracking hosts and the tracking database have work with every roundtrip.",
        source: "Note to Table 78, configuration C",
        ..SWITCH
    },
    Knob {
        id: "maxReceiveIntervalMs",
        label: "MaxReceiveInterval",
        unit: "ms",
        group: "polling",
        advanced: true,
        min: 1.0,
        max: 5000.0,
        log_scale: true,
        default: 50.0,
        description: "Longest pause of a host instance between two looks for new messages.",
        mechanism: "A poll that finds nothing lengthens the pause up to this value; a poll that finds messages is followed by another at once.",
        source: "Table 1 and software tables, row In-Process MaximumReceiveInterval",
        ..INTEGER
    },
    Knob {
        id: "batchSize",
        label: "BatchSize",
        unit: "messages",
        group: "polling",
        advanced: true,
        min: 1.0,
        max: 200.0,
        log_scale: true,
        default: 20.0,
        description: "Most messages a sending host instance takes from the MessageBox in one transaction.",
        mechanism: "Caps a dequeue; its lock is held longer the more messages it takes.",
        source: "Table 1; Tables 66, 70, 74, 78 and 82; default 20 from test case 17",
        ..INTEGER
    },
    Knob {
        id: "bufferCacheSize",
        label: "MessagingLMBufferCacheSize",
        unit: "batches",
        group: "threads",
        advanced: true,
        min: 1.0,
        max: 500.0,
        log_scale: true,
        default: 50.0,
        description: "Message batches a host instance handles at the same time.",
        mechanism: "A receiving host instance publishes at most this many batches at once; a sending one holds at most this many dequeued batches.",
        acts_when: "Acts only when as many batches are in one host instance at once.",
        source: "Table 1 and software tables",
        ..INTEGER
    },
    Knob {
        id: "messagingThreads",
        label: "MessagingThreadPoolSize",
        unit: "threads per processor",
        group: "threads",
        advanced: true,
        min: 1.0,
        max: 100.0,
        log_scale: true,
        default: 20.0,
        description: "Threads per processor that work on messages in a host instance.",
        mechanism: "Bounds the publications and completions that a host instance has under way.",
        acts_when: "Acts only when as many publications and completions are under way in one host instance.",
        source: "Table 1 and software tables",
        ..INTEGER
    },
    Knob {
        id: "workerThreads",
        label: "MaxWorkerThreads",
        unit: "threads per processor",
        group: "threads",
        advanced: true,
        min: 1.0,
        max: 500.0,
        log_scale: true,
        default: 25.0,
        default_origin: Assumed,
        description: "Threads per processor with which the HTTP adapter accepts messages.",
        mechanism: "Bounds the requests that a receiving host instance works on.",
        acts_when: "Acts only when as many requests are at one receiving host instance at once.",
        source: "Table 1 and software tables; printed Default in 1-A",
        ..INTEGER
    },
    Knob {
        id: "ioThreads",
        label: "MaxIOThreads",
        unit: "threads per processor",
        group: "threads",
        advanced: true,
        min: 1.0,
        max: 500.0,
        log_scale: true,
        default: 25.0,
        default_origin: Assumed,
        description: "Threads per processor that handle completed input and output.",
        mechanism: "Bounds the backend answers that a sending host instance handles at once.",
        acts_when: "Acts only when as many answers reach one sending host instance at once.",
        source: "Table 1 and software tables; printed Default in 1-A",
        ..INTEGER
    },
    Knob {
        id: "httpBatchSize",
        label: "HTTPBatchSize",
        unit: "messages",
        group: "http",
        advanced: true,
        min: 1.0,
        max: 50.0,
        default: 1.0,
        description: "Requests the HTTP receive adapter gathers before it submits them together.",
        mechanism: "A receiving host instance waits for this many requests, or one second, and publishes them in one transaction.",
        source: "Table 1 and software tables",
        ..INTEGER
    },
    Knob {
        id: "requestQueueSize",
        label: "RequestQueueSize",
        unit: "requests",
        group: "http",
        advanced: true,
        min: 1.0,
        max: 4096.0,
        log_scale: true,
        default: 256.0,
        description: "Requests the HTTP receive adapter handles at any one time.",
        mechanism: "Requests beyond it wait at the computer's door.",
        idle: &[Idle {
            unless: &[Is::Within {
                knob: "requestQueueSize",
                limit: "virtualUsers",
                times: 1.0,
            }],
            because: "there are never more requests than users",
        }],
        acts_when: "Acts only when as many requests are at one receiving computer at once.",
        source: "Table 1 and software tables",
        ..INTEGER
    },
    Knob {
        id: "httpOutMaxConnection",
        label: "HTTPOutMaxConnection",
        unit: "connections",
        group: "http",
        advanced: true,
        min: 1.0,
        max: 500.0,
        log_scale: true,
        default: 48.0,
        description: "Connections that one HTTP send adapter keeps to its targets.",
        mechanism: "Bounds the sends of a host instance that are on the wire.",
        acts_when: "Acts only when as many sends of one host instance are on the wire.",
        source: "Table 1 and software tables",
        ..INTEGER
    },
    Knob {
        id: "httpOutInflight",
        label: "HTTPOutInflightSize",
        unit: "messages",
        group: "http",
        advanced: true,
        min: 1.0,
        max: 2000.0,
        log_scale: true,
        default: 300.0,
        description: "Messages that one HTTP send adapter has accepted and not finished.",
        mechanism: "The dispatcher of a host instance stops at this many unfinished messages.",
        acts_when: "Acts only when as many messages of one host instance are unfinished.",
        source: "Table 1 and software tables",
        ..INTEGER
    },
    Knob {
        id: "httpOutCompleteSize",
        label: "HTTPOutCompleteSize",
        unit: "actions",
        group: "http",
        advanced: true,
        min: 1.0,
        max: 100.0,
        default: 5.0,
        default_origin: Assumed,
        description: "Finished actions that the HTTP send adapter gathers before it returns them to the engine.",
        mechanism: "A response counts two actions (submit and delete), a finished one-way send one. The batch is returned when it is full.",
        source: "Table 1 and software tables; printed Default before 5-D",
        ..INTEGER
    },
    Knob {
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
            unless: &[Is::AtMost("queueDepth", SAN_BUSY_DEPTH)],
            because: "one card alone gives the SAN all it can do",
        }],
        source: "Table 74; text of test case 21 and of the summary",
        ..INTEGER
    },
    Knob {
        id: "queueDepth",
        label: "HBA queue depth",
        unit: "requests",
        group: "storage",
        advanced: true,
        min: 1.0,
        max: 4096.0,
        log_scale: true,
        default: 32.0,
        description: "Requests that one host bus adapter has under way at the SAN.",
        mechanism: "Caps how many page writes of a checkpoint the SAN works on at once, and with that how long the checkpoint lasts.",
        idle: &[Idle {
            unless: &[Is::AtMost("queueDepth", SAN_BUSY_DEPTH)],
            because: "above 18 requests the SAN itself is the limit",
        }],
        source: "Test case 17; Tables 66, 70, 74, 78 and 82",
        ..INTEGER
    },
    Knob {
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
    },
    Knob {
        id: "logFiles",
        label: "Log files",
        unit: "files",
        group: "storage",
        advanced: true,
        min: 1.0,
        max: 8.0,
        default: 1.0,
        description: "Files of the MessageBox transaction log.",
        mechanism: "SQL Server writes one log file at a time, so more files leave each write as long as it was.",
        idle: &[Idle {
            unless: &[],
            because: "SQL Server writes one log file at a time",
        }],
        source: "Test case 15",
        ..INTEGER
    },
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }

    fn conflict(values: &Values<Self>) -> Option<Conflict<Self>> {
        if values.get(Self::ReceiveOnly) + values.get(Self::ReceiveAndSend) == 0.0 {
            return Some(Conflict {
                id: Self::ReceiveOnly,
                accepted: "at least one computer that receives",
            });
        }
        let senders = [Self::ReceiveAndSend, Self::SendOnly, Self::SendAndTrack];
        senders
            .iter()
            .all(|&id| values.get(id) == 0.0)
            .then_some(Conflict {
                id: Self::SendOnly,
                accepted: "at least one computer that sends",
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::low_latency::Parameters;

    #[test]
    fn deeper_queues_than_declared_leave_the_san_busy() {
        let p = Parameters::default();
        let busy = p.checkpoint_rate * p.checkpoint_write_ms;
        assert_eq!(SAN_BUSY_DEPTH, libm::floor(busy));
    }
}
